"""A passage of a report's pages: number, kind and places, and under them both texts side by side.

It is drawn line by line: edge, tint, underline in the style of its kind, boxes round changed words, then the text. Both
columns go on over pages together, the number repeated.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QTextLine

from plagcheck.engine import Comparison, Match, Span
from plagcheck.ui.report.contents import HOLDERS_NAMED, LONGEST_PASSAGE, Contents, pieces, printable
from plagcheck.ui.report.sheet import BOTTOM, LEADING, LEFT, MIDDLE, RIGHT, Sheet
from plagcheck.ui.theme import LIGHT

PASSAGE = 12.0
"""Size of a passage in px."""
COLUMN = 328.0
NAME, HANG = 240.0, 60.0
"""Room for the name of a further paper, and what stands before them at most."""
KIND_DASHES: dict[str, list[float]] = {"edited": [4, 2.4], "reworded": [1, 1.4], "reordered": [4, 1.6, 1, 1.6]}


def draw_passage(sheet: Sheet, contents: Contents, what: tuple[Comparison, Match], number: int) -> None:
    """One match: number, kind and places over both texts, whose lines go on over pages together."""
    pair, match = what
    sides = (
        _lines(sheet, contents, pair.a, match.a, match.changes_a),
        _lines(sheet, contents, pair.b, match.b, match.changes_b) if match.b else None,
    )
    leading = PASSAGE * LEADING + 1.5
    sheet.need(40 + 2 * leading)
    _passage_head(sheet, contents, what, number, continued=False)
    place, most = 0, max(len(s[0]) for s in sides if s)
    while place < most:
        if sheet.y + leading > BOTTOM:
            sheet.turn()
            _passage_head(sheet, contents, what, number, continued=True)
        fit = max(1, min(most - place, int((BOTTOM - sheet.y) // leading)))
        for left, side in zip((LEFT, MIDDLE), sides, strict=True):
            if side is not None:
                _draw_lines(sheet, side, (place, place + fit), (left, match.kind))
        place += fit
        sheet.y += fit * leading
    sheet.y += 12


def _passage_head(sheet: Sheet, contents: Contents, what: tuple[Comparison, Match], number: int, *, continued: bool) -> None:
    match = what[1]
    words, colours = contents.words, LIGHT.kinds[match.kind]
    text = str(number)
    wide = max(17.0, sheet.wide(text, 10.5, medium=True) + 8)
    sheet.box(QRectF(LEFT, sheet.y + 1, wide, 16), colours.tint, colours.edge, radius=4.5, width=1.1)
    sheet.text(LEFT + (wide - sheet.wide(text, 10.5, medium=True)) / 2, sheet.y + 2, text, 10.5, medium=True)
    x = LEFT + wide + 9
    kind = words(match.kind)
    x += sheet.text(x, sheet.y + 1, words("continued", kind) if continued else kind, 11, medium=True) + 5
    underline(sheet, x, x + 17, sheet.y + 10, match.kind)
    x += 26
    first, second = _facts(sheet, contents, what, MIDDLE - x)
    sheet.text(x, sheet.y + 1, first, 11, LIGHT.ink2, width=MIDDLE - x, middle=False)
    if match.b is not None:
        sheet.text(MIDDLE + 12, sheet.y + 1, words("at", f"{match.b.start + 1:,}", f"{match.b.length:,}"), 11, LIGHT.ink2)
    sheet.y += 23
    if second and not continued:
        sheet.text(LEFT + wide + 9, sheet.y - 5, second, 11, LIGHT.ink2)
        sheet.y += 16


def _facts(sheet: Sheet, contents: Contents, what: tuple[Comparison, Match], room: float) -> tuple[str, str]:
    """Where a passage stands and which further papers hold it: in `room` px, else the papers in a line of their own, as many
    of them by name as fit in it."""
    one = printable(contents.facts(*what))
    if sheet.wide(one, 11) <= room:
        return one, ""
    for named in range(HOLDERS_NAMED, 0, -1):
        told = contents.also(*what, named, lambda document: sheet.elided(printable(contents.brief(document)), NAME, 11))
        if sheet.wide(told, 11) <= RIGHT - LEFT - HANG:
            break
    return contents.place(what[1]), told


Side = tuple[list[QTextLine], int, list[tuple[int, int]]]


def _lines(sheet: Sheet, contents: Contents, document: int, span: Span, changes: Sequence[Span]) -> Side:
    """The lines of a passage, how many of them are its text, and where its changed words stand in them (UTF-16 units).

    The lines after those of the text say how much was left out.
    """
    text, changed, at = "", [], 0
    for piece, new in pieces(contents.report.documents[document].text, span, changes):
        size = len(piece.encode("utf-16-le")) // 2
        if new:
            changed.append((at, at + size))
        text, at = text + piece, at + size
    _, lines = sheet.laid_out(text, COLUMN - 14, PASSAGE)
    left_out: list[QTextLine] = []
    if span.length > LONGEST_PASSAGE:
        told = contents.words("more", f"{span.length - LONGEST_PASSAGE:,}")
        _, left_out = sheet.laid_out(told, COLUMN - 14, PASSAGE)
    return [*lines, *left_out], len(lines), changed


def _draw_lines(sheet: Sheet, side: Side, which: tuple[int, int], where: tuple[float, str]) -> None:
    """Draw lines from `sheet.y` on: edge, tint, underline, boxes round changed words, text."""
    (left, kind), leading = where, PASSAGE * LEADING + 1.5
    colours, (lines, copied, changed) = LIGHT.kinds[kind], side
    for row, line in enumerate(lines[max(which[0], copied) : which[1]], max(0, copied - which[0])):
        sheet.draw_line(line, left + 13, sheet.y + row * leading, LIGHT.ink2)
    chosen = lines[which[0] : min(which[1], copied)]
    if not chosen:
        return
    x = left + 13
    sheet.box(QRectF(left + 3, sheet.y, 2.2, len(chosen) * leading - 3), colours.edge, radius=1)
    for row, line in enumerate(chosen):
        y = sheet.y + row * leading
        wide = line.naturalTextWidth()
        sheet.box(QRectF(x, y, wide, leading - 3.4), colours.tint, radius=1.5)
        underline(sheet, x, x + wide, y + leading - 2.6, kind)
        first, last = line.textStart(), line.textStart() + line.textLength()
        for start, end in changed:
            if start < last and end > first:
                a, b = line.cursorToX(max(start, first))[0], line.cursorToX(min(end, last))[0]  # type: ignore[index]
                sheet.box(QRectF(x + a, y + 0.3, b - a, leading - 4), "#FFFFFF", colours.edge, radius=2.5, width=0.9)
        sheet.draw_line(line, x, y)


def underline(sheet: Sheet, left: float, right: float, y: float, kind: str) -> None:
    """Draw the line of a kind of match: plain, dashed, dotted, dash and dot, or double."""
    pen = QPen(QColor(LIGHT.kinds[kind].edge), 0.7 if kind == "summary" else 1.4)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if kind in KIND_DASHES:
        pen.setDashPattern(KIND_DASHES[kind])
    for at in (y - 1.8, y) if kind == "summary" else (y,):
        sheet.stroke(pen, (QPointF(left, at), QPointF(right, at)))
