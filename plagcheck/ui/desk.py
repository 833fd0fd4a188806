"""The desk: what a person has put on it, the check that came of it, and the one piece of work that runs on it.

It knows no widget. A new check cancels the old one and no longer hears it; papers added while work runs wait for its end;
papers added to a finished check are read alone; a changed choice compares again without reading.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from plagcheck.engine import Match, Options, Progress, Report, ReviewState, Session, is_saved_check
from plagcheck.ui.check import Check, Result, checking, opening, rereading, saving, saying, title_of
from plagcheck.ui.dropping import is_many
from plagcheck.ui.keeping import folder_of_checks, keep
from plagcheck.ui.settings import Recent, Settings
from plagcheck.ui.worker import Call, Tell, Worker

ROLES = ("paper", "reference", "template")
WAIT_AT_END_MS = 10_000


def _after(writing: Sequence[Worker | None], call: Call) -> Call:
    """The call, begun when nobody writes the session any more."""

    def waiting(progress: Progress, tell: Tell) -> object:
        for worker in writing:
            if worker is not None:
                worker.wait()
        return call(progress, tell)

    return waiting


class Desk(QObject):
    """Holds at most one check and one worker."""

    staged = Signal()
    """What waits for more papers has changed."""
    began = Signal(str, object)
    """A check begins: its title and the names dropped."""
    told = Signal(str, object)
    progressed = Signal(str, int, int)
    shown = Signal(object)
    """A Result is there."""
    failed = Signal(str)
    cancelled = Signal()
    saved = Signal(object)
    not_saved = Signal(str)
    ended = Signal()
    """The worker is at rest, whatever came of it."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.check: Check | None = None
        self.waiting: dict[str, list[Path]] = {role: [] for role in ROLES}
        self._pending: list[Path] = []
        self._reading: list[Path] = []
        """Papers the running work reads; not yet in the session."""
        self._worker: Worker | None = None
        self._keeper: Worker | None = None
        self._saver: Worker | None = None
        self._said = self._opening = False
        """Whether the running work only says something of a pair, or opens a saved check."""
        self._retired: list[Worker] = []
        self._undo: list[Callable[[], None]] = []
        """What takes the last change back, of the choices or of what was said of a pair; the latest last."""

    @property
    def busy(self) -> bool:
        """Whether work runs."""
        return self._worker is not None

    @property
    def result(self) -> Result | None:
        """The last result of the check."""
        return self.check.result if self.check else None

    @property
    def can_undo(self) -> bool:
        """Whether a choice can be taken back."""
        return bool(self._undo)

    # ── papers ──

    def clear(self) -> None:
        """Put everything away."""
        self._stop()
        self.check = None
        self._pending, self._undo = [], []
        self.waiting = {role: [] for role in ROLES}
        self.staged.emit()

    def add(self, paths: Sequence[Path], role: str, title: str = "") -> None:
        """Add papers, references or templates: to the check at hand, to one that begins now, or to what waits for more."""
        if not paths:
            return
        if role == "paper" and len(paths) == 1 and is_saved_check(paths[0]):
            self.open_saved(paths[0])
            return
        if self.check is not None:
            self._add_to_check(list(paths), role)
            return
        self.waiting[role] += [p for p in paths if p not in self.waiting[role]]
        papers = self.waiting["paper"]
        if is_many(papers) or (papers and self.waiting["reference"]):
            self._begin(title)
        else:
            self.staged.emit()

    def open_sample(self, folder: Path, template: Path, title: str) -> None:
        """Check the class that comes with the program; nothing of it stays for the person's own papers."""
        self.clear()
        self.waiting = {"paper": [folder], "reference": [], "template": [template]}
        self._begin(title)
        assert self.check is not None
        self.check.is_sample = True

    def remove_waiting(self, role: str) -> None:
        """Take what waits in a role away."""
        self.waiting[role] = []
        self.staged.emit()

    def reopen(self, recent: Recent) -> bool:
        """Open a recent check as it was kept, or make it again from what is still there; False when nothing of it is."""
        if recent.saved and Path(recent.saved).is_file():
            self._open(Path(recent.saved), [Path(p) for p in recent.paths], recent.title)
            return True
        paths, against, templates = (
            [Path(p) for p in each if Path(p).exists()] for each in (recent.paths, recent.against, recent.templates)
        )
        if not paths:
            return False
        self.clear()
        self.waiting = {"paper": paths, "reference": against, "template": templates}
        self._begin(recent.title)
        return True

    def open_saved(self, path: Path) -> None:
        """Open a check that was saved in a file, in place of the one at hand."""
        self._open(path, [path], path.stem)
        assert self.check is not None
        self.check.file = path

    def _open(self, path: Path, paths: list[Path], title: str) -> None:
        self.clear()
        self.check = Check(title, paths)
        if path.parent == folder_of_checks():
            self.check.place = path
        self.began.emit(title, [])
        self._opening, self._said = True, False
        self._run(opening(self.check, path, self._settings.options))

    def save_to(self, path: Path) -> None:
        """Save the check at hand in a file of the person's choice."""
        check = self.check
        if check is None or check.result is None or self.busy:
            return
        self._saver = saver = Worker(saving(check, path), self)
        saver.succeeded.connect(self._was_saved)
        saver.failed.connect(self.not_saved)
        saver.start()

    def _was_saved(self, path: object) -> None:
        assert isinstance(path, Path)
        if self.check is not None:
            self.check.file = path
        self.saved.emit(path)

    def _keep(self, *, only_reviews: bool) -> None:
        """Write the check into its own file, beside whatever the person does next."""
        check = self.check
        if check is not None:
            self._keeper = Worker(
                lambda _progress, _tell: keep(check.place, check.session, check.title, only_reviews=only_reviews), self
            )
            self._keeper.start()

    def _begin(self, title: str) -> None:
        papers = self.waiting["paper"]
        self.check = Check(title or title_of(papers), [], self.waiting["reference"], self.waiting["template"])
        self.waiting = {role: [] for role in ROLES}
        self._undo = []
        self.began.emit(self.check.title, [p.name for p in papers])
        self._compare(papers)

    def _add_to_check(self, paths: list[Path], role: str) -> None:
        assert self.check is not None
        if role != "paper":
            roles = self.check.against if role == "reference" else self.check.templates
            roles += [p for p in paths if p not in roles]
            self._compare(self._reading)
        elif self.busy:
            self._pending += paths
        else:
            self._compare(paths)

    # ── work ──

    def compare_again(self) -> None:
        """Compare under the choices in force, without reading."""
        if self.check is not None:
            self._compare([])

    def use(self, options: Options) -> None:
        """Take other choices, remember the old ones for undo, compare again."""
        if options == self._settings.options:
            return
        self._undo.append(partial(self._take, self._settings.options))
        self._take(options)

    def _take(self, options: Options) -> None:
        self._settings.options = options
        self.compare_again()

    def undo(self) -> None:
        """Take the last change back: of the choices, of a review, of what is set aside."""
        if self._undo:
            self._undo.pop()()

    # ── what is said of a pair ──

    def review(self, a: int, b: int, state: ReviewState, note: str) -> None:
        """Say a state and a note of two papers of the report."""
        if self.result is None or self.busy:
            return
        before = self.result.report.review_of(a, b)
        if (before.state, before.note) != (state, note):
            self._undo.append(lambda: self._say(lambda s: s.review(a, b, state=before.state, note=before.note)))
            self._say(lambda session: session.review(a, b, state=state, note=note))

    def set_aside(self, a: int, b: int, match: Match, reason: str) -> None:
        """Let a match of two papers count no more."""
        if self.result is not None and not self.busy:
            self._undo.append(lambda: self._say(lambda session: session.take_back(a, b, match)))
            self._say(lambda session: session.set_aside(a, b, match, reason))

    def take_back(self, a: int, b: int, match: Match, reason: str) -> None:
        """Let a match that was set aside, for this reason, count again; one that counts already is left so."""
        if self.result is not None and not self.busy and self._is_aside(a, b, match):
            self._undo.append(lambda: self._say(lambda session: session.set_aside(a, b, match, reason)))
            self._say(lambda session: session.take_back(a, b, match))

    def _is_aside(self, a: int, b: int, match: Match) -> bool:
        assert self.result is not None
        pair = next((p for p in (*self.result.report.pairs, self.result.lone) if p and (p.a, p.b) == (a, b)), None)
        return pair is None or any(each.match == match for each in pair.aside)

    def _say(self, say: Callable[[Session], Report]) -> None:
        if self.check is not None and not self.busy:
            self._said = True
            self._run(saying(self.check, say))

    def toggle(self, kind: str, on: bool) -> None:
        """Exclude a kind of text or no longer; `hide-names` hides names."""
        now = self._settings.options
        if kind == "hide-names":
            self.use(replace(now, hide_names=on))
        else:
            excluded = now.exclude | {kind} if on else now.exclude - {kind}
            self.use(replace(now, exclude=frozenset(excluded)))  # type: ignore[arg-type]

    def reread(self, document: int, encoding: str, password: str) -> None:
        """Read one paper of the report again."""
        if self.check is not None and self.check.result is not None:
            options = self.check.options(self._settings.options)
            self._run(rereading(self.check, document, encoding, password, options))

    def _compare(self, paths: list[Path]) -> None:
        assert self.check is not None
        self._said = False
        self._reading = paths
        self._run(checking(self.check, paths, self.check.options(self._settings.options)))

    def _run(self, call: Call) -> None:
        self._stop()
        self._worker = worker = Worker(_after([self._keeper, self._saver], call), self)
        worker.progressed.connect(self.progressed)
        worker.told.connect(self.told)
        worker.succeeded.connect(self._succeeded)
        worker.failed.connect(self._failed)
        worker.cancelled.connect(self._was_cancelled)
        worker.start()

    def _stop(self) -> None:
        self._retired = [w for w in self._retired if not w.isFinished()]
        if self._worker is not None:
            self._worker.abandon()
            self._retired.append(self._worker)
            self._worker = None

    def cancel(self) -> None:
        """Stop the work at its next report."""
        self._pending = []
        if self._worker is not None:
            self._worker.cancel()

    def wait_for_writing(self, at_most_ms: int = WAIT_AT_END_MS) -> bool:
        """Wait until the check at hand is written; False when that takes too long."""
        return all(worker.wait(at_most_ms) for worker in (self._keeper, self._saver) if worker is not None)

    def wait(self) -> bool:
        """Cancel everything and wait for the threads to end; False when one does not."""
        self._stop()
        ended = [worker.wait(WAIT_AT_END_MS) for worker in self._retired]
        return self.wait_for_writing() and all(ended)

    def _rest(self) -> None:
        if self._worker is not None:
            self._retired.append(self._worker)
        self._worker = None
        self.ended.emit()

    def _succeeded(self, result: object) -> None:
        assert isinstance(result, Result)
        assert self.check is not None
        self.check.result = result
        self._reading = []
        if self._opening:  # the choices in force are those of the check in view
            self._settings.options = replace(result.report.options, against=(), templates=(), jobs=None)
        self._opening = False
        self._rest()
        self.shown.emit(result)
        self._keep(only_reviews=self._said)
        self._said = False
        if self._pending:
            pending, self._pending = self._pending, []
            self._compare(pending)

    def _failed(self, message: str) -> None:
        self._give_up()
        self.failed.emit(message)

    def _was_cancelled(self) -> None:
        self._give_up()
        self.cancelled.emit()

    def _give_up(self) -> None:
        """No result: a check that never had one goes; its roles wait for the next."""
        self._pending = []
        if self.check is not None and self.check.result is None:
            if not self.check.is_sample:
                self.waiting["reference"], self.waiting["template"] = self.check.against, self.check.templates
            self.check = None
        self._rest()
