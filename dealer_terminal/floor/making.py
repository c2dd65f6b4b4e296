"""Creation of a floor in a database, or its upgrade to this version's schema."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.pool import NullPool

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import Roles, arguments, floor_url, roles_of, where
from dealer_terminal.floor.faults import known_faults
from dealer_terminal.floor.revision import require_known, revision_of

_OLDEST_SERVER = 160000
_ONE_AT_A_TIME = 0x666C6F6F72
_PATIENCE = "SET LOCAL lock_timeout = '10s'"


def make_floor(floor: str) -> tuple[str, str]:
    """Create or upgrade the floor, and return the old and the new schema. Idempotent, and safe on a floor in use."""
    url = floor_url(floor)
    roles = roles_of(url)
    with _administrator(url) as connection:
        _require_able(connection, where(url))
        connection.execute(text(_PATIENCE))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
        _make_roles(connection, roles)
        _make_schemas(connection, roles, where(url))
        connection.execute(text(f"SET LOCAL ROLE {roles.owner}"))
        before = revision_of(connection)
        require_known(before, where(url))
        _upgrade(connection, roles)
        after = revision_of(connection)
        connection.commit()
    return before, after


@contextmanager
def _administrator(url: URL) -> Iterator[Connection]:
    told = arguments(url)
    engine = create_engine("postgresql+psycopg://", connect_args=told, poolclass=NullPool)
    with known_faults(where(url)), engine.connect() as connection:
        yield connection


def _require_able(connection: Connection, named: str) -> None:
    version = connection.execute(text("SELECT current_setting('server_version_num')::int")).scalar_one()
    if version < _OLDEST_SERVER:
        raise KnownError(f"{named}: a floor needs PostgreSQL 16, this is {version // 10000}: update the server")
    asked = """SELECT rolsuper OR rolcreaterole, has_database_privilege(current_database(), 'CREATE')
        FROM pg_roles WHERE rolname = current_user"""
    makes_roles, makes_schemas = connection.execute(text(asked)).one()
    if not makes_roles:
        raise KnownError(f"{named}: this user may not make roles: ALTER ROLE … CREATEROLE, or name another user")
    if not makes_schemas:
        raise KnownError(f"{named}: this user may not make schemas: GRANT CREATE ON DATABASE, or name its owner")


def _make_roles(connection: Connection, roles: Roles) -> None:
    there = {*connection.execute(text("SELECT rolname FROM pg_roles")).scalars()}
    for role in (roles.owner, roles.registrar, roles.terminals, roles.readers, roles.keepers, roles.certified):
        if role not in there:
            may = "CREATEROLE" if role == roles.registrar else ""
            connection.execute(text(f"CREATE ROLE {role} NOLOGIN {may}"))
    if roles.owner not in there:
        connection.execute(text(f"GRANT {roles.readers} TO {roles.keepers}"))
        connection.execute(text(f"GRANT {roles.terminals} TO {roles.registrar} WITH ADMIN OPTION"))
        connection.execute(text(f"GRANT {roles.keepers} TO CURRENT_USER"))
        for role in (roles.owner, roles.registrar):
            connection.execute(text(f"GRANT {role} TO CURRENT_USER WITH SET TRUE, INHERIT FALSE"))
        connection.execute(text(f"GRANT {roles.registrar} TO {roles.owner} WITH SET TRUE, INHERIT FALSE"))
    if roles.certified not in there:
        connection.execute(text(f"GRANT {roles.certified} TO {roles.registrar} WITH ADMIN OPTION"))


def _make_schemas(connection: Connection, roles: Roles, named: str) -> None:
    asked = "SELECT nspname, pg_get_userbyid(nspowner) FROM pg_namespace WHERE nspname IN ('floor', 'one_table')"
    owners = {str(name): str(owner) for name, owner in connection.execute(text(asked))}
    for schema in ("floor", "one_table"):
        if schema not in owners:
            connection.execute(text(f"CREATE SCHEMA {schema} AUTHORIZATION {roles.owner}"))
        elif owners[schema] != roles.owner:
            raise KnownError(f"{named}: a schema {schema} of another program stands there: name another database")


def _upgrade(connection: Connection, roles: Roles) -> None:
    """Run the migrations. Import late because Alembic loads slowly."""
    import_module("dealer_terminal.floor.migration").upgrade(connection, roles)
