"""Folds of wagers and of the deal."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.progressive import wagered
from dealer_terminal.procedure.state import Phase, Seat, State


def wager_placed(state: State, fact: facts.WagerPlaced) -> State:
    seat = state.seat(fact.seat)
    return state.with_seat(fact.seat, replace(seat, wagers={**seat.wagers, fact.spot: fact.cents}, late=False))


def wagers_repeated(state: State, fact: facts.WagersRepeated) -> State:
    repeated = {number: Seat(wagers=placed) for number, placed in fact.wagers.items()}
    return replace(state, seats={**state.seats, **repeated})


def wagers_set(state: State, fact: facts.WagersSet) -> State:
    return state.with_seat(fact.seat, Seat(wagers=fact.wagers))


def player_sat_out(state: State, fact: facts.PlayerSatOut) -> State:
    return state.with_seat(fact.seat, Seat(late=True))


def player_sat_in(state: State, fact: facts.PlayerSatIn) -> State:
    return state.with_seat(fact.seat, Seat())


def wagers_closed(state: State, fact: facts.WagersClosed) -> State:
    return replace(state, phase=Phase.CHIPS if wagered(state) else Phase.DEAL, deal=fact.deal)


def seat_withdrawn(state: State, fact: facts.SeatWithdrawn) -> State:
    """Remove the seat from the deal. If no other seat plays, betting is open again."""
    left = replace(player_gone(state, fact), deal=tuple(seat for seat in state.deal if seat != fact.seat))
    if state.phase is Phase.WAGERS:
        return left
    if not left.playing():
        return replace(left, phase=Phase.WAGERS, deal=(), reopened=True)
    return replace(left, phase=Phase.DEAL) if not wagered(left) else left


def player_gone(state: State, fact: facts.SeatWithdrawn | facts.PlayerLeft) -> State:
    others = {seat: placed for seat, placed in state.last_wagers.items() if seat != fact.seat}
    return replace(state.with_seat(fact.seat, Seat()), last_wagers=others)


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
    """Record that the hands are at the positions in the state, up to the last one."""
    return replace(state, in_order=max(state.dealt))


def card_source_changed(state: State, fact: facts.CardSourceChanged) -> State:
    return replace(state, cards_from=fact.cards_from)
