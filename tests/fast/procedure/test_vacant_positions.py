"""Hands at vacant positions are shifted forward (Irregularities A2); who leaves before the deal is dealt none."""

from copy import copy
from itertools import combinations

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.irregularities import eligible, endings, possible
from dealer_terminal.procedure.irregularity_paths import Path, path
from dealer_terminal.procedure.state import Phase, lines_of
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, usual_terms
from tests.helpers.cases import every
from tests.helpers.view import published

WA = EDITIONS[0]


def dealt(seats: tuple[int, ...]) -> Walk:
    walk = Walk(WA)
    walk.wagers({seat: {"ante": 500} for seat in seats})
    walk.deal()
    return walk


def named(walk: Walk, vacant: tuple[int, ...]) -> None:
    """One is reported, the others by “the next vacant position too”, in whichever order they are offered."""
    walk.do(commands.ReportIrregularity(IrregularityId.VACANT_POSITION, seats=(vacant[0],)))
    for _ in vacant[1:]:
        walk.do(commands.ResolveIrregularity(Choice.NEXT_VACANT))


@every("count", [1, 2, 3])
def test_every_table_of_six_has_its_hands_moved_forward_to_their_places_and_nowhere_twice(count: int) -> None:
    for seats in combinations(range(1, 7), 3):
        start = dealt(seats)
        for vacant in combinations([n for n in range(1, max(seats)) if n not in seats], count):
            walk = copy(start)
            walk.facts = [*start.facts]
            walk.do(commands.ReportIrregularity(IrregularityId.VACANT_POSITION, seats=(vacant[0],)))
            while walk.state.issue is not None and len(walk.state.issue.seats) < count:
                walk.do(commands.ResolveIrregularity(Choice.NEXT_VACANT))
            question = published(walk.state).question
            assert question is not None
            taken = set(sorted([*seats, *question.seats])[: len(seats)])
            for at, to in question.moves:
                assert to > at and to not in taken, (seats, vacant)
                taken = (taken - {at}) | {to}
            assert taken == set(seats), (seats, vacant)


def test_a_hand_at_another_vacant_position_later_in_the_deal_is_a_report_of_its_own() -> None:
    walk = Walk(WA)
    walk.wagers({seat: {"ante": 500} for seat in (1, 3, 6)})
    walk.do(commands.CloseWagers())
    walk.packet()
    walk.packet()
    named(walk, (2,))
    walk.do(commands.ResolveIrregularity(Choice.SHIFT))
    walk.packet()
    assert dict(possible(walk.state))[_vacant()] == (4, 5)
    named(walk, (4,))
    (_, shifted) = walk.do(commands.ResolveIrregularity(Choice.SHIFT))
    assert isinstance(shifted, facts.HandsShifted) and shifted.moves == ((4, 6),)
    assert walk.state.phase is Phase.REST and eligible(walk.state, _vacant()) == ()


def test_another_vacant_position_is_named_instead() -> None:
    walk = dealt((1, 4, 6))
    walk.do(commands.ReportIrregularity(IrregularityId.VACANT_POSITION, seats=(2,)))
    walk.do(commands.ResolveIrregularity(Choice.OTHER_VACANT))
    question = published(walk.state).question
    assert question is not None and (question.seats, question.moves) == ((3,), ((4, 6), (3, 4)))
    walk.do(commands.ResolveIrregularity(Choice.OTHER_VACANT))
    walk.do(commands.ResolveIrregularity(Choice.NEXT_VACANT))
    assert walk.state.issue is not None and walk.state.issue.seats == (5, 2)


def test_the_dealers_own_hand_moves_too_where_it_was_dealt_last() -> None:
    walk = Walk("3-card-ags")
    walk.wagers({seat: {"ante": 500} for seat in (1, 3)})
    walk.deal()
    named(walk, (2,))
    question = published(walk.state).question
    assert question is not None and question.moves == ((3, 0), (2, 3))


def _vacant() -> Path:
    found = path("vacant-position")
    assert found is not None
    return found


# -- a player leaves before the first card (House Procedure 15) --------------------------------------------------------


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


def test_cards_at_a_vacant_position_cannot_stay() -> None:
    walk = dealt((1, 3))
    named(walk, (2,))
    walk.refusal(commands.ResolveIrregularity(Choice.CONTINUE, (approval(),)))
