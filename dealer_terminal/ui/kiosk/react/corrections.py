"""A payment put right by touch: of this round or of the last one, to another amount, to a push or to a loss."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.approvals import NOBODY
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, opened
from dealer_terminal.ui.kiosk.sheets import AmountPad, Menu, MenuSheet

CORRECTION = "House Procedure 17"
LAST_ROUND, CAME_TO = "last-round", "came-to:"


def correctable(state: State, about: str) -> tuple[Line, ...]:
    """The lines of this round, or of the last; a wager that went back was never paid."""
    lines = state.last_lines if about == LAST_ROUND else lines_of(state)
    return tuple(line for line in lines if line.result is not Result.RETURNED)


def menu(state: State) -> MenuSheet:
    """The last round's at once where this one has none."""
    return MenuSheet(Menu.LINES, "" if correctable(state, "") else LAST_ROUND)


def chosen(desk: Desk, state: State, menu: MenuSheet, choice: str) -> Reaction:
    if choice == LAST_ROUND:
        return opened(desk, replace(menu, about=LAST_ROUND))
    number = state.round - 1 if menu.about == LAST_ROUND else state.round
    lines = {f"{line.seat}:{line.spot}": line for line in correctable(state, menu.about)}
    if choice not in lines:
        return Reaction(desk)
    return opened(desk, AmountPad(f"{choice}:{number}", lines[choice].pays, menu))


def corrected(desk: Desk, pad: AmountPad, result: Result) -> Reaction:
    seat, spot, number = pad.what.split(":")
    pays = pad.cents if result is Result.WIN else 0
    command = commands.CorrectPayment(int(seat), spot, pays, NOBODY, result, int(number))
    title, question = words("Correct a payment"), words("The first entry stays on the record.")
    return opened(desk, forms.approval(command, title, question, CORRECTION))


def came_to(key: str) -> Result:
    return Result(key.removeprefix(CAME_TO))
