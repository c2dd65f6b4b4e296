"""How tables, the states of alarms and of the queue are called."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.alarms.board import Standing
from dealer_terminal.review.alarms.catalogue import Urgency
from dealer_terminal.review.queue.board import Worked
from dealer_terminal.review.queue.items import Subject

STANDINGS: dict[Standing, Words] = {
    Standing.UNACKNOWLEDGED: words("new"),
    Standing.ACKNOWLEDGED: words("seen"),
    Standing.CONFIRMED: words("acted on"),
    Standing.RETURNED: words("over, not seen"),
    Standing.SHELVED: words("shelved"),
    Standing.ENDED: words("over"),
}
URGENCIES: dict[Urgency, Words] = {
    Urgency.NOW: words("now"),
    Urgency.SOON: words("within minutes"),
    Urgency.SHIFT: words("before the shift ends"),
}
WORKED: dict[Worked, Words] = {
    Worked.OPEN: words("open"),
    Worked.QUERIED: words("asked"),
    Worked.ANSWERED: words("answered"),
    Worked.ESCALATED: words("handed on"),
    Worked.APPROVED: words("approved"),
}
SUBJECTS: dict[Subject, Words] = {
    Subject.OVERRIDE: words("Approved by a second person"),
    Subject.CORRECTION: words("Put right"),
    Subject.VOID: words("Voided"),
    Subject.MISDEAL: words("Misdeal"),
    Subject.UNDONE: words("Taken back"),
    Subject.PRIZE: words("Prize"),
    Subject.OVER_LIMIT: words("Over a limit"),
    Subject.ENTERED: words("Entered by hand"),
    Subject.NOTE: words("Note"),
}
SIMULATED = words("SIMULATED")


def table_name(name: str, *, simulated: bool) -> Words:
    """Also a table's money and acts are loud where no card was ever dealt there."""
    return words("Table {name} · {loud}", name=name, loud=SIMULATED) if simulated else words("Table {name}", name=name)
