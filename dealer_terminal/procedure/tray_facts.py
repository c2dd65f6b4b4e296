"""Facts about the chip tray. Each form has the next number of its series, and no form is ever deleted."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Approval, Operator

Counted = dict[int, int]
"""Number of chips or notes by denomination in cents."""


class Form(Enum):
    """Forms of the chip tray. Opener and closer are counts of the tray; a fill brings chips, a credit takes them away;
    a drop is the content of the drop box (WAC 230-15-495 to 535, 230-15-615)."""

    OPENER = "opener"
    FILL = "fill"
    CREDIT = "credit"
    CLOSER = "closer"
    DROP = "drop"


class FormSigned(Struct, frozen=True):
    """Form counted by the dealer and the approver together. `stay` is the number of the opener that it belongs to;
    `paper` is the number printed on the paper form, if any."""

    form: Form
    number: int
    stay: int
    counted: Counted
    paper: str
    rule: str
    dealer: Operator
    approval: Approval


class FormVoided(Struct, frozen=True):
    """Voided form. It no longer counts, but stays on record with its number."""

    form: Form
    number: int
    rule: str
    approval: Approval


TrayFact = FormSigned | FormVoided
