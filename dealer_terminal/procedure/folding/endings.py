"""A round that ends before its time, and a deck that goes out of use."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.folding.payments import still_waiting
from dealer_terminal.procedure.state import Phase, State, lines_of

_ORDER = tuple(Phase)


def round_misdealt(state: State, fact: facts.RoundMisdealt) -> State:
    """Every wager goes back; what was paid already is taken back, and no payment of this round waits any longer."""
    paid = tuple(line for line in lines_of(state) if line.pays)
    for number in state.seats:
        own = tuple(line for line in fact.lines if line.seat == number)
        state = state.with_seat(number, replace(state.seat(number), lines=own))
    skipped = tuple(phase.value for phase in _ORDER[_ORDER.index(state.phase) :])
    ended = replace(state, phase=Phase.DECK_BACK, misdealt=True, skipped=skipped, take_back=paid)
    return replace(still_waiting(ended), over_limit=False, jackpots={})


def deck_retired(state: State, fact: facts.DeckRetired) -> State:
    return replace(state, deck_out=True)


def deck_replaced(state: State, fact: facts.DeckReplaced) -> State:
    return replace(state, deck_out=False)
