"""Bets to return after a misdeal, position by position, until the deck is in the machine."""

from dealer_terminal.procedure.balance import goes_back
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.state import Phase, State, paid
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.chips_to_move import back
from dealer_terminal.ui.kiosk.money import Rack, chips, coin
from dealer_terminal.ui.kiosk.sheet import Inputs, as_printed
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kiosk.surfaces import SeatBackProps, SheetProps, WagerBackProps, WagersBackProps
from dealer_terminal.ui.kiosk.verbs import chips_move
from dealer_terminal.ui.kit.languages import Say


class WagersBack(BareTable, frozen=True):
    """Sheet that stays open until the dealer confirms with one tap that the bets are returned and the deck is in the
    machine."""

    def fits(self, state: State) -> bool:
        return super().fits(state) and wagers_go_back(state)

    def shows(self, inputs: Inputs, say: Say) -> SheetProps:
        state, rack, told = inputs.state, inputs.room.settings.chips, instruction(inputs.state)
        lines = {seat: _returned(state, seat) for seat in sorted(state.seats)}
        return WagersBackProps(
            title=chips_move(back(state), say).text,
            question=say(told.prompt),
            citation=told.citation,
            printed=as_printed(told.prompt, say),
            seats=tuple(
                _seat(state, seat, those, rack, say)
                for seat, those in lines.items()
                if those or _taken_back(state, seat)
            ),
        )


def wagers_go_back(state: State) -> bool:
    return state.misdealt and state.phase is Phase.DECK_BACK


def _returned(state: State, seat: int) -> tuple[Line, ...]:
    """Return the returned lines of a seat in the order of the layout."""
    order = [spot.id for spot in state.rulebook().spots]
    lines = (line for line in goes_back(state) if line.seat == seat)
    return tuple(sorted(lines, key=lambda line: order.index(line.spot)))


def _seat(state: State, seat: int, lines: tuple[Line, ...], rack: Rack, say: Say) -> SeatBackProps:
    taken = _taken_back(state, seat)
    return SeatBackProps(
        position=say("Position {seat}", seat=seat),
        wagers=tuple(_wager(state, line, rack) for line in lines),
        take_back=say("Take back {amount}", amount=dollars(taken)) if taken else "",
    )


def _taken_back(state: State, seat: int) -> int:
    return paid(line for line in state.take_back if line.seat == seat)


def _wager(state: State, line: Line, rack: Rack) -> WagerBackProps:
    name = state.game().layout[line.spot].label if line.spot in state.game().layout else line.spot
    return WagerBackProps(name, dollars(line.stake), chips(line.stake, rack), coin(line.stake, rack))
