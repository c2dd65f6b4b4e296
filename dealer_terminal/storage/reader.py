"""Journal opened for reading while a table may be writing it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine

from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import SQLITE, address, file_of, where
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import looking_engine, reading_engine
from dealer_terminal.storage.file import is_written, state_of
from dealer_terminal.storage.keys import NO_ID, is_id
from dealer_terminal.storage.revision import require_current


def require_id(where: str, journal: str) -> None:
    if not is_id(journal):
        raise KnownError(f"{where}: {NO_ID.format(journal)}: run dealer-terminal verify")


class OpenJournal(Struct, frozen=True):
    """Open journal. `vkey` is the journal's own statement, which anyone who can write the file can change."""

    connection: Connection
    where: str
    id: str
    vkey: str

    def own_key(self) -> VerifierKey:
        try:
            return parse_vkey(self.vkey)
        except AuditError as error:
            raise DamagedError(f"{self.where}: its own key is damaged: {error}: name the key with --vkey") from None


@contextmanager
def open_to_read(db: str) -> Iterator[OpenJournal]:
    """Open the journal. Raise KnownError if its id is not valid, since nothing in it would be attributable."""
    with open_to_judge(db) as journal:
        require_id(journal.where, journal.id)
        yield journal


@contextmanager
def open_to_judge(db: str) -> Iterator[OpenJournal]:
    """Open the journal for a caller that reports what is wrong with it."""
    url = address(db)
    with opened_with(url, reading_engine(url)) as journal:
        yield journal


@contextmanager
def opened_with(url: URL, engine: Engine) -> Iterator[OpenJournal]:
    with known_faults(engine), engine.connect() as connection:
        require_current(connection, where(url))
        known = reading.identity(connection)
        if known is None:
            raise DamagedError(f"{where(url)} is no whole journal: restore a backup")
        yield OpenJournal(connection, where(url), known.id, known.vkey)


Opens = Callable[[str], AbstractContextManager[OpenJournal]]
Answer = TypeVar("Answer")
_TRIES = 2


class WrittenMeanwhileError(KnownError):
    """Write by another program during a read, whose result is discarded."""


def looked_at(db: str, read: Callable[[Opens], Answer]) -> Answer:
    """Run `read` with the given way to open the journal, and repeat it if a writer started meanwhile. SQLite itself
    coordinates access while a writer is active."""
    for _ in range(_TRIES):
        try:
            return read(open_to_look)
        except WrittenMeanwhileError:
            continue
    return read(open_to_judge)


@contextmanager
def open_to_look(db: str) -> Iterator[OpenJournal]:
    url = address(db)
    if url.drivername != SQLITE or is_written(file_of(url)):
        with open_to_judge(db) as journal:
            yield journal
        return
    before = _state(db)
    try:
        with opened_with(url, looking_engine(url)) as journal:
            yield journal
    except Exception as error:  # raised again, unless another program wrote the file meanwhile
        _require_same(db, before, error)
        raise
    _require_same(db, before, None)


def _require_same(db: str, before: str, error: Exception | None) -> None:
    if _state(db) != before:
        raise WrittenMeanwhileError(f"{db}: somebody began to write it meanwhile: try again") from error


def _state(db: str) -> str:
    return state_of(str(file_of(address(db)).resolve()))
