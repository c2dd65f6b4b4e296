"""Reducer: a touch turns the screen state into the next one, with commands for the table. The open sheet decides."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.sentences import FLOOR_ASKED
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.sheet import NOT_REFUSED, AnySheet, Here, Nothing, Reaction, ScreenState
from dealer_terminal.ui.kiosk.sheets.register import needed, opened_by, seat_sheet

_LOOKED_UP = (BarKey.MORE, BarKey.MANUAL, BarKey.PAY_TABLES)


def touched(desk: ScreenState, state: State, touch: touches.Touch, room: KioskContext) -> Reaction:
    return _with_what_lay_aside(_touched(desk, state, touch, room), state)


def _with_what_lay_aside(reaction: Reaction, state: State) -> Reaction:
    """Reopen the sheet that was set aside, when no sheet is open and no command was issued."""
    desk = reaction.desk
    if not isinstance(desk.sheet, Nothing):
        return reaction
    back = desk.aside if desk.aside.fits(state) and not reaction.commands else Nothing()
    return replace(reaction, desk=replace(desk, sheet=back, aside=Nothing()))


def _touched(desk: ScreenState, state: State, touch: touches.Touch, room: KioskContext) -> Reaction:
    sheet, here = desk.sheet, Here(desk, state, room)
    match touch:
        case touches.Wake():
            return Reaction(replace(desk, dimmed=False))
        case touches.Sleep():
            return Reaction(replace(desk, dimmed=True, sheet=sheet.left_alone(), aside=Nothing()))
        case _ if desk.dimmed:
            return Reaction(replace(desk, dimmed=False))
        case touches.Dismiss():
            return Reaction(replace(desk, refusal=NOT_REFUSED))
        case touches.Back():
            return here.stays() if sheet.locks() else sheet.backed(here)
        case touches.Press(key=BarKey() as key):
            return _bar_touched(here, key)
        case touches.Press(key=key):
            return sheet.pressed(here, key)
        case touches.TouchSeat(seat=seat):
            return sheet.seat_touched(here, seat)
        case touches.TouchSpot(seat=seat, spot=spot):
            return sheet.spot_touched(here, seat, spot)
        case touches.TouchNumber(seat=seat):
            return _number_touched(here, seat)
        case touches.Write(text=text):
            return sheet.written(here, text)
        case touches.Tab():
            return sheet.tabbed(here)
        case touches.ScanLine(text=text):
            return sheet.scanned(here, text)
        case touches.Recognised(operator=operator):
            return sheet.recognised(here, operator)
        case touches.NotRecognised(refusal=refusal):
            return sheet.not_recognised(here, refusal)
        case _:
            assert_never(touch)


def fitting(desk: ScreenState, state: State, room: KioskContext) -> ScreenState:
    """Return the screen state with a sheet that fits the table. With a new sheet, drop the message that the floor
    server is asked for an amount."""
    sheet = desk.sheet.seeing(state) if desk.sheet.fits(state) else needed(state, room)
    if sheet is desk.sheet:
        return desk
    refusal = NOT_REFUSED if desk.refusal.why == FLOOR_ASKED else desk.refusal
    return replace(desk, sheet=sheet, aside=Nothing(), refusal=refusal)


def _number_touched(here: Here, seat: int) -> Reaction:
    sheet = here.desk.sheet
    if not sheet.numbers_touchable(here.state):
        return sheet.seat_touched(here, seat)
    return here.opens(seat_sheet(seat), *sheet.takes_along(here.state))


def _bar_touched(here: Here, key: BarKey) -> Reaction:
    if key is BarKey.PRIMARY:
        return here.desk.sheet.entered(here)
    if here.desk.sheet.locks():
        return here.stays()
    if key is BarKey.UNDO:
        return here.clears(commands.Undo())
    aside = _laid_aside(here.desk) if key in _LOOKED_UP else Nothing()
    return replace(here, desk=replace(here.desk, aside=aside)).opens(opened_by(key, here.state))


def _laid_aside(desk: ScreenState) -> AnySheet:
    return desk.sheet if isinstance(desk.aside, Nothing) else desk.aside
