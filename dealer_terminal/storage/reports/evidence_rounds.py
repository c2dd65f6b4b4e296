"""Rounds for an evidence file: their folded records, each with its path to the newest signed checkpoint."""

from collections.abc import Iterator
from itertools import groupby, islice

from msgspec import Struct
from sqlalchemy import Connection, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Node
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import ReplayStep, replay, steps
from dealer_terminal.journal.round_proof import CLOSED
from dealer_terminal.journal.tree_proofs import consistency_path
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.review.evidence_cover import kept
from dealer_terminal.review.evidence_file import KeptRecord
from dealer_terminal.storage import reading
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.past_rounds import terms
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.proven_rounds import require_places
from dealer_terminal.storage.reports.proven_tables import ReadRecords, dealer_of, proving
from dealer_terminal.storage.reports.round_view import require_closed
from dealer_terminal.storage.reports.signed_records import SignedRecords
from dealer_terminal.storage.schema import checkpoints, rounds
from dealer_terminal.storage.stored_proofs import stored_tree

TABLE_OPENED, _ = KINDS[TableOpened]


class FoldedRound(Struct, frozen=True):
    """A folded round. If it has not `ended`, its table was closed before its end."""

    number: int
    ended: bool
    steps: tuple[ReplayStep, ...]


class SignedHead:
    """The newest or a cosigned checkpoint, and proofs that lead to it from records and earlier checkpoints."""

    def __init__(self, connection: Connection, key: VerifierKey, cosigned: SignedNote | None = None) -> None:
        self.note: SignedNote = cosigned or _newest(connection)
        with proving():
            self.checkpoint: Checkpoint = verify_checkpoint(self.note, [key])
        self._connection = connection
        self._node: Node = stored_tree(connection)

    def kept(self, record: Record) -> KeptRecord:
        if record.position >= self.checkpoint.size:
            raise KnownError(f"record {record.position} has no checkpoint yet: wait until the round after it has ended")
        return kept(record, self._node, self.checkpoint.size)

    def grown(self, position: int) -> tuple[SignedNote, tuple[str, ...]]:
        """Return the first checkpoint that covers the record, and the proof that the journal only grew since."""
        found = first_over(self._connection, position)
        path = consistency_path(self._node, found.size, self.checkpoint.size)
        return found.parsed(), tuple(map(base64_text, path))


def first_over(connection: Connection, position: int) -> reading.KeptCheckpoint:
    """Return the journal's first own checkpoint that covers the record."""
    size, note = checkpoints.c.size, checkpoints.c.note
    found = connection.execute(select(size, note).where(size > position).order_by(size).limit(1)).one_or_none()
    if found is None:
        raise KnownError(f"record {position} has no checkpoint yet: wait until its round has ended")
    return reading.KeptCheckpoint(found.size, found.note, 0)


def _newest(connection: Connection) -> SignedNote:
    newest = reading.last_checkpoint(connection)
    if newest is None:
        raise KnownError("the journal has no checkpoint yet: wait until a round has ended")
    return newest.parsed()


def require_rounds(journal: OpenJournal, first: int, last: int) -> None:
    """Raise KnownError unless both rounds, and thus all between them, are closed."""
    for number in (first, last):
        require_closed(journal, number)
        with proving():
            require_places(journal.connection.execute(select(rounds).where(rounds.c.round == number)).one(), number)


def context(journal: OpenJournal, first: int) -> Iterator[Record]:
    """Yield the records with the terms under which the first round was played."""
    head = journal.connection.execute(select(rounds).where(rounds.c.round == first)).one()
    yield from terms(journal.connection, head.opening, head.first)


def folded_rounds(journal: OpenJournal, key: VerifierKey, first: int, last: int) -> Iterator[FoldedRound]:
    """Fold the rounds in one pass from the table's opening, because meters span rounds. Raise an error at the end if
    the records are not what was signed."""
    connection = journal.connection
    begin, end = (connection.execute(select(rounds).where(rounds.c.round == each)).one() for each in (first, last))
    with proving():
        signed, read = SignedRecords(connection, key), ReadRecords()
        records = _read(connection, begin.opening, end.last + 1, read)
        before = islice(records, begin.first - begin.opening)
        stand = replay(_from_an_opening(before), dealer_of(connection, signed, begin.opening))
        for number, own in groupby(steps(records, stand), key=lambda step: step.record.round):
            whole = tuple(own)
            yield FoldedRound(number, whole[-1].record.kind == CLOSED, whole)
        signed.require(read.first, read.leaves, read.end)


def _read(connection: Connection, first: int, end: int, read: ReadRecords) -> Iterator[Record]:
    for record in contiguous(reading.records(connection, first, end), first):
        read.take((record,))
        yield record


def _from_an_opening(records: Iterator[Record]) -> Iterator[Record]:
    for number, record in enumerate(records):
        if not number and record.kind != TABLE_OPENED:
            raise MismatchError(f"rounds says that record {record.position} opened the table, and it did not")
        yield record
