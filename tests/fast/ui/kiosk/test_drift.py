"""The picture wanders by one pixel at a time, over a whole square, and comes back to where it began."""

from itertools import pairwise

from dealer_terminal.ui.kiosk.drift import Shift, shift_at, stays, wanders


def test_each_step_is_a_pixel_and_the_whole_square_is_visited() -> None:
    for most in (1, 2, 3, 5):
        path = [shift_at(step, most) for step in range((4 * most) ** 2 + 1)]
        assert path[0] == path[-1] == Shift(0, 0)
        assert all(abs(a.x - b.x) <= 1 and abs(a.y - b.y) <= 1 for a, b in pairwise(path))
        side = range(-most, most + 1)
        assert set(path) == {Shift(x, y) for x in side for y in side}


def test_it_stays_where_a_setting_says_so_and_begins_at_its_place() -> None:
    assert wanders(0, 3) is wanders(180, 0) is stays
    assert wanders(3600, 3)() == Shift(0, 0)
