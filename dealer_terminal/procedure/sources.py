"""Sources of cards: a reader that sees them, or the dealer."""

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, ReadAt, ReportedHands


def dealt_by(state: State) -> CardsFrom:
    """Return the source that reports dealt packets: a reader that sees packets, else the dealer."""
    sees = state.in_force().read_at is ReadAt.DEAL
    return state.cards_from if sees else CardsFrom.DEALER


def sources(state: State, number: int) -> tuple[CardsFrom, ...]:
    """Return the permitted sources of a hand's cards. Sealed cards are decrypted; other cards are read, or entered by
    the dealer, as they are turned over. If a supervisor let the round continue by hand, the dealer may also enter
    sealed cards, because their position is in doubt."""
    if all_entered(state):
        return (CardsFrom.DEALER,)
    packet = state.packet(number)
    if packet is not None and packet.sealed:
        by_hand = state.cards_from is CardsFrom.DEALER
        return (packet.cards_from, CardsFrom.DEALER) if by_hand else (packet.cards_from,)
    return state.cards_from, CardsFrom.DEALER


def all_entered(state: State) -> bool:
    """Return True if every hand is entered by hand, whatever a reader reported. If cards may have been drawn before the
    deal, one unread packet is enough, because then nothing shows that the other packets are at the right positions."""
    if state.hands is ReportedHands.IN_DOUBT:
        return any((packet := state.packet(seat)) is not None and not packet.sealed for seat in state.dealt)
    return state.hands is ReportedHands.ENTERED


def round_cards_from(state: State) -> CardsFrom:
    """Return the card source of the round. A round is simulated as soon as any part of it was."""
    packets = [packet for seat in state.seats.values() if (packet := seat.packet) is not None]
    every = {state.cards_from, state.in_force().cards_from, *(packet.cards_from for packet in packets)}
    return CardsFrom.SIMULATED if CardsFrom.SIMULATED in every else state.cards_from
