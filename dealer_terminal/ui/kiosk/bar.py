"""The action bar: the primary key and the secondary keys that most sheets share."""

from enum import Enum

from dealer_terminal.procedure.questions import reports
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.steps import can_undo
from dealer_terminal.ui.kiosk.keys import BarKey, PageTurn
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.surfaces import OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey


def ready_key(text: str, note: str = "") -> ActionProps:
    return ActionProps(BarKey.PRIMARY, text, note=note)


def waiting_key(text: str, note: str = "") -> ActionProps:
    return ActionProps(BarKey.PRIMARY, text, note=note, possible=False)


def more_key(say: Say) -> ActionProps:
    return ActionProps(BarKey.MORE, say("More"), "list")


def usual_bar(state: State, say: Say, last: ActionProps, *, undoes: bool = False) -> tuple[ActionProps, ...]:
    """Return the secondary keys of the bar. Only the bare table offers Undo."""
    dealt = state.phase is not Phase.CLOSED and state.dealer is not None
    return (
        ActionProps(BarKey.UNDO, say("Undo"), "undo", possible=undoes and can_undo(state)),
        ActionProps(BarKey.IRREGULARITY, say("Irregularity"), "warning", possible=dealt and bool(reports(state))),
        ActionProps(BarKey.SUPERVISOR, say("Supervisor"), "person", possible=state.issue is None),
        ActionProps(BarKey.PAY_TABLES, say("Pay tables"), "table", possible=state.phase is not Phase.CLOSED),
        last,
    )


def page_keys(at: int, count: int, back: str, on: str) -> tuple[ActionProps, ...]:
    """Return the keys that page through `count` pages. The first page is 0."""
    return (
        ActionProps(PageTurn.OLDER, back, "back", possible=at > 0),
        ActionProps(PageTurn.NEWER, on, "arrow", possible=at < count - 1),
    )


def unless(why: str, key: Enum | PressKey, text: str, note: str = "", value: str = "") -> OptionProps:
    """Return an option that is disabled while it has a reason, and shows the reason in place of its note."""
    return OptionProps(key, text, why or note, value, possible=not why)
