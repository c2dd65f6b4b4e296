"""Progressive chips, counted after no more bets against the wagers accepted."""

import pytest

from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import IrregularityReported
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import approval
from tests.helpers.cases import every
from tests.helpers.view import published


def closed(*seats: int) -> StaxWalk:
    walk = StaxWalk()
    walk.wagers({seat: {"ante": 500, "stax": 500} for seat in seats})
    walk.do(commands.CloseWagers())
    return walk


def test_chips_that_agree_lock_the_wagers_and_the_meters_grow() -> None:
    walk = closed(1, 3)
    assert published(walk.state).progressive.chips == 2
    written = walk.do(meter_commands.CountChips(2))
    wagers = {1: 500, 3: 500}
    grown = {"star": 5_000, "spade": 5_000, "heart": 7_000, "diamond": 6_000}
    assert written == (
        meter_facts.ChipsCounted(2, wagers),
        meter_facts.MetersGrew(wagers, grown, "Progressive Configuration"),
    )
    assert walk.state.phase is Phase.DEAL


def test_no_card_is_dealt_before_the_count() -> None:
    walk = closed(1)
    assert walk.state.phase is Phase.CHIPS
    assert published(walk.state).instruction.citation == "House Procedure 21"
    walk.refusal(commands.PlaceWager(2, "stax", 500))
    walk.refusal(meter_commands.CountChips(-1))
    with pytest.raises(AssertionError):
        walk.packet()


@every("chips", [0, 1, 3])
def test_a_difference_stops_the_round_at_a_question(chips: int) -> None:
    walk = closed(1, 3)
    counted, reported = walk.do(meter_commands.CountChips(chips))
    assert isinstance(counted, meter_facts.ChipsCounted)
    assert isinstance(reported, IrregularityReported)
    assert (reported.irregularity, reported.note) == (
        IrregularityId.CHIPS_DIFFER,
        f"{chips} counted against 2 accepted",
    )
    assert walk.shows("star") == 100_000
    walk.refusal(meter_commands.CountChips(2))
    assert "supervisor" in str(walk.refusal(commands.ResolveIrregularity(Choice.WAGERS_STAND)).instead)


def test_a_supervisor_opens_the_wagers_again_and_they_are_put_right() -> None:
    walk = closed(1, 3)
    walk.do(meter_commands.CountChips(1))
    walk.do(commands.ResolveIrregularity(Choice.REOPEN_WAGERS, (approval("no chip at 3"),)))
    assert walk.state.phase is Phase.WAGERS
    walk.do(commands.PlaceWager(3, "stax", 0))
    walk.do(commands.CloseWagers())
    walk.do(meter_commands.CountChips(1))
    assert walk.shows("star") == 100_025
    assert walk.state.deal == (1, 3, 0)


def test_no_more_bets_can_be_taken_back_until_the_chips_are_counted() -> None:
    walk = closed(1)
    walk.do(commands.Undo())
    assert walk.state.phase is Phase.WAGERS
    walk.do(commands.CloseWagers())
    walk.do(meter_commands.CountChips(1))
    walk.refusal(commands.Undo())


def test_without_progressive_wagers_there_is_nothing_to_count() -> None:
    walk = StaxWalk()
    walk.wagers({2: {"ante": 500}})
    walk.do(commands.CloseWagers())
    assert walk.state.phase is Phase.DEAL
    assert _condition(walk) is ItemCondition.NOT_APPLICABLE
    walk.refusal(meter_commands.CountChips(0))


def _condition(walk: StaxWalk) -> ItemCondition:
    return next(item.condition for item in published(walk.state).checklist if item.step == "chips")


def test_supervisor_accepts_a_chip_count_and_the_step_is_marked() -> None:
    walk = closed(1, 3)
    walk.do(meter_commands.CountChips(3))
    walk.do(commands.ResolveIrregularity(Choice.WAGERS_STAND, (approval("a chip fell"),)))
    assert (walk.state.phase, walk.shows("star")) == (Phase.DEAL, 100_050)
    assert _condition(walk) is ItemCondition.OVERRIDDEN
