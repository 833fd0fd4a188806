"""How papers come in: file dialogs, the clipboard, the sample, recent checks. The window's drops go to the desk directly."""

from importlib import resources
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QTemporaryDir
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from plagcheck.ui.desk import Desk
from plagcheck.ui.dropping import FILE_FILTER, dropped
from plagcheck.ui.saving import Notify
from plagcheck.ui.settings import Recent


class Intake(QObject):
    """Asks a person for papers and puts them on the desk."""

    def __init__(self, window: QWidget, desk: Desk, notify: Notify) -> None:
        super().__init__(window)
        self._window, self.desk, self._notify = window, desk, notify
        self._pasted: QTemporaryDir | None = None

    @property
    def has_pasted(self) -> bool:
        """Whether a pasted text is among the papers; it lives only as long as the window."""
        return self._pasted is not None

    def _choose_files(self, title: str) -> list[Path]:
        filters = self.tr("Papers ({})").format(FILE_FILTER) + ";;" + self.tr("All files (*)")
        return [Path(p) for p in QFileDialog.getOpenFileNames(self._window, title, QDir.homePath(), filters)[0]]

    def add_files(self) -> None:
        """Ask for files to be checked."""
        self.desk.add(self._choose_files(self.tr("Add files")), "paper")

    def add_folder(self) -> None:
        """Ask for a folder to be checked."""
        chosen = QFileDialog.getExistingDirectory(self._window, self.tr("Add folder"), QDir.homePath())
        self.desk.add([Path(chosen)] if chosen else [], "paper")

    def add_references(self) -> None:
        """Ask for papers to compare with."""
        self.desk.add(self._choose_files(self.tr("Add references")), "reference")

    def add_templates(self) -> None:
        """Ask for assignments and templates."""
        self.desk.add(self._choose_files(self.tr("Add templates")), "template")

    def open_sample(self) -> None:
        """Check the class that comes with the program."""
        folder = Path(str(resources.files("plagcheck.resources") / "samples"))
        self.desk.open_sample(folder / "class", folder / "assignment.txt", self.tr("Sample class"))

    def open_recent(self, recent: Recent) -> None:
        """Make a check again; says so when its papers have gone."""
        if not self.desk.reopen(recent):
            title = self.tr("“{}” cannot be opened").format(recent.title)
            self._notify("error", title, self.tr("Its papers are no longer where they were"), ())

    def paste(self) -> None:
        """Add the files on the clipboard, or its text as a paper."""
        mime = QGuiApplication.clipboard().mimeData()
        if dropped(mime).paths:
            self.desk.add(dropped(mime).paths, "paper")
        elif mime.hasText() and mime.text().strip():
            self.desk.add([self._text_as_file(mime.text())], "paper")

    def _text_as_file(self, text: str) -> Path:
        if self._pasted is None:
            self._pasted = QTemporaryDir(QDir.tempPath() + "/plagcheck-XXXXXX")
        number = sum(1 for _ in Path(self._pasted.path()).iterdir()) + 1
        path = Path(self._pasted.path()) / self.tr("Pasted text {}.txt").format(number)
        path.write_text(text, encoding="utf-8", errors="replace")
        return path
