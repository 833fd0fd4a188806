"""Exporting: a report as JSON (`plagcheck-report/1`) and CSV, and files that appear whole or not at all.

Shares, resemblances and similarities are printed with four decimals, rounded down, so that 1.0 is printed for 1 alone.
"""

import csv
import io
import json
import math
import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from json.encoder import encode_basestring
from pathlib import Path
from typing import Any

from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.model import (
    Comparison,
    Finding,
    Keyword,
    Mark,
    Match,
    Options,
    Paper,
    ReckoningStep,
    Report,
    Span,
    Submission,
    SubmissionPair,
)
from plagcheck.engine.profile import Keywords

FORMAT = "plagcheck-report/1"
COLUMNS = (
    "a", "b", "submission_a", "submission_b", "copied_a", "copied_b", "level", "longest_match", "resemblance", "distance",
)  # fmt: skip
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet runs a cell that begins so; a leading apostrophe makes it text."""
Json = dict[str, Any]
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def to_json(report: Report) -> str:
    """The contract's JSON: one line for each document, pair and passage, to be searched and compared by line."""
    parts: list[tuple[str, Any]] = [
        ("format", FORMAT),
        ("plagcheck", report.version),
        ("created", report.created),
        ("options", _options(report.options, report.background)),
        ("documents", _Lines(_document(paper, report.options.bits) for paper in report.documents)),
        ("submissions", [_submission(submission) for submission in report.submissions]),
        ("pairs", _Lines(_dumps(_pair(pair)) for pair in report.pairs)),
        ("submission_pairs", [_submission_pair(pair) for pair in report.submission_pairs]),
        ("groups", [list(group) for group in report.groups]),
        ("common", [{"documents": list(c.documents), "spans": _spans(c.spans)} for c in report.common]),
        ("skipped", [{"path": s.path, "reason": s.reason} for s in report.skipped]),
    ]
    if report.reviews:
        parts.append(("reviews", [{"a": r.a, "b": r.b, "state": r.state, "note": r.note} for r in report.reviews]))
    return "{\n" + ",\n".join(f'"{name}": {_lines(part)}' for name, part in parts) + "\n}\n"


def to_csv(report: Report) -> str:
    """One row a pair, with a byte-order mark (spreadsheets take UTF-8 without one for something else)."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    names = {submission.id: submission.name for submission in report.submissions}
    papers = {paper.id: paper for paper in report.documents}
    for pair in report.pairs:
        rows.writerow([_cell(value) for value in _row(pair, papers[pair.a], papers[pair.b], names)])
    return "\ufeff" + out.getvalue()


def write(path: Path | str, data: str | bytes) -> None:
    """Write a whole file or none: beside its place first, then renamed. Text is written as UTF-8.

    Raises PlagcheckError naming the file, the fault and the remedy; what stood there before is then untouched.
    """
    content = data.encode("utf-8", "replace") if isinstance(data, str) else data
    with whole(path) as beside:
        beside.write_bytes(content)


def check_writable(path: Path | str) -> None:
    """Raise PlagcheckError when nothing can be written to `path`: better said before the work than after it."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise PlagcheckError(f"{path}: is a folder; name a file in it")
    if not target.parent.is_dir():
        raise PlagcheckError(f"{path}: there is no folder {target.parent}; make it or choose another place")
    place = target if target.exists() and not target.is_file() else target.parent
    if not os.access(place, os.W_OK):
        raise PlagcheckError(f"{path}: cannot be written (no right to write there); choose another place")


@contextmanager
def whole(path: Path | str) -> Iterator[Path]:
    """A path beside `path` to write to; renamed to `path` when the block ends well, removed when it does not.

    A finished file keeps the permissions of the one it replaces. A device or pipe is written to directly.
    Raises PlagcheckError when the place cannot be written to.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not stat.S_ISREG(target.stat().st_mode) and not target.is_dir():
        with _refusals_said(path):
            yield target
        return
    beside = target.with_name(f".{target.stem[:40]}-{os.getpid()}{target.suffix}")
    try:
        with _refusals_said(path):
            if target.is_dir():
                raise IsADirectoryError(21, "it is a folder")
            mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
            _create(beside)
            yield beside
            _finish(beside, target, mode)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


@contextmanager
def _refusals_said(path: Path | str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise PlagcheckError(
            f"{path}: cannot be written ({error.strerror or error}); choose another place or free this one"
        ) from error


def _create(beside: Path) -> None:
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))


def _finish(beside: Path, target: Path, mode: int | None) -> None:
    if mode is not None:
        beside.chmod(mode)
    descriptor = os.open(beside, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    beside.replace(target)


def rounded(value: float | None) -> float | None:
    """Four decimals, rounded down. The small addend mends only what binary fractions take off a decimal one."""
    return None if value is None else math.floor(value * 10_000 + 1e-6) / 10_000


class _Lines(list[str]):
    """Items that are JSON already."""


def _lines(part: Any) -> str:
    if isinstance(part, list) and part and isinstance(part[0], dict):
        part = _Lines(_dumps(item) for item in part)
    return "[\n" + ",\n".join(part) + "\n]" if isinstance(part, _Lines) and part else _dumps(part)


def _dumps(value: Any) -> str:
    return _ENCODER.encode(value)


def _options(options: Options, background: str) -> Json:
    return {
        "min_match": {"han": options.min_match_han, "words": options.min_match_words},
        "exclude": sorted(options.exclude),
        "bits": options.bits,
        "permutations": options.permutations,
        "near_duplicate": options.near_duplicate,
        "sensitivity": options.sensitivity,
        "templates": len(options.templates),
        "background": background,
    }


def _submission(submission: Submission) -> Json:
    group = {"group": submission.group} if submission.group else {}
    return {"id": submission.id, "name": submission.name, **group, "documents": list(submission.documents)}


def _document(paper: Paper, bits: int) -> str:
    document = paper.document
    facts = {
        "id": paper.id,
        "path": document.path,
        "name": document.name,
        "submission": paper.submission,
        "role": paper.role,
        "sha256": document.sha256,
        "bytes": document.size,
        "kind": document.kind,
        "encoding": document.encoding,
        "language": paper.language,
        "status": document.status,
        "characters": paper.unseen or len(document.text),
        "counted": paper.counted,
        "tokens": paper.tokens,
        "pages": document.pages,
        "warnings": [_warning(finding) for finding in document.warnings],
        "simhash": None if paper.fingerprint is None else f"{paper.fingerprint:0{bits // 4}x}",
        "features": paper.features,
    }
    if paper.role == "archive":
        facts |= {"archived": paper.archived, "labels": dict(paper.labels)}
    return f'{_dumps(facts)[:-1]}, "keywords": [{", ".join(_keywords(paper.keywords))}]}}'


def _keywords(keywords: Sequence[Keyword]) -> Iterator[str]:
    """Each keyword as JSON, written by hand: a class has a million places, and Python prints a list of lists as JSON does."""
    rows = (
        keywords.rows() if isinstance(keywords, Keywords) else ((k.word, k.weight, k.score, _spans(k.spans)) for k in keywords)
    )
    for word, weight, score, spans in rows:
        yield f'{{"word": {encode_basestring(word)}, "weight": {weight}, "score": {rounded(score)}, "spans": {spans}}}'


def _warning(finding: Finding) -> Json:
    return {
        "code": finding.code,
        "disguise": finding.disguise,
        "count": finding.count,
        "spans": _spans(finding.spans),
        "message": finding.message,
    }


def _pair(pair: Comparison) -> Json:
    resemblance, keywords = pair.resemblance, pair.keywords
    return {
        "a": pair.a,
        "b": pair.b,
        "copied": {"a": rounded(pair.copied_a), "b": rounded(pair.copied_b)},
        "matches": [_match(match) for match in pair.matches],
        "longest_match": pair.longest_match,
        "resemblance": resemblance
        and {
            "exact": rounded(resemblance.exact),
            "minhash": rounded(resemblance.minhash),
            "error": rounded(resemblance.error),
            "bottom_k": rounded(resemblance.bottom_k),
            "bottom_k_error": rounded(resemblance.bottom_k_error),
            "permutations": resemblance.permutations,
        },
        "simhash": None
        if pair.distance is None
        else {
            "distance": pair.distance,
            "bits": pair.bits,
            "similarity": rounded(pair.similarity),
            "near_duplicate": pair.near_duplicate,
        },
        "keywords": keywords
        and {
            "cosine": rounded(keywords.cosine),
            "shared": [{"word": k.word, "weight_a": k.weight_a, "weight_b": k.weight_b} for k in keywords.shared],
        },
        "level": pair.level,
        "excluded": {"a": _marks(pair.excluded_a), "b": _marks(pair.excluded_b)},
        "reckoning": [_step(step) for step in pair.reckoning],
        **({"aside": [{**_match(each.match), "reason": each.reason} for each in pair.aside]} if pair.aside else {}),
    }


def _match(match: Match) -> Json:
    return {
        "a": list(match.a),
        "b": None if match.b is None else list(match.b),
        "also": _spans(match.also),
        "also_a": _spans(match.also_a),
        "kind": match.kind,
        "similarity": rounded(match.similarity),
    }


def _step(step: ReckoningStep) -> Json:
    return {
        "step": step.step,
        "copied": {"a": step.copied_a, "b": step.copied_b},
        "counted": {"a": step.counted_a, "b": step.counted_b},
    }


def _submission_pair(pair: SubmissionPair) -> Json:
    copied = {"a": rounded(pair.copied_a), "b": rounded(pair.copied_b)}
    return {"a": pair.a, "b": pair.b, "copied": copied, "level": pair.level, "pairs": list(pair.pairs)}


def _marks(marks: Sequence[Mark]) -> list[Json]:
    return [{"span": [mark.start, mark.end], "kind": mark.kind} for mark in marks]


def _spans(spans: Sequence[Span]) -> list[list[int]]:
    return [[start, end] for start, end in spans]


def _row(pair: Comparison, a: Paper, b: Paper, names: dict[int, str]) -> list[Any]:
    submissions = [names.get(-1 if paper.submission is None else paper.submission, "") for paper in (a, b)]
    exact = pair.resemblance.exact if pair.resemblance else None
    numbers = [rounded(pair.copied_a), rounded(pair.copied_b), pair.level, pair.longest_match, rounded(exact), pair.distance]
    return [a.path, b.path, *submissions, *numbers]


def _cell(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA_STARTS) else value
