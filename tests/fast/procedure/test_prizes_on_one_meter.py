"""Two prizes on one meter in one round, and one of them is another, or none: the other follows."""

from collections.abc import Callable
from itertools import product

import pytest

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.balance import Owed, owed
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import held_event, shown_meters
from dealer_terminal.procedure.state import Phase, to_settle
from dealer_terminal.rules.house import MeterHits, read_house
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook_file import RulebookError
from tests.fast.procedure.prizes import NOTHING, SHARES, pays, put_right, refuse, settled, table
from tests.fast.procedure.stax import HANDS, StaxWalk, screens
from tests.fast.procedure.walk import HOUSE, approval
from tests.helpers.cases import every
from tests.helpers.decided_again import decided_again

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


HITS = {
    "in order, which is the reading": (HOUSE, (2, 1), {2: 50_050, 1: RESET}),
    "shared by two": (SHARES, (2, 1), {2: 25_025, 1: 25_025}),
    "shared by three, an odd cent to the first": (SHARES, (3, 2, 1), {3: 16_692, 2: 16_692, 1: 16_691}),
    "one alone": (SHARES, (1,), {1: 50_025}),
}


@every(("house", "seats", "expected"), HITS.values())
def test_a_meter_that_is_hit_again_is_paid_as_the_house_has_it(
    house: str, seats: tuple[int, ...], expected: dict[int, int]
) -> None:
    walk = table(house, *seats)
    for seat, cards in zip(seats, ROYALS.values(), strict=False):
        assert walk.approved(EVENT, cards) == seat
    assert pays(walk) == expected
    assert walk.shows("spade") == RESET
    for seat in seats:
        walk.verify(seat)
    walk.rest_of_round()
    assert {line.seat: line.pays for line in walk.state.last_lines} == expected


def test_a_part_is_not_paid_while_another_hand_can_still_win_one() -> None:
    walk = table(SHARES, 1, 2)
    walk.approved(EVENT, ROYALS[6])
    refused = walk.refusal(meter_commands.VerifyJackpot(2, "camera 4", approval()))
    assert "Position 1 may still win a part" in str(refused.why)
    walk.turned_over("")
    walk.rack()
    walk.verify(2)


def test_a_void_round_puts_every_part_back_on_the_meter() -> None:
    walk = won(SHARES, 6, 1)
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert walk.shows("spade") == start(2)


def test_a_house_says_in_its_procedures_how_it_pays_two_on_one_meter() -> None:
    assert read_house(HOUSE, "house").two_on_one_meter is MeterHits.IN_ORDER
    assert read_house(SHARES, "house").two_on_one_meter is MeterHits.SHARED
    with pytest.raises(RulebookError, match="two_on_one_meter"):
        read_house(SHARES.replace('"shared"', '"both"'), "house")
