"""Running heads and page numbers: what comes back, but for its digits, at the same place at the edge of several pages.

Only outermost lines can be one, and only while everything further out is one: text that happens to repeat inside a page stays.
"""

import re
from collections import defaultdict
from collections.abc import Sequence

from plagcheck.engine.reading.pdf_lines import Line

EDGE_LINES = 4
"""Lines looked at from the top and from the bottom of each page."""
FEW_PAGES, FEWEST_OF_FEW, FEWEST = 5, 2, 3
"""Up to so many pages two of a kind are enough (heads differ on odd and even pages), beyond that three."""
SAME_PLACE_POINTS = 6.0
LONGEST_HEAD = 120
"""Characters; more is a paragraph."""

_NUMBER = re.compile(
    r"(?:page|p\.|第|共)?\s*[-–—―·.\[(]*\s*(?:\d{1,4}|[ivxlc]{1,7})\s*[-–—―·.\])]*\s*[页頁]?"
    r"(?:\s*(?:of|/|,|，|共|총)\s*(?:共|第)?\s*\d{1,4}\s*[页頁]?)?",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d+")
_ROMAN = re.compile(r"\b[ivxlc]+\b", re.IGNORECASE)
_BLANKS = re.compile(r"\s+")


def mark_heads(pages: Sequence[list[Line]]) -> None:
    """Set `kind` of the lines of each page that are running heads or page numbers."""
    need = FEWEST_OF_FEW if len(pages) <= FEW_PAGES else FEWEST
    for edge in (1, -1):
        edges = [_outermost(lines, edge) for lines in pages]
        repeated = _repeated(edges, need)
        for number, lines in enumerate(edges):
            _mark(lines, repeated, number)


def _outermost(lines: list[Line], edge: int) -> list[Line]:
    upright = [line for line in lines if not line.turned and not line.hidden and not line.kind]
    return sorted(upright, key=lambda line: -edge * (line.bottom + line.top))[:EDGE_LINES]


def _form(line: Line) -> str:
    """What stays the same of a head from page to page."""
    text = _BLANKS.sub("", line.text) if len(line.text) <= LONGEST_HEAD else ""
    return _ROMAN.sub("#", _DIGITS.sub("#", text)) if _NUMBER.fullmatch(line.text.strip()) else _DIGITS.sub("#", text)


def _repeated(edges: Sequence[list[Line]], need: int) -> dict[str, list[float]]:
    """The forms that stand on enough pages at one height, and these heights."""
    places: dict[str, list[float]] = defaultdict(list)
    for lines in edges:
        for form, line in {_form(line): line for line in lines}.items():
            if form:
                places[form].append(line.bottom)
    found: dict[str, list[float]] = {}
    for form, heights in places.items():
        same = [h for h in heights if sum(1 for other in heights if abs(other - h) <= SAME_PLACE_POINTS) >= need]
        if same:
            found[form] = same
    return found


def _mark(lines: list[Line], repeated: dict[str, list[float]], number: int) -> None:
    row = None
    for line in lines:
        beside = row is not None and abs(line.bottom - row) < line.height / 2
        is_number = _NUMBER.fullmatch(line.text.strip()) is not None
        heights = repeated.get(_form(line), ())
        lone = is_number and _DIGITS.findall(line.text)[:1] == [str(number + 1)]
        if lone or any(abs(line.bottom - height) <= SAME_PLACE_POINTS for height in heights):
            line.kind = "page-number" if is_number else "running-head"
        elif not beside:
            return
        row = line.bottom
