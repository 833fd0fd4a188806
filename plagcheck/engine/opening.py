"""Opening: a saved check as a session again, its report with it; nothing is read and nothing aligned.

A file may come from anywhere: every value is checked for its type and every number for its range before any is used, and
nothing that a file names is looked for but what the user asks to be read again.
"""

import json
import re
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from plagcheck.engine.assembling import Entry, Made, assembled
from plagcheck.engine.background import Background
from plagcheck.engine.checking import Session, repeat_noted
from plagcheck.engine.database import opened
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.grouping import ranked
from plagcheck.engine.model import Comparison, Match, Report
from plagcheck.engine.pairing import unpack_pairs
from plagcheck.engine.plain import DamagedError, typed
from plagcheck.engine.profile import profile_of
from plagcheck.engine.reading import Source
from plagcheck.engine.reviewing import Key, Reviews, keys_of
from plagcheck.engine.saving import FORM, OWN, RATES, Facts, PaperFacts, Row, Said
from plagcheck.engine.scope import Scope
from plagcheck.engine.storing import unpack, unpack_paper

MOST_PAPERS, MOST_PAIRS, MOST_BYTES = 100_000, 5_000_000, 8 << 30
"""Of one file; more than any class that can be checked takes."""
MOST_COUNTED = (1 << 31) - 1
"""Papers that token rates may come from: an archive's count too."""
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
Kept = TypeVar("Kept")


def open_check(path: Path | str) -> tuple[str, Session]:
    """The title of a saved check and its session, the report in `session.last`.

    Raises MissingFileError, and PlagcheckError for a file that is none of ours, newer, damaged or in use.
    """
    with opened(Path(path), FORM) as base:
        if Path(path).stat().st_size > MOST_BYTES:
            raise PlagcheckError(f"{path}: is too large for a saved check; check the papers again")
        try:
            return _typed(str, _fact(base, "title")), _session(base)
        except DamagedError as error:
            raise PlagcheckError(f"{path}: {error}; take a copy of it from before, or check the papers again") from None


def _fact(base: sqlite3.Connection, name: str) -> Any:
    row = base.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return _agreed(row is not None, "facts") and row[0]


def _typed(kind: type[Kept], text: Any) -> Kept:
    if not isinstance(text, str):
        raise DamagedError("is damaged: no text where text belongs")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DamagedError(f"is damaged: {error}") from None
    return typed(kind, value)


def _bytes(data: Any) -> bytes:
    _agreed(isinstance(data, bytes), "columns")
    return bytes(data)


def _agreed(fits: bool, what: str) -> bool:
    if not fits:
        raise DamagedError(f"is damaged: {what} do not fit")
    return True


def _session(base: sqlite3.Connection) -> Session:
    facts = _typed(Facts, _fact(base, "facts"))
    _agreed(0 <= facts.skipped_shown <= len(facts.skipped) and 0 <= facts.searched <= MOST_COUNTED, "facts")
    _agreed(facts.background in ("class", "shipped") and bool(_MOMENT.fullmatch(facts.created)), "facts")
    rows = _read_rows(base, facts)
    session = Session(each_file=facts.each_file, skipped=list(facts.skipped), background=_read_rates(base))
    placed = [row for row in rows if row.facts.place is not None]
    session.entries = [row.entry for row in sorted(placed, key=lambda row: row.facts.place or 0)]
    paths = (*facts.options.templates, *facts.options.against)
    for number, path in enumerate(paths):  # every path, so that nothing is looked for where a file from outside says
        found = [row.entry for row in rows if number in row.facts.named]
        session.beside[path, facts.options.encoding, ()] = found
    session.made = _made(base, rows[: facts.shown], facts)
    keys = keys_of(row.entry.source for row in rows)
    session.keys = keys[: facts.shown]
    session.reviews = _read_reviews(base, keys, [len(row.entry.document.text) for row in rows])
    session.last = _report(session, facts)
    return session


def _read_rows(base: sqlite3.Connection, facts: Facts) -> list[Row]:
    count = base.execute("SELECT count(*) FROM papers").fetchone()[0]
    _agreed(0 <= facts.shown <= count <= MOST_PAPERS, "papers")
    found = base.execute("SELECT number, facts, data FROM papers ORDER BY number")
    rows = [_read_row(row, number) for number, row in enumerate(found)]
    _agreed(len(rows) == count, "papers")
    return rows


def _read_row(row: Sequence[Any], number: int) -> Row:
    _agreed(row[0] == number, "papers")
    facts = _typed(PaperFacts, row[1])
    document = unpack_paper(_bytes(row[2]))
    length = len(document.text)
    _agreed(all(0 <= m.start <= m.end <= length and m.kind in OWN for m in facts.marks), "marks")
    _agreed("\0" not in facts.path and (facts.place is None or facts.owner is not None), "papers")
    if facts.earlier is not None:
        _agreed(facts.owner is None and facts.place is None and (facts.earlier.has_text or not length), "earlier papers")
        _agreed(min(facts.earlier.id, facts.earlier.characters, facts.earlier.counted) >= 0, "earlier papers")
    source = Source(facts.shown, facts.submission, Path(facts.path), facts.member, facts.group)
    return Row(facts, Entry(source, document, facts.owner, facts.nameless, facts.earlier))


def _made(base: sqlite3.Connection, rows: Sequence[Row], facts: Facts) -> Made:
    entries = [repeat_noted(row.entry) if row.facts.repeated else row.entry for row in rows]
    options = facts.options
    kinds = frozenset(options.exclude) | ({"template"} if options.templates else frozenset())
    scopes = [Scope(profile, tuple(sorted((*profile.exclusions, *row.facts.marks))), kinds)
              for row in rows for profile in [profile_of(row.entry.document)]]  # fmt: skip
    for passage in facts.common:
        _agreed(len(passage.documents) == len(passage.spans), "common passages")
        for document, span in zip(passage.documents, passage.spans, strict=True):
            _agreed(0 <= document < len(rows), "common passages")
            _agreed(0 <= span.start <= span.end <= len(entries[document].document.text), "common passages")
    compared = []
    unseen = frozenset(i for i, entry in enumerate(entries) if entry.unseen)
    for (data,) in base.execute("SELECT data FROM pairs ORDER BY number"):
        compared += unpack_pairs(_bytes(data), scopes, unseen)
        _agreed(len(compared) <= MOST_PAIRS, "pairs")
    _agreed(all(0 <= a < b < len(rows) for a, b in facts.versions), "versions")
    return Made(entries, scopes, compared, _listed(base, compared), facts.common, facts.versions, facts.searched, facts.notes)


def _listed(base: sqlite3.Connection, compared: Sequence[Comparison]) -> list[Comparison]:
    flags = unpack(_bytes(_fact(base, "listed")))[1].get("listed", np.zeros(0))
    _agreed(flags.dtype == np.bool_ and flags.shape == (len(compared),), "pairs")
    _agreed(len({(pair.a, pair.b) for pair in compared}) == len(compared), "pairs")
    return ranked(pair for pair, listed in zip(compared, flags.tolist(), strict=True) if listed)


def _read_rates(base: sqlite3.Connection) -> Background:
    columns = unpack(_bytes(_fact(base, "rates")))[1]
    _agreed(all(name in columns and columns[name].dtype == np.dtype(kind) for name, kind in RATES.items()), "token rates")
    held, holders, papers, length = (columns[name] for name in RATES)
    _agreed(held.ndim == 1 and held.shape == holders.shape and papers.shape == length.shape == (1,), "token rates")
    shipped = Background.shipped()
    if not papers[0]:
        return shipped
    _agreed(bool((held[1:] > held[:-1]).all() and (holders >= 1).all() and (holders <= papers[0]).all()), "token rates")
    _agreed(bool(1 <= papers[0] <= MOST_COUNTED and np.isfinite(length[0]) and length[0] > 0), "token rates")
    return Background(shipped.table, shipped.table_rate, held, holders, int(papers[0]), float(length[0]))


def _read_reviews(base: sqlite3.Connection, keys: Sequence[Key], lengths: Sequence[int]) -> Reviews:
    reviews = Reviews()
    for a, b, text in base.execute("SELECT a, b, said FROM reviews ORDER BY a, b"):
        _agreed(isinstance(a, int) and isinstance(b, int) and a != b, "reviews")
        _agreed(min(a, b) >= 0 and max(a, b) < len(keys), "reviews")
        said = _typed(Said, text)
        _agreed(all(_inside(each.match, lengths[a], lengths[b]) for each in said.aside), "passages set aside")
        reviews.say((keys[a], keys[b]), said.state, said.note)
        if said.aside:
            reviews.aside[keys[a], keys[b]] = said.aside
    return reviews


def _inside(match: Match, length_a: int, length_b: int) -> bool:
    of_a = (match.a, *match.also_a, *match.changes_a)
    of_b = (*([match.b] if match.b else []), *match.also, *match.changes_b)
    return all(0 <= s <= e <= end for spans, end in ((of_a, length_a), (of_b, length_b)) for s, e in spans)


def _report(session: Session, facts: Facts) -> Report:
    reviews = session.reviews.reviews(session.keys)
    own = facts.background == "class"
    skipped = session.skipped[: facts.skipped_shown]
    report = assembled(session.reviewed(), reviews, facts.options, own, skipped, facts.seconds)
    return replace(report, created=facts.created, version=facts.version)
