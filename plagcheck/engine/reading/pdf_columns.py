"""Two columns: found by the empty strip between them, and read one after the other.

Most programs write column by column, and the page's own order is right. Where both were written line by line, PDFium runs
them together; then the lines are cut at the strip and the page is put in order.
"""

from dataclasses import replace
from itertools import pairwise

from plagcheck.engine.reading.pdf_lines import Line, PageText

FEWEST_ROWS = 8
MOST_CROSSING = 0.1
"""Share of rows that may lie across the strip: titles, wide figures."""
FEWEST_BESIDE = 0.3
"""Share of rows that each column must have text in."""
MOST_SWITCHES = 6
"""Times the order may go from one column to the other before it is taken for row by row."""
MIDDLE = (0.35, 0.65)
STEPS = 31


def in_columns(lines: list[Line], page: PageText) -> list[Line]:
    """The lines with their columns, in reading order."""
    strip = _strip(lines, page)
    if strip is None:
        return lines
    cut = [piece for line in lines for piece in _cut(line, strip, page)]
    for line in cut:
        line.column = 0 if line.right <= strip + 1 else 1 if line.left >= strip - 1 else -1
    switches = sum(1 for a, b in pairwise(cut) if a.column >= 0 and b.column >= 0 and a.column != b.column)
    return _ordered(cut) if switches > MOST_SWITCHES or len(cut) > len(lines) + 2 else cut


def _strip(lines: list[Line], page: PageText) -> float | None:
    """Where the empty strip lies, if there is one."""
    upright = [line for line in lines if not line.turned]
    if len(upright) < FEWEST_ROWS:
        return None
    left, right = min(line.left for line in upright), max(line.right for line in upright)
    wide_lines = sum(1 for line in upright if line.right - line.left > 0.6 * (right - left))
    boxes = [(line.left, line.right) for line in upright]
    if wide_lines > MOST_CROSSING * len(upright):  # they may be two columns run together
        boxes = [(box[0], box[2]) for box in page.rectangles()]
    return _emptiest(boxes, (left, right), len(upright))


def _emptiest(boxes: list[tuple[float, float]], edges: tuple[float, float], rows: int) -> float | None:
    """Where the fewest boxes lie across, if that is few of the rows, and enough of them have text on either side."""
    left, right = edges
    low, high = (left + share * (right - left) for share in MIDDLE)
    best: tuple[int, float] | None = None
    run: list[float] = []
    for step in range(STEPS):
        x = low + step * (high - low) / (STEPS - 1)
        crossing = sum(1 for a, b in boxes if a < x < b)
        if best is None or crossing < best[0]:
            best, run = (crossing, x), [x]
        elif crossing == best[0]:
            run.append(x)
    if best is None or best[0] > MOST_CROSSING * rows:
        return None
    x = run[len(run) // 2]
    beside = [sum(1 for _, b in boxes if b <= x), sum(1 for a, _ in boxes if a >= x)]
    return x if min(beside) >= FEWEST_BESIDE * rows and min(beside) >= FEWEST_ROWS // 2 else None


def _cut(line: Line, strip: float, page: PageText) -> list[Line]:
    """A line across the strip as two, when no character of it lies there."""
    if line.turned or not line.left < strip < line.right or line.place is None:
        return [line]
    for index, (start, _) in enumerate(zip(line.text, line.text[1:], strict=False)):
        if start != " ":
            continue
        before, after = page.place(line.place + index - 1), page.place(line.place + index + 1)
        if before[2] <= strip + 2 and after[0] >= strip - 2:
            head, tail = line.text[:index].rstrip(), line.text[index + 1 :].lstrip()
            return [replace(line, text=head, right=before[2], hyphen=False), replace(line, text=tail, left=after[0])]
    return [line]


def _ordered(lines: list[Line]) -> list[Line]:
    """Left column before right, between the lines that go across both."""
    across = sorted((line for line in lines if line.column < 0 and not line.turned), key=lambda line: -line.top)
    rest = [line for line in lines if line.column >= 0 or line.turned]
    done: list[Line] = []
    for border in (*across, None):
        above = [line for line in rest if border is None or line.bottom >= border.top - border.height / 2]
        rest = [line for line in rest if not any(line is each for each in above)]
        done += sorted(above, key=lambda line: (line.column, -line.top))
        if border is not None:
            done.append(border)
    return done
