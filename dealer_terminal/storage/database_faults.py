"""Known database errors as one line that says what to do."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from dealer_terminal.errors import DamagedError, KnownError, NoJournalError, UnreachableError
from dealer_terminal.storage.address import where

NO_TEXT = "decode to UTF-8"
_UNKNOWN_FORMAT = "unsupported file format"
_NO_SUCH = ("no such table", "no such column", "cannot modify ")
_NO_INDEX = ("no such index", "no query solution")
_VERIFY = "run dealer-terminal verify to see what else is wrong, keep a copy for the inquiry, and restore a backup"
_REBUILD = (
    "run dealer-terminal verify to see what else is wrong, keep a copy for the inquiry, then write the read models "
    "anew with dealer-terminal rebuild, or restore a backup"
)
_RESTORE = "stop using it, keep a copy for the inquiry, and restore a backup or start a new journal"

# SQLite error name or PostgreSQL SQLSTATE prefix: problem, remedy.
_KNOWN = {
    "SQLITE_FULL": ("its disk is full", "free space on it, then try again"),
    "SQLITE_READONLY": ("it cannot be written", "give this user the right to write the file and its folder"),
    "SQLITE_PERM": ("it may not be used", "give this user the right to write the file and its folder"),
    "SQLITE_CANTOPEN": ("it cannot be opened", "check that the folder exists and that this user may write it"),
    "SQLITE_BUSY": ("another program holds it locked", "close that program, then try again"),
    "SQLITE_LOCKED": ("another program holds it locked", "close that program, then try again"),
    "SQLITE_IOERR": ("its disk reports an error", "check the disk, then start again"),
    "SQLITE_CORRUPT": ("the file is damaged", _RESTORE),
    "SQLITE_NOTADB": ("the file is no journal, or its beginning is damaged", _RESTORE),
    "SQLITE_NO_SUCH": ("a table of the schema or a column is missing, or is none", _VERIFY),
    "SQLITE_NO_INDEX": ("an index of the schema is missing, or is another one", _VERIFY),
    "SQLITE_CONSTRAINT": ("its tables do not take this step", _REBUILD),
    "23": ("its tables do not take this step", _REBUILD),
    "42P01": ("a table of the schema is missing", _VERIFY),
    "42703": ("a column of the schema is missing", _VERIFY),
    "53100": ("the server's disk is full", "free space on it, then try again"),
    "53": ("the server is short of resources", "ask its keeper, then try again"),
    "25006": ("the server takes no writes", "name the server that does"),
    "42501": ("this user may not do that there", "ask the server's keeper for the right"),
    "28": ("the server does not let this user in", "check user and password in the address"),
    "3D000": ("there is no such database", "create it, or correct the address"),
    "57P": ("the server was stopped", "start it, then start the program again"),
    "58": ("the server's disk reports an error", "check its disk, then start again"),
    "08": ("the server does not answer", "check server and network, then start the program again"),
    "XX001": ("the server found damaged data", _RESTORE),
    "XX002": ("the server found damaged data", _RESTORE),
}

_DAMAGED = (
    "SQLITE_CORRUPT",
    "SQLITE_NO_SUCH",
    "SQLITE_NO_INDEX",
    "SQLITE_CONSTRAINT",
    "23",
    "42P01",
    "42703",
    "XX001",
    "XX002",
)
_AWAY = ("57P", "08")
_NO_CONNECTION = ("OperationalError", "ConnectionTimeout")
_NO_JOURNAL = "SQLITE_NOTADB"


@contextmanager
def known_faults(engine: Engine) -> Iterator[None]:
    """Convert a known error to `KnownError`. Raise any other unchanged, because it is a defect of this program."""
    try:
        yield
    except DBAPIError as error:
        raise _translated(error.orig, engine) or error from error
    except UnicodeDecodeError as error:  # raised by the driver on SQLite's message about a damaged name
        raise DamagedError(f"{where(engine.url)}: the file is damaged ({_reason(error)}): {_RESTORE}") from error
    except engine.dialect.loaded_dbapi.Error as error:
        raise _translated(error, engine) or error from error


def _translated(error: BaseException | None, engine: Engine) -> KnownError | None:
    code = _code(error)
    for length in range(len(code), 1, -1):
        if code[:length] in _KNOWN:
            what, instead = _KNOWN[code[:length]]
            return _kind(code[:length])(f"{where(engine.url)}: {what} ({_reason(error)}): {instead}")
    return None


def _kind(code: str) -> type[KnownError]:
    if code in _AWAY:
        return UnreachableError
    if code == _NO_JOURNAL:
        return NoJournalError
    return DamagedError if code in _DAMAGED else KnownError


def _code(error: BaseException | None) -> str:
    """Return SQLite's error name or the SQLSTATE, with a substitute for failed connections, which have none."""
    sqlite = getattr(error, "sqlite_errorname", None)
    if str(error).startswith(_NO_SUCH):
        return "SQLITE_NO_SUCH"
    if str(error).startswith(_NO_INDEX):
        return "SQLITE_NO_INDEX"
    if str(error) == _UNKNOWN_FORMAT:  # a wrong version in the header; SQLite has no error name for it
        return "SQLITE_CORRUPT"
    if sqlite is not None:
        return str(sqlite)
    if NO_TEXT in str(error):
        return "SQLITE_CORRUPT"
    state = getattr(error, "sqlstate", None)
    if state is None and type(error).__name__ in _NO_CONNECTION:
        return _refused(str(error))
    return str(state or "")


def _refused(message: str) -> str:
    if "does not exist" in message:
        return "3D000"
    return "28" if "authentication" in message or "no password" in message else "08"


def _reason(error: BaseException | None) -> str:
    return " ".join(str(error).split())[:200]
