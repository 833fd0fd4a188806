import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine import Span
from plagcheck.ui import text_positions
from plagcheck.ui.text_positions import LONG_PARAGRAPH, Positions


def utf16(text):
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def test_a_plain_text_has_the_same_positions():
    assert [Positions.of("ab汉").to_qt(i) for i in range(4)] == [0, 1, 2, 3]


def test_a_character_beyond_u_ffff_is_two_positions():
    assert [Positions.of("𠮷a😀b").to_qt(i) for i in range(5)] == [0, 2, 3, 5, 6]


@given(st.text(alphabet="a汉\n𠮷😀", max_size=30))
def test_positions_are_counts_of_utf16_units(text):
    positions = Positions.of(text)
    assert [positions.to_qt(i) for i in range(len(text) + 1)] == [utf16(text[:i]) for i in range(len(text) + 1)]


@given(st.text(alphabet="a汉\n𠮷😀", max_size=30))
def test_every_place_comes_back_from_its_position(text):
    positions = Positions.of(text)
    assert [positions.to_text(positions.to_qt(i)) for i in range(len(text) + 1)] == list(range(len(text) + 1))


def test_a_span_ends_after_its_last_character():
    assert Positions.of("a𠮷b").span_to_qt(Span(1, 2)) == (1, 3)


@pytest.mark.parametrize("char", ["\x00", "\x07", "\x1b", "\u2028", "\u2029", "\ufdd0"])
def test_characters_that_qt_would_take_for_structure_are_shown_one_for_one(char):
    shown = Positions.of(f"a{char}b").shown
    assert len(shown) == 3
    assert char not in shown


def test_a_long_paragraph_is_broken_for_show_and_the_map_knows():
    text = "汉" * (LONG_PARAGRAPH + 1)
    positions = Positions.of(text)
    assert max(map(len, positions.shown.split("\n"))) < LONG_PARAGRAPH
    assert positions.shown[positions.to_qt(LONG_PARAGRAPH)] == "汉"
    assert positions.to_text(positions.to_qt(12_345)) == 12_345


@given(st.text(alphabet="a汉\n 𠮷😀", max_size=60))
def test_any_position_belongs_to_the_last_character_that_begins_at_or_before_it(text):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_positions, "LONG_PARAGRAPH", 6)
        patch.setattr(text_positions, "PIECE", 4)
        positions = Positions.of(text)
    begins = [positions.to_qt(i) for i in range(len(text) + 1)]
    for at in range(utf16(positions.shown) + 1):
        assert positions.to_text(at) == max(i for i, begin in enumerate(begins) if begin <= at)
