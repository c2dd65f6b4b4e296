"""What follows from the same question in the words of an earlier version, where a record is one of its own."""

from msgspec.structs import replace

from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.facts import Difference, Fact, PaymentCorrected


def as_then(due: Fact, record: Record) -> Fact:
    """Nobody was asked for the difference of a payment."""
    if isinstance(due, PaymentCorrected) and (record.kind, record.schema) == ("payment_corrected", 1):
        return replace(due, difference=Difference.UNASKED)
    return due
