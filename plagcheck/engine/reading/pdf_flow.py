"""From lines to paragraphs: which line goes on with the next, and with what between them.

A line ends its paragraph when the next one is set off (a gap, an indent, another size, a mark of a list), or when it is so
short that the next line's first word would have had room in it. Everything else is joined, over columns and pages too:
without a blank between characters of scripts written without blanks, with one elsewhere; a hyphen at the end goes when the
paper spells the word without it. What is no body text (running heads, hidden lines) waits for the end of the paragraph.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from plagcheck.engine.reading.flow import Flow
from plagcheck.engine.reading.pdf_lines import Line, wide

INDENT = 0.8
"""Letter sizes by which a line must start further right to begin a paragraph."""
GAP = 1.45
"""Usual distances of lines from which on a gap separates."""
OTHER_SIZE = 0.13
"""Share by which the letters of a heading differ from those of its text."""
SHORT = 1.6
"""Letter sizes that must be free at the end of a Chinese line for it to be a last line."""
COLUMN_LINES = 3
BLOCK_LINES, BLOCK_EDGE = 3, 0.4
"""Neighbouring lines that end at one edge, within so many letter sizes, make a block of their own."""

_LIST = re.compile(
    r"(?:[•●▪◦■◆*·]|\[\d{1,3}\]|［\d{1,3}］|[(（]\d{1,2}[)）]|[①-⑳]|\d{1,2}[.、．)]\s*\D|[一二三四五六七八九十]{1,3}[、．.])"
)
_NUMBERED = re.compile(r"\d{1,2}(?:[.．]\d{1,2}){1,3}\s*\D|第[一二三四五六七八九十\d]{1,3}[章节節]")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_LAST_WORD = re.compile(r"([^\W\d_]+(?:-[^\W\d_]+)*)$")
_FIRST_WORD = re.compile(r"([^\W\d_]+)")
_HYPHENS = ("-", "\u2010", "\u00ad")


@dataclass(frozen=True, slots=True)
class Measures:
    """What is usual in one column of one page: its edges, and the distance of its lines."""

    left: float
    right: float
    pitch: float


@dataclass(slots=True)
class _Writer:
    """The state between two lines."""

    flow: Flow
    words: Counter[str]
    before: Line | None = None
    column: Measures | None = None
    """The column of the line before."""


def to_flow(pages: Sequence[list[Line]]) -> Flow:
    """The text of all pages."""
    writer = _Writer(Flow(), _vocabulary(line for lines in pages for line in lines))
    waiting: list[Line] = []
    for lines in pages:
        measures = _measured(lines)
        body = [line for line in lines if not line.kind and not line.hidden]
        number = -1
        for line in lines:
            if line.kind or line.hidden:
                waiting.append(line)
                continue
            number += 1
            column = _local(body, number, measures[line.column])
            joint = _joint(writer, line, column)
            if joint is None:
                writer.flow.line()
                waiting = _flush(writer.flow, waiting)
            else:
                _join(writer, joint, line)
            writer.flow.add(line.text)
            writer.before, writer.column = line, column
    writer.flow.line()
    _flush(writer.flow, waiting)
    return writer.flow


def _flush(flow: Flow, waiting: Iterable[Line]) -> list[Line]:
    for line in waiting:
        start = flow.length
        flow.add(line.text)
        flow.mark(start, line.kind or "hidden")
        flow.add("\n")
    return []


def _vocabulary(lines: Iterable[Line]) -> Counter[str]:
    return Counter(word.lower() for line in lines if not line.hidden for word in _WORD.findall(line.text))


def _measured(lines: list[Line]) -> dict[int, Measures]:
    """The measures of the columns 0 and 1 and of the whole width, -1."""
    body = [line for line in lines if not line.kind and not line.hidden and not line.turned]
    whole = _measure(body)
    found = {}
    for column in (0, 1, -1):
        own = [line for line in body if line.column == column]
        found[column] = _measure(own) if len(own) >= COLUMN_LINES else whole
    return found


def _local(body: list[Line], number: int, column: Measures) -> Measures:
    """The measures of a block set narrower than its column, beside a picture; else those of the column."""
    line = body[number]
    near = [each.right for each in body[max(0, number - 3) : number + 4] if each.column == line.column]
    edge = max(near)
    justified = sum(1 for right in near if edge - right <= BLOCK_EDGE * line.height)
    return replace(column, right=edge) if justified >= BLOCK_LINES and edge < column.right else column


def _measure(lines: list[Line]) -> Measures:
    if not lines:
        return Measures(0.0, 0.0, 0.0)
    lefts, rights = sorted(line.left for line in lines), sorted(line.right for line in lines)
    drops = sorted(a.bottom - b.bottom for a, b in pairwise(lines) if 0.5 * b.height < a.bottom - b.bottom < 4 * b.height)
    pitch = drops[len(drops) // 3] if drops else 1.3 * lines[0].height
    return Measures(lefts[len(lefts) // 10], rights[-1 - len(rights) // 10], pitch)


def _joint(writer: _Writer, line: Line, column: Measures) -> str | None:
    """What stands between the line before and this one; None for the end of a paragraph."""
    before, its_column = writer.before, writer.column
    if before is None or its_column is None or before.turned or line.turned:
        return None
    if before.hyphen:
        return "-"
    if _LIST.match(line.text) or _NUMBERED.match(line.text) or _other_size(before, line) or _set_off(before, line, column):
        return None
    if _indented(before, line, column, its_column) or _had_room(before, line, its_column):
        return None
    return "" if wide(before.text[-1]) or wide(line.text[0]) else " "


def _other_size(before: Line, line: Line) -> bool:
    return abs(before.height - line.height) > OTHER_SIZE * max(before.height, line.height)


def _set_off(before: Line, line: Line, column: Measures) -> bool:
    """Whether a gap lies between two lines of one column; a jump to another column or page is none."""
    if before.page != line.page or before.column != line.column:
        return False
    drop = before.bottom - line.bottom
    return drop > GAP * column.pitch and drop > 1.2 * line.height


def _indented(before: Line, line: Line, column: Measures, its_column: Measures) -> bool:
    own, other = line.left - column.left, before.left - its_column.left
    return own > INDENT * line.height and own - other > INDENT * line.height


def _had_room(before: Line, line: Line, column: Measures) -> bool:
    """Whether the line before would have had room for the start of this one."""
    room = column.right - before.right
    if wide(line.text[0]) or wide(before.text[-1]):
        return room > SHORT * before.height
    word = line.text.split(" ", 1)[0]
    width = (line.right - line.left) * (len(word) + 1) / max(1, len(line.text))
    return room > 1.15 * width + 0.5 * before.height and room > 2 * before.height


def _join(writer: _Writer, joint: str, line: Line) -> None:
    flow = writer.flow
    before = writer.before
    assert before is not None
    own_hyphen = joint == " " and before.text.endswith(_HYPHENS) and len(before.text) > 1 and before.text[-2].isalpha()
    if joint != "-" and not own_hyphen:
        flow.add(joint)
        return
    head = _LAST_WORD.search(before.text.rstrip("".join(_HYPHENS)))
    tail = _FIRST_WORD.match(line.text)
    keep = head is None or tail is None or _keeps_hyphen(head[1], tail[1], writer.words)
    if joint == "-":
        flow.add("-" if keep else "")
    elif not keep:
        flow.parts[-1] = flow.parts[-1][:-1]
        flow.length -= 1


def _keeps_hyphen(head: str, tail: str, words: Counter[str]) -> bool:
    """Whether a hyphen at a line end belongs to the word, by what the paper itself writes elsewhere."""
    if not tail[0].islower():
        return True
    joined, apart = words[(head + tail).lower()], words[f"{head}-{tail}".lower()]
    if joined or apart:
        return apart > joined
    # neither is written elsewhere: two words that both stand alone in the paper are a compound
    return len(head) > 3 and len(tail) > 3 and words[head.lower()] > 1 and words[tail.lower()] > 1
