"""The column between the texts: badges that meet move down or become one."""

from plagcheck.ui.views.ribbons import Numbered, gathered


def badges(*rows: tuple[float, float], height: float = 18) -> list[tuple[float, list[int]]]:
    shown = [Numbered(i, "verbatim", top, bottom) for i, (top, bottom) in enumerate(rows)]
    return [(y, [each.index for each in group]) for y, group in gathered(shown, height)]


def test_badges_with_room_stand_where_their_matches_begin():
    assert badges((0, 40), (60, 80)) == [(0, [0]), (60, [1])]


def test_the_second_of_two_on_one_line_moves_to_the_next():
    assert badges((0, 22), (0, 44)) == [(0, [0]), (20, [1])]


def test_a_match_without_room_for_its_badge_shares_the_one_above():
    assert badges((0, 22), (0, 22), (0, 22), (44, 66)) == [(0, [0, 1, 2]), (44, [3])]


def test_a_match_of_one_line_below_another_keeps_its_own_badge():
    assert badges((0, 22), (22, 44)) == [(0, [0]), (22, [1])]
