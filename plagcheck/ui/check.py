"""A check as the window holds it: what was dropped in which role, the session that has read it, and the last report.

The functions below make the calls that run in the worker's thread; they touch no widget.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from plagcheck.engine import (
    Comparison,
    Document,
    Options,
    PlagcheckError,
    Progress,
    Ranked,
    Report,
    Session,
    gather,
    open_check,
    ranking,
    save_check,
)
from plagcheck.ui.keeping import new_place
from plagcheck.ui.settings import Recent
from plagcheck.ui.text_positions import positions_of
from plagcheck.ui.worker import Call, Tell

TELL_EVERY_S = 0.1


@dataclass(frozen=True, slots=True)
class Result:
    """What a piece of work brings back: the report, its ranking, and the comparison when there are only two papers."""

    report: Report
    lone: Comparison | None = None
    ranking: tuple[Ranked, ...] = ()


@dataclass
class Check:
    """Papers in their roles; grows while files are added."""

    title: str
    paths: list[Path] = field(default_factory=list)
    against: list[Path] = field(default_factory=list)
    templates: list[Path] = field(default_factory=list)
    session: Session = field(default_factory=Session)
    result: Result | None = None
    place: Path = field(default_factory=new_place)
    """Where it is kept while it is worked on."""
    is_sample: bool = False
    file: Path | None = None
    """Where the person saved it last, or opened it from."""

    def options(self, chosen: Options) -> Options:
        """The choices in force, with this check's references and templates."""
        return replace(chosen, against=tuple(str(p) for p in self.against), templates=tuple(str(p) for p in self.templates))

    def recent(self) -> Recent:
        """What the start page remembers of it."""
        assert self.result is not None
        report = self.result.report
        best = max(report.pairs, key=lambda p: p.copied, default=self.result.lone)
        paths, against, templates = (_stored(each) for each in (self.paths, self.against, self.templates))
        papers = sum(1 for p in report.documents if p.role == "paper")
        share, level = (best.copied, best.level) if best else (0.0, "none")
        return Recent(self.title, paths, against, templates, papers, report.created, share, level, str(self.place))


def _stored(paths: Sequence[Path]) -> tuple[str, ...]:
    return tuple(str(p.absolute()) for p in paths)


def title_of(paths: Sequence[Path]) -> str:
    """A name for a check: its folder or ZIP, the two papers, or the folder the files lie in."""
    if len(paths) == 1:
        return paths[0].stem if paths[0].is_file() else paths[0].name or str(paths[0])
    if len(paths) == 2 and all(p.is_file() for p in paths):
        return f"{paths[0].name} ↔ {paths[1].name}"
    return paths[0].absolute().parent.name or str(paths[0]) if paths else ""


def lone_pair(session: Session, report: Report, options: Options) -> Comparison | None:
    """The one comparison of a report of two papers that could be read."""
    papers = [p.id for p in report.documents if p.role == "paper"]
    if len(papers) != 2 or len(report.documents) != 2:
        return None
    return report.pairs[0] if report.pairs else session.compare(0, 1, options)


class _News:
    """Gathers documents as they are read, and tells of them at most ten times a second."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._new: list[Document] = []
        self._told_at = 0.0

    def hear(self, document: Document) -> None:
        """Take one more."""
        self._new.append(document)
        if time.monotonic() - self._told_at >= TELL_EVERY_S:
            self.flush()

    def flush(self) -> None:
        """Tell of all that are new."""
        if self._new:
            self._tell("read", self._new)
        self._new, self._told_at = [], time.monotonic()


def checking(check: Check, paths: Sequence[Path], options: Options) -> Call:
    """Read what is new and compare everything; tells `listed` (names of the papers found) and `read` (documents)."""

    def call(progress: Progress, tell: Tell) -> Result:
        if paths:
            tell("listed", [s.shown.rsplit("/", 1)[-1] for s in gather(paths).sources])
            news = _News(tell)
            check.session.add(paths, options, progress, news.hear)
            check.paths += paths
            news.flush()
        return _report(check, options, progress)

    return call


def opening(check: Check, path: Path, options: Options) -> Call:
    """Open a saved check as it was; one that is damaged is made again from its papers where they are still known."""

    def call(progress: Progress, tell: Tell) -> Result:
        progress("opening", 0, 1)
        try:
            check.title, check.session = open_check(path)
        except PlagcheckError:
            papers = [each for each in check.paths if each != path and each.exists()]
            if not papers:
                raise
            check.paths = []
            return checking(check, papers, options)(progress, tell)  # type: ignore[return-value]
        report = check.session.last
        assert report is not None
        check.against, check.templates = (
            [Path(each) for each in roles] for roles in (report.options.against, report.options.templates)
        )
        progress("summing", 0, 1)
        return _result(check.session, report, report.options)

    return call


def saving(check: Check, path: Path) -> Call:
    """Save a check in a file; brings back the path."""

    def call(_progress: Progress, _tell: Tell) -> Path:
        save_check(path, check.session, check.title)
        return path

    return call


def rereading(check: Check, document: int, encoding: str, password: str, options: Options) -> Call:
    """Read one paper again, then compare everything without reading the others."""

    def call(progress: Progress, _tell: Tell) -> Result:
        progress("reading", 0, 1)
        check.session.reread(document, encoding or None, password or None)
        return _report(check, options, progress)

    return call


def saying(check: Check, say: Callable[[Session], Report]) -> Call:
    """Review a pair or set a match aside, and rank anew; nothing is read or compared."""

    def call(progress: Progress, _tell: Tell) -> Result:
        progress("summing", 0, 1)
        report = say(check.session)
        assert check.result is not None
        return Result(report, _lone_again(report, check.result.lone, check.session), ranking(report))

    return call


def _lone_again(report: Report, before: Comparison | None, session: Session) -> Comparison | None:
    """The comparison of two lone papers as it is now."""
    if before is None:
        return None
    listed = next((pair for pair in report.pairs if (pair.a, pair.b) == (before.a, before.b)), None)
    return listed or session.compare(before.a, before.b, report.options)


def _report(check: Check, options: Options, progress: Progress) -> Result:
    report = check.session.report(options, progress)
    progress("summing", 0, 1)
    return _result(check.session, report, options)


def _result(session: Session, report: Report, options: Options) -> Result:
    lone = lone_pair(session, report, options)
    for paper in report.documents if lone else ():
        positions_of(paper.document)  # the pair is shown at once: leave the window nothing to work out
    return Result(report, lone, ranking(report))
