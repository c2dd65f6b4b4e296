"""What a second person put their name to: when, why, and what they were shown."""

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, select

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.storage.models import approvals_given
from dealer_terminal.storage.reading import columns_of
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace, RecordPlaces
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import overrides, records


class ShiftSignature(Struct, frozen=True):
    place: RecordPlace
    decision: str
    by: str
    reason: str
    shown: SigningPreview


def signatures(connection: Connection, window: Window) -> Iterator[ShiftSignature]:
    places = RecordPlaces(connection)
    signed = select(overrides.c.position).where(overrides.c.utc >= window.since, overrides.c.utc < window.until)
    found = select(*columns_of(records, Record)).where(records.c.position.in_(signed)).order_by(records.c.position)
    for row in connection.execute(found).all():
        record = Record(*row)
        for approval in approvals_given(entry_of(record)):
            place = places.place(record)
            yield ShiftSignature(place, record.kind, approval.by.id, approval.reason, approval.shown)
