"""What the table itself opens to be read: the manual at the paragraph it cites."""

from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kit.languages import Say


def manual_key(state: State, sheet: AnySheet, say: Say) -> ActionProps:
    reads = state.book is not None and not sheet.locks()
    return ActionProps(BarKey.MANUAL, say("The manual"), "list", possible=reads)
