"""Which cards are turned over in one motion: up to the first that decide a wager."""

from collections.abc import Iterator

from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.sources import all_entered
from dealer_terminal.procedure.state import Phase, State, stages_of, to_settle
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.rules.game import Stage


def exposures(state: State, seat: int) -> tuple[Stage, ...]:
    """The stages that one motion exposes: a natural with no bonus on it is turned over together with the draw."""
    return tuple(_until_one_pays(state, seat))


def _until_one_pays(state: State, seat: int) -> Iterator[Stage]:
    live = state.live(seat)
    for stage in stages_of(state, seat):
        if stage.exposes and stage.id not in state.seat(seat).stages:
            yield stage
            if any(spot in live for spot in stage.settles):
                return


def due_stages(state: State, seat: int) -> tuple[str, ...]:
    if seat == DEALER_SEAT:
        return (DEALER_STAGE,) if state.phase is Phase.DEALER else ()
    due = state.phase is Phase.SETTLE and to_settle(state)[0] == seat
    return tuple(stage.id for stage in exposures(state, seat)) if due else ()


def sealed(state: State, seat: int) -> bool:
    packet = state.packet(seat)
    return packet is not None and bool(packet.sealed) and not all_entered(state)


def shown_to_reader(state: State) -> bool:
    """Whether a reader tells the cards as they are turned over."""
    return _reads_what_is_shown(state) and not state.faults


def reader_in_doubt(state: State) -> bool:
    """Whether such a reader may have missed one of this place: nothing more of it is taken."""
    return _reads_what_is_shown(state) and FaultId.IN_DOUBT in state.faults


def _reads_what_is_shown(state: State) -> bool:
    by_reader = state.cards_from is not CardsFrom.DEALER and not all_entered(state)
    return by_reader and state.in_force().read_at is ReadAt.EXPOSURE
