"""The colours keep their promises: legible on every ground, told apart by every eye."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor

from plagcheck.ui import theme

BOTH = [pytest.param(theme.LIGHT, id="light"), pytest.param(theme.DARK, id="dark")]
COLOURED = [("warn", "warn_ground"), ("err", "err_ground"), ("accent", "soft"), ("accent_text", "accent"), ("ok", "surface")]
GROUNDS = ("window", "surface", "sunken", "row")
SIGHTS = {
    "normal": np.eye(3),
    "protan": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}
"""Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB."""


def linear(name: str) -> np.ndarray:
    c = np.array(QColor(name).getRgbF()[:3])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def lab(rgb: np.ndarray) -> np.ndarray:
    to_xyz = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
    )
    t = to_xyz @ rgb.clip(0, 1) / np.array([0.95047, 1.0, 1.08883])
    f = np.where(t > 216 / 24389, np.cbrt(t), (24389 / 27 * t + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("colours", BOTH)
@pytest.mark.parametrize("ink", ["ink", "ink2", "ink3"])
def test_text_is_legible_on_every_ground(colours: theme.Colours, ink: str) -> None:
    for ground in GROUNDS:
        assert theme.contrast(QColor(getattr(colours, ink)), QColor(getattr(colours, ground))) >= 4.5


@pytest.mark.parametrize("colours", BOTH)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("warn", "warn_ground"), ("err", "err_ground"), ("accent", "soft"), ("accent_text", "accent"), ("ok", "surface")],
)
def test_coloured_words_are_legible_on_their_grounds(colours: theme.Colours, ink: str, ground: str) -> None:
    assert theme.contrast(QColor(getattr(colours, ink)), QColor(getattr(colours, ground))) >= 4.5


@pytest.mark.parametrize("colours", BOTH)
def test_text_is_legible_on_every_match(colours: theme.Colours) -> None:
    for kind in colours.kinds.values():
        assert theme.contrast(QColor(colours.ink), QColor(kind.tint)) >= 4.5
        assert theme.contrast(QColor(colours.ink), QColor(kind.current)) >= 4.5


@pytest.mark.parametrize("colours", BOTH)
@pytest.mark.parametrize("sight", SIGHTS)
def test_edges_of_matches_are_told_apart_by_every_eye(colours: theme.Colours, sight: str) -> None:
    edges = [lab(SIGHTS[sight] @ linear(kind.edge)) for kind in colours.kinds.values()]
    assert min(np.linalg.norm(a - b) for a, b in combinations(edges, 2)) >= 20


def test_heat_runs_from_its_first_to_its_last_stop() -> None:
    first, last = theme.heat(np.array([0.0, 1.0]))
    assert (QColor(int(first) & 0xFFFFFF), QColor(int(last) & 0xFFFFFF)) == (
        QColor(theme.LIGHT.heat[0]),
        QColor(theme.LIGHT.heat[-1]),
    )


def test_zoom_scales_type_and_lengths_and_stays_in_its_range(qapp) -> None:
    theme.apply(qapp, "light", 5.0, "en")
    assert (theme.px(10), theme.font("body").pixelSize()) == (20, 26)


def test_an_english_window_asks_for_a_latin_face_before_the_chinese_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme.QFontDatabase, "families", lambda: ["Plagcheck Sans SC", "Plagcheck Sans"])
    theme.families.cache_clear()
    assert theme.families("en") == ("Plagcheck Sans", "Plagcheck Sans SC")
    assert theme.families("zh_CN") == ("Plagcheck Sans SC",)
    theme.families.cache_clear()


NAMED_ICON = re.compile(r'(?:IconButton|IconLabel|EmptyState|theme\.icon|theme\.pixmap|set_message)\(\s*"([a-z-]+)"')


def test_every_icon_that_the_window_names_exists() -> None:
    sources = Path(theme.__file__).parent.rglob("*.py")
    names = {name for path in sources for name in NAMED_ICON.findall(path.read_text(encoding="utf-8"))}
    assert len(names) > 10
    for name in sorted(names):
        assert not theme.pixmap(name).isNull()
