"""Schema revision of a floor."""

from sqlalchemy import Connection, text

from dealer_terminal import installed
from dealer_terminal.errors import KnownError

HEAD = "schema_1"
"""Newest revision in `migrations/floor/`."""
NONE = ""
FOUND = "SELECT to_regclass('floor.alembic_version') IS NOT NULL"
VERSION = "SELECT coalesce(max(version_num), '') FROM floor.alembic_version"


def revision_of(connection: Connection) -> str:
    if not connection.execute(text(FOUND)).scalar_one():
        return NONE
    return str(connection.execute(text(VERSION)).scalar_one())


def require_known(found: str, where: str) -> None:
    if found != NONE and not (installed.migrations() / "floor" / "versions" / f"{found}.py").is_file():
        raise KnownError(f"{where} has schema {found}, which a newer version made: install that version")


def require_current(found: str, where: str) -> None:
    if found == NONE:
        raise KnownError(f"{where} is no floor yet: make it with dealer-terminal floor init --floor {where}")
    require_known(found, where)
