"""Saving the report: the menu of forms, where to, and what is said when it is done or fails."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QPoint, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from plagcheck.engine import Report
from plagcheck.ui import theme
from plagcheck.ui.components import Button
from plagcheck.ui.components.overlays import Action, NoticeKind
from plagcheck.ui.exporting import FORMS, Exporter, Form

Notify = Callable[[NoticeKind, str, str, Sequence[Action]], None]
Source = Callable[[], tuple[Report, str, str] | None]
"""The report at hand, its title and the language to write in."""
LONGEST_NAME = 80


class Saving(QObject):
    """Writes the report at hand off the window's thread and tells of the outcome."""

    progressed = Signal(str, int, int)
    ended = Signal()

    def __init__(self, window: QWidget, source: Source, notify: Notify) -> None:
        super().__init__(window)
        self._window, self._source, self._notify = window, source, notify
        self._exporter = Exporter(self)
        self._exporter.progressed.connect(self.progressed)
        self._exporter.written.connect(self._written)
        self._exporter.failed.connect(self._failed)

    @property
    def busy(self) -> bool:
        """Whether a file is being written."""
        return self._exporter.busy

    def wait(self) -> None:
        """Give up what is being written."""
        self._exporter.wait()

    def fill(self, menu: QMenu, key: str = "") -> None:
        """Put the forms into a menu; `key` is the shortcut of the first, the PDF."""
        names = {"pdf": self.tr("PDF…"), "html": self.tr("Web page (HTML)…"), "csv": self.tr("Table (CSV)…"), "json": "JSON…"}
        menu.clear()
        for form in FORMS:
            action = menu.addAction(names[form], partial(self.save, form))
            if form == FORMS[0] and key:
                action.setShortcut(key)

    def open_below(self, button: Button) -> None:
        """Open the menu of forms below a button."""
        menu = QMenu(button)
        theme.dress(menu)
        self.fill(menu)
        menu.popup(button.mapToGlobal(QPoint(0, button.height() + 4)))

    def save(self, form: Form, path: Path | None = None) -> None:
        """Write the report; asks where unless told."""
        at_hand = self._source()
        if at_hand is None:
            return
        report, title, language = at_hand
        if path is None:
            proposal = str(Path(QDir.homePath()) / f"{safe_name(title)}.{form}")
            chosen = QFileDialog.getSaveFileName(self._window, self.tr("Export report"), proposal, f"*.{form}")[0]
            if not chosen:
                return
            path = Path(chosen)
        self._exporter.export(report, form, path, title, language)

    def _written(self, path: object) -> None:
        assert isinstance(path, Path)
        actions: list[Action] = [
            (self.tr("Open"), partial(open_file, path)),
            (self.tr("Show in folder"), partial(open_file, path.parent)),
        ]
        self._notify("done", self.tr("Report saved"), path.name, actions)
        open_file(path)
        self.ended.emit()

    def _failed(self, form: Form, path: object, message: str) -> None:
        assert isinstance(path, Path)
        actions: list[Action] = [
            (self.tr("Save as…"), partial(self.save, form)),
            (self.tr("Retry"), partial(self.save, form, path)),
        ]
        self._notify("error", self.tr("Could not write {}").format(path.name), message, actions)
        self.ended.emit()


def open_file(path: Path) -> bool:
    """Open a file or a folder in its own program; False when none does."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute())))


def safe_name(title: str) -> str:
    """A title as a file name."""
    kept = "".join("_" if c in '<>:"/\\|?*' or ord(c) < 32 else c for c in title)
    return kept.strip(" .")[:LONGEST_NAME] or "plagcheck"
