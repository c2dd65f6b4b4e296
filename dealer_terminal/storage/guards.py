"""Triggers that refuse changes to written rows, checked against this version's schema."""

from collections.abc import Iterator, Mapping
from hashlib import sha256

from sqlalchemy import Connection, text

from dealer_terminal.journal.findings import Finding
from dealer_terminal.storage.schema import KEPT

FOREIGN_OR_OURS = "NOT (tgisinternal AND prolang = 12)"
"""Condition that excludes the server's own triggers, which run compiled functions. A table's owner may mark any trigger
as internal."""
_ON_SQLITE = "SELECT CAST(name AS BLOB), CAST(sql AS BLOB) FROM sqlite_master WHERE type = 'trigger'"
_ON_POSTGRESQL = f"""
SELECT tgname, concat_ws('|', relname, tgtype, tgqual, tgattr, tgargs, prosrc, proisstrict, proconfig) FROM pg_trigger
JOIN pg_proc ON pg_proc.oid = tgfoid JOIN pg_class ON pg_class.oid = tgrelid
WHERE {FOREIGN_OR_OURS} AND tgenabled = 'O'
"""
MADE: Mapping[str, Mapping[str, str]] = {
    "sqlite": {
        "checkpoints_no_DELETE": "2ab66bed9c5b4dda",
        "checkpoints_no_UPDATE": "e9e6ed05af659177",
        "checkpoints_only_grow": "cf43fef0f772c41e",
        "frames_no_DELETE": "cc91f67e0edc1e69",
        "frames_no_UPDATE": "74967e623a6c74a3",
        "frames_only_grow": "762d899a44e0e15a",
        "records_no_DELETE": "f5eeff1e99239d7e",
        "records_no_UPDATE": "9531ad9cee4b7ca0",
        "records_only_grow": "11e53a1fdbd4deea",
    },
    "postgresql": {
        "checkpoints_never_changed": "e4ab79bd60b1d253",
        "frames_never_changed": "49ccdeecfd4dfc4c",
        "frames_no_delete": "6f61801ad4c32fab",
        "records_never_changed": "318935a3c0fbecf3",
    },
}
"""Prefix of the SHA-256 of each trigger's definition."""


def wrong_guards(connection: Connection) -> Iterator[Finding]:
    """Yield the first wrong trigger of each table."""
    there, made = guards(connection), MADE[connection.dialect.name]
    for table in KEPT:
        own = [name for name in made if name.startswith(f"{table.name}_")]
        for name in own:
            if there.get(name) != made[name]:
                what = "was changed" if name in there else "was removed"
                guard = name.removeprefix(f"{table.name}_")
                yield Finding(-1, f"{table.name} can be changed: its guard {guard} {what}")
                break


def changed_guards(connection: Connection) -> Iterator[Finding]:
    there = guards(connection)
    for name, made in MADE[connection.dialect.name].items():
        if there.get(name, made) != made:
            yield Finding(-1, f"the guard {name} was changed")


def guards(connection: Connection) -> dict[str, str]:
    """Return names and definitions. Read as bytes, because a changed one may not be text."""
    asked = _ON_SQLITE if connection.dialect.name == "sqlite" else _ON_POSTGRESQL
    return {_text(name): _beginning(does) for name, does in connection.execute(text(asked))}


def _text(name: str | bytes) -> str:
    return name if isinstance(name, str) else name.decode(errors="replace")


def _beginning(does: str | bytes | None) -> str:
    data = does.encode() if isinstance(does, str) else does or b""
    return sha256(data).hexdigest()[:16]


GUARDS_OFF, LEADS_AWAY = "session_replication_role", "search_path"
_AS_MADE = {GUARDS_OFF: ("origin",), LEADS_AWAY: ('"$user"', "public")}
_FOR_SOME = """
SELECT CASE setrole WHEN 0 THEN '' ELSE pg_get_userbyid(setrole) END, split_part(each, '=', 1),
    substr(each, strpos(each, '=') + 1) FROM pg_db_role_setting, unnest(setconfig) AS each
WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
    AND (split_part(each, '=', 1) = :guards_off OR split_part(each, '=', 1) = :leads_away AND (setrole = 0
    OR setdatabase <> 0 OR has_table_privilege(setrole, to_regclass('records'), 'INSERT')))
ORDER BY 1, 2
"""
"""Settings per role or database. The search path of other programs' roles is ignored; only roles that can write here
count."""
_FOR_ALL = """
SELECT '', name, setting FROM pg_settings
WHERE name IN (:guards_off, :leads_away) AND source IN ('configuration file', 'command line', 'environment variable')
"""


def wrong_settings(connection: Connection, *names: str) -> Iterator[str]:
    """Yield session settings of the server that bypass the triggers or redirect names."""
    if connection.dialect.name != "postgresql":
        return
    named = {"guards_off": GUARDS_OFF, "leads_away": LEADS_AWAY}
    told = (row for asked in (_FOR_SOME, _FOR_ALL) for row in connection.execute(text(asked), named))
    for role, name, value in told:
        if name in names and tuple(map(str.strip, value.split(","))) != _AS_MADE[name]:
            whose = f"each session of the role {role!r:.80}" if role else "each session"
            yield f"the server sets {name} to {value!r:.80} in {whose}: RESET it where it was set"
