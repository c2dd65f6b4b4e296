"""The action bar: what the primary does while something lies over the table, and what stands beside it."""

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.derive.pads import beyond
from dealer_terminal.ui.kiosk.derive.paper import page_count
from dealer_terminal.ui.kiosk.derive.primary import press, primary, waits
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.react.forms import ready
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import (
    AmountPad,
    CardPad,
    Editor,
    EventPad,
    Form,
    MenuSheet,
    Nothing,
    Paper,
    Purpose,
    ReaderHelp,
    Recall,
    Reports,
    ReportSeat,
    WagerPad,
)

_FORMS = {
    Purpose.SIGN_ON: "Sign on",
    Purpose.APPROVE: "Approve",
    Purpose.UNLOCK: "Unlock",
    Purpose.LEAVE: "Leave",
}


def primary_action(inputs: Inputs, say: Say) -> ActionProps:
    if inputs.around.broken:
        return press(say("Try again"), say("Reads the journal anew"))
    match inputs.desk.sheet:
        case Nothing():
            return primary(inputs.state, inputs.view, say)
        case WagerPad() as pad:
            bites = beyond(inputs.state, pad, say)
            return waits(say("Place wager"), bites) if bites else press(say("Place wager"))
        case CardPad() as pad:
            return _cards(pad, say)
        case EventPad() as pad:
            done = len(pad.chosen) == len(pad.spots)
            return press(say("Enter the event")) if done else waits(say("Choose the event"))
        case Form() as form:
            return _form(inputs, form, say)
        case Editor(rulebook=rulebook):
            return press(say("Open the table") if rulebook else say("Put in force"), say("A supervisor approves"))
        case AmountPad():
            return press(say("Enter the amount"))
        case Recall() | Paper() | ReaderHelp():
            return press(say("Back to the table"))
        case Reports() | ReportSeat() | MenuSheet():
            return waits(say("Choose above"))


def _cards(pad: CardPad, say: Say) -> ActionProps:
    names = " ".join(str(card) for card in pad.picked)
    if len(pad.picked) < pad.wanted():
        return waits(say("Enter the cards"), names)
    return press(say("Report these cards") if pad.about else say("These cards lie there"), names)


def _form(inputs: Inputs, form: Form, say: Say) -> ActionProps:
    if form.field() == "camera":
        return press(say("Next")) if form.typed[-1] else waits(say("Next"), say("Camera reference"))
    text = say(_FORMS[form.purpose])
    if ready(form, inputs.room.settings):
        return press(text)
    missing = say("Choose the reason") if form.reasons and not form.reason else say("Number and PIN")
    return waits(text, missing)


def secondary(inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
    match inputs.desk.sheet:
        case Recall(back=back):
            return _pages(say, back < len(inputs.around.past) - 1, back > 0)
        case Paper(page=page):
            return _pages(say, page > 0, page < page_count(inputs.state) - 1, say("Page back"), say("Page on"))
        case Form(purpose=Purpose.UNLOCK):
            return ()
        case _:
            return _usual(inputs, say)


def _usual(inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
    view = inputs.view
    on_table = isinstance(inputs.desk.sheet, Nothing)
    opened = view.phase is not Phase.CLOSED and inputs.state.dealer is not None
    reports = opened and view.question is None and bool(view.reports)
    return (
        ActionProps("undo", say("Undo"), "undo", possible=view.can_undo and on_table),
        ActionProps("irregularity", say("Irregularity"), "warning", possible=reports),
        ActionProps("supervisor", say("Supervisor"), "person", possible=view.question is None),
        ActionProps("chips", say("Another count"), "list")
        if view.phase is Phase.CHIPS and on_table
        else ActionProps("more", say("More"), "list"),
    )


def _pages(say: Say, older: bool, newer: bool, *words: str) -> tuple[ActionProps, ...]:  # noqa: FBT001
    back, on = words or (say("Older"), say("Newer"))
    return (
        ActionProps("older", back, "back", possible=older),
        ActionProps("newer", on, "arrow", possible=newer),
    )
