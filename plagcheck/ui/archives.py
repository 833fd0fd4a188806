"""The archive in the window: which file, what is added and removed, in a thread of its own, and what is said of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from plagcheck.engine import Archive, Archived, Progress
from plagcheck.ui.components.overlays import Action
from plagcheck.ui.desk import Desk
from plagcheck.ui.dropping import FILE_FILTER
from plagcheck.ui.saving import Notify
from plagcheck.ui.settings import Settings
from plagcheck.ui.views.archive import ArchivePage
from plagcheck.ui.worker import Tell, Worker

SUFFIX = ".plagarchive"


@dataclass(frozen=True, slots=True)
class Looked:
    """What lies in an archive after a piece of work, and what came of it."""

    papers: tuple[Archived, ...]
    done: str = ""
    count: int = 0
    faults: tuple[str, ...] = ()


Work = Callable[[Archive, Progress], Looked]


class Archives(QObject):
    """Does for the page of the archive what a person asks of it; one piece of work at a time."""

    progressed = Signal(str, int, int)
    ended = Signal()

    def __init__(self, window: QWidget, desk: Desk, settings: Settings, notify: Notify) -> None:
        super().__init__(window)
        self._window, self._desk, self._settings, self._notify = window, desk, settings, notify
        self._page: ArchivePage | None = None
        self._worker: Worker | None = None

    def follow(self, page: ArchivePage) -> None:
        """Hear what is asked on a page."""
        self._page = page
        page.new_asked.connect(self._new)
        page.open_asked.connect(self._open)
        page.used.connect(self._use)
        page.adding_asked.connect(self._add)
        page.removing_asked.connect(self._ask_removing)
        page.verify_asked.connect(self._verify)

    @property
    def busy(self) -> bool:
        """Whether an archive is read or written."""
        return self._worker is not None

    def cancel(self) -> None:
        """Stop at the next report; the archive is as before."""
        if self._worker is not None:
            self._worker.cancel()

    def wait(self) -> None:
        """Cancel, and wait for the end."""
        if self._worker is not None:
            self._worker.abandon()
            self._worker.wait()
            self._worker = None

    def show(self) -> None:
        """Show the archive in force on the page."""
        assert self._page is not None
        check = self._desk.check
        papers = sum(len(p.document.text) > 0 for p in check.session.entries) if check is not None else 0
        self._page.offer_check(papers)
        path = self._settings.archive
        if path and not Path(path).is_file():
            self._settings.archive = path = ""
        if path:
            self._run(lambda _archive, _progress: Looked(_archive.papers()))
        else:
            self._page.show_archive("", ())

    # ── what is asked ──

    def _filters(self) -> str:
        return self.tr("Archives ({})").format(f"*{SUFFIX}")

    def _new(self) -> None:
        proposal = str(Path(QDir.homePath()) / (self.tr("Earlier papers") + SUFFIX))
        chosen = QFileDialog.getSaveFileName(self._window, self.tr("New archive"), proposal, self._filters())[0]
        if chosen:
            self._choose(chosen if chosen.endswith(SUFFIX) else chosen + SUFFIX, new=True)

    def _open(self) -> None:
        filters = self._filters() + ";;" + self.tr("All files (*)")
        chosen = QFileDialog.getOpenFileName(self._window, self.tr("Open archive"), QDir.homePath(), filters)[0]
        if chosen:
            self._choose(chosen, new=False)

    def _choose(self, path: str, *, new: bool) -> None:
        def look(archive: Archive, progress: Progress) -> Looked:
            if new:
                archive.add([], labels={}, progress=progress)
            return Looked(archive.papers())

        self._run(look, path)

    def _use(self, on: bool) -> None:
        self._settings.archive_used = on
        self._desk.compare_again()

    def _add(self, what: str, labels: object, text: bool) -> None:
        assert isinstance(labels, dict)
        paths = self._paths(what)
        options = replace(self._settings.options, archive=None)

        def add(archive: Archive, progress: Progress) -> Looked:
            added = archive.add(paths, labels=labels, text=text, options=options, progress=progress)
            return Looked(archive.papers(), "added", len(added))

        if paths:
            self._run(add)

    def _paths(self, what: str) -> list[Path]:
        if what == "check":
            return list(self._desk.check.paths) if self._desk.check is not None else []
        if what == "folder":
            chosen = QFileDialog.getExistingDirectory(self._window, self.tr("Add folder"), QDir.homePath())
            return [Path(chosen)] if chosen else []
        filters = self.tr("Papers ({})").format(FILE_FILTER) + ";;" + self.tr("All files (*)")
        return [Path(p) for p in QFileDialog.getOpenFileNames(self._window, self.tr("Add files"), QDir.homePath(), filters)[0]]

    def _ask_removing(self, ids: object) -> None:
        assert isinstance(ids, list)
        title = self.tr("Remove %n papers from the archive?", "", len(ids))
        act: list[Action] = [(self.tr("Remove"), lambda: self._remove(ids))]
        self._notify("look", title, self.tr("This cannot be undone; the papers' own files stay"), act)

    def _remove(self, ids: Sequence[int]) -> None:
        def remove(archive: Archive, _progress: Progress) -> Looked:
            count = archive.remove(ids)
            return Looked(archive.papers(), "removed", count)

        self._run(remove)

    def _verify(self) -> None:
        def verify(archive: Archive, progress: Progress) -> Looked:
            return Looked(archive.papers(), "verified", faults=tuple(archive.verify(progress)))

        self._run(verify)

    # ── work ──

    def _run(self, work: Work, path: str = "") -> None:
        if self._worker is not None:
            return
        chosen = path or self._settings.archive
        call = _done(work, chosen)
        self._worker = Worker(call, self)
        self._worker.progressed.connect(self.progressed)
        self._worker.succeeded.connect(self._succeeded)
        self._worker.failed.connect(self._failed)
        self._worker.cancelled.connect(self._rest)
        self._worker.start()

    def _rest(self) -> None:
        self._worker = None
        self.ended.emit()

    def _failed(self, message: str) -> None:
        self._rest()
        self._notify("error", self.tr("The archive could not be used"), message, ())

    def _succeeded(self, value: object) -> None:
        assert isinstance(value, tuple)
        path, looked = value
        self._rest()
        changed = path != self._settings.archive or looked.done in ("added", "removed")
        self._settings.archive = path
        if self._page is not None:
            self._page.show_archive(path, looked.papers, Path(path).stat().st_size, used=self._settings.archive_used)
        self._tell(looked)
        if changed and self._settings.archive_used:
            self._desk.compare_again()

    def _tell(self, looked: Looked) -> None:
        if looked.done == "added":
            meaning = self.tr("Papers that were in it already are not added twice")
            self._notify("done", self.tr("%n papers added to the archive", "", looked.count), meaning, ())
        elif looked.done == "removed":
            self._notify("done", self.tr("%n papers removed from the archive", "", looked.count), "", ())
        elif looked.done == "verified" and looked.faults:
            self._notify("error", self.tr("The archive is damaged"), looked.faults[0], ())
        elif looked.done == "verified":
            self._notify("done", self.tr("The archive is sound"), self.tr("Every paper and every list in it was read"), ())


def _done(work: Work, path: str) -> Callable[[Progress, Tell], object]:
    """A call that does the work and brings back the archive's path with what lies in it then."""

    def call(progress: Progress, _tell: Tell) -> object:
        return path, work(Archive(path), progress)

    return call
