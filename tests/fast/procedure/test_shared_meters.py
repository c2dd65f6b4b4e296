"""Two prizes on one meter in one round: as the house has it, in order (the reading) or in equal parts."""

import pytest

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.house import MeterHits, read_house
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook_file import RulebookError
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import HOUSE, approval
from tests.helpers.every import every

SHARES = HOUSE.replace('dated = "2026-01-01"', 'dated = "2026-01-01"\ntwo_on_one_meter = "shared"', 1)
SPADES = ("As Ks Qs", "Ah Kh Qh", "Ac Kc Qc")
EVENT, START, RESET = "Royal Flush, Other Suit", 50_000, 50_000


def table(house: str, *seats: int) -> StaxWalk:
    """Each STAX wager of $5 adds 25 cents to the meter."""
    walk = StaxWalk()
    walk.do(commands.CloseTable(approval()))
    opened = walk.facts[1]
    walk.do(commands.OpenTable("7", opened.rulebook_text, house, opened.terms, approval()))
    return walk.dealt(seats)


def won(walk: StaxWalk, *seats: int) -> StaxWalk:
    for seat, cards in zip(seats, SPADES, strict=False):
        assert walk.approved(EVENT, cards) == seat
    return walk


def pays(walk: StaxWalk) -> dict[int, int]:
    return {seat: line.pays for seat in walk.state.jackpots for line in walk.state.seat(seat).lines}


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
    walk = won(table(house, *seats), *seats)
    assert pays(walk) == expected
    assert walk.shows("spade") == RESET
    for seat in seats:
        walk.verify(seat)
    walk.rest_of_round()
    assert {line.seat: line.pays for line in walk.state.last_lines} == expected


def test_a_part_is_not_paid_while_another_hand_can_still_win_one() -> None:
    walk = won(table(SHARES, 1, 2), 2)
    refused = walk.refusal(meter_commands.VerifyJackpot(2, "camera 4", approval()))
    assert "Position 1 may still win a part" in str(refused.why)
    walk.turned_over("")
    walk.rack()
    walk.verify(2)


def test_a_void_round_puts_every_part_back_on_the_meter() -> None:
    walk = won(table(SHARES, 1, 2), 2, 1)
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert walk.shows("spade") == START + 50


def test_a_house_says_it_in_its_own_procedures_and_nothing_else() -> None:
    assert read_house(HOUSE, "house").two_on_one_meter is MeterHits.IN_ORDER
    assert read_house(SHARES, "house").two_on_one_meter is MeterHits.SHARED
    with pytest.raises(RulebookError, match="two_on_one_meter"):
        read_house(SHARES.replace('"shared"', '"both"'), "house")
    assert State().house is None
