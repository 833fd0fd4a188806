"""The charts of a report by matplotlib: the distribution of the copied shares, and the heat map of the class.

Figures of the Agg canvas, never pyplot, which belongs to the window's thread and keeps every figure. Names are drawn as they
are: `$` starts no formula, and what no face can draw is replaced before matplotlib warns of it.
"""

import io
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import pairwise

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib import font_manager
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from plagcheck.ui.report.contents import printable
from plagcheck.ui.theme import LIGHT

BINS = 25
DPI = 220
SIZE = 8.5
"""Of the letters, in points."""
FONTS = ("PlagcheckSansSC-Regular.otf", "PlagcheckEmoji.ttf")
LABELS = 30
"""Papers up to which the heat map's rows are named."""
LABEL_ROOM = 0.22
"""Part of the heat map's width that names take at most."""
PAD = 6.0
"""Points between a name and its row, and left of it."""


@cache
def _families() -> tuple[str, ...]:
    """The bundled faces, made known to matplotlib, and its own, which stands alone where the fonts were left out."""
    return (*(_known(name) for name in FONTS if _font(name).is_file()), "DejaVu Sans")


def _font(name: str) -> Traversable:
    return resources.files("plagcheck.resources") / "fonts" / name


def _known(name: str) -> str:
    with resources.as_file(_font(name)) as path:
        font_manager.fontManager.addfont(str(path))
        return font_manager.FontProperties(fname=str(path)).get_name()


@cache
def _has(char: str) -> bool:
    """Whether one of the faces can draw a character."""
    faces = (font_manager.get_font(font_manager.findfont(family)) for family in _families())
    return any(face.get_char_index(ord(char)) for face in faces)


def _drawn(name: str) -> str:
    """A name that can be drawn: marks without a glyph are left out, other characters without one are U+FFFD."""
    bare = (c for c in printable(name) if _has(c) or unicodedata.category(c) not in ("Cf", "Mn"))
    return "".join(c if _has(c) else "\ufffd" for c in bare)


def _settings() -> dict[str, object]:
    return {
        "font.family": list(_families()),
        "font.size": SIZE,
        "axes.unicode_minus": False,
        "text.parse_math": False,
        "axes.edgecolor": LIGHT.line2,
        "axes.labelcolor": LIGHT.ink2,
        "xtick.color": LIGHT.ink3,
        "ytick.color": LIGHT.ink3,
    }


def _png(figure: Figure) -> bytes:
    stream = io.BytesIO()
    FigureCanvasAgg(figure).print_figure(stream, format="png", dpi=DPI, facecolor="white")
    return stream.getvalue()


def _shortened(name: str, wide: Callable[[str], float], room: float) -> str:
    """A name that takes `room` at most, elided in the middle: two thirds of what stays are its beginning."""
    if wide(name) <= room:
        return name
    fits = bisect_right(range(len(name)), room, key=lambda letters: wide(_elided(name, letters)))
    return _elided(name, max(1, fits - 1))


def _elided(name: str, letters: int) -> str:
    end = letters // 3
    return name[: letters - end] + "…" + name[len(name) - end :]


def _labels(figure: Figure, names: Sequence[str]) -> tuple[list[str], float]:
    """The names as they are drawn left of the rows, and the part of the figure's width that they take."""
    renderer = FigureCanvasAgg(figure).get_renderer()  # type: ignore[no-untyped-call]
    face = font_manager.FontProperties(family=list(_families()), size=SIZE)
    dots = figure.get_figwidth() * figure.dpi
    pad = PAD * figure.dpi / 72 / dots

    def wide(name: str) -> float:
        return float(renderer.get_text_width_height_descent(name, face, False)[0]) / dots

    labels = [_shortened(_drawn(name), wide, LABEL_ROOM - pad) for name in names]
    return labels, max(0.1, *(wide(label) + pad for label in labels))


def histogram(shares: Sequence[float], threshold: float, size: tuple[float, float]) -> bytes:
    """A PNG of how many pairs have which copied share; those below the threshold in grey. `size` in inches."""
    with mpl.rc_context(_settings()):  # type: ignore[arg-type]
        figure = Figure(figsize=size)
        axes = figure.add_axes((0.065, 0.1, 0.9, 0.87))  # fixed: a layout engine draws everything once more
        counts, edges = np.histogram(np.asarray(shares, float), bins=BINS, range=(0, 1))
        colours = [LIGHT.accent if (low + high) / 2 >= threshold else LIGHT.mute for low, high in pairwise(edges)]
        axes.bar(edges[:-1] + 0.5 / BINS, counts, width=0.86 / BINS, color=colours)
        axes.axvline(threshold, color=LIGHT.accent, linewidth=1, linestyle=(0, (4, 2)))
        axes.set_xlim(0, 1)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.grid(axis="y", color=LIGHT.line, linewidth=0.6)
        axes.set_axisbelow(True)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.tick_params(length=0)
        return _png(figure)


def heat_map(matrix: npt.NDArray[np.float64], names: Sequence[str], groups: Sequence[tuple[int, int]], side: float) -> bytes:
    """A PNG of shares (row in column, NaN where none), f8[n, n]; `groups` are framed, as (first, past-the-last) rows.

    Long names are elided in the middle, so that how they begin can be read.
    """
    with mpl.rc_context(_settings()):  # type: ignore[arg-type]
        figure = Figure(figsize=(side * 1.28, side), dpi=DPI)  # names are measured as they are drawn
        size = len(matrix)
        labels, left = _labels(figure, names) if 0 < size <= LABELS else ([], 0.01)
        width = min(0.75, 0.85 - left)
        axes = figure.add_axes((left, 0.02, width, 0.96))
        colours = LinearSegmentedColormap.from_list("heat", LIGHT.heat).with_extremes(bad=LIGHT.line2)
        values = np.ma.masked_invalid(matrix**0.75)
        picture = axes.imshow(values, cmap=colours, vmin=0, vmax=1, interpolation="nearest")
        if size <= 60:
            axes.set_xticks(np.arange(size + 1) - 0.5, minor=True)
            axes.set_yticks(np.arange(size + 1) - 0.5, minor=True)
            axes.grid(which="minor", color="white", linewidth=0.8)
        axes.tick_params(which="both", length=0)
        axes.set_xticks([])
        axes.set_yticks(range(len(labels)), labels)
        for spine in axes.spines.values():
            spine.set_visible(False)
        for first, last in groups:
            frame = (first - 0.5, first - 0.5)
            axes.add_patch(Rectangle(frame, last - first, last - first, fill=False, edgecolor=LIGHT.ink, linewidth=1))
        scale = figure.add_axes((left + width + 0.015, 0.15, 0.025, 0.7))
        bar = figure.colorbar(picture, cax=scale, ticks=[v**0.75 for v in (0, 0.25, 0.5, 0.75, 1)])
        bar.ax.set_yticklabels(["0%", "25%", "50%", "75%", "100%"])
        bar.ax.tick_params(length=0)
        bar.outline.set_visible(False)
        return _png(figure)
