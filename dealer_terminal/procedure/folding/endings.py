"""A round that ends before its time, and a deck that goes out of use."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.balance import moved
from dealer_terminal.procedure.folding.payments import still_waiting
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.hand import Line, Result

_ORDER = tuple(Phase)


def round_misdealt(state: State, fact: facts.RoundMisdealt) -> State:
    """Every wager goes back; what chips were moved for is taken back, and no payment of this round waits any longer."""
    paid = tuple(line for line in _handed_out(state) if line.pays)
    chips = tuple(line for number in sorted(state.seats, reverse=True) for line in _gone(state, number))
    for number in state.seats:
        own = tuple(line for line in fact.lines if line.seat == number)
        state = state.with_seat(number, replace(state.seat(number), lines=own, paid_before=()))
    skipped = tuple(phase.value for phase in _ORDER[_ORDER.index(state.phase) :])
    ended = replace(state, phase=Phase.DECK_BACK, misdealt=True, skipped=skipped, take_back=paid, moved=chips)
    return replace(still_waiting(ended), over_limit=(), jackpots={})


def _gone(state: State, number: int) -> Iterator[Line]:
    """Wagers of a hand in the rack; of one in turn they lie in its circles yet, but for those that went back."""
    racked = state.seat(number).racked
    return (line for line in moved(state, number) if racked or line.result is Result.RETURNED)


def _handed_out(state: State) -> Iterator[Line]:
    """What was only shown stays with the house: its key was not pressed."""
    for number in sorted(state.seats, reverse=True):
        yield from moved(state, number)


def deck_retired(state: State, fact: facts.DeckRetired) -> State:
    return replace(state, deck_out=True)


def deck_replaced(state: State, fact: facts.DeckReplaced) -> State:
    return replace(state, deck_out=False)
