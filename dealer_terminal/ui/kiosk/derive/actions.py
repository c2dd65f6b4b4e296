"""The action bar: what the primary does while something lies over the table, and what stands beside it."""

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk import sheets as s
from dealer_terminal.ui.kiosk.derive.crew import pages
from dealer_terminal.ui.kiosk.derive.pads import beyond
from dealer_terminal.ui.kiosk.derive.paper import page_count
from dealer_terminal.ui.kiosk.derive.primary import press, primary, waits
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.react.crew import manages
from dealer_terminal.ui.kiosk.react.forms import ready
from dealer_terminal.ui.kiosk.react.writing import ready as written
from dealer_terminal.ui.kiosk.say import Say

_FORMS = {
    s.Purpose.SIGN_ON: words("Sign on"),
    s.Purpose.APPROVE: words("Approve"),
    s.Purpose.UNLOCK: words("Unlock"),
    s.Purpose.LEAVE: words("Leave"),
    s.Purpose.OFFICE: words("Operators"),
    s.Purpose.ENROL: words("Add"),
    s.Purpose.RESET: words("Put in force"),
}


def primary_action(inputs: Inputs, say: Say) -> ActionProps:
    if inputs.around.broken:
        return _stopped(inputs, say)
    match inputs.desk.sheet:
        case s.Nothing():
            return primary(inputs.state, inputs.view, inputs.room.settings.senses, say)
        case s.WagerPad() as pad:
            bites = beyond(inputs.state, pad, say)
            return waits(say("Place wager"), bites) if bites else press(say("Place wager"))
        case s.CardPad() as pad:
            return _cards(pad, say)
        case s.EventPad() as pad:
            done = len(pad.chosen) == len(pad.spots)
            return press(say("Enter the event")) if done else waits(say("Choose the event"))
        case s.Form() as form:
            return _form(inputs, form, say)
        case s.Editor(rulebook=rulebook):
            return press(say("Open the table") if rulebook else say("Put in force"), say("A supervisor approves"))
        case s.AmountPad():
            return press(say("Enter the amount"))
        case s.Recall() | s.Paper() | s.ReaderHelp():
            return press(say("Back to the table"))
        case s.Crew() as crew if not crew.number:
            return (
                press(say("Add a person"))
                if manages(crew.by)
                else waits(say("Add a person"), say("An administrator does it"))
            )
        case s.Writing() as writing:
            return press(say("Done")) if written(writing) else waits(say("Done"), say("Nothing is written yet"))
        case s.Crew():
            return press(say("Back to the list"))
        case s.Reports() | s.ReportSeat() | s.MenuSheet() | s.NewRole():
            return waits(say("Choose above"))


def _stopped(inputs: Inputs, say: Say) -> ActionProps:
    """Play has stopped, whatever is looked at."""
    if isinstance(inputs.desk.sheet, s.Recall):
        return press(say("Back to the manual"), say("Play has stopped"))
    return press(say("Try again"), say("Reads the journal anew"))


def _cards(pad: s.CardPad, say: Say) -> ActionProps:
    names = " ".join(str(card) for card in pad.picked)
    if len(pad.picked) < pad.wanted():
        return waits(say("Enter the cards"), names)
    return press(say("Report these cards") if pad.about else say("These cards lie there"), names)


def _form(inputs: Inputs, form: s.Form, say: Say) -> ActionProps:
    if form.field() == "camera":
        return press(say("Next")) if form.typed[-1] else waits(say("Next"), say("Camera reference"))
    text = say(_FORMS[form.purpose])
    if ready(form, inputs.room.settings):
        return press(text)
    if form.enrols():
        return waits(text, say("The PIN, twice"))
    return waits(text, say("Choose the reason") if form.reasons and not form.reason else say("Number and PIN"))


def secondary(inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
    match inputs.desk.sheet:
        case s.Recall(back=back):
            return _pages(say, back < len(inputs.around.past) - 1, back > 0)
        case s.Paper(page=page):
            turns = _pages(say, page > 0, page < page_count(inputs.state) - 1, say("Page back"), say("Page on"))
            return (*turns, *_recall(inputs, say))
        case s.Crew(page=page, number=""):
            return _pages(say, page > 0, page < pages(inputs) - 1, say("Page back"), say("Page on"))
        case s.Form(purpose=s.Purpose.UNLOCK) | s.Writing() | s.Crew() | s.NewRole():
            return ()
        case _:
            return _usual(inputs, say)


def _recall(inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
    """The last rounds are in memory, whatever became of the journal."""
    if not inputs.around.broken:
        return ()
    return (ActionProps("recall", say("Recall"), "again", possible=bool(inputs.around.past)),)


def _usual(inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
    view = inputs.view
    on_table = isinstance(inputs.desk.sheet, s.Nothing)
    opened = view.phase is not Phase.CLOSED and inputs.state.dealer is not None
    reports = opened and view.question is None and bool(view.reports)
    return (
        ActionProps("undo", say("Undo"), "undo", possible=view.can_undo and on_table),
        ActionProps("irregularity", say("Irregularity"), "warning", possible=reports),
        ActionProps("supervisor", say("Supervisor"), "person", possible=view.question is None),
        _last(inputs, say),
    )


def _last(inputs: Inputs, say: Say) -> ActionProps:
    """What this moment may want besides."""
    match inputs.desk.sheet:
        case s.Reports():
            return ActionProps("note", say("Note"), "list")
        case _:
            return ActionProps("more", say("More"), "list")


def _pages(say: Say, older: bool, newer: bool, *words: str) -> tuple[ActionProps, ...]:  # noqa: FBT001
    back, on = words or (say("Older"), say("Newer"))
    return (
        ActionProps("older", back, "back", possible=older),
        ActionProps("newer", on, "arrow", possible=newer),
    )
