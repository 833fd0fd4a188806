"""The desk: what a person has put on it, the check that came of it, and the one piece of work that runs on it.

It knows no widget. A new check cancels the old one and no longer hears it; papers added while work runs wait for its end;
papers added to a finished check are read alone; a changed choice compares again without reading.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from plagcheck.engine import Match, Options, Report, ReviewState, Session
from plagcheck.ui.check import Check, Result, checking, rereading, saying, title_of
from plagcheck.ui.dropping import is_many
from plagcheck.ui.settings import Recent, Settings
from plagcheck.ui.worker import Call, Worker

ROLES = ("paper", "reference", "template")
WAIT_AT_END_MS = 10_000


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
        if self.check is not None:
            self._add_to_check(list(paths), role)
            return
        self.waiting[role] += [p for p in paths if p not in self.waiting[role]]
        papers = self.waiting["paper"]
        if is_many(papers) or (papers and self.waiting["reference"]):
            self._begin(title)
        else:
            self.staged.emit()

    def remove_waiting(self, role: str) -> None:
        """Take what waits in a role away."""
        self.waiting[role] = []
        self.staged.emit()

    def reopen(self, recent: Recent) -> bool:
        """Make a recent check again from what is still there; False when none of its papers is."""
        paths, against, templates = (
            [Path(p) for p in each if Path(p).exists()] for each in (recent.paths, recent.against, recent.templates)
        )
        if not paths:
            return False
        self.clear()
        self.waiting = {"paper": paths, "reference": against, "template": templates}
        self._begin(recent.title)
        return True

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
        """Let a match that was set aside, for this reason, count again."""
        if self.result is not None and not self.busy:
            self._undo.append(lambda: self._say(lambda session: session.set_aside(a, b, match, reason)))
            self._say(lambda session: session.take_back(a, b, match))

    def _say(self, say: Callable[[Session], Report]) -> None:
        if self.check is not None and not self.busy:
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
        self._reading = paths
        self._run(checking(self.check, paths, self.check.options(self._settings.options)))

    def _run(self, call: Call) -> None:
        self._stop()
        self._worker = worker = Worker(call, self)
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

    def wait(self) -> bool:
        """Cancel everything and wait for the threads to end; False when one does not."""
        self._stop()
        ended = [worker.wait(WAIT_AT_END_MS) for worker in self._retired]
        return all(ended)

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
        self._rest()
        self.shown.emit(result)
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
            self.waiting["reference"], self.waiting["template"] = self.check.against, self.check.templates
            self.check = None
        self._rest()
