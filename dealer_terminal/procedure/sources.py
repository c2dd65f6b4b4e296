"""Who tells the terminal of cards: a reader that sees them, or the dealer."""

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, ReadAt, ReportedHands


def dealt_by(state: State) -> CardsFrom:
    """Who says that a packet was dealt: a reader that sees packets, else the dealer."""
    sees = state.in_force().read_at is ReadAt.DEAL
    return state.cards_from if sees else CardsFrom.DEALER


def sources(state: State, number: int) -> tuple[CardsFrom, ...]:
    """Sealed cards are opened; cards that nobody sealed are read, or entered by the dealer, as they turn over.
    Where a supervisor let the round go on by hand, the dealer may enter sealed ones too: their place is in doubt."""
    if all_entered(state):
        return (CardsFrom.DEALER,)
    packet = state.packet(number)
    if packet is not None and packet.sealed:
        by_hand = state.cards_from is CardsFrom.DEALER
        return (packet.cards_from, CardsFrom.DEALER) if by_hand else (packet.cards_from,)
    return state.cards_from, CardsFrom.DEALER


def all_entered(state: State) -> bool:
    """Whether every hand is entered, whatever a reader told of it. Where cards went by before the deal, a packet that
    lies unread leaves nothing to show that the others begin where the reader began to count."""
    if state.hands is ReportedHands.IN_DOUBT:
        return any((packet := state.packet(seat)) is not None and not packet.sealed for seat in state.dealt)
    return state.hands is ReportedHands.ENTERED


def round_cards_from(state: State) -> CardsFrom:
    """A round is simulated as soon as anything in it was."""
    packets = [packet for seat in state.seats.values() if (packet := seat.packet) is not None]
    every = {state.cards_from, state.in_force().cards_from, *(packet.cards_from for packet in packets)}
    return CardsFrom.SIMULATED if CardsFrom.SIMULATED in every else state.cards_from
