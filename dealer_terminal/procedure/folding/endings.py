"""A round that ends before its time, and a deck that goes out of use."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.folding.payments import still_waiting
from dealer_terminal.procedure.state import Phase, State, lines_of
from dealer_terminal.rules.hand import Line

Fact = facts.RoundMisdealt | facts.DeckRetired | facts.DeckReplaced

_ORDER = tuple(Phase)


def fold(state: State, fact: Fact) -> State:
    match fact:
        case facts.RoundMisdealt(lines=lines):
            return _misdealt(state, lines)
        case facts.DeckRetired():
            return replace(state, deck_out=True)
        case facts.DeckReplaced():
            return replace(state, deck_out=False)


def _misdealt(state: State, lines: tuple[Line, ...]) -> State:
    """Every wager goes back; what was paid already is taken back, and no payment of this round waits any longer."""
    paid = tuple(line for line in lines_of(state) if line.pays)
    for number in state.seats:
        own = tuple(line for line in lines if line.seat == number)
        state = state.with_seat(number, replace(state.seat(number), lines=own))
    skipped = tuple(phase.value for phase in _ORDER[_ORDER.index(state.phase) :])
    ended = replace(state, phase=Phase.DECK_BACK, misdealt=True, skipped=skipped, take_back=paid)
    return replace(still_waiting(ended), over_limit=False, jackpots={})
