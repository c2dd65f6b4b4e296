"""Two prizes on one meter in one round, and one of them is another, or none: the other follows."""

from collections.abc import Callable
from itertools import product

from dealer_terminal.procedure.balance import Owed, owed
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import held_event, shown_meters
from dealer_terminal.procedure.state import Phase, to_settle
from tests.fast.procedure.prizes import NOTHING, SHARES, pays, put_right, refuse, settled, table
from tests.fast.procedure.stax import HANDS, StaxWalk, screens
from tests.fast.procedure.walk import HOUSE
from tests.helpers.decided_again import decided_again
from tests.helpers.every import every

EVENT, FLUSH, HEART = "Royal Flush, Other Suit", "10c 8c 3c", HANDS["Straight Flush in Diamonds"]
ROYALS = {6: "As Ks Qs", 4: "Ah Kh Qh", 1: "Ac Kc Qc"}
RESET = 50_000
Change = Callable[[StaxWalk, int], tuple[Fact, ...]]
CHANGES: dict[str, tuple[Change, int]] = {
    "the cards make nothing": (lambda walk, seat: put_right(walk, seat, NOTHING), 0),
    "the cards make a flush": (lambda walk, seat: put_right(walk, seat, FLUSH), 1_500),
    "it is refused": (refuse, 0),
}
HOUSES = {"in order": HOUSE, "shared": SHARES}


def won(house: str, *seats: int) -> StaxWalk:
    """Each is locked; none is verified."""
    walk = table(house, *seats)
    for seat in sorted(seats, reverse=True):
        assert walk.approved(EVENT, ROYALS[seat]) == seat
    return walk


def start(seats: int) -> int:
    """Each wager of $5 added 25 cents."""
    return RESET + 25 * seats


def ended(walk: StaxWalk) -> dict[int, int]:
    """What each was paid, once nothing that `verify` would name is left and no claim is open."""
    settled(walk)
    assert {each.stage for each in walk.state.jackpots.values()} <= {JackpotStage.PAID, JackpotStage.REFUSED}
    paid = pays(walk)
    walk.deck_back()
    assert decided_again(walk.facts) == []
    return paid


def verified(walk: StaxWalk, seat: int, times: int) -> None:
    """So far: not at all, by a supervisor, or by one and in the rack."""
    if times:
        walk.verify(seat)
    if times > 1:
        while not walk.state.seat(seat).racked:
            walk.rack()


CASES = list(product(HOUSES, (6, 1), CHANGES, (0, 1, 2)))


@every(("house", "seat", "change", "times"), CASES)
def test_the_other_prize_has_the_meter_to_itself(house: str, seat: int, change: str, times: int) -> None:
    walk, other = won(HOUSES[house], 6, 1), 7 - seat
    verified(walk, other, times)
    alter, left = CHANGES[change]
    alter(walk, seat)
    assert ended(walk) == {seat: left, other: start(2)}
    assert shown_meters(walk.state)["spade"] == RESET


@every(("house", "seat", "change"), [*product(HOUSES, ROYALS, CHANGES)])
def test_of_three_the_two_that_are_left_are_paid_as_the_house_has_it(house: str, seat: int, change: str) -> None:
    walk = won(HOUSES[house], *ROYALS)
    alter, left = CHANGES[change]
    alter(walk, seat)
    first, second = (each for each in ROYALS if each != seat)
    shares = (start(3) - start(3) // 2, start(3) // 2) if house == "shared" else (start(3), RESET)
    assert ended(walk) == {seat: left, first: shares[0], second: shares[1]}


@every("house", HOUSES)
def test_a_prize_that_moves_to_another_meter_leaves_this_one(house: str) -> None:
    walk = won(HOUSES[house], 6, 1)
    put_right(walk, 6, HEART)
    assert ended(walk) == {6: 40_070, 1: start(2)}
    assert shown_meters(walk.state)["heart"] == 40_000


JOINS = {
    "in order": {6: RESET, 4: start(2)},
    "shared": {6: start(2) // 2, 4: start(2) // 2},
}


@every(("house", "times"), [*product(HOUSES, (0, 1, 2))])
def test_a_hand_that_is_put_right_joins_a_prize_that_was_paid(house: str, times: int) -> None:
    """Who shares gives a part back, and is verified anew."""
    walk = table(HOUSES[house], 6, 4)
    walk.turned_over("", cards=NOTHING)
    walk.rack()
    assert walk.approved(EVENT, ROYALS[4]) == 4
    verified(walk, 4, times)
    put_right(walk, 6, ROYALS[6])
    for command in screens(6, held_event(walk.state, 6))[:4]:
        walk.do(command)
    if (house, times) == ("shared", 2):
        assert owed(walk.state.seat(4)) == Owed(back=start(2) - start(2) // 2)
    assert ended(walk) == JOINS[house]


@every("house", HOUSES)
def test_a_prize_that_comes_to_a_meter_takes_its_place_there(house: str) -> None:
    """It was locked first, for a hand of the heart's meter."""
    walk = table(HOUSES[house], 6, 4)
    walk.turned_over("Straight Flush in Diamonds")
    for command in screens(6, "Straight Flush in Diamonds")[:4]:
        walk.do(command)
    assert walk.approved(EVENT, ROYALS[4]) == 4
    put_right(walk, 6, ROYALS[6])
    expected = {6: start(2) // 2, 4: start(2) // 2} if house == "shared" else {6: start(2), 4: RESET}
    assert ended(walk) == expected
    assert shown_meters(walk.state)["heart"] == 40_070


def test_a_share_that_grows_waits_for_a_word_of_its_own() -> None:
    walk = won(SHARES, 6, 1)
    walk.verify(6)
    refuse(walk, 1)
    assert walk.state.jackpots[6].stage is JackpotStage.PENDING
    assert walk.state.phase is Phase.SETTLE
    assert set(to_settle(walk.state)) == {6, 1}
