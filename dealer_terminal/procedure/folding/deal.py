"""Packets on their way to the seats, and the rest of the deck."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Phase, State


def packet_dealt(state: State, fact: facts.PacketDealt) -> State:
    dealt = (*state.dealt, fact.seat)
    phase = Phase.REST if {*dealt}.issuperset(state.deal) else state.phase
    if fact.seat == DEALER_SEAT:
        return replace(state, phase=phase, dealt=dealt, dealer_packet=fact.packet)
    seat = replace(state.seat(fact.seat), packet=fact.packet)
    return replace(state, phase=phase, dealt=dealt, seats={**state.seats, fact.seat: seat})


def rest_racked(state: State, fact: facts.RestRacked) -> State:
    return replace(state, phase=Phase.DECISIONS)


def hands_shifted(state: State, fact: facts.HandsShifted) -> State:
    """The hands now lie where the state has them, up to the last one."""
    return replace(state, in_order=max(state.dealt))


def card_source_changed(state: State, fact: facts.CardSourceChanged) -> State:
    return replace(state, cards_from=fact.cards_from)
