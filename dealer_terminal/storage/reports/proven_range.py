"""What was read of a journal without its tables, proven: these records stand there, and what is signed says so."""

from collections.abc import Iterable

from sqlalchemy import Connection

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.round_proof import CLOSED
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.reports.proven_tables import Proven, proving
from dealer_terminal.storage.reports.signed_records import SignedRecords
from dealer_terminal.storage.reports.windows import Window


class ReadRecords:
    """Records that were read one behind the other."""

    def __init__(self) -> None:
        self.first, self.closed = 0, 0
        self.leaves: list[bytes] = []

    @property
    def end(self) -> int:
        return self.first + len(self.leaves)

    def take(self, records: Iterable[Record]) -> None:
        for record in records:
            self.first = self.first if self.leaves else record.position
            self.leaves.append(record.leaf)
            self.closed = record.position + 1 if record.kind == CLOSED else self.closed


def prove_read(connection: Connection, key: VerifierKey, read: ReadRecords) -> Proven:
    with proving():
        return _proven(SignedRecords(connection, key), read)


def prove_stretch(connection: Connection, key: VerifierKey, read: ReadRecords, window: Window, upto: int) -> Proven:
    """And that those at both ends, which were not read, are of no time that was asked for: `upto` where it was signed
    before they were read."""
    with proving():
        signed = SignedRecords(connection, key)
        proven = _proven(signed, read)
        if read.first and signed.one(read.first - 1).utc > window.since:
            raise _left_out(read.first - 1)
        if read.end < upto and signed.one(read.end).utc < window.until:
            raise _left_out(read.end)
        return proven


def _proven(signed: SignedRecords, read: ReadRecords) -> Proven:
    signed.require(read.first, read.leaves, max(1, read.closed, min(read.end, signed.newest)))
    return Proven(signed.newest, max(0, read.end - signed.newest))


def _left_out(position: int) -> MismatchError:
    return MismatchError(f"record {position} is of the time that was asked for, and was not found there")
