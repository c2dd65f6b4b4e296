"""The journals that one contract is tested on, each with a way to stop it and start it again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, NullPool, create_engine, text

from dealer_terminal.audit.record import Record
from dealer_terminal.storage.address import address
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.ports import Clock, Journal, Keys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played


@dataclass
class Store:
    journal: Journal
    keys: Keys
    open_again: Callable[[], Journal]
    db: str = ""
    folder: Path = Path()

    def restart(self) -> Journal:
        self.journal.close()
        self.journal = self.open_again()
        return self.journal

    def session(self, clock: Clock | None = None) -> Session:
        return Session(self.journal, self.keys, clock or StoryClock(Random(2)))

    def play(self, rounds: int, seed: int = 1) -> Session:
        return played(self.journal, rounds, keys=self.keys, seed=seed)

    def records(self) -> list[Record]:
        return list(self.journal.records())


def in_memory() -> Store:
    journal = MemoryJournal(KEYS)
    return Store(journal, KEYS, lambda: journal)


def in_database(db: str, folder: Path) -> Store:
    journal = open_journal(db, keys=folder)
    return Store(journal, journal.keys, lambda: open_journal(db, keys=folder), db, folder)


def made(kind: str, request: pytest.FixtureRequest, folder: Path) -> Store:
    if kind == "memory":
        return in_memory()
    db = str(folder / "journal.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    return in_database(db, folder / "keys")


@contextmanager
def outsider(db: str) -> Iterator[Connection]:
    """A connection such as anyone has who can write the database; what it does is committed at once."""
    engine = create_engine(address(db), isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def unguarded(connection: Connection) -> None:
    """What someone with the right to change the schema does first."""
    if connection.dialect.name == "postgresql":
        for table in ("records", "frames", "checkpoints"):
            connection.execute(text(f"ALTER TABLE {table} DISABLE TRIGGER USER"))
        return
    for name in connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'trigger'")).scalars().all():
        connection.execute(text(f"DROP TRIGGER {name}"))


@contextmanager
def unseen(connection: Connection) -> Iterator[None]:
    """Without the guards, which then stand there again as they were."""
    made_so = "SELECT sql FROM sqlite_master WHERE type = 'trigger'"
    guards = connection.execute(text(made_so)).scalars().all() if connection.dialect.name == "sqlite" else ()
    unguarded(connection)
    yield
    for guard in guards:
        connection.exec_driver_sql(guard)
    for table in ("records", "frames", "checkpoints") if not guards else ():
        connection.execute(text(f"ALTER TABLE {table} ENABLE TRIGGER USER"))
