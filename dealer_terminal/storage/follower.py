"""Journal followed as it grows: each poll folds the records committed since the last one."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

from sqlalchemy import Connection

from dealer_terminal.errors import DamagedError, KnownError, ProgramError
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.replay import START, FoldedState, NewerFactError, replay
from dealer_terminal.journal.resume_point import OtherVersionError, read_rest
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.file import seen_as
from dealer_terminal.storage.journal_end_check import resting_head
from dealer_terminal.storage.reader import OpenJournal, open_to_read

_NOWHERE = ""


class Follower:
    """Reader that keeps the journal open between polls, and reopens it after a failure or when the file is replaced.

    It needs no keys and does not verify what the database says; `verify` does.
    """

    def __init__(self, db: str) -> None:
        self._db = db
        self._held = ExitStack()
        self._journals: list[OpenJournal] = []
        self._place = _NOWHERE
        self._stand, self._next = START, 0

    def look(self) -> State:
        with ExitStack() as failed:
            failed.callback(self.close)
            journal = self._open()
            with known_faults(journal.connection.engine):
                self._catch_up(journal)
            failed.pop_all()
        return self._stand.state

    def close(self) -> None:
        """Close the connection immediately, even if it is broken."""
        for journal in self._journals:
            journal.connection.invalidate()
        self._journals.clear()
        self._held.close()

    def _open(self) -> OpenJournal:
        place = _place(self._db)
        if self._journals and place != self._place:
            self.close()
        if not self._journals:
            self._journals.append(self._held.enter_context(open_to_read(self._db)))
            self._place, self._stand, self._next = place, *_beginning(self._journals[0])
        return self._journals[0]

    def _catch_up(self, journal: OpenJournal) -> None:
        """Read in one short transaction, so that the writer never waits."""
        last = reading.last_position(journal.connection, schema.records)
        if last >= self._next:
            with damage_to_reader(journal):
                self._stand = self._further(journal.connection)
            self._next = last + 1
        journal.connection.rollback()

    def _further(self, connection: Connection) -> FoldedState:
        """Continue the fold. Report a wrong resume point, which is unsigned, if the fold fails from there and not from
        the first record."""
        try:
            return replay(reading.records(connection, self._next), self._stand)
        except ProgramError:
            replay(reading.records(connection))
            raise MismatchError("the resume point is not what the records give") from None


def damage_to_reader(journal: OpenJournal) -> AbstractContextManager[None]:
    return damage_told(journal.where)


@contextmanager
def damage_told(where: str) -> Iterator[None]:
    """Format damage as one line that says what to do."""
    try:
        yield
    except NewerFactError as error:
        raise KnownError(f"{where}: {error}: install that version") from error
    except AuditError as error:
        raise DamagedError(f"{where} is damaged: {error}: run dealer-terminal verify --db {where}") from error


def _beginning(journal: OpenJournal) -> tuple[FoldedState, int]:
    """Return the last resume point, or the first record if another version wrote it."""
    with damage_to_reader(journal):
        try:
            return _rested(journal.connection)
        except OtherVersionError:
            return START, 0


def _rested(connection: Connection) -> tuple[FoldedState, int]:
    kept = reading.kept_rest(connection)
    if kept is None or not kept.rest:
        return START, 0
    head = resting_head(connection, read_rest(kept.rest))
    return head.stand, head.frontier.size


def _place(db: str) -> str:
    url = address(db)
    return seen_as(file_of(url)) if url.drivername == SQLITE else _NOWHERE
