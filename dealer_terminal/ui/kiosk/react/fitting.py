"""A sheet that no longer fits the table goes away; the one that must lie there comes."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State, to_settle
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.desk import Desk
from dealer_terminal.ui.kiosk.react import terms
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.sheets import (
    CardPad,
    Editor,
    EventPad,
    Nothing,
    Reports,
    ReportSeat,
    Sheet,
    WagerPad,
    Writing,
)
from dealer_terminal.ui.kiosk.turns import DEALER_STAGE, exposures


def fitting(desk: Desk, state: State, room: Room) -> Desk:
    sheet = desk.sheet if _fits(desk.sheet, state) else Nothing()
    if isinstance(sheet, Nothing):
        sheet = _needed(state, room)
    return desk if sheet == desk.sheet else replace(desk, sheet=sheet)


def _needed(state: State, room: Room) -> Sheet:
    """Nobody signed on: sign on. No table: open it."""
    if state.dealer is None:
        return forms.sign_on()
    return terms.opening(room) if state.phase is Phase.CLOSED else Nothing()


def _fits(sheet: Sheet, state: State) -> bool:
    match sheet:
        case WagerPad():
            return state.phase is Phase.WAGERS and state.issue is None
        case CardPad(about=about) if about:
            return state.issue is None
        case CardPad(seat=seat, stages=stages):
            return state.issue is None and stages == _due(state, seat)
        case EventPad(seat=seat, stages=stages):
            return state.issue is None and stages == _due(state, seat)
        case Reports() | ReportSeat():
            return state.issue is None and state.phase is not Phase.CLOSED
        case Writing(sheet=sheet):
            return _fits(sheet, state)
        case Editor(rulebook=rulebook):
            return bool(rulebook) == (state.phase is Phase.CLOSED)
        case _:
            return True


def _due(state: State, seat: int) -> tuple[str, ...]:
    if seat == 0:
        return (DEALER_STAGE,) if state.phase is Phase.DEALER else ()
    due = state.phase is Phase.SETTLE and to_settle(state)[0] == seat
    return tuple(stage.id for stage in exposures(state, seat)) if due else ()
