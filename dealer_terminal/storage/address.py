"""Address of a journal: the file of a SQLite database, or the URL of a supported database.

One table of a floor can be read as such a journal: `postgresql://user@host/floor?table=7`. The connection then reads
the floor's views of one table, and names the table.
"""

import re
from errno import ELOOP
from pathlib import Path
from urllib.parse import unquote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from dealer_terminal.errors import KnownError

SQLITE, POSTGRESQL = "sqlite", "postgresql+psycopg"
TO_READ = "file:"
"""Prefix that makes SQLite open a file with parameters."""
_SPELLINGS = {
    "sqlite": SQLITE,
    "sqlite+pysqlite": SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
_TABLE, _SETTING, _VIEWS = "table", "dealer_terminal.table", "one_table"
NO_TABLE = ""


def address(db: str) -> URL:
    """Parse `journal.db`, `sqlite:///journal.db`, `postgresql://user@host/name`, or a floor's URL with `?table=ID`."""
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
    return _of_floor(url) if driver == POSTGRESQL else _file(url, db)


def at_table(db: str, table: str) -> str:
    """Return the address of one table of a floor."""
    return make_url(db).update_query_dict({_TABLE: table}).render_as_string(hide_password=False)


def table_of(url: URL) -> str:
    """Return the table of a floor that is read, or none for a journal of its own."""
    found = re.search(rf"(?:^|\s)-c\s*{re.escape(_SETTING)}=(\S+)", " ".join(_options(url)))
    return found[1] if found else NO_TABLE


def file_of(url: URL) -> Path:
    assert url.database is not None, "checked when the address was read"
    return Path(url.database)


def where(url: URL) -> str:
    """Return the address as shown to people, without a password."""
    if url.drivername == POSTGRESQL:
        table = table_of(url)
        if table != NO_TABLE:
            floor = url.set(drivername="postgresql").difference_update_query(["options"])
            return f"table {table} of {floor.render_as_string(hide_password=True)}"
        return url.render_as_string(hide_password=True)
    name = str(url.database)
    return unquote(name.removeprefix(TO_READ)) if name.startswith(TO_READ) else name


def _of_floor(url: URL) -> URL:
    if _TABLE not in url.query:
        return url
    table = str(url.query[_TABLE])
    if not re.fullmatch("[A-Za-z0-9._-]+", table):
        raise KnownError(f"{table!r:.80} names no table of a floor: write ?{_TABLE}=ID, once")
    options = " ".join((*_options(url), f"-c search_path={_VIEWS} -c {_SETTING}={table}"))
    return url.difference_update_query([_TABLE]).update_query_dict({"options": options})


def _options(url: URL) -> tuple[str, ...]:
    named = url.query.get("options", ())
    return (named,) if isinstance(named, str) else tuple(named)


def _file(url: URL, db: str) -> URL:
    if not url.database or url.database == ":memory:" or url.query:
        raise KnownError(f"{db!r} names no file: name the file of the journal, such as journal.db")
    try:
        file_of(url).stat()
    except OSError as error:
        if error.errno == ELOOP:  # the code that opens the file reports every other error
            raise KnownError(f"{db} is a link that leads back to itself: name the file of the journal") from None
    return url
