"""Address of a floor server, and the names of its roles."""

import re
from typing import Any

from msgspec import Struct
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from dealer_terminal.errors import KnownError

DRIVER = "postgresql+psycopg"
EXAMPLE = "postgresql://user@host/floor"
_SPELLINGS = ("postgres", "postgresql", DRIVER)
_PATIENCE_SECONDS = 10
_DEAD_AFTER_MILLISECONDS = 20_000
_SETTINGS = "-c search_path=pg_catalog"
"""Search path that keeps the server's session settings from redirecting any name."""


class Roles(Struct, frozen=True):
    """Names of the roles. Roles belong to the whole server, so each name starts with the database's name. `table` is
    the prefix of the tables' roles. Members of `certified` log in over TLS with a certificate alone."""

    owner: str
    registrar: str
    terminals: str
    readers: str
    keepers: str
    certified: str
    table: str


def floor_url(floor: str) -> URL:
    try:
        url = make_url(floor)
    except ArgumentError:
        raise KnownError(f"{floor!r} is no address of a floor: write {EXAMPLE}") from None
    if url.drivername not in _SPELLINGS or not url.database:
        raise KnownError(f"a floor is a database of PostgreSQL, not {where(url)}: write {EXAMPLE}")
    return url.set(drivername=DRIVER)


def where(url: URL) -> str:
    """Return the address as shown to people, without a password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def roles_of(url: URL) -> Roles:
    name = str(url.database)
    if not re.fullmatch("[a-z_][a-z0-9_]{0,23}", name):
        raise KnownError(f"a floor's database is named in a-z, 0-9 and _, at most 24 of them, not {name!r:.80}")
    return Roles(**{role: f"{name}_{role}{'_' * (role == 'table')}" for role in Roles.__struct_fields__})


def require_table(table: str) -> None:
    if not re.fullmatch("[A-Za-z0-9][A-Za-z0-9._-]{0,31}", table):
        raise KnownError(f"{table!r:.80} names no table: write letters, digits, dots and dashes, at most 32 of them")


def has_own_certificate(url: URL) -> bool:
    """Return True if the casino supplies the terminal's certificate itself."""
    return "sslcert" in url.query


def arguments(
    url: URL, user: str = "", password: str = "", certificate: str = "", settings: str = ""
) -> dict[str, Any]:
    """Return psycopg's connection arguments, with timeouts that detect a dead network. The certificate file also
    contains the key."""
    told = {"host": url.host, "port": url.port, "dbname": url.database, **url.query}
    told |= {"sslcert": certificate, "sslkey": certificate} if certificate else {}
    told |= {"user": user or url.username, "password": password or url.password}
    told |= {"connect_timeout": _PATIENCE_SECONDS, "application_name": "dealer-terminal"}
    told |= {"tcp_user_timeout": _DEAD_AFTER_MILLISECONDS, "keepalives_idle": 10, "keepalives_interval": 3}
    told |= {"options": " ".join(filter(None, (*_named_options(url), _SETTINGS, settings)))}
    return {name: value for name, value in told.items() if value is not None}


def _named_options(url: URL) -> tuple[str, ...]:
    named = url.query.get("options", ())
    return (named,) if isinstance(named, str) else tuple(named)
