"""The records of the house (people, clock steps, archives), proven: all records are read, so that none is missing."""

from collections.abc import Sequence

from sqlalchemy import Connection

from dealer_terminal.journal.house import OF_THE_HOUSE
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.progress import EACH, Progress
from dealer_terminal.storage.reports.proven import Proven, proving
from dealer_terminal.storage.reports.signed_records import SignedRecords


def prove_house(connection: Connection, key: VerifierKey, progress: Progress) -> tuple[Proven, Sequence[Record]]:
    kinds, count, found = frozenset(OF_THE_HOUSE), 0, list[Record]()
    with proving():
        signed = SignedRecords(connection, key)
        for count, record in enumerate(signed.since(0), 1):
            if record.kind in kinds:
                found.append(record)
            if not count % EACH:
                progress(count)
    return Proven(signed.newest, max(0, count - signed.newest)), found
