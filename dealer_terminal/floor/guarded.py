"""Whether a floor's own rules hold in the sessions that its server opens: its triggers can be passed over in each of
them, in those of one role, or in those of this database."""

import psycopg

from dealer_terminal.errors import FoundWrongError
from dealer_terminal.floor.faults import known_faults

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
    """Whoever's sessions they are: a table's terminal has one of its own."""
    with known_faults(where):
        told = [row for asked in (_FOR_SOME, _FOR_ALL) for row in connection.execute(asked).fetchall()]
    for role, value in told:
        _require(value, f"each session of the role {role!r:.80}" if role else "each session", where)


def require_own(value: str, where: str) -> None:
    """What `OWN_SESSION` gave."""
    _require(value, "this terminal's sessions", where)


def _require(value: str, whose: str, where: str) -> None:
    if value != _AS_MADE:
        off = f"its triggers guard nothing there: the server sets {_SETTING} to {value!r:.80} in {whose}"
        raise FoundWrongError(f"{where}: {off}: RESET it where it was set, then run dealer-terminal verify")
