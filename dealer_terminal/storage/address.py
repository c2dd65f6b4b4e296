"""Where a journal is: the file of a SQLite database, or the URL of any database that it can live in."""

from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from dealer_terminal.errors import KnownError

SQLITE, POSTGRESQL = "sqlite", "postgresql+psycopg"
TO_READ = "file:"
"""How SQLite is told that a file is opened with conditions."""
_SPELLINGS = {
    "sqlite": SQLITE,
    "sqlite+pysqlite": SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}


def address(db: str) -> URL:
    """`journal.db`, `sqlite:///journal.db` or `postgresql://user@host/name`."""
    if "://" not in db:
        return _file(URL.create(SQLITE, database=db), db)
    try:
        url = make_url(db)
    except ArgumentError:
        raise KnownError(f"{db!r} is no database: name a file, or postgresql://user@host/name") from None
    driver = _SPELLINGS.get(url.drivername)
    if driver is None:
        raise KnownError(f"a journal lives in SQLite or PostgreSQL, not in {url.drivername}: name a file")
    url = url.set(drivername=driver)
    return url if driver == POSTGRESQL else _file(url, db)


def file_of(url: URL) -> Path:
    assert url.database is not None, "checked when the address was read"
    return Path(url.database)


def where(url: URL) -> str:
    """As a person names it, without a password."""
    if url.drivername == POSTGRESQL:
        return url.render_as_string(hide_password=True)
    name = str(url.database)
    return unquote(name.removeprefix(TO_READ)) if name.startswith(TO_READ) else name


def _file(url: URL, db: str) -> URL:
    if not url.database or url.database == ":memory:" or url.query:
        raise KnownError(f"{db!r} names no file: name the file of the journal, such as journal.db")
    return url
