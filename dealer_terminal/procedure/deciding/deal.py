"""Packets from position one upward, then the rest of the deck to the discard rack (Dealer Protocol 2 to 4)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sources import dealt_by
from dealer_terminal.procedure.state import Phase, State, next_packet
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.waiting import reader_waits

__all__ = ["deal_packet", "dealt_by", "rack_rest"]


def deal_packet(state: State, command: commands.DealPacket) -> Outcome:
    seat = next_packet(state)
    if state.phase is not Phase.DEAL or seat is None:
        return refuse(state, "No packet is due now", "deal-order")
    if command.packet.cards_from is not dealt_by(state):
        return _wrong_source(state)
    for waits in reader_waits(state):
        return waits
    refusal = _wrong_packet(state, command.packet)
    if refusal is not None:
        return refusal
    return (facts.PacketDealt(seat, command.packet),)


def rack_rest(state: State, command: commands.RackRest) -> Outcome:
    if state.phase is Phase.DEAL:
        seat = next_packet(state)
        whose = f"Position {seat}" if seat else "The dealer"
        return refuse(state, f"{whose} has no hand yet", "rest-first")
    if state.phase is not Phase.REST:
        return refuse(state, "The remaining cards are not due now", "rest-first")
    if command.cards_from not in (state.cards_from, CardsFrom.DEALER):
        return _wrong_source(state)
    return (facts.RestRacked(command.cards_from, command.sealed),)


def _wrong_packet(state: State, packet: Packet) -> Refusal | None:
    """A packet that is reported twice or out of its order, or a seal on cards that nobody saw."""
    due = len(state.dealt) + 1
    if packet.number != due:
        again = f"Packet {packet.number} was dealt already"
        why = again if 0 < packet.number < due else f"Packet {packet.number} is not next: packet {due} is"
        return by_house(
            state, "alignment", why, "Look where the packets lie, and report it if they differ from the screen."
        )
    if packet.sealed and packet.cards_from is CardsFrom.DEALER:
        return by_house(state, "alignment", "Nobody saw the cards of a packet dealt by hand", "Deal it without a seal.")
    return None


def _wrong_source(state: State) -> Refusal:
    if dealt_by(state) is CardsFrom.DEALER:
        why, instead = "This table deals by hand", "Don't use the reader until a supervisor puts it back."
    else:
        why = "This table's packets come from its reader"
        instead = "Let the reader report it, or report the reader lost."
    return by_house(state, "reader-lost", why, instead)
