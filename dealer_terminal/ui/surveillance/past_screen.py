"""The kiosk's own screen at a moment of the past, from the table's state alone, by the kiosk's own functions."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.table.reader import ReaderStatus, Standing
from dealer_terminal.ui.kiosk.frame import FrameProps, frame
from dealer_terminal.ui.kiosk.reducer import fitting
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.sheet import Desk, Inputs
from dealer_terminal.ui.kiosk.surroundings import Surroundings
from dealer_terminal.ui.shared.languages import spoken
from dealer_terminal.ui.surveillance.clocks import minute_text
from dealer_terminal.ui.surveillance.showing import Showing


def past_screen(showing: Showing, room: Room, language: str) -> FrameProps:
    """What the dealer had opened over the table is no fact; what the table asked for by itself is shown."""
    state, look = showing.moment.state, showing.look
    here = _room(room, state)
    desk = replace(fitting(Desk(), state, here), language=language, theme=look.theme, four_colours=look.four_colours)
    around = Surroundings(minute_text(showing.clock, showing.zone), -1, _reader(state))
    return frame(Inputs(state, desk, around, here), spoken(language))


def _room(room: Room, state: State) -> Room:
    """A table whose terms have simulated cards is a simulated one."""
    dealt = state.terms.cards_from if state.terms is not None and state.phase is not Phase.CLOSED else CardsFrom.DEALER
    return replace(room, settings=replace(room.settings, cards_from=(dealt,)))


def _reader(state: State) -> ReaderStatus:
    if state.faults:
        return ReaderStatus(Standing.FAULTY, NO_WORDS)
    by_hand = state.cards_from is CardsFrom.DEALER
    return ReaderStatus(Standing.NONE if by_hand else Standing.READY, NO_WORDS)
