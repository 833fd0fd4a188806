"""Versions: entries of a class that look like drafts of one paper, by their names and by what they share.

Each entry is a submission of its own, and stays so: nobody is merged by guess. Two entries whose names differ only by a
version mark (`v2`, `(1)`, `final`, `copy`, 初稿, 终稿, 副本, a date) or by their suffix, and whose papers share most of their
text, say so.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from plagcheck.engine.model import HIGH_SHARE, Comparison, Finding, Paper

CODE = "other-version"
Pair = tuple[int, int]
_NUMERAL = "[0-9一二三四五六七八九十]+"
_WORDS = (
    r"v(?:er(?:sion)?)?[ ._-]?[0-9]+(?:\.[0-9]+)*|rev(?:ision)?[ ._-]?[0-9]+|"
    r"(?:(?:first|second|third|rough|final)[ _-]?)?draft(?:[ ._-]?[0-9]+)?|final(?:[ _-]?(?:version|[0-9]+))?|"
    r"copy(?:[ _-]?[0-9]+)?|(?:re)?submi(?:ssion|tted)|resubmit|revised|corrected|updated?|latest|new|old|backup"
)
_HAN = (
    rf"第?{_NUMERAL}[稿版]|[初终終定修草原][稿版]|(?:修改|修订|修訂|最终|最終|提交|完成)[稿版]?(?:{_NUMERAL})?|"
    r"(?:的)?(?:副本|拷贝|拷貝|复件|複件|複本|备份|備份)[0-9]*|新版|旧版|舊版"
)
_BRACKETED = rf"[(\[（【](?:[0-9]{{1,3}}|{_WORDS}|{_HAN})[)\]）】]"
_DATE = r"(?P<date>(?:19|20)[0-9]{2}[-._年]?[0-9]{1,2}[-._月]?[0-9]{1,2}日?)"
_GAP = r"[ _.,-]"
_LAST = re.compile(rf"(?:{_GAP}*(?:{_BRACKETED}|{_HAN})|(?:{_GAP}+|(?<=[^\x00-\x7f]))(?:{_WORDS}|{_DATE})){_GAP}*$")
"""A version mark at the end: words and dates stand apart from what is before them, Han may follow at once."""
_FIRST = re.compile(rf"^(?:(?:{_WORDS})(?: of)?{_GAP}+|(?:{_BRACKETED}|{_HAN}){_GAP}*)")
_SUFFIX = re.compile(r"\.[0-9a-z]{1,5}$")


def bare(name: str) -> str:
    """What is left of an entry's name without its suffix and version marks; nothing when it is nothing but marks."""
    left = unicodedata.normalize("NFKC", name).casefold().strip()
    left = " " + _SUFFIX.sub("", left)  # so that a name of nothing but a mark stands apart, too
    while (found := _LAST.search(left)) and _is_date(found["date"]):
        left = left[: found.start()]
    left = left.strip()
    while found := _FIRST.match(left):
        left = left[found.end() :]
    return left.strip(" _.,-") if re.search(r"\w", left) else ""


def _is_date(written: str | None) -> bool:
    if written is None:
        return True
    numbers = [int(n) for n in re.findall("[0-9]+", written)]
    if len(numbers) == 1:  # written together
        numbers = [int(written[:4]), int(written[4:6]), int(written[6:] or 0)]
    try:
        return bool(date(*numbers))
    except (ValueError, TypeError):
        return False


def versions(pairs: Iterable[Comparison], entries: Mapping[int, str]) -> list[Pair]:
    """The pairs of documents that share most of their text and whose `entries` (names, by document) differ by marks only."""
    alike = [(p.a, p.b) for p in pairs if p.copied >= HIGH_SHARE and p.a in entries and p.b in entries]
    return [(a, b) for a, b in alike if entries[a] != entries[b] and bare(entries[a]) == bare(entries[b]) != ""]


def noted(papers: Sequence[Paper], found: Iterable[Pair]) -> list[Paper]:
    """The papers; those that have other versions name the first and say how to make them one submission."""
    others: dict[int, list[int]] = {}
    for a, b in found:
        others.setdefault(a, []).append(b)
        others.setdefault(b, []).append(a)
    return [_with_note(p, [papers[i] for i in sorted(others[p.id])]) if p.id in others else p for p in papers]


def _with_note(paper: Paper, others: Sequence[Paper]) -> Paper:
    name = others[0].name
    message = (
        f"Looks like another version of {name}: if both are one student's, put them in one folder or name them for one "
        "student in students.csv"
    )
    finding = Finding(CODE, message, count=len(others), detail=name)
    document = paper.document
    return replace(paper, document=replace(document, warnings=(*document.warnings, finding)))
