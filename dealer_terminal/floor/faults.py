"""Errors of a floor server as one line that says what to do."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy.exc import DBAPIError

from dealer_terminal.errors import FoundWrongError, KnownError


class NotLetInError(KnownError):
    """Log-in refused: the server does not know this role, or rejects the password."""


class FloorUnreachableError(KnownError):
    """Server that is unavailable, perhaps only for a moment."""


# PostgreSQL SQLSTATE prefix: problem, remedy.
_KNOWN = {
    "DT001": ("this table is not enrolled there", "dealer-terminal floor enrol TABLE, then forward with its token"),
    "DT003": ("another program is linked as this table", "see that one terminal runs for it"),
    "DT004": ("what was asked of a meter does not fit", "dealer-terminal floor meter status says what it has"),
    "53100": ("the server's disk is full", "free space on it; nothing is lost meanwhile"),
    "53": ("the server is short of resources", "ask its keeper; nothing is lost meanwhile"),
    "23514": ("what was told there cannot be", "see what the clock of this computer shows"),
    "22": ("what stands here fits no table there", "run dealer-terminal verify"),
    "25006": ("this server takes no writes", "name the server that does"),
    "42501": ("this user may not do that there", "ask the floor's keeper for the right"),
    "28": ("the server does not let this user in", "check user and password"),
    "3D000": ("there is no such database", "create it, or correct the address"),
    "3F000": ("there is no floor in that database", "make it with dealer-terminal floor init"),
    "42P01": ("there is no floor in that database, or an older one", "make it with dealer-terminal floor init"),
    "42883": ("its schema is another one", "give it this version's with dealer-terminal floor init"),
    "55P03": ("it is in use", "try again in a moment"),
    "57": ("the server was stopped, or took too long", "start it, and see what holds it up"),
    "58": ("the server's disk reports an error", "check its disk"),
    "08": ("the server does not answer", "check server and network"),
    "40": ("two wanted the same at once", "try again"),
}
_FOR_A_WHILE = ("DT003", "53100", "53", "25006", "55P03", "57", "58", "08", "40")


@contextmanager
def known_faults(where: str) -> Iterator[None]:
    """Convert a known error to `KnownError`. Raise any other unchanged, because it is a defect of this program."""
    try:
        yield
    except DBAPIError as error:
        raise _translated(error.orig, where) or error from error
    except psycopg.Error as error:
        raise _translated(error, where) or error from error


def _translated(error: BaseException | None, where: str) -> KnownError | None:
    code = _code(error)
    for length in range(len(code), 1, -1):
        if code[:length] in _KNOWN:
            what, instead = _KNOWN[code[:length]]
            kind = (
                FloorUnreachableError
                if code[:length] in _FOR_A_WHILE
                else NotLetInError
                if code[:2] == "28"
                else KnownError
            )
            return kind(f"{where}: {what} ({_reason(error)}): {instead}")
    return None


def _code(error: BaseException | None) -> str:
    """Return the SQLSTATE, or a substitute for failed connections and for data that was never sent, which have none."""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return str(state)
    if isinstance(error, psycopg.DataError):
        return "22"
    if not isinstance(error, psycopg.OperationalError):
        return ""
    message = str(error)
    if "database" in message and "does not exist" in message:
        return "3D000"
    refused = ("authentication", "no password", "role", "not permitted to log in", "certificate", " alert ")
    return "28" if any(each in message for each in refused) else "08"


def _reason(error: BaseException | None) -> str:
    return " ".join(str(error).split())[:200]


_SETTING, _AS_MADE = "session_replication_role", "origin"
_FOR_SOME = f"""
SELECT CASE setrole WHEN 0 THEN '' ELSE pg_get_userbyid(setrole) END, split_part(each, '=', 2)
FROM pg_db_role_setting, unnest(setconfig) AS each
WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
    AND split_part(each, '=', 1) = '{_SETTING}'
ORDER BY 1
"""
_FOR_ALL = f"""
SELECT '', setting FROM pg_settings
WHERE name = '{_SETTING}' AND source IN ('configuration file', 'command line', 'environment variable')
"""
OWN_SESSION = f"SELECT current_setting('{_SETTING}')"


def require_guarded(connection: psycopg.Connection, where: str) -> None:
    """Check that triggers are active in every session. A terminal's own session is checked by `require_own`."""
    with known_faults(where):
        told = [row for asked in (_FOR_SOME, _FOR_ALL) for row in connection.execute(asked).fetchall()]
    for role, value in told:
        _require(value, f"each session of the role {role!r:.80}" if role else "each session", where)


def require_own(value: str, where: str) -> None:
    """Check the value that `OWN_SESSION` returned."""
    _require(value, "this terminal's sessions", where)


def _require(value: str, whose: str, where: str) -> None:
    if value != _AS_MADE:
        off = f"its triggers guard nothing there: the server sets {_SETTING} to {value!r:.80} in {whose}"
        raise FoundWrongError(f"{where}: {off}: RESET it where it was set, then run dealer-terminal verify")
