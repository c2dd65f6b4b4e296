"""A seat's circles: what lies there and what became of it."""

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.view import SeatView, View
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.layout import LAYOUTS
from dealer_terminal.ui.kiosk.money import Rack, chip_colour, short
from dealer_terminal.ui.kiosk.props import SpotProps, SpotStanding
from dealer_terminal.ui.kiosk.sheets import Sheet, WagerPad

_STANDINGS = {
    Result.WIN: SpotStanding.WON,
    Result.LOSE: SpotStanding.LOST,
    Result.PUSH: SpotStanding.PUSH,
    Result.FORFEIT: SpotStanding.FORFEITED,
    Result.RETURNED: SpotStanding.EMPTY,
}


def spots(state: State, view: View, seat: SeatView, sheet: Sheet, rack: Rack) -> tuple[SpotProps, ...]:
    layout = LAYOUTS[state.rulebook().game]
    return tuple(_spot(state, view, seat, spot, sheet, rack) for spot in layout if spot in state.rulebook().spot_ids())


def _spot(state: State, view: View, seat: SeatView, spot: str, sheet: Sheet, rack: Rack) -> SpotProps:
    printed = LAYOUTS[state.rulebook().game][spot]
    cents = _lies(seat, spot, sheet)
    standing = _standing(seat, spot) if cents else SpotStanding.EMPTY
    lies = standing is not SpotStanding.EMPTY
    return SpotProps(
        spot=spot,
        label=printed.label,
        column=printed.column,
        row=printed.row,
        shape=printed.shape,
        standing=standing,
        amount=short(cents) if lies else "",
        chip=chip_colour(cents, rack),
        current=_current(state, view, seat, spot, sheet),
        tucked=spot in seat.tucked and not seat.cards,
        awaits_hand=spot in _awaiting(state, view, seat),
    )


def _awaiting(state: State, view: View, seat: SeatView) -> tuple[str, ...]:
    """Where the folded hand in turn goes."""
    if view.phase is not Phase.FOLDS or not seat.in_turn or seat.forfeit:
        return ()
    live = state.live(seat.number)
    return state.game().tucks(state.rulebook(), live) if live else ()


def _lies(seat: SeatView, spot: str, sheet: Sheet) -> int:
    """The amount that is being entered shows where it will lie."""
    match sheet:
        case WagerPad(seat=number, spot=edited, cents=cents) if (number, edited) == (seat.number, spot):
            return cents
        case _:
            return 0 if seat.racked else seat.wagers.get(spot, 0)


def _standing(seat: SeatView, spot: str) -> SpotStanding:
    line = _line(seat, spot)
    return SpotStanding.WAGERED if line is None else _STANDINGS[line.result]


def _line(seat: SeatView, spot: str) -> Line | None:
    return next((line for line in seat.lines if line.spot == spot), None)


def _current(state: State, view: View, seat: SeatView, spot: str, sheet: Sheet) -> bool:
    match sheet:
        case WagerPad(seat=number, spot=edited):
            return (number, edited) == (seat.number, spot)
        case _:
            settling = view.phase is Phase.SETTLE and seat.in_turn
            return settling and spot in {line.spot for line in latest(state, seat)}


def latest(state: State, seat: SeatView) -> tuple[Line, ...]:
    """The lines of the cards that were turned over last; all of them once they were turned over together."""
    done = state.seat(seat.number).stages
    stages = [stage for stage in state.game().stages if stage.id in done]
    settled: tuple[str, ...] = ()
    for stage in stages:
        wagers = tuple(spot for spot in stage.settles if _line(seat, spot) is not None)
        settled = wagers if stage.exposes and wagers else (*settled, *wagers)
    return tuple(line for line in seat.lines if line.spot in settled and line.result is not Result.FORFEIT)
