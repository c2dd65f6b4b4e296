"""What happened to the table's own money. Each form has the next number of its series, and none is ever erased."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Approval, Operator

Counted = dict[int, int]
"""How many chips or notes of each denomination, by its cents."""


class Form(Enum):
    """Opener and closer are counts of the tray; a fill comes to the table, a credit leaves it; a drop is what lay in
    the table's box (WAC 230-15-495 to 535, 230-15-615)."""

    OPENER = "opener"
    FILL = "fill"
    CREDIT = "credit"
    CLOSER = "closer"
    DROP = "drop"


class FormSigned(Struct, frozen=True):
    """Counted by the dealer and whoever approves, together. `stay` is the opener's number that it belongs to; `paper`
    is the number printed on the paper form, where there is one."""

    form: Form
    number: int
    stay: int
    counted: Counted
    paper: str
    rule: str
    dealer: Operator
    approval: Approval


class FormVoided(Struct, frozen=True):
    """It counts no longer, and stays on record with its number."""

    form: Form
    number: int
    rule: str
    approval: Approval


TrayFact = FormSigned | FormVoided
