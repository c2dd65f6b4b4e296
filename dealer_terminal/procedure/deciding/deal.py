"""Packets from position one upward, then the rest of the deck to the discard rack (Dealer Protocol 2 to 4)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.blockers import money_waits, reader_waits
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sources import dealt_by
from dealer_terminal.procedure.state import Phase, State, lines_of, next_packet
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId


def deal_packet(state: State, command: commands.DealPacket) -> Outcome:
    seat = next_packet(state)
    if state.phase is not Phase.DEAL or seat is None:
        return refuse(state, words("No packet is due now"), "deal-order")
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
        whose = words("Position {seat}", seat=seat) if seat else words("The dealer")
        return refuse(state, words("{whose} has no hand yet", whose=whose), "rest-first")
    if state.phase is not Phase.REST:
        return refuse(state, words("The remaining cards are not due now"), "rest-first")
    if command.cards_from not in (state.cards_from, CardsFrom.DEALER):
        return _wrong_source(state)
    return (facts.RestRacked(command.cards_from, command.sealed),)


def _wrong_packet(state: State, packet: Packet) -> Refusal | None:
    """Refuse a packet reported twice or out of order, or sealed although no reader saw its cards."""
    due = len(state.dealt) + 1
    if packet.number != due:
        why = words("Packet {number} is not next: packet {due} is", number=packet.number, due=due)
        if 0 < packet.number < due:
            why = words("Packet {number} was dealt already", number=packet.number)
        return by_house(
            state,
            IrregularityId.ALIGNMENT,
            why,
            words("Look where the packets lie, and report it if they differ from the screen."),
        )
    if packet.sealed and packet.cards_from is CardsFrom.DEALER:
        return by_house(
            state,
            IrregularityId.ALIGNMENT,
            words("Nobody saw the cards of a packet dealt by hand"),
            words("Deal it without a seal."),
        )
    return None


def _wrong_source(state: State) -> Refusal:
    if dealt_by(state) is CardsFrom.DEALER:
        why, instead = words("This table deals by hand"), words("Don't use the reader until a supervisor puts it back.")
    else:
        why = words("This table's packets come from its reader")
        instead = words("Let the reader report it, or report the reader lost.")
    return by_house(state, IrregularityId.READER_LOST, why, instead)


def return_deck(state: State, command: commands.ReturnDeck) -> Outcome:
    """Close the round when the deck is returned: record totals, reveal the round key, and open the next round."""
    if state.phase is not Phase.DECK_BACK:
        return refuse(state, words("The deck does not go back now"), "deck-back")
    for waits in money_waits(state):
        return waits
    return round_closed(state, command.key), facts.RoundOpened(state.round + 1)


def round_closed(state: State, key: bytes) -> facts.RoundClosed:
    staked, paid_out, taken = round_totals(lines_of(state))
    return facts.RoundClosed(state.round, key, staked, paid_out, taken)


def undo(state: State) -> Outcome:
    """Undo the last step if it can be undone physically. An exposed card stays exposed."""
    if state.prior is None:
        why = words("What was done last can't be taken back")
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Ask a supervisor for a correction."))
    return (facts.StepUndone(state.step),)
