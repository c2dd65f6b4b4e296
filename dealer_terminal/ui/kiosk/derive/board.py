"""Questions over the table: what happened, where, how it ends; the menus; the terms of a table."""

from dealer_terminal.procedure.view import Question, View
from dealer_terminal.ui.kiosk.derive.crew import crew_board, roles_board
from dealer_terminal.ui.kiosk.derive.jackpots import jackpot_board
from dealer_terminal.ui.kiosk.derive.menus import chips_board, limit_board, lines_board, more_board, supervisor_board
from dealer_terminal.ui.kiosk.derive.meter_board import meters_board
from dealer_terminal.ui.kiosk.derive.reader import reader_board
from dealer_terminal.ui.kiosk.derive.terms import editor_board
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.react.events import NOTHING
from dealer_terminal.ui.kiosk.react.jackpots import approved_seat
from dealer_terminal.ui.kiosk.react.reports import ending_words
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import (
    Crew,
    Editor,
    EventPad,
    Menu,
    MenuSheet,
    NewRole,
    Nothing,
    ReaderHelp,
    Reports,
    ReportSeat,
)


def board(inputs: Inputs, say: Say) -> BoardProps:
    question = inputs.view.question
    match inputs.desk.sheet:
        case Nothing() if question is not None:
            return question_board(inputs, question, say)
        case Nothing() if approved_seat(inputs.state):
            return jackpot_board(inputs, approved_seat(inputs.state), say)
        case Reports(note=note):
            return reports_board(inputs.view, note, say)
        case ReportSeat(irregularity=irregularity):
            return seats_board(inputs.view, irregularity, say)
        case MenuSheet(menu=Menu.SUPERVISOR):
            return supervisor_board(inputs, say)
        case MenuSheet(menu=Menu.MORE):
            return more_board(inputs, say)
        case MenuSheet(menu=Menu.LINES) as menu:
            return lines_board(inputs, menu, say)
        case MenuSheet(menu=Menu.CHIPS):
            return chips_board(inputs, say)
        case MenuSheet(menu=Menu.METERS, about=about):
            return meters_board(inputs, about, say)
        case MenuSheet(menu=Menu.LIMIT):
            return limit_board(say)
        case Editor() as editor:
            return editor_board(inputs, editor, say)
        case EventPad() as pad:
            return events_board(inputs, pad, say)
        case Crew() as crew:
            return crew_board(inputs, crew, say)
        case NewRole() as new:
            return roles_board(new, say)
        case ReaderHelp():
            return reader_board(inputs, say)
        case _:
            return BoardProps()


def reports_board(view: View, note: str, say: Say) -> BoardProps:
    """Only what is possible now; a note goes with what is chosen."""
    reports = tuple(OptionProps(report.id, say(report.title), note=report.citation) for report in view.reports)
    return BoardProps(
        title=" · ".join(words for words in (say("IRREGULARITY"), note) if words),
        question=say("What happened?"),
        back_text=say("Back"),
        options=reports,
        columns=2 if len(reports) < 9 else 3,
    )


def seats_board(view: View, irregularity: str, say: Say) -> BoardProps:
    report = next((each for each in view.reports if each.id == irregularity), None)
    if report is None:
        return BoardProps()
    position = say("Position {seat}")
    return BoardProps(
        title=say(report.title),
        question=say("At which position?"),
        citation=report.citation,
        back_text=say("Back"),
        options=tuple(OptionProps(str(seat), position.format(seat=seat)) for seat in report.seats),
    )


def question_board(inputs: Inputs, question: Question, say: Say) -> BoardProps:
    """The manual's words for it, then every way in which it can end."""
    return BoardProps(
        title=" · ".join(words for words in (say(question.title), say(question.note)) if words),
        question=say(inputs.view.instruction.prompt),
        citation=inputs.view.instruction.citation,
        options=tuple(_ending(question.id, choice, who, say) for choice, who in question.choices),
        columns=1 if len(question.choices) < 4 else 2,
    )


def _ending(irregularity: str, choice: str, who: str, say: Say) -> OptionProps:
    note = say("A supervisor approves") if who == "supervisor" else ""
    return OptionProps(choice, say(ending_words(irregularity, choice)), note=note)


def events_board(inputs: Inputs, pad: EventPad, say: Say) -> BoardProps:
    """The pay table of the first wager that has no event yet."""
    spot = next((spot for spot in pad.spots if spot not in pad.chosen), pad.spots[-1])
    table = inputs.state.tables()[spot]
    options = [OptionProps(f"{spot}:{event.label}", event.label, value=str(event.odds)) for event in table.events]
    options.append(OptionProps(f"{spot}:{NOTHING}", say("Nothing pays")))
    chosen = pad.chosen.get(spot)
    return BoardProps(
        title=say("Position {seat}").format(seat=pad.seat),
        question=inputs.state.rulebook().spot(spot).name,
        citation=table.citation,
        back_text=say("Back"),
        options=tuple(_marked(option, spot, chosen) for option in options),
    )


def _marked(option: OptionProps, spot: str, chosen: str | None) -> OptionProps:
    if chosen is None or option.choice != f"{spot}:{chosen or NOTHING}":
        return option
    return OptionProps(option.choice, option.text, value=option.value, chosen=True)
