"""The charts of a report: what stands in them is read off the texts that matplotlib is given."""

import io

import numpy as np
import pytest
from matplotlib import image

from plagcheck.ui.report.charts import heat_map


@pytest.mark.parametrize("name", ["a\tb", "a\x1bb", "\U0001f98a\ufe0f fox", "a\u200db", "\U000e0041", "\U000f0000"])
def test_a_name_of_any_characters_is_drawn_without_a_warning(name, recwarn):
    assert heat_map(np.eye(2), [name, "02"], [], 2.0).startswith(b"\x89PNG")
    assert [str(w.message) for w in recwarn] == []


@pytest.fixture
def labels(monkeypatch):
    """Draws a heat map and tells how its rows are named."""
    told = []

    def set_yticks(_axes, _ticks, labels=(), **_more):
        told.extend(labels)

    def draw(names):
        monkeypatch.setattr("matplotlib.axes.Axes.set_yticks", set_yticks)
        heat_map(np.eye(len(names)), names, [], 3.2)
        return told

    return draw


def test_a_long_name_keeps_its_beginning_and_its_end(labels):
    first, second, short = labels(["Observation of walking habits 1", "夜间照明与步行意愿的关系研究之二", "03"])
    assert first.startswith("Observ")
    assert first.endswith(" 1")
    assert "…" in first
    assert second.startswith("夜间照")
    assert second.endswith("二")
    assert short == "03"


@pytest.mark.parametrize("name", ["W" * 200, "夜" * 60, "Observation of walking habits"], ids=("latin", "han", "words"))
def test_no_name_is_cut_at_the_left_edge(name):
    picture = image.imread(io.BytesIO(heat_map(np.eye(3), [name, name, "03"], [], 3.2)))
    assert (picture[:, :4, :3] == 1).all()
    assert (picture[:, 4:80, :3] < 1).any()
