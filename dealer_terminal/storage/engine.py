"""Database engines with their settings: a durable one for writing, and a read-only one."""

import os
from collections.abc import Callable
from pathlib import Path
from socket import gethostname
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.pool import NullPool

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import NO_TABLE, POSTGRESQL, SQLITE, TO_READ, file_of, table_of, where
from dealer_terminal.storage.file import to_look, to_read
from dealer_terminal.storage.side_files import require_own_side_files

_WRITER = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")
_READER = ("query_only = ON", "foreign_keys = ON", "busy_timeout = 5000", "temp_store = MEMORY")
_PATIENCE_SECONDS, _READERS_PATIENCE_SECONDS = 10, 3
_NOTICES = {"tcp_user_timeout": 10_000, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2}
"""TCP timeouts that report a dead network to a reader in ten seconds instead of a quarter of an hour."""
PROGRAM = "dealer-terminal"


def writing_engine(url: URL) -> Engine:
    if table_of(url) != NO_TABLE:
        raise KnownError(f"{where(url)} is a mirror, which its terminal alone writes: name the journal at the table")
    return _sqlite(url, _WRITER) if url.drivername == SQLITE else _postgresql(url, reads_only=False)


def reading_engine(url: URL) -> Engine:
    return _to_read(url, to_read)


def looking_engine(url: URL) -> Engine:
    """Return an engine that creates no files beside a database without a writer. The caller must check that no writer
    starts."""
    return _to_read(url, to_look)


def _to_read(url: URL, how: Callable[[Path], dict[str, str]]) -> Engine:
    if url.drivername == POSTGRESQL:
        return _postgresql(url, reads_only=True)
    require_there(url)
    file = file_of(url)
    require_own_side_files(file)
    path = file.resolve().as_posix().replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return _sqlite(url.set(database=f"{TO_READ}{path}"), _READER, **how(file))


def require_there(url: URL) -> None:
    """Raise KnownError if the file does not exist, because SQLite would silently create it."""
    if url.drivername == SQLITE and not file_of(url).is_file():
        raise KnownError(f"{where(url)}: there is no such file: name the file of a journal")


def _sqlite(url: URL, pragmas: tuple[str, ...], **query: str) -> Engine:
    engine = create_engine(url.update_query_dict(query), poolclass=NullPool)
    take_hints(engine)

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _postgresql(url: URL, *, reads_only: bool) -> Engine:
    """Create an engine that keeps the options of the address; reading one table of a floor depends on its
    `search_path`."""
    settings = {"synchronous_commit": "on", "default_transaction_read_only": "on" if reads_only else "off"}
    named = url.query.get("options", ())
    given = (named,) if isinstance(named, str) else named
    options = " ".join((*given, *(f"-c {name}={value}" for name, value in settings.items())))
    isolation = "REPEATABLE READ" if reads_only else "READ COMMITTED"
    name = f"{PROGRAM} process {os.getpid()} on {gethostname()}"
    patience = _READERS_PATIENCE_SECONDS if reads_only else _PATIENCE_SECONDS
    arguments = {"options": options, "connect_timeout": patience, "application_name": name}
    arguments |= {each: value for each, value in _NOTICES.items() if reads_only and each not in url.query}
    return create_engine(url, poolclass=NullPool, connect_args=arguments, isolation_level=isolation)


class _HintingCompiler(SQLiteCompiler):
    """SQLite compiler that emits `with_hint(table, "INDEXED BY …", "sqlite")`, which SQLAlchemy omits."""

    def get_from_hint_text(self, table: Any, text: str | None) -> str | None:
        return text


def take_hints(engine: Engine) -> None:
    """Enable index hints for SQLite, which cannot estimate how rare a value is."""
    engine.dialect.statement_compiler = _HintingCompiler
