"""Excluding: which stretches of a paper are quotations, its list of references, or front matter.

Marks over the original text, found once whatever the options say; nothing is cut out. What an option excludes leaves numerator
and denominator of the copied share and is shown greyed.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import HAN, NEWLINE, Folded
from plagcheck.engine.model import NOT_COUNTED, Finding, Mark, Span, united
from plagcheck.engine.wording import filled

PAIRS = {"“": "”", "「": "」", "『": "』", "«": "»", "„": "“”", "﹁": "﹂", "﹃": "﹄", "〝": "〞〟"}
"""Opening marks and what closes each. Single quotes are left alone: they are apostrophes."""
_QUOTES = re.compile("[" + "".join(sorted({'"', *PAIRS, *"".join(PAIRS.values())})) + "]")
QUOTED_HAN, QUOTED_WORDS = 8, 4
"""Han characters, or words, from which something in quotation marks is a quotation; less is a term."""
WHOLE = 0.9
"""Share of a paper's counted text in quotation marks from which the marks say nothing: then nothing is excluded."""
ENTRY_LINES = 8
"""Lines after a heading that are looked at for what a list of references looks like."""
ENTRY_SHARE = 0.5

_NUMBER = r"(?:第?[\d一二三四五六七八九十]+[章节.、．)）]?\s*)?"
_REFERENCES = re.compile(
    rf"[#*\s]*{_NUMBER}[\[【]?\s*(?:(?:主\s*要\s*)?[参參]\s*考\s*(?:文\s*[献獻]|[资資]\s*料|[书書]\s*目)|引\s*用\s*文\s*[献獻]"
    r"|references(?:\s+cited)?|reference\s+list|list\s+of\s+references|bibliography|works\s+cited|literature(?:\s+cited)?)"
    r"\s*[\]】]?\s*[*\s]*(?:[:：]?\s*$|[:：]\s*(?=[\[［(（]?1))",
    re.IGNORECASE,
)
_AFTER = re.compile(
    rf"[#*\s]*{_NUMBER}(?:附\s*[录錄件]|致\s*[谢謝]|[谢謝]\s*辞|作者[简簡]介|后\s*记|後\s*記|附表|附图|appendi(?:x|ces)|acknowledge?ments?"
    r"|annex|about\s+the\s+authors?|notes?\s*$|supplementary)",
    re.IGNORECASE,
)
_ENTRY = re.compile(
    r"^\s*(?:[\[［(（【〔]\s*\d{1,3}\s*[\]］)）】〕]|\d{1,3}\s*[.、．)）]\s*\S|[-•*]\s)|\[[JMDCNPRSZ](?:/OL)?\]|(?:19|20)\d\d|doi|https?://|《.+》"
    r"|\bpp?\.\s*\d|出版社|学报|學報",
    re.IGNORECASE,
)
_CONTENTS = re.compile(r"[#*\s]*(?:目\s*[录錄次]|(?:table\s+of\s+)?contents)\s*$", re.IGNORECASE)
_LEADER = re.compile(r"\S.*(?:[.．·…‥]{2,}|\s{2,}|\t)\s*(?:\d{1,4}|[ivxlc]+)\s*$", re.IGNORECASE)
_NUMERAL = re.compile(r"[\divxlc]", re.IGNORECASE)
_DOTS = re.compile(r"[.·…]{3,}")
_DECLARATION = re.compile(
    r"[#*\s]*(?:.{0,12}(?:原|独|獨)创?創?性(?:声明|聲明)|.{0,12}(?:诚信|誠信)(?:承诺|承諾|声明|聲明).{0,4}|.{0,14}使用授[权權](?:书|書|说明|說明|声明)?"
    r"|(?:declaration|statement)\s+of\s+(?:originality|authorship|academic\s+integrity)|declaration)\s*$",
    re.IGNORECASE,
)
_FIELD = re.compile(
    r"[#*\s]*(?:学\s*号|學\s*號|姓\s*名|专\s*业|專\s*業|班\s*级|班\s*級|年\s*级|学\s*院|學\s*院|院\s*系|指\s*导\s*(?:教\s*师|老师)|指導(?:教師|老師)"
    r"|课程(?:名称)?|課程(?:名稱)?|日\s*期|题\s*目|題\s*目|作者|学生|提交(?:日期|时间)|(?:student\s*)?(?:name|id|no\.?|number)|course|class|module|date|"
    r"supervisor|instructor|teacher|title|author|word\s+count)\s*[:：]",
    re.IGNORECASE,
)
_HEADING = re.compile(
    r"\s*(?:#{1,6}\s+\S|第\s*[\d一二三四五六七八九十百]+\s*[章节節篇]|[一二三四五六七八九十]+\s*[、.．]|[（(][一二三四五六七八九十]+[)）]"
    r"|\d{1,2}(?:\.\d{1,2}){0,3}[.、．]?\s+\S|(?:chapter|section|part)\s+\S|(?:摘\s*要|abstract|引\s*言|緒論|绪论|结论|結論|introduction"
    r"|conclusions?|summary|discussion|results|methods?)\s*$)",
    re.IGNORECASE,
)
_SENTENCE_END = re.compile(r"[。！？；;，,：:.!?]\s*$")
LONGEST_HEADING = 60
COVER_LINES = 40
"""Lines at the head of a paper among which fields of a cover are looked for."""


def exclude(text: str, folded: Folded, marks: Sequence[Mark], kinds: frozenset[str]) -> tuple[Mark, ...]:
    """The stretches of `text` of the asked `kinds` (`quotes`, `references`, `front-matter`) by start; `marks` reading's."""
    found: list[Mark] = []
    if "quotes" in kinds:
        quoted = _quotations(text, folded, marks, _marked(text, folded, marks))
        found += _as_marks([] if _wholly_quoted(folded, quoted) else quoted, "quotes")
    if "references" in kinds:
        found += _as_marks(_references(text, marks), "references")
    if "front-matter" in kinds:
        found += _as_marks(_front_matter(text, marks), "front-matter")
    return tuple(sorted(found))


def findings(text: str, folded: Folded, marks: Sequence[Mark]) -> tuple[Finding, ...]:
    """Quotation marks that are never closed, and a paper that stands wholly in quotation marks."""
    marked = list(_marked(text, folded, marks))
    unclosed = [Span(start, start + 1) for start, _, closed in marked if not closed]
    result = []
    if unclosed:
        message = filled(
            "{0:quotation mark is|quotation marks are} not closed: {0:=it ends|each ends} with its paragraph", len(unclosed)
        )
        result.append(Finding("quotation-not-closed", message, len(unclosed), tuple(unclosed[:1000])))
    if _wholly_quoted(folded, _quotations(text, folded, marks, marked)):
        message = "Nearly all of the text stands in quotation marks, so none of it is taken for a quotation"
        result.append(Finding("wholly-quoted", message))
    return tuple(result)


def _as_marks(spans: Iterable[Span], kind: str) -> list[Mark]:
    return [Mark(start, end, kind) for start, end in united(spans)]


def _lines(text: str, marks: Sequence[Mark] = ()) -> Iterator[tuple[int, str]]:
    """Start and text of each line that is no running head, page number or hidden text."""
    dropped = [(m.start, m.end) for m in marks if m.kind in NOT_COUNTED]
    start = 0
    for line in text.split("\n"):
        end = start + len(line)
        if not dropped or not any(s <= start and end <= e for s, e in dropped):
            yield start, line
        start = end + 1


def _marked(text: str, folded: Folded, marks: Sequence[Mark]) -> Iterator[tuple[int, int, bool]]:
    """Start and end of everything in quotation marks, marks included, and whether it is closed. It ends with its paragraph,
    unless the next one opens with the same mark again: so a quotation of several paragraphs is set, and it is one."""
    if not _has_marks(text):
        return
    begun = end = -1
    for start, paragraph in _paragraphs(text, folded, marks):
        found = [(start + a, start + b, closed) for a, b, closed in _marked_in(paragraph)] if _has_marks(paragraph) else []
        if begun >= 0 and paragraph.strip():
            first = start + len(paragraph) - len(paragraph.lstrip())
            if found and found[0][0] == first and text[first] == text[begun]:
                found[0] = (begun, *found[0][1:])
            else:
                yield begun, end, False
            begun = -1
        if found and not found[-1][2]:
            begun, end, _ = found.pop()
        yield from found
    if begun >= 0:
        yield begun, end, False


def _paragraphs(text: str, folded: Folded, marks: Sequence[Mark]) -> Iterator[tuple[int, str]]:
    """Start and text of each paragraph: lines over whose ends folding or a small letter carries a sentence are one."""
    breaks = set(folded.start[folded.kind == NEWLINE].tolist())
    begun, end = 0, -1
    for start, line in _lines(text, marks):
        if end >= 0 and not (start == end + 1 and (end not in breaks or line.lstrip()[:1].islower())):
            yield begun, text[begun:end]
            end = -1
        begun, end = start if end < 0 else begun, start + len(line)
    if end >= 0:
        yield begun, text[begun:end]


def _has_marks(paragraph: str) -> bool:
    return '"' in paragraph or any(mark in paragraph for mark in PAIRS)


def _marked_in(line: str) -> Iterator[tuple[int, int, bool]]:
    opened, closing = -1, ""
    for found in _QUOTES.finditer(line):
        place, char = found.start(), found.group()
        if opened < 0:
            if char in PAIRS:
                opened, closing = place, PAIRS[char]
            elif char == '"' and line[place + 1 : place + 2].strip() and not _of_word(line[max(place - 1, 0) : place]):
                opened, closing = place, '"'
        elif char in closing:
            yield opened, place + 1, True
            opened = -1
    if opened >= 0:
        yield opened, len(line), False


def _of_word(char: str) -> bool:
    """Whether a straight mark behind this character closes: Chinese sets no space before one that opens."""
    return char.isascii() and char.isalnum()


def _quotations(text: str, folded: Folded, marks: Sequence[Mark], marked: Iterable[tuple[int, int, bool]]) -> list[Span]:
    """Block quotations, and of what stands in quotation marks (`marked`) what is more than a term."""
    found = [Span(m.start, m.end) for m in marks if m.kind == "block-quote"]
    if ">" in text:
        found += [Span(start, start + len(line)) for start, line in _lines(text) if line.lstrip().startswith(">")]
    inside = list(marked)
    if not inside:
        return found
    ideographs = _ideographs(folded)
    for start, end, _ in inside:
        words = len(text[start:end].split())
        if np.count_nonzero(ideographs[start:end]) >= QUOTED_HAN or words >= QUOTED_WORDS:
            found.append(Span(start, end))
    return found


def _ideographs(folded: Folded) -> npt.NDArray[np.bool_]:
    """bool[length]: which original characters are Han or the like."""
    mask = np.zeros(folded.length, dtype=np.bool_)
    mask[folded.start[folded.kind == HAN]] = True
    return mask


def _wholly_quoted(folded: Folded, quoted: Sequence[Span]) -> bool:
    if not quoted:
        return False
    total = int(np.count_nonzero(folded.counted))
    inside = sum(int(np.count_nonzero(folded.counted[start:end])) for start, end in united(quoted))
    return bool(total) and inside >= WHOLE * total


def _references(text: str, marks: Sequence[Mark]) -> Iterator[Span]:
    """From the last heading that a list follows to the next heading of what comes after it, or to the end.

    A heading repeated at the head of each page of the list belongs to the list: it begins at the first of them.
    """
    lines = list(_lines(text, marks))
    heads = [i for i, (_, line) in enumerate(lines) if _REFERENCES.match(line)]
    chosen = -1
    for head in reversed(heads):
        following = lines[head : chosen if chosen >= 0 else None]
        if not _looks_like_entries(following, whole=chosen >= 0):
            if chosen >= 0:
                break
            continue
        chosen = head
    if chosen < 0:
        return
    end = next((start for start, line in lines[chosen + 1 :] if _AFTER.match(line) and len(line) < LONGEST_HEADING), len(text))
    yield Span(lines[chosen][0], end)


def _looks_like_entries(lines: Sequence[tuple[int, str]], *, whole: bool) -> bool:
    """Whether the lines after a heading are entries of a list; of the `whole` stretch, or of its beginning."""
    rest = [line for _, line in lines[1:] if line.strip()]
    first = lines[0][1]
    if _ENTRY.search(re.split("[:：]", first, maxsplit=1)[-1]) and len(first) > LONGEST_HEADING:
        return True
    looked = rest if whole else rest[:ENTRY_LINES]
    return bool(looked) and sum(bool(_ENTRY.search(line)) for line in looked) >= ENTRY_SHARE * len(looked)


def _front_matter(text: str, marks: Sequence[Mark]) -> Iterator[Span]:
    """Cover fields, contents page, declaration and headings."""
    yield from (Span(m.start, m.end) for m in marks if m.kind in ("heading", "title", "toc"))
    lines = [(start, line) for start, line in _lines(text, marks) if line.strip()]
    listing = declaring = False
    for place, (start, line) in enumerate(lines):
        heading = _is_heading(line)
        listing = bool(_CONTENTS.match(line)) or (listing and bool(_has_leader(line) or (heading and _again(lines, place))))
        declaring = bool(_DECLARATION.match(line)) or (declaring and not heading and not _CONTENTS.match(line))
        field = place < COVER_LINES and _FIELD.match(line) and len(line) < LONGEST_HEADING
        if heading or listing or declaring or field or (_has_leader(line) and _DOTS.search(line)):
            yield Span(start, start + len(line))


def _has_leader(line: str) -> bool:
    """Whether a line ends with a page number set apart; its end is looked at first, which spares the search in most lines."""
    return bool(_NUMERAL.match(line.rstrip()[-1:]) and _LEADER.match(line))


def _is_heading(line: str) -> bool:
    return len(line) <= LONGEST_HEADING and bool(_HEADING.match(line)) and not _SENTENCE_END.search(line)


def _again(lines: Sequence[tuple[int, str]], place: int) -> bool:
    """Whether a heading comes again further down: then this one is a line of the contents page."""
    text = lines[place][1].strip()
    return any(line.strip() == text for _, line in lines[place + 1 :])
