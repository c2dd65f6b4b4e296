"""Journal in a database. Each append is one transaction, including all derived rows."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import astuple
from sqlalchemy import Connection, Dialect

from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.journal.checkpoint import sign_checkpoint
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.frame import DeviceFrame, KeptFrame
from dealer_terminal.journal.head import Batch, JournalHead, append_tag, extend
from dealer_terminal.journal.journal_facts import Added, FramesRemoved
from dealer_terminal.journal.merkle import stored_nodes
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.record import Record, Times
from dealer_terminal.journal.replay import NewerFactError
from dealer_terminal.journal.resume_point import write_rest
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.address import SQLITE, where
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.house_records import whole_house
from dealer_terminal.storage.journal_end_check import head_of
from dealer_terminal.storage.live_file import JournalPlace
from dealer_terminal.storage.mark_file import MarkFile
from dealer_terminal.storage.models import changes
from dealer_terminal.storage.past_rounds import past_rounds
from dealer_terminal.storage.position_mark import MarkLostError, NotNewestError, PositionMark
from dealer_terminal.storage.proven_records import ProvenRecords, frames_backward
from dealer_terminal.storage.statement import DbCursor, Statements
from dealer_terminal.storage.writer import WriterLock
from dealer_terminal.table.ports import JournalStatus, Resumed, TerminalKeys


class OtherWriterError(Exception):
    """End of the journal that differs from this terminal's last write."""


class BatchRows:
    def __init__(self, dialect: Dialect, keys: TerminalKeys) -> None:
        self._statements = Statements(dialect)
        self._keys = keys

    def write(self, cursor: DbCursor, batch: Batch, before: bytes) -> bytes:
        if batch.steps:
            self._records(cursor, batch)
        if batch.frames:
            frames = map(astuple, batch.frames)
            self._statements.add(cursor, schema.frames, KeptFrame.__struct_fields__, frames)
        if batch.rests():
            self._rest(cursor, batch.head)
        return self.tag(cursor, batch.head, before)

    def tag(self, cursor: DbCursor, head: JournalHead, before: bytes) -> bytes:
        """Write and return the append tag if the previous tag is unchanged (compare and set)."""
        records, frames = head.frontier, head.frames
        tag = append_tag(self._keys, records, frames, head.loose)
        values = {"size": records.size, "edge": b"".join(records.edge), "frames": frames, "tag": tag}
        if not self._statements.replace(cursor, schema.frontier, {"tag": before}, **values):
            raise OtherWriterError
        return tag

    def sign(self, cursor: DbCursor, head: JournalHead) -> SignedNote:
        note = sign_checkpoint(head.checkpoint(self._keys.signing.name), self._keys.signing)
        row = (head.frontier.size, bytes(note), head.utc)
        self._statements.add(cursor, schema.checkpoints, ("size", "note", "utc"), [row])
        return note

    def _records(self, cursor: DbCursor, batch: Batch) -> None:
        records = batch.records()
        self._statements.add(cursor, schema.records, Record.__struct_fields__, map(astuple, records))
        nodes = list(stored_nodes(batch.before.frontier, [record.leaf for record in records]))
        if nodes:
            self._statements.add(cursor, schema.nodes, schema.NODE, nodes)
        self._statements.apply(cursor, (change for step in batch.steps for change in changes(step)))

    def _rest(self, cursor: DbCursor, head: JournalHead) -> None:
        rest = write_rest(head)
        position, tag = head.frontier.size, self._keys.tag(rest)
        self._statements.set_one(cursor, schema.resume, position=position, rest=rest, tag=tag)


NONE = -1
"""Value for a missing checkpoint, even of the empty journal."""
DISTURBED = "somebody else has written it meanwhile: run dealer-terminal verify, then start the program again"


@contextmanager
def damage_to_writer(where: str) -> Iterator[None]:
    """Convert failed evidence to a `DamagedError` for a writer: keep the journal, and restore a backup."""
    try:
        yield
    except NewerFactError as error:
        raise KnownError(f"{where}: {error}: install that version") from error
    except MarkLostError as error:
        instead = "go on without it by an administrator's decision: dealer-terminal go-on"
        raise KnownError(f"{where}: {error}: put it back, or {instead} --db {where}") from error
    except NotNewestError as error:
        instead = "go on from here by an administrator's decision: dealer-terminal go-on"
        raise KnownError(f"{where}: {error}: put the newest journal back, or {instead} --db {where}") from error
    except AuditError as error:
        say = f"{where} is damaged: {error}"
        raise DamagedError(f"{say}: keep it as it is for the inquiry, and restore a backup") from error


_ANEW = "start the program again"
_OR_ANEW = f", or {_ANEW}"


class SqlJournal:
    """Journal open for writing, opened by `storage.opening.open_journal`."""

    def __init__(
        self, connection: Connection, keys: TerminalKeys, lock: WriterLock, place: JournalPlace, mark: MarkFile
    ) -> None:
        self.keys = keys
        self._connection = connection
        self._driver: Any = connection.connection.driver_connection
        self._lock, self._place, self._mark = lock, place, mark
        self._where = where(connection.engine.url)
        self._begin = "BEGIN IMMEDIATE" if connection.engine.url.drivername == SQLITE else ""
        self._rows = BatchRows(connection.dialect, keys)
        self._head: JournalHead | None = None
        self._tag = b""
        self._covered = NONE
        self._lost = False
        self._unsynced = False
        self._lost_with = ""
        self.resume()

    def resume(self) -> Resumed:
        """Reread and check the journal from disk. A damaged journal is not written any more."""
        self._head = None
        if self._unsynced:
            raise KnownError(f"{self._where}: its disk failed to keep a step: check the disk, start the program again")
        with known_faults(self._connection.engine):
            self._connection.rollback()
            with damage_to_writer(self._where):
                mark = self._mark.known()
                head = head_of(self._connection, self.keys, mark)
            kept, newest = reading.kept_frontier(self._connection), reading.last_checkpoint(self._connection)
            self._connection.rollback()
        self._head, self._covered = head, newest.size if newest else NONE
        self._lost_with = ""
        self._tag = kept.tag if kept else b""
        self._place.opened(self._driver, self._lock.file())
        self._mark.take()
        return Resumed(head.stand.state, head.frontier.size)

    @property
    def writes(self) -> bool:
        """Return False after a failure, until the journal is reread."""
        return self._head is not None

    def append(
        self, facts: Sequence[Fact | Added], *, operator: str, at: Times, frames: Sequence[DeviceFrame] = ()
    ) -> Sequence[Record]:
        before = self._standing()
        batch = extend(before, facts, operator, at, frames)
        with self._transaction() as cursor:
            tag = self._rows.write(cursor, batch, self._tag)
            covered = self._cover(cursor, batch)
        self._stands(batch.head, tag, covered)
        return batch.records()

    def append_frame(self, frame: DeviceFrame) -> None:
        self.append((), operator="", at=frame.at, frames=(frame,))

    def remove_frames(self, removed: FramesRemoved, *, at: Times) -> None:
        """Write and sign the record of the removal, and delete the frames, in one transaction."""
        batch = extend(self._standing(), (removed,), "", at)
        with self._transaction() as cursor:
            tag = self._rows.write(cursor, batch, self._tag)
            cursor.execute(f"DELETE FROM frames WHERE number < {removed.end:d}", ())
            self._rows.sign(cursor, batch.head)
        self._stands(batch.head, tag, batch.head.frontier.size)

    def checkpoint(self) -> SignedNote:
        head = self._standing()
        if head.frontier.size == self._covered:
            return self._last_note()
        with self._transaction() as cursor:
            note = self._rows.sign(cursor, head)
        self._stands(head, self._tag, head.frontier.size)
        return note

    def vouch(self) -> None:
        """Record the current end as the newest that this terminal knows."""
        self._stands(self._standing(), self._tag, self._covered)

    def records(self, first: int = 0, end: int | None = None) -> Iterator[Record]:
        """Yield verified records from disk. Read them to the end before the next append."""
        tree = self._standing().frontier
        with self._reads():
            yield from ProvenRecords(self._connection, tree).read(first, tree.size if end is None else end)

    def frames_backward(self) -> Iterator[KeptFrame]:
        """Yield verified frames, newest first. Read what is needed before the next append."""
        head = self._standing()
        with self._reads():
            yield from frames_backward(self._connection, head)

    def house_records(self) -> Iterator[Record]:
        """Yield exactly the records that the terminal's tag covers, so that additions, removals and changes by others
        are detected."""
        house = self._standing().house
        with self._reads():
            return iter(whole_house(self._connection, house))

    def past_rounds(self, now: State, count: int) -> tuple[State, ...]:
        """Return the last closed rounds, newest first, each as it ended."""
        tree = self._standing().frontier
        with self._reads():
            return past_rounds(self._connection, tree, now, count)

    def holds(self, mark: PositionMark) -> bool:
        """Return True if the journal has everything that the mark covers."""
        with self._reads():
            try:
                head_of(self._connection, self.keys, mark)
            except NotNewestError:
                return False
        return True

    def status(self) -> JournalStatus:
        head = self._standing()
        size, number = head.frontier.size, head.stand.state.round
        counted, covered = head.frames - head.loose.size, max(self._covered, 0)
        return JournalStatus(self.keys.journal, self._where, size, head.frames, counted, number, covered)

    def look(self) -> None:
        """Check during idle periods that the open file and the keys are unchanged. Raise KnownError and stop writing if
        they are not. Also called after a failed step that the operator did not request."""
        self._standing()
        with self._kept_in_mind():
            self._place.require(self._driver)
            self._mark.look()

    def end(self) -> None:
        """Check before closing that SQLite will copy exactly what was acknowledged into the file."""
        self.look()
        with self._kept_in_mind():
            self._place.require_whole(self._driver)

    def close(self) -> None:
        self._head = None
        with self._place.left_as_it_lies():
            if self._lost:
                self._connection.invalidate()
            self._connection.close()
        self._mark.close()
        self._lock.release()

    def _stands(self, head: JournalHead, tag: bytes, covered: int) -> None:
        """Acknowledge the append, once it is on disk in the file of this name and in the mark beside the keys."""
        with self._kept_in_mind():
            self._place.require(self._driver)
            self._mark.write(head)
        self._head, self._tag, self._covered = head, tag, covered

    @contextmanager
    def _kept_in_mind(self, way_on: str = "") -> Iterator[None]:
        """Keep the reason why writing stopped, for the next caller."""
        try:
            yield
        except KnownError as error:
            self._head, self._lost_with = None, f"{error}{'' if _ANEW in str(error) else way_on}"
            raise

    def _standing(self) -> JournalHead:
        if self._head is None:
            unknown = f"{self._where}: the last step may not be on the disk: start the program again"
            raise KnownError(self._lost_with or unknown)
        return self._head

    def _cover(self, cursor: DbCursor, batch: Batch) -> int:
        if not batch.signed_at_once():
            return self._covered
        self._rows.sign(cursor, batch.head)
        return batch.head.frontier.size

    def _last_note(self) -> SignedNote:
        with known_faults(self._connection.engine):
            newest = reading.last_checkpoint(self._connection)
            self._connection.rollback()
        assert newest is not None, "the journal is covered by it"
        return newest.parsed()

    @contextmanager
    def _reads(self) -> Iterator[None]:
        """End the read transaction, whatever happens, so that the next append begins its own."""
        with known_faults(self._connection.engine), damage_to_writer(self._where):
            try:
                yield
            finally:
                if not self._lost:
                    self._connection.rollback()

    @contextmanager
    def _transaction(self) -> Iterator[DbCursor]:
        """Run a transaction. After a failure the disk is unknown, and nothing is added until it is reread."""
        self._head = None
        with self._kept_in_mind(_OR_ANEW), known_faults(self._connection.engine):
            cursor = self._driver.cursor()
            try:
                if self._begin:
                    cursor.execute(self._begin)
                if self._place.disturbed(cursor):
                    raise OtherWriterError
                yield cursor
                if not self._place.keeps(cursor):
                    raise OtherWriterError
                self._driver.commit()
            except OtherWriterError as error:
                self._abandon(error)
                raise KnownError(f"{self._where}: {DISTURBED}") from None
            except BaseException as error:
                self._abandon(error)
                raise

    def _abandon(self, error: BaseException) -> None:
        """Roll back, and report the first failure rather than a broken connection's later one. A failed sync is not
        reported again by the system, so this process must not continue after it."""
        self._unsynced = getattr(error, "sqlite_errorname", "").endswith("FSYNC")
        try:
            self._driver.rollback()
        except self._connection.dialect.loaded_dbapi.Error:
            self._lost = True
