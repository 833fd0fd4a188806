"""The charts of a report: what stands in them is read off the texts that matplotlib is given."""


import numpy as np
import pytest

from plagcheck.ui.report.charts import heat_map


@pytest.mark.parametrize("name", ["a\tb", "a\x1bb", "\U0001f98a\ufe0f fox", "a\u200db", "\U000e0041", "\U000f0000"])
def test_a_name_of_any_characters_is_drawn_without_a_warning(name, recwarn):
    assert heat_map(np.eye(2), [name, "02"], [], 2.0).startswith(b"\x89PNG")
    assert [str(w.message) for w in recwarn] == []
