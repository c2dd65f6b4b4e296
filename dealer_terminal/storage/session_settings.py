"""What a server is told to set in each session that opens: guards passed over, names that lead elsewhere."""

from collections.abc import Iterator

from sqlalchemy import Connection, text

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
"""Names of other programs' roles lead where they like: only who can write here counts."""
_FOR_ALL = """
SELECT '', name, setting FROM pg_settings
WHERE name IN (:guards_off, :leads_away) AND source IN ('configuration file', 'command line', 'environment variable')
"""


def wrong_settings(connection: Connection, *names: str) -> Iterator[str]:
    if connection.dialect.name != "postgresql":
        return
    named = {"guards_off": GUARDS_OFF, "leads_away": LEADS_AWAY}
    told = (row for asked in (_FOR_SOME, _FOR_ALL) for row in connection.execute(text(asked), named))
    for role, name, value in told:
        if name in names and tuple(map(str.strip, value.split(","))) != _AS_MADE[name]:
            whose = f"each session of the role {role!r:.80}" if role else "each session"
            yield f"the server sets {name} to {value!r:.80} in {whose}: RESET it where it was set"
