"""The list of irregularities at every table: one place each, the same in every phase, and a reason where it is dim."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import FAULTS, FaultId, can_be_put_right, known_fault
from dealer_terminal.procedure.irregularities import can_happen, possible, procedure
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.irregularity_paths import path as path_of
from dealer_terminal.procedure.irregularity_places import PLACES, not_now, not_there, places, positions, why_not
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import ANTE
from dealer_terminal.rules.irregularity import IrregularityId
from drivers.events import Fault
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.walk import RULEBOOKS, approval, book, usual_terms
from tests.helpers.cases import every

TABLES = (*product(RULEBOOKS[::2], (CardsFrom.DEALER, CardsFrom.SIMULATED)),)
every_table = every(("rulebook", "source"), TABLES)
MOST = 15
"""Five by three keys in the band below the felt."""


def a_round(rulebook: str, source: CardsFrom) -> Iterator[State]:
    """Every state of a round with a vacant position and each wager that the game has, then of one that is void."""
    machine = Machine(rulebook, usual_terms(book(rulebook), cards_from=source), Deck(3))
    for ends_early in (False, True):
        yield machine.state
        for seat, spot in product((2, 5), (ANTE, *machine.state.in_force().limits)):
            machine.ask(commands.PlaceWager(seat, spot, 500))
        number = machine.state.round
        while machine.state.round == number:
            yield machine.state
            if ends_early and machine.state.phase is Phase.SETTLE:
                machine.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
                yield machine.state
                machine.do(commands.ResolveIrregularity("void", (approval(),)))
            else:
                machine.go_on()


def shown(state: State) -> list[tuple[str, str]]:
    return [(place.title, place.citation) for place in places(state)]


def test_every_irregularity_has_exactly_one_place() -> None:
    listed = [each for shared in PLACES for each in shared]
    assert sorted(listed) == sorted(path.id for path in PATHS)


@every_table
def test_places_and_order_are_the_same_in_every_phase(rulebook: str, source: CardsFrom) -> None:
    states = list(a_round(rulebook, source))
    phases = {state.phase for state in states}
    assert phases >= {Phase.WAGERS, Phase.DEAL, Phase.REST, Phase.DECISIONS, Phase.SETTLE, Phase.DECK_BACK}
    first = shown(states[0])
    assert all(shown(state) == first for state in states)
    assert len({title for title, _ in first}) == len(first) <= MOST
    (called_off,) = (state for state in states if state.misdealt)
    assert {str(place.why_not) for place in places(called_off)} == {"", "The round is over already"}
    for state, place in ((each, place) for each in states for place in places(each)):
        able = positions(state, place)
        assert bool(able) != bool(place.why_not)
        assert all(path in place.paths for path in able.values())


@every_table
def test_what_is_not_possible_says_why_and_is_refused_with_the_same_words(rulebook: str, source: CardsFrom) -> None:
    for state in a_round(rulebook, source):
        now = {path.id for path, _ in possible(state)}
        for place in places(state):
            assert bool(place.why_not) == now.isdisjoint(path.id for path in place.paths)
            assert 0 < len(str(place.why_not)) <= 28 or not place.why_not
        if state.issue is not None:
            continue
        for path in PATHS:
            refused = not can_happen(state, path)
            assert refused == bool(why_not(state, path))
            if refused:
                said = decided(state, commands.ReportIrregularity(path.id))
                assert said == not_now(state, path) and str(why_not(state, path)) in str(said.why)
                assert said.rule == procedure(state, path.id).citation


@every_table
def test_a_card_exposed_in_the_deal_is_reported_until_decisions_are_locked(rulebook: str, source: CardsFrom) -> None:
    """A3 says what follows, not until when it is noticed: as A1 and A2."""
    taken = {
        state.phase
        for state in a_round(rulebook, source)
        if state.issue is None and any(path.id is IrregularityId.CARD_EXPOSED for path, _ in possible(state))
    }
    assert taken == {Phase.DEAL, Phase.REST, Phase.DECISIONS}


def test_a_position_where_it_did_not_happen_is_told_where_it_can_have() -> None:
    state = next(state for state in a_round(RULEBOOKS[0], CardsFrom.DEALER) if state.phase is Phase.DECISIONS)
    wanted = next(place for place in places(state) if place.paths[0].id is IrregularityId.CARD_EXPOSED)
    assert str(not_there(state, wanted).instead) == "Choose position 2 or 5."


def test_a_closed_table_has_no_list() -> None:
    assert places(State()) == ()


def decided(state: State, command: commands.Command) -> Refusal:
    outcome = decide(state, command)
    assert isinstance(outcome, Refusal)
    return outcome


# -- each irregularity is one row of one table -------------------------------------------------------------------------


PRODUCT = Path(__file__).parents[3] / "dealer_terminal"


def test_each_irregularity_has_one_path_and_a_correction_is_a_supervisors_alone() -> None:
    assert len({each.id for each in PATHS}) == len(PATHS)
    assert set(IrregularityId) - {each.id for each in PATHS} == {IrregularityId.PAYMENT_CORRECTION}


def test_a_name_from_outside_that_nobody_knows_has_no_path() -> None:
    assert path_of("moon") is None


def test_the_name_of_an_irregularity_or_a_fault_is_written_once() -> None:
    sources = [path.read_text(encoding="utf-8") for path in PRODUCT.rglob("*.py") if "gallery" not in path.parts]
    names = {*IrregularityId, *FaultId} - {FaultId.OTHER}
    assert [name for name in names if sum(text.count(f'"{name}"') for text in sources) != 1] == []


def test_every_fault_of_a_device_has_words_of_its_own() -> None:
    assert set(FAULTS) == set(FaultId) - {FaultId.OTHER}
    told = {Fault.REFUSED, Fault.OTHER}
    assert {known_fault(fault.value) for fault in Fault} - {FaultId.OTHER} == {
        FaultId(fault.value) for fault in Fault if fault not in told
    }


def test_a_fault_that_goes_by_itself_is_put_right_by_nobody() -> None:
    by_itself = {fault for fault in FaultId if not can_be_put_right(fault)}
    assert by_itself == {FaultId.READER_LOST, FaultId.SIMULATED_AND_REAL, FaultId.NOT_UNDERSTOOD, FaultId.MISFIT}
