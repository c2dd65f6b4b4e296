"""The playhead: an exhaustive walk of its motions, and what playing never does, whatever the times and gaps are."""

from collections.abc import Sequence
from itertools import product
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.review import playhead
from dealer_terminal.review.calendar import By, Towards
from dealer_terminal.review.playhead import LONGEST_WAIT, Motion, Move, Playhead, Speed, Waiting, moved, opening, passed

SECOND = 1_000_000


class Line:
    """An axis of records so far apart; `near` goes two on for anything larger than a fact."""

    def __init__(self, gaps: Sequence[int]) -> None:
        self.gaps = list(gaps)

    def size(self) -> int:
        return len(self.gaps) + 1

    def near(self, position: int, by: By, towards: Towards) -> int:
        there = position + 2 * towards.value
        return there if 0 <= there < self.size() else position

    def gap(self, position: int) -> int:
        return self.gaps[position] if position < len(self.gaps) else 0


TEN = Line([SECOND] * 9)
JUMPS: tuple[Move, ...] = (
    playhead.Go(3),
    playhead.GoToTenth(5),
    playhead.GoHome(),
    *(playhead.StepBy(by, towards) for by, towards in product(By, Towards)),
)
EVERY: tuple[Move, ...] = (
    playhead.Play(),
    playhead.Pause(),
    playhead.PlayOrPause(),
    *JUMPS,
    playhead.Follow(),
    *map(playhead.SetSpeed, Speed),
    *map(playhead.SetWaiting, Waiting),
)


def test_every_move_of_the_union_is_tried_here() -> None:
    assert {type(each) for each in EVERY} == set(get_args(Move))


def test_a_jump_leaves_following_and_neither_starts_nor_stops_playing() -> None:
    for motion, jump in product(Motion, JUMPS):
        after = moved(Playhead(5, motion), jump, TEN)
        assert after.motion is (Motion.PAUSED if motion is Motion.FOLLOWING else motion), (motion, jump)


def test_end_follows_from_anywhere_and_space_never_does() -> None:
    for motion in Motion:
        assert moved(Playhead(2, motion), playhead.Follow(), TEN) == Playhead(9, Motion.FOLLOWING)
        assert moved(Playhead(2, motion), playhead.PlayOrPause(), TEN).motion is not Motion.FOLLOWING


def test_space_resumes_where_it_stopped_though_more_has_come() -> None:
    axis = Line([SECOND] * 9)
    stopped = moved(passed(Playhead(3, Motion.PLAYING), 1_500_000, axis), playhead.PlayOrPause(), axis)
    axis.gaps += [SECOND] * 30
    assert passed(stopped, 60 * SECOND, axis) == stopped
    resumed = moved(stopped, playhead.PlayOrPause(), axis)
    assert (resumed.position, resumed.since, resumed.motion) == (4, 2 * SECOND, Motion.PLAYING)
    assert passed(resumed, SECOND // 2, axis).position == 5


def test_no_move_leaves_the_axis_and_each_that_goes_elsewhere_begins_there() -> None:
    for motion, move, position in product(Motion, EVERY, range(10)):
        after = moved(Playhead(position, motion, since=3, skipped=7), move, TEN)
        assert 0 <= after.position < 10, (motion, move)
        assert after.position == position or (after.since, after.skipped) == (0, 0), (motion, move)


def test_a_move_goes_where_it_says() -> None:
    wanted: list[tuple[Move, int]] = [
        (playhead.Go(-4), 0),
        (playhead.Go(99), 9),
        (playhead.GoToTenth(0), 0),
        (playhead.GoToTenth(9), 8),
        (playhead.StepBy(By.FACT, Towards.ON), 6),
        (playhead.StepBy(By.FACT, Towards.BACK), 4),
        (playhead.StepBy(By.ROUND, Towards.ON), 7),
        (playhead.GoHome(), 0),
    ]
    assert [(move, moved(Playhead(5), move, TEN).position) for move, _ in wanted] == wanted


def test_following_goes_to_whatever_has_come() -> None:
    axis = Line([SECOND])
    following = moved(Playhead(), playhead.Follow(), axis)
    axis.gaps.append(SECOND)
    assert passed(following, 0, axis).position == 2
    assert opening(axis, 1) == Playhead(1, Motion.PAUSED)


def test_each_speed_is_a_multiple_of_the_tables_own() -> None:
    axis = Line([SECOND] * 1000)
    for speed in Speed:
        assert passed(Playhead(0, Motion.PLAYING, speed), 4 * SECOND, axis).position == speed.value
    assert {speed.value / 4 for speed in Speed} <= {0.25, 0.5, 1, 2, 4, 8, 16, 32}


def test_a_long_wait_is_skipped_and_said() -> None:
    axis = Line([SECOND, 90 * SECOND, SECOND])
    head = Playhead(0, Motion.PLAYING)
    waits = passed(head, SECOND + LONGEST_WAIT - 1, axis)
    assert (waits.position, waits.skipped) == (1, 0)
    after = passed(waits, 1, axis)
    assert (after.position, after.skipped) == (2, 90 * SECOND - LONGEST_WAIT)
    assert passed(after, SECOND, axis).skipped == 0


def test_a_wait_is_kept_where_it_was_asked_for() -> None:
    head = moved(Playhead(0, Motion.PLAYING), playhead.SetWaiting(Waiting.KEPT), TEN)
    axis = Line([90 * SECOND, SECOND])
    assert passed(head, 89 * SECOND, axis).position == 0
    assert passed(head, 90 * SECOND, axis) == replace(head, position=1)


def test_playing_stops_at_the_last_record() -> None:
    assert passed(Playhead(0, Motion.PLAYING), 3600 * SECOND, TEN) == Playhead(9, Motion.PAUSED)


def test_the_clock_runs_between_records() -> None:
    head = passed(Playhead(0, Motion.PLAYING, Speed.HALF), SECOND, TEN)
    assert (head.position, head.shown(5_000_000)) == (0, 5_500_000)


GAPS = st.lists(st.integers(0, 10 * SECOND), min_size=1, max_size=12)


@given(
    GAPS,
    st.lists(st.integers(0, 7 * SECOND), min_size=1, max_size=20),
    st.sampled_from(Speed),
    st.sampled_from(Waiting),
)
def test_playing_in_small_turns_comes_where_one_long_turn_does(
    gaps: list[int], turns: list[int], speed: Speed, waiting: Waiting
) -> None:
    axis, begun = Line(gaps), Playhead(0, Motion.PLAYING, speed, waiting)
    head, seen = begun, [0]
    for turn in turns:
        head = passed(head, turn, axis)
        seen.append(head.position)
    whole = passed(begun, sum(turns), axis)
    assert seen == sorted(seen)
    assert (head.position, head.motion) == (whole.position, whole.motion)
    assert head.motion is Motion.PAUSED or head.since == whole.since


@given(GAPS, st.lists(st.sampled_from(EVERY), max_size=30), st.integers(0, 40 * SECOND))
def test_only_end_leads_to_following_and_only_a_jump_or_home_leads_back(
    gaps: list[int], asked: list[Move], microseconds: int
) -> None:
    axis, head = Line(gaps), Playhead()
    for move in asked:
        after = moved(head, move, axis)
        if after.motion is Motion.FOLLOWING and head.motion is not Motion.FOLLOWING:
            assert isinstance(move, playhead.Follow)
        if after.position < head.position:
            assert isinstance(move, playhead.Jump)
        head = passed(after, microseconds, axis)
        assert 0 <= head.position < axis.size()
