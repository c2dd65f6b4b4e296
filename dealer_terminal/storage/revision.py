"""Schema revision of a database."""

from sqlalchemy import Connection, inspect, text

from dealer_terminal import installed
from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.storage.schema import HEAD
from dealer_terminal.storage.unexpected_objects import foreign_objects

NONE = ""


def revision_of(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return NONE
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    return HEAD if HEAD in found else str(next(iter(found), NONE))


def require_current(connection: Connection, where: str) -> None:
    found = revision_of(connection)
    if found == HEAD:
        return
    require_own_name(connection, where)
    if found == NONE:
        raise KnownError(f"{where} holds no journal: name the file of one, or start a table to make one")
    require_known(found, where)


def require_own_name(connection: Connection, where: str) -> None:
    """Raise DamagedError if the schema is this version's but is named differently."""
    if not inspect(connection).has_table("alembic_version") or revision_of(connection) == HEAD:
        return
    if not any(foreign_objects(connection)):
        found = f"alembic_version names the schema {revision_of(connection)!r:.80}"
        raise DamagedError(f"{where}: {found}, and all that stands there is of {HEAD}: restore a backup")


def require_known(found: str, where: str) -> None:
    if not (installed.migrations() / "versions" / f"{found}.py").is_file():
        raise KnownError(f"{where} has schema {found}, which a newer version made: install that version")
