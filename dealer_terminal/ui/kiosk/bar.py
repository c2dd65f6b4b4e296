"""The action bar: the primary key, and the keys beside it that are there over most sheets."""

from dealer_terminal.procedure.questions import reports
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.steps import can_undo
from dealer_terminal.ui.kiosk.keys import Bar, PageTurn
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.shared.languages import Say


def press(text: str, note: str = "") -> ActionProps:
    return ActionProps(Bar.PRIMARY, text, note=note)


def waits(text: str, note: str = "") -> ActionProps:
    return ActionProps(Bar.PRIMARY, text, note=note, possible=False)


def more(say: Say) -> ActionProps:
    return ActionProps(Bar.MORE, say("More"), "list")


def usual_bar(state: State, say: Say, last: ActionProps, *, undoes: bool = False) -> tuple[ActionProps, ...]:
    """A step is taken back from the table alone."""
    dealt = state.phase is not Phase.CLOSED and state.dealer is not None
    return (
        ActionProps(Bar.UNDO, say("Undo"), "undo", possible=undoes and can_undo(state)),
        ActionProps(Bar.IRREGULARITY, say("Irregularity"), "warning", possible=dealt and bool(reports(state))),
        ActionProps(Bar.SUPERVISOR, say("Supervisor"), "person", possible=state.issue is None),
        last,
    )


def pages(at: int, count: int, back: str, on: str) -> tuple[ActionProps, ...]:
    """Through `count` pages, the first is 0."""
    return (
        ActionProps(PageTurn.OLDER, back, "back", possible=at > 0),
        ActionProps(PageTurn.NEWER, on, "arrow", possible=at < count - 1),
    )
