"""Names of tables, alarm statuses, and queue statuses."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.alarms.board import AlarmStatus
from dealer_terminal.review.alarms.catalogue import Urgency
from dealer_terminal.review.queue.board import Worked
from dealer_terminal.review.queue.items import QueueSubject

STANDINGS: dict[AlarmStatus, Words] = {
    AlarmStatus.UNACKNOWLEDGED: words("new"),
    AlarmStatus.ACKNOWLEDGED: words("seen"),
    AlarmStatus.CONFIRMED: words("acted on"),
    AlarmStatus.RETURNED: words("over, not seen"),
    AlarmStatus.SHELVED: words("shelved"),
    AlarmStatus.ENDED: words("over"),
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
SUBJECTS: dict[QueueSubject, Words] = {
    QueueSubject.OVERRIDE: words("Approved by a second person"),
    QueueSubject.CORRECTION: words("Put right"),
    QueueSubject.VOID: words("Voided"),
    QueueSubject.MISDEAL: words("Misdeal"),
    QueueSubject.UNDONE: words("Taken back"),
    QueueSubject.PRIZE: words("Prize"),
    QueueSubject.OVER_LIMIT: words("Over a limit"),
    QueueSubject.ENTERED: words("Entered by hand"),
    QueueSubject.NOTE: words("Note"),
}
SIMULATED = words("SIMULATED")


def table_name(name: str, *, simulated: bool) -> Words:
    """Return the name of a table. A simulated table is marked SIMULATED."""
    return words("Table {name} · {loud}", name=name, loud=SIMULATED) if simulated else words("Table {name}", name=name)
