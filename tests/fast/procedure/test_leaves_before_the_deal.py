"""A player leaves after no more bets and before the first card: the wagers go back, by the dealer's word (House
Procedure 15)."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.state import Phase, lines_of
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import EDITIONS, Walk, book, usual_terms
from tests.helpers.every import every

GOES_BACK = [Choice.RETURN_WAGERS.value, Choice.WITHDRAWN.value]


def closed(*seats: int) -> Walk:
    walk = Walk()
    walk.wagers({seat: {"ante": 500, "natural-31": 500} for seat in seats})
    walk.do(commands.CloseWagers())
    return walk


def leaves(walk: Walk, seat: int) -> list[str]:
    """With the answers that the sheet had."""
    walk.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(seat,)))
    offered = [each.choice.value for each in endings(walk.state)]
    walk.do(commands.ResolveIrregularity(Choice.RETURN_WAGERS))
    return offered


def test_no_hand_is_dealt_there_and_the_round_goes_on() -> None:
    walk = closed(1, 3, 5)
    assert leaves(walk, 3) == GOES_BACK
    assert (walk.state.phase, walk.state.deal, walk.state.playing()) == (Phase.DEAL, (1, 5), (1, 5))
    walk.packet()
    walk.packet()
    assert walk.state.phase is Phase.REST


def test_nothing_of_it_is_counted_nor_repeated() -> None:
    table = Machine(EDITIONS[0], usual_terms(book(EDITIONS[0])), Deck(4))
    for seat in (1, 3):
        table.do(commands.PlaceWager(seat, "ante", 500))
    table.do(commands.CloseWagers())
    table.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(3,)))
    table.do(commands.ResolveIrregularity(Choice.RETURN_WAGERS))
    table.finish_until(Phase.DECK_BACK)
    assert {line.seat for line in lines_of(table.state)} == {1}
    table.finish()
    assert set(table.state.last_wagers) == {1}


def test_where_nobody_else_plays_bets_are_open_again_and_the_machine_may_be_dealing() -> None:
    walk = closed(3)
    leaves(walk, 3)
    assert (walk.state.phase, walk.state.deal, walk.state.reopened) == (Phase.WAGERS, (), True)
    walk.wagers({2: {"ante": 500}})
    walk.deal()


def test_once_a_packet_is_out_the_hand_is_folded() -> None:
    walk = closed(1, 3)
    walk.packet()
    walk.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(3,)))
    assert [each.choice.value for each in endings(walk.state)] == [Choice.FOLD.value, Choice.WITHDRAWN.value]


@every(("stax", "then"), [((1, 3), Phase.CHIPS), ((3,), Phase.DEAL)])
def test_while_chips_are_counted_those_of_who_stays_are(stax: tuple[int, ...], then: Phase) -> None:
    walk = StaxWalk()
    walk.wagers({seat: {"ante": 500, **({"stax": 500} if seat in stax else {})} for seat in (1, 3)})
    walk.do(commands.CloseWagers())
    assert leaves(walk, 3) == GOES_BACK
    assert walk.state.phase is then
    if then is Phase.CHIPS:
        walk.count()
    walk.packet()
    walk.packet()
    walk.do(commands.RackRest(CardsFrom.DEALER))


def test_what_its_wager_added_to_the_meters_stays_there() -> None:
    walk = StaxWalk()
    walk.wagers({1: {"ante": 500}, 3: {"ante": 500, "stax": 500}})
    walk.do(commands.CloseWagers())
    before = walk.shows("heart")
    walk.count()
    leaves(walk, 3)
    assert (walk.state.phase, walk.shows("heart") - before) == (Phase.DEAL, 35)
