"""Saved checks: asked for by menu or key, written by the desk, opened in place of the check at hand."""

from pathlib import Path

from PySide6.QtCore import QDir, QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from plagcheck.engine import SAVED_SUFFIX
from plagcheck.ui.desk import Desk
from plagcheck.ui.saving import Notify, safe_name


class SavedChecks(QObject):
    """Asks a person where to and where from, and tells of the outcome."""

    def __init__(self, window: QWidget, desk: Desk, notify: Notify) -> None:
        super().__init__(window)
        self._window, self._desk, self._notify = window, desk, notify
        desk.saved.connect(self._saved)
        desk.not_saved.connect(self._not_saved)

    def open(self) -> None:
        """Ask for a saved check and open it."""
        chosen = QFileDialog.getOpenFileName(self._window, self.tr("Open saved check"), QDir.homePath(), self._filters())[0]
        if chosen:
            self._desk.open_saved(Path(chosen))

    def save(self) -> None:
        """Save the check at hand where it was saved before; ask where the first time."""
        if self._desk.check is not None and self._desk.check.file is not None:
            self._desk.save_to(self._desk.check.file)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Ask for a file and save the check at hand in it."""
        if self._desk.check is None:
            return
        proposal = str(Path(QDir.homePath()) / f"{safe_name(self._desk.check.title)}{SAVED_SUFFIX}")
        chosen = QFileDialog.getSaveFileName(self._window, self.tr("Save check"), proposal, self._filters())[0]
        if chosen:
            self._desk.save_to(Path(chosen if chosen.endswith(SAVED_SUFFIX) else chosen + SAVED_SUFFIX))

    def _filters(self) -> str:
        return self.tr("Saved checks ({})").format(f"*{SAVED_SUFFIX}")

    def _saved(self, path: object) -> None:
        assert isinstance(path, Path)
        meaning = self.tr("It opens again as it is now, with all reviews")
        self._notify("done", self.tr("Check saved: {}").format(path.name), meaning, ())

    def _not_saved(self, message: str) -> None:
        self._notify("error", self.tr("The check could not be saved"), message, [(self.tr("Save as…"), self.save_as)])
