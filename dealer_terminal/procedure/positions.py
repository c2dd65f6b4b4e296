"""Positions on the table: the one in turn, face-down cards, and the names of exposed hands."""

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Phase, State, next_packet, next_to_settle, to_collect, unsettled
from dealer_terminal.rules.game import turned_over


def turn_of(state: State) -> int | None:
    """Return the position that the dealer works at."""
    match state.phase:
        case Phase.DEAL:
            return next_packet(state)
        case Phase.FOLDS:
            return to_collect(state)[0]
        case Phase.DEALER:
            return DEALER_SEAT
        case Phase.SETTLE:
            return next_to_settle(state)
        case _:
            return None


def gone(state: State) -> frozenset[int]:
    """Return the positions with nothing left on the table: the hand is racked, or was collected with nothing left to
    settle."""
    return frozenset(number for number in state.seats if _is_gone(state, number))


def _is_gone(state: State, number: int) -> bool:
    seat = state.seat(number)
    return seat.racked or (seat.collected and not seat.tucked and not unsettled(state, number))


def face_down(state: State, number: int) -> tuple[str, ...]:
    """Return the places of a hand whose cards are still face down."""
    seat = state.seat(number)
    gone = seat.racked or (seat.collected and not seat.tucked) or seat.packet is None
    if gone:
        return ()
    declared = turned_over(state.game(), seat.stages)
    return tuple(place.id for place in state.game().places if place.id not in (*seat.cards, *declared))


def dealer_face_down(state: State) -> int:
    """Return the number of face-down cards in the dealer's hand."""
    waits = state.dealer_packet is not None and not state.dealer_cards
    return state.game().dealer_packet if waits else 0


def hand_says(state: State, number: int) -> str:
    """Return the name of the hand that a position's exposed cards make."""
    return state.game().says(state.tables(), state.seat(number).cards)
