"""Where the round goes on once decisions are locked."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State, to_collect, to_settle


def onward(state: State) -> State:
    """Folds first, then the dealer's hand, then each live hand, then the deck."""
    if to_collect(state):
        return replace(state, phase=Phase.FOLDS)
    if not to_settle(state):
        return replace(state, phase=Phase.DECK_BACK)
    waits = state.dealer_packet is not None and not state.dealer_cards
    return replace(state, phase=Phase.DEALER if waits else Phase.SETTLE)
