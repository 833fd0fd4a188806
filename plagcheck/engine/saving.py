"""Saved checks: a session with its report in one SQLite file (`.plagcheck`), to be opened later as if it had never been left.

    facts     title, options, when and of what it was made; common passages, skipped files, the class's token rates
    papers    each with its text and profile, those of the report first, by id; then references and templates not in it
    pairs     all that was compared, in blocks of columns
    reviews   what was said of pairs: the only table that is written again after each mark, in a transaction

Opening reads no paper's file and aligns nothing. What can be made again from a text (its tokens) is not in the file. Passwords
never are, nor the number of worker processes, nor the path of an archive that was searched. Nothing in a file is trusted: see
`database`, `storing`, `plain`, `pairing`.
"""

import hashlib
import json
import os
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from plagcheck.engine.assembling import Entry
from plagcheck.engine.background import Holders
from plagcheck.engine.checking import REPEATED, Session
from plagcheck.engine.database import Form, is_of, make, opened, transaction
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.exporting import whole
from plagcheck.engine.model import Archived, CommonPassage, Mark, Options, Paper, Report, ReviewState, SetAside, Skipped
from plagcheck.engine.pairing import pack_pairs
from plagcheck.engine.plain import plain
from plagcheck.engine.reading import SAVED_CHECK, Source
from plagcheck.engine.reviewing import Keys, Reviews, keys_of
from plagcheck.engine.storing import pack, pack_paper

SUFFIX = ".plagcheck"
FORM = Form(
    "a saved check",
    SAVED_CHECK,
    1,
    (
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL)",
        "CREATE TABLE papers (number INTEGER PRIMARY KEY, facts TEXT NOT NULL, data BLOB NOT NULL)",
        "CREATE TABLE pairs (number INTEGER PRIMARY KEY, data BLOB NOT NULL)",
        "CREATE TABLE reviews (a INTEGER NOT NULL, b INTEGER NOT NULL, said TEXT NOT NULL, PRIMARY KEY (a, b))",
    ),
)
BLOCK = 1_000
"""Pairs in one value."""
OWN = frozenset({"template", "common"})
"""Marks that a paper's own text does not tell of."""
RATES = {"held": "<u8", "holders": "<i4", "papers": "<i8", "length": "<f8"}


@dataclass(frozen=True, slots=True)
class Facts:
    """What is said of the check as a whole; `shown` is how many of the papers, and of the skipped files, are in the report."""

    each_file: bool
    options: Options
    background: str
    created: str
    version: str
    seconds: float
    shown: int
    skipped: tuple[Skipped, ...]
    skipped_shown: int
    common: tuple[CommonPassage, ...]
    versions: tuple[tuple[int, int], ...] = ()
    searched: int = 0
    notes: tuple[Skipped, ...] = ()
    """Of an archive of earlier papers, as in `Made`."""


@dataclass(frozen=True, slots=True)
class PaperFacts:
    """Where a paper comes from and what it is in the check."""

    shown: str
    submission: str
    path: str
    member: tuple[str, ...]
    owner: str | None
    place: int | None
    """Its place among the papers to be checked; None for one that is only compared with, or was taken out."""
    named: tuple[int, ...]
    """By which of the options' paths it was found: templates first, then references."""
    marks: tuple[Mark, ...] = ()
    """What is a template or common in it."""
    repeated: bool = False
    nameless: bool = False
    group: str = ""
    earlier: Archived | None = None
    """What an archive says of it, when it comes from one."""


@dataclass(frozen=True, slots=True)
class Said:
    """What was said of a pair."""

    state: ReviewState = "open"
    note: str = ""
    aside: tuple[SetAside, ...] = ()


@dataclass(frozen=True, eq=False)
class Row:
    """A paper on its way into a file."""

    facts: PaperFacts
    entry: Entry


def is_saved_check(path: Path | str) -> bool:
    """Whether the file says that it is a saved check, of whatever version."""
    return Path(path).is_file() and is_of(Path(path), FORM)  # a pipe would be waited for


def save_check(path: Path | str, session: Session, title: str = "") -> None:
    """Write a session with its last report to `path`, whole or not at all.

    With hidden names nothing in the file names a paper. Raises PlagcheckError when there is no report or no right to write.
    """
    report = _report_of(session)
    rows = _rows(session)
    if report.options.hide_names:
        rows = _nameless(rows, report)
    with whole(path) as beside:
        if beside.is_file():
            beside.chmod(0o600)
        make(beside, FORM)
        with opened(beside, FORM, write=True) as base, transaction(base):
            base.executemany("INSERT INTO facts VALUES (?, ?)", _whole(session, title))
            base.executemany("INSERT INTO papers VALUES (?, ?, ?)", map(_packed, range(len(rows)), rows))
            blocks = range(0, len(session.made.compared), BLOCK)
            base.executemany(
                "INSERT INTO pairs VALUES (?, ?)", ((i, pack_pairs(session.made.compared[i : i + BLOCK])) for i in blocks)
            )
            _put_reviews(base, session.reviews, [row.entry.source for row in _rows(session)])


def save_reviews(path: Path | str, session: Session) -> None:
    """Write what was said of pairs into the file in which the session's report was saved, and nothing else.

    The file is as before or complete at any moment. Raises PlagcheckError when it holds another check by now.
    """
    report = _report_of(session)
    with opened(Path(path), FORM, write=True) as base, transaction(base):
        kept = base.execute("SELECT value FROM facts WHERE name = 'check'").fetchone()
        if kept is None or kept[0] != _check_of(report):
            raise PlagcheckError(f"{path}: holds another check by now; save this one under another name")
        shown = len(session.made.entries)
        base.execute("DELETE FROM reviews WHERE a < ? AND b < ?", (shown, shown))
        _put_reviews(base, session.reviews, [entry.source for entry in session.made.entries])


def _report_of(session: Session) -> Report:
    if session.last is None:
        raise PlagcheckError("There is no report to save yet; check the papers first.")
    return session.last


def _check_of(report: Report) -> str:
    """A digest of what tells a report from any other, whatever was said of it."""
    papers = [[paper.document.sha256, paper.document.size, paper.counted] for paper in report.documents]
    parts = [report.created, plain(replace(report.options, templates=(), against=(), archive=None, jobs=None)), papers]
    return hashlib.blake2b(_text(parts).encode(), digest_size=16).hexdigest()


def _text(value: Any) -> str:
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


def _rows(session: Session) -> list[Row]:
    """Every paper of the session once, those of the report first and by id, with the text that was compared."""
    places = {id(entry.source): i for i, entry in enumerate(session.entries)}
    entries, marks = dict[int, Entry](), dict[int, tuple[Mark, ...]]()
    for entry, scope in zip(session.made.entries, session.made.scopes, strict=True):
        entries[id(entry.source)] = replace(entry, document=scope.profile.document)
        marks[id(entry.source)] = tuple(mark for mark in scope.known if mark.kind in OWN)
    named: dict[int, list[int]] = {}
    for number, found in enumerate(_beside(session)):
        for entry in found:
            named.setdefault(id(entry.source), []).append(number)
    for entry in (*session.entries, *(entry for found in _beside(session) for entry in found)):
        entries.setdefault(id(entry.source), entry)
    noted = {key for key, paper in zip(entries, _report_of(session).documents, strict=False) if _is_noted(paper)}
    return [
        Row(
            PaperFacts(
                entry.source.shown, entry.source.submission, _place(entry), entry.source.member,
                entry.owner, places.get(key), tuple(named.get(key, ())), marks.get(key, ()), key in noted, entry.nameless,
                entry.source.group, entry.earlier,
            ),
            entry,
        )
        for key, entry in entries.items()
    ]  # fmt: skip


def _place(entry: Entry) -> str:
    return str(entry.source.path) if entry.nameless else os.path.abspath(entry.source.path)  # noqa: PTH100 (links stay)


def _is_noted(paper: Paper) -> bool:
    return any(finding.code == REPEATED.code for finding in paper.warnings)


def _beside(session: Session) -> Iterator[list[Entry]]:
    """What was found under each path that the last options name, templates first."""
    options = _report_of(session).options
    for path in (*options.templates, *options.against):
        found = [value for key, value in session.beside.items() if key[:2] == (path, options.encoding)]
        yield found[-1] if found else []


def _nameless(rows: Sequence[Row], report: Report) -> list[Row]:
    """The papers with the names that the report shows; a number of its own for each that is not in it."""
    names = {paper.id: paper.path for paper in report.documents}
    submissions = {document: each.name for each in report.submissions for document in each.documents}
    owners = {owner: f"hidden {i}" for i, owner in enumerate(dict.fromkeys(row.facts.owner for row in rows))}
    made = []
    for number, row in enumerate(rows):
        name = names.get(number, f"File {number + 1:02}")
        owner = None if row.facts.owner is None else owners[row.facts.owner]
        document = replace(row.entry.document, path=name, derived=row.entry.document.derived)
        earlier = row.facts.earlier and replace(row.facts.earlier, path=name, submission=name, labels=())
        facts = replace(
            row.facts, shown=name, submission=submissions.get(number, name), path=name, member=(), owner=owner, nameless=True,
            group="", earlier=earlier,
        )  # fmt: skip
        made.append(Row(facts, replace(row.entry, document=document)))
    return made


def _whole(session: Session, title: str) -> Iterator[tuple[str, str | bytes]]:
    """All that is said of the check as a whole, by name."""
    listed = {(pair.a, pair.b) for pair in session.made.listed}
    yield "title", _text(title)
    yield "check", _check_of(_report_of(session))
    yield "facts", _text(plain(_facts(session)))
    yield "rates", _rates(session)
    yield "listed", pack(None, {"listed": np.array([(p.a, p.b) in listed for p in session.made.compared], dtype=np.bool_)})


def _facts(session: Session) -> Facts:
    report, skipped, made = _report_of(session), tuple(session.skipped), session.made
    options, notes = replace(report.options, archive=None, jobs=None), made.notes
    if options.hide_names:
        skipped = tuple(Skipped(f"File {i}", each.reason) for i, each in enumerate(skipped, 1))
        notes = tuple(Skipped("Archive", each.reason) for each in notes)
        options = replace(
            options,
            templates=tuple(f"Template {i:02}" for i in range(1, len(options.templates) + 1)),
            against=tuple(f"Reference {i:02}" for i in range(1, len(options.against) + 1)),
        )
    return Facts(
        session.each_file, options, report.background, report.created, report.version, report.seconds,
        len(made.entries), skipped, len(report.skipped) - len(notes), made.common, tuple(made.versions), made.searched,
        notes,
    )  # fmt: skip


def _packed(number: int, row: Row) -> tuple[int, str, bytes]:
    return number, _text(plain(row.facts)), pack_paper(row.entry.document, light=True)


def _rates(session: Session) -> bytes:
    """The token rates; of an archive's only those of tokens that the papers of the check hold."""
    background = session.background
    kept: Any = slice(None)
    if session.made.searched:
        own = Holders.of(scope.profile.tokens.hash for scope in session.made.scopes).held
        kept = np.isin(background.held, own, assume_unique=True)
    values = background.held[kept], background.holders[kept], [background.papers], [background.length]
    return pack(None, {name: np.asarray(value, dtype=RATES[name]) for name, value in zip(RATES, values, strict=True)})


def _put_reviews(base: sqlite3.Connection, reviews: Reviews, sources: Sequence[Source]) -> None:
    number = {key: i for i, key in enumerate(keys_of(sources))}
    said: dict[Keys, Said] = {keys: Said(*what) for keys, what in reviews.said.items()}
    for keys, aside in reviews.aside.items():
        said[keys] = replace(said.get(keys, Said()), aside=aside)
    base.executemany(
        "INSERT INTO reviews VALUES (?, ?, ?)",
        ((number[a], number[b], _text(plain(what))) for (a, b), what in said.items() if a in number and b in number),
    )
