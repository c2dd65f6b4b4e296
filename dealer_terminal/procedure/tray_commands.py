"""What someone asks for about the table's own money."""

from msgspec import Struct

from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.tray_facts import Counted, Form


class SignForm(Struct, frozen=True):
    """`again` is the second count of a drop, made before the first was seen. With no `stay` named it belongs to the
    present count of the tray, a drop to the oldest one that has none."""

    form: Form
    counted: Counted
    approval: Approval
    again: Counted = {}
    paper: str = ""
    stay: int = 0


class VoidForm(Struct, frozen=True):
    form: Form
    number: int
    approval: Approval


TrayCommand = SignForm | VoidForm
