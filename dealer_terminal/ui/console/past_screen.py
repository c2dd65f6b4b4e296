"""The kiosk's screen at a past moment, rebuilt from the table's state alone by the kiosk's own functions."""

from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.review.ended import Ended
from dealer_terminal.table.reader import ReaderCondition, ReaderStatus
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.kiosk.bar import waiting_key
from dealer_terminal.ui.kiosk.frame import FrameProps, frame
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.reducer import fitting
from dealer_terminal.ui.kiosk.screen_inputs import ScreenInputs
from dealer_terminal.ui.kiosk.sheet import Inputs, ScreenState, Sheet
from dealer_terminal.ui.kiosk.sheets.table_terms import TableTerms
from dealer_terminal.ui.kit.languages import Say, spoken

_SECOND = 1_000_000


class Past(Struct, frozen=True):
    """A table at a moment of its own clock. `look` is the dealer's display preference, `ended` the round that was
    closed at that moment, and `covered` the time of the last record under a checkpoint."""

    state: State
    clock: int
    zone: ZoneInfo
    look: ScreenPreferences
    covered: int = 0
    ended: tuple[Ended, ...] = ()


class NotOnRecord(Sheet[None], frozen=True):
    """Replacement for the form that opens a table. The form's lines came from the terminal's settings, which are not on
    record."""

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return waiting_key("")


def past_screen(past: Past, room: KioskContext, language: str) -> FrameProps:
    """Return the screen. Sheets that the dealer opened are not on record; those that the table required are shown."""
    state, look = past.state, past.look
    here = _room(room, state)
    desk = replace(_desk(state, here), language=language, theme=look.theme, four_colours=look.four_colours)
    return frame(Inputs(state, desk, _around(past), here), spoken(language))


def _desk(state: State, here: KioskContext) -> ScreenState:
    desk = fitting(ScreenState(), state, here)
    return ScreenState(NotOnRecord()) if isinstance(desk.sheet, TableTerms) else desk


def _around(past: Past) -> ScreenInputs:
    """Return the screen inputs as of that moment, by the table's clock."""
    clock, ended = past.clock, past.ended
    return ScreenInputs(
        minute_text(clock, past.zone),
        max(0, clock - past.covered) // _SECOND if past.covered else 0,
        _reader(past.state),
        past=tuple(each.state for each in ended),
        since_closed=min(((clock - each.utc) / _SECOND for each in ended), default=float("inf")),
    )


def _room(room: KioskContext, state: State) -> KioskContext:
    """Return the settings for the table's source of cards. A table dealt by hand has no reader that detects steps."""
    dealt = _dealt(state)
    senses: frozenset[Phase] = frozenset() if dealt is CardsFrom.DEALER else room.settings.senses
    return replace(room, settings=replace(room.settings, cards_from=(dealt,), senses=senses))


def _dealt(state: State) -> CardsFrom:
    """Return the source of the cards, even for a closed table. Without terms the dealer enters the cards."""
    return state.terms.cards_from if state.terms is not None else CardsFrom.DEALER


def _reader(state: State) -> ReaderStatus:
    """Return the status of the reader. A device without a recorded fault counts as working."""
    if FaultId.READER_LOST in state.faults:
        return ReaderStatus(ReaderCondition.LOST, NO_WORDS)
    if _dealt(state) is CardsFrom.DEALER:
        return ReaderStatus(ReaderCondition.NONE, NO_WORDS)
    if state.faults:
        return ReaderStatus(ReaderCondition.FAULTY, NO_WORDS)
    return ReaderStatus(ReaderCondition.BUSY if state.phase is Phase.DEAL else ReaderCondition.READY, NO_WORDS)
