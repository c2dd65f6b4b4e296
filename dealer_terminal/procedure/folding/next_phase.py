"""Where the round goes on once decisions are locked."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State, uncollected, unsettled


def onward(state: State) -> State:
    """Folds first, then the dealer's hand, then each live hand, then the deck."""
    phase = _phase(state)
    return state if phase is state.phase else replace(state, phase=phase)


def _phase(state: State) -> Phase:
    if any(map(uncollected, state.seats.values())):
        return Phase.FOLDS
    if not any(unsettled(state, number) for number in state.seats):
        return Phase.DECK_BACK
    waits = state.dealer_packet is not None and not state.dealer_cards
    return Phase.DEALER if waits else Phase.SETTLE
