"""The journals that one contract is tested on, each with a way to stop it and start it again."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, NullPool, Table, create_engine, text

from dealer_terminal.journal.record import Record
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import address
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_judge, open_to_read
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.ports import Clock, Journal, TerminalKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played


@dataclass
class Store:
    journal: Journal
    keys: TerminalKeys
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
    if kind == "sqlite":
        return played_once(request, folder, 0)
    return in_database(request.getfixturevalue("postgres_url"), folder / "keys")


def played_once(request: pytest.FixtureRequest, folder: Path, rounds: int, seed: int = 1) -> Store:
    """Open a copy of a SQLite journal whose rounds are played once in a session."""
    template = request.getfixturevalue("tmp_path_factory").getbasetemp() / f"played-{rounds}-{seed}"
    if not template.exists():
        template.mkdir()
        store = in_database(str(template / "journal.db"), template / "keys")
        if rounds:
            store.play(rounds, seed)
        store.journal.close()
    shutil.copytree(template, folder, dirs_exist_ok=True)
    return in_database(str(folder / "journal.db"), folder / "keys")


class Kept:
    """A closed journal and its keys, put back as they were as often as a test needs them."""

    def __init__(self, store: Store) -> None:
        store.journal.close()
        self._store, self._url, self._copy = store, address(store.db), store.folder.with_name("kept")
        shutil.copytree(store.folder, self._copy / "keys")
        if self._on_a_server():
            self._execute(f"CREATE DATABASE {self._url.database}_kept TEMPLATE {self._url.database}")
        else:
            shutil.copy(store.db, self._copy)

    def put_back(self) -> Store:
        shutil.rmtree(self._store.folder)
        shutil.copytree(self._copy / "keys", self._store.folder)
        if self._on_a_server():
            self._execute(f"DROP DATABASE {self._url.database} WITH (FORCE)")
            self._execute(f"CREATE DATABASE {self._url.database} TEMPLATE {self._url.database}_kept")
        else:
            for ending in ("-wal", "-shm", "-journal"):
                Path(f"{self._store.db}{ending}").unlink(missing_ok=True)
            shutil.copy(self._copy / Path(self._store.db).name, self._store.db)
        return self._store

    def _on_a_server(self) -> bool:
        return self._url.drivername.startswith("postgresql")

    def _execute(self, statement: str) -> None:
        with outsider(self._url.set(database="postgres").render_as_string(hide_password=False)) as connection:
            connection.execute(text(statement))


def findings(store: Store) -> list[str]:
    """Return what `verify` finds with the terminal's key."""
    with open_to_judge(store.db) as journal:
        report = verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,))
    return [finding.what for finding in report.findings]


@contextmanager
def outsider(db: str) -> Iterator[Connection]:
    """A connection such as anyone has who can write the database; what it does is committed at once."""
    engine = create_engine(address(db), isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        yield connection


def rows(store: Store, *tables: Table) -> dict[str, list[Any]]:
    """Return all rows of these tables as they stand in the database."""
    with open_to_read(store.db) as journal:
        return {table.name: list(map(tuple, reading.rows(journal.connection, table))) for table in tables}


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
