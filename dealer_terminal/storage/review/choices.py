"""How the dealers of a table liked their screen, and since which record."""

from collections.abc import Iterator

from sqlalchemy import Connection

from dealer_terminal.journal.people_facts import Look, OperatorPreferred
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.storage.house_records import house_records

Choice = tuple[int, str, Look]
"""The record, who chose, and what."""


def choices(connection: Connection) -> tuple[Choice, ...]:
    return tuple(_choices(connection))


def _choices(connection: Connection) -> Iterator[Choice]:
    for record in house_records(connection):
        entry = entry_of(record)
        if isinstance(entry, OperatorPreferred):
            yield record.position, entry.operator, entry.look
