"""The positions as they lie on the table: whose turn it is, what lies face down, what the open cards are called."""

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Phase, State, next_packet, next_to_settle, to_collect, unsettled
from dealer_terminal.rules.game import turned_over


def turn_of(state: State) -> int | None:
    """The position that the dealer works at."""
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
    """Of which nothing lies there any more: the hand is in the rack, or was collected and left nothing to settle."""
    return frozenset(number for number in state.seats if _is_gone(state, number))


def _is_gone(state: State, number: int) -> bool:
    seat = state.seat(number)
    return seat.racked or (seat.collected and not seat.tucked and not unsettled(state, number))


def face_down(state: State, number: int) -> tuple[str, ...]:
    """The places of a hand whose cards nobody has turned over."""
    seat = state.seat(number)
    gone = seat.racked or (seat.collected and not seat.tucked) or seat.packet is None
    if gone:
        return ()
    declared = turned_over(state.game(), seat.stages)
    return tuple(place.id for place in state.game().places if place.id not in (*seat.cards, *declared))


def dealer_face_down(state: State) -> int:
    """How many cards of the dealer's own hand lie face down."""
    waits = state.dealer_packet is not None and not state.dealer_cards
    return state.game().dealer_packet if waits else 0


def hand_says(state: State, number: int) -> str:
    """What the open cards of a position are called."""
    return state.game().says(state.tables(), state.seat(number).cards)
