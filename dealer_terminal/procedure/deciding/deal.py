"""Packets from position one upward, then the rest of the deck to the discard rack (Dealer Protocol 2 to 4)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, house, refuse
from dealer_terminal.procedure.state import Phase, State, next_packet
from dealer_terminal.procedure.terms import CardsFrom, ReadAt


def deal_packet(state: State, command: commands.DealPacket) -> Outcome:
    seat = next_packet(state)
    if state.phase is not Phase.DEAL or seat is None:
        return refuse(state, "No packet is due now", "deal-order")
    if command.packet.cards_from is not dealt_by(state):
        return _wrong_source(state)
    if state.faults and dealt_by(state) is not CardsFrom.DEALER:
        return house(f"The reader reports {next(iter(state.faults))}", "Clear it, or call a supervisor.")
    return (facts.PacketDealt(seat, command.packet),)


def rack_rest(state: State, command: commands.RackRest) -> Outcome:
    if state.phase is Phase.DEAL:
        return refuse(state, f"Position {next_packet(state)} has no hand yet", "rest-first")
    if state.phase is not Phase.REST:
        return refuse(state, "The remaining cards are not due now", "rest-first")
    return (facts.RestRacked(command.cards_from, command.sealed),)


def dealt_by(state: State) -> CardsFrom:
    """Who says that a packet was dealt: a reader that sees packets, else the dealer."""
    sees = state.in_force().read_at is ReadAt.DEAL
    return state.cards_from if sees else CardsFrom.DEALER


def _wrong_source(state: State) -> Outcome:
    if dealt_by(state) is CardsFrom.DEALER:
        return house("This table deals by hand", "Don't use the reader until a supervisor puts it back.")
    return house("This table's packets come from its reader", "Let the reader report it, or report the reader lost.")
