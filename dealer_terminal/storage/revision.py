"""Which schema a database has."""

from sqlalchemy import Connection, inspect, text

from dealer_terminal import installed
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.schema import HEAD

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
    if found == NONE:
        raise KnownError(f"{where} holds no journal: name the file of one, or start a table to make one")
    require_known(found, where)
    raise KnownError(f"{where} has the older schema {found}: run dealer-terminal migrate --db {where}")


def require_known(found: str, where: str) -> None:
    if not (installed.migrations() / "versions" / f"{found}.py").is_file():
        raise KnownError(f"{where} has schema {found}, which a newer version made: install that version")
