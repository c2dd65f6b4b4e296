"""All wagers of one seat at once, players who go, and players who are late."""

from collections.abc import Callable

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import State
from tests.fast.procedure.walk import EDITIONS, Walk
from tests.helpers.cases import every

WA, STAX = EDITIONS[0], "3-card-ags"
HANDS = {1: ("As 10s 8s", "5h"), 3: ("2s 3h 4d", "5c"), 5: ("8d 5d 3d", "Kc")}
OF_A_SEAT: tuple[Callable[[int], Command], ...] = (
    commands.DoubleWagers,
    commands.ClearWagers,
    commands.LeaveSeat,
    commands.SitOut,
    commands.SitIn,
)


def second_round() -> Walk:
    """Nothing is placed yet; 1, 3 and 5 played the round before."""
    walk = Walk(WA)
    walk.wagers({seat: {"ante": 2_500, "natural-31": 500} for seat in HANDS})
    _played(walk)
    return walk


def _played(walk: Walk) -> None:
    walk.deal()
    walk.lock()
    walk.settle(HANDS)
    walk.deck_back()


def _antes(state: State) -> dict[int, int]:
    return {seat: state.seat(seat).wagers["ante"] for seat in state.playing()}


def test_every_wager_of_a_seat_is_doubled_in_one_step() -> None:
    walk = Walk(WA)
    walk.wagers({3: {"ante": 2_500, "natural-31": 500}, 4: {"ante": 500}})
    walk.do(commands.DoubleWagers(3))
    assert walk.state.seat(3).wagers == {"ante": 5_000, "natural-31": 1_000}
    assert walk.state.seat(4).wagers == {"ante": 500}
    walk.do(commands.Undo())
    assert walk.state.seat(3).wagers["ante"] == 2_500 and walk.state.seat(3).wagers["natural-31"] == 500


def test_a_wager_of_one_size_stays_as_it_is_when_the_others_are_doubled() -> None:
    walk = Walk(STAX)
    walk.wagers({3: {"ante": 2_500, "stax": 500}})
    walk.do(commands.DoubleWagers(3))
    assert walk.state.seat(3).wagers == {"ante": 5_000, "stax": 500}


@every(
    ("rulebook", "lies", "why"),
    [
        (WA, {}, "No wager lies there"),
        (WA, {"ante": 0}, "No wager lies there"),
        (WA, {"ante": 2_500, "natural-31": 20_500}, "$410 is outside the limits of Natural 31 Bonus"),
        (STAX, {"stax": 500}, "This wager has one size"),
    ],
)
def test_nothing_is_doubled_where_all_of_it_can_not_be(rulebook: str, lies: dict[str, int], why: str) -> None:
    walk = Walk(rulebook)
    for spot, cents in lies.items():
        walk.do(commands.PlaceWager(3, spot, cents or 500))
        if not cents:
            walk.do(commands.PlaceWager(3, spot, 0))
    assert str(walk.refusal(commands.DoubleWagers(3)).why) == why


def test_all_wagers_of_a_seat_go_back_in_one_step() -> None:
    walk = second_round()
    walk.do(commands.RepeatWagers())
    walk.do(commands.ClearWagers(3))
    assert walk.state.playing() == (1, 5) and 3 in walk.state.last_wagers
    assert str(walk.refusal(commands.ClearWagers(3)).why) == "No wager lies there"
    walk.do(commands.Undo())
    assert walk.state.playing() == (1, 3, 5)


@every("again", [False, True])
def test_whoever_leaves_takes_the_wagers_along_and_has_none_to_repeat(again: bool) -> None:
    walk = second_round()
    if again:
        walk.do(commands.RepeatWagers())
    walk.do(commands.LeaveSeat(3))
    assert 3 not in walk.state.playing()
    assert "Position 3" in str(walk.refusal(commands.RepeatWagers((3,))).why)
    assert str(walk.refusal(commands.LeaveSeat(3)).why) == "Nobody plays there"
    walk.do(commands.Undo())
    assert walk.state.last_wagers[3] == {"ante": 2_500, "natural-31": 500}


def test_last_wagers_of_who_is_late_are_there_again_in_the_next_round() -> None:
    walk = second_round()
    walk.do(commands.SitOut(3))
    walk.do(commands.RepeatWagers())
    assert walk.state.playing() == (1, 5) and walk.state.seat(3).late
    _played(walk)
    assert not walk.state.seat(3).late
    walk.do(commands.RepeatWagers())
    assert _antes(walk.state) == {1: 2_500, 3: 2_500, 5: 2_500}


@every("placed", [commands.PlaceWager(3, "ante", 500), commands.RepeatWagers((3,)), commands.SitIn(3), commands.Undo()])
def test_late_ends_by(placed: Command) -> None:
    walk = second_round()
    walk.do(commands.SitOut(3))
    assert "sits this round out" in str(walk.refusal(commands.SitOut(3)).why)
    walk.do(placed)
    assert not walk.state.seat(3).late
    assert "is not late" in str(walk.refusal(commands.SitIn(3)).why)


def test_no_seat_is_changed_after_no_more_bets_nor_one_that_the_table_has_not() -> None:
    walk = second_round()
    walk.do(commands.RepeatWagers())
    walk.do(commands.CloseWagers())
    for asked in OF_A_SEAT:
        assert walk.refusal(asked(3)).rule == walk.book.citations["wagers-closed"]
        assert [f"no position {seat}" in str(Walk(WA).refusal(asked(seat)).why) for seat in (0, 9)] == [True, True]
