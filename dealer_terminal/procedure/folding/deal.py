"""Packets on their way to the seats, and the rest of the deck."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Phase, State, next_packet

Fact = facts.PacketDealt | facts.RestRacked | facts.HandsShifted | facts.CardSourceChanged


def fold(state: State, fact: Fact) -> State:
    match fact:
        case facts.PacketDealt():
            dealt = _dealt(state, fact)
            return replace(dealt, phase=Phase.REST) if next_packet(dealt) is None else dealt
        case facts.RestRacked():
            return replace(state, phase=Phase.DECISIONS)
        case facts.HandsShifted():
            return state  # the hands now lie where the state has them
        case facts.CardSourceChanged(cards_from=cards_from):
            return replace(state, cards_from=cards_from)


def _dealt(state: State, fact: facts.PacketDealt) -> State:
    dealt = replace(state, dealt=(*state.dealt, fact.seat))
    if fact.seat == DEALER_SEAT:
        return replace(dealt, dealer_packet=fact.packet)
    return dealt.with_seat(fact.seat, replace(dealt.seat(fact.seat), packet=fact.packet))
