"""Administration of a floor server: enrolling tables, and decisions that only a person may make."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from time import time_ns

import psycopg
from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import arguments, floor_url, require_table, roles_of, where
from dealer_terminal.floor.faults import known_faults, require_guarded
from dealer_terminal.floor.revision import FOUND, NONE, VERSION, require_current


class Token(Struct, frozen=True):
    table: str
    secret: str

    def __str__(self) -> str:
        return f"{self.table}:{self.secret}"


def parse_token(text: str) -> Token:
    table, colon, secret = text.strip().rpartition(":")
    if not colon or not table or not secret:
        raise KnownError("that is no token of a floor: give it as floor enrol printed it, TABLE:SECRET")
    return Token(table, secret)


USUAL_HOURS = 24
_HOUR = 3600 * 1_000_000
_DECIDED = {
    "unknown": "the floor has no table {table}",
    "open": "nothing is to be decided about table {table}: its stream is open",
    "closed": "table {table} is closed already: its terminal is enrolled under another id",
}


class FloorAdmin:
    """Administrator's connection, opened by `open_office`."""

    def __init__(self, connection: psycopg.Connection, floor: str) -> None:
        self.url, self.connection = floor_url(floor), connection
        self.where = where(self.url)

    def enrol(self, table: str, hours: int = USUAL_HOURS) -> Token:
        """Return a token for one log-in of the table's terminal. Earlier credentials expire, and open connections
        end."""
        require_table(table)
        token = Token(table, secrets.token_urlsafe(24))
        role = f"{roles_of(self.url).table}{table}"
        ends = time_ns() // 1000 + hours * _HOUR
        told = token.secret.encode(), role.encode(), b"scram-sha-256"
        verifier = self.connection.pgconn.encrypt_password(*told).decode()
        asked = "SELECT floor.enrol(%s, %b, %s, %s)"
        with known_faults(self.where):
            for _ in ("who is there", "who came meanwhile"):
                self.connection.execute("SELECT floor.hang_up(%s)", (table,))
            self.connection.execute(asked, (table, sha256(token.secret.encode()).digest(), ends, verifier))
        return token

    def require_heard(self, table: str) -> None:
        with known_faults(self.where):
            there = self.connection.execute("SELECT FROM floor.tables WHERE table_id = %s", (table,)).fetchall()
        if not there:
            raise KnownError(f"{self.where}: nothing of a table {table} is there: dealer-terminal floor status")

    def decide(self, table: str, outcome: str, person: str, reason: str) -> None:
        """Record a permanent decision on a table's equivocation."""
        require_table(table)
        require_said(person, reason)
        with known_faults(self.where):
            asked = "SELECT floor.decide(%s, %s, %s, %s)"
            ((answer,),) = self.connection.execute(asked, (table, outcome, person, reason)).fetchall()
        if answer != "decided":
            raise KnownError(f"{self.where}: {_DECIDED[answer].format(table=table)}")


@contextmanager
def open_office(floor: str) -> Iterator[FloorAdmin]:
    url = floor_url(floor)
    roles_of(url)
    with known_faults(where(url)):
        connection = psycopg.connect(**arguments(url), autocommit=True)
    with connection:
        with known_faults(where(url)):
            ((is_there,),) = connection.execute(FOUND).fetchall()
            ((found,),) = connection.execute(VERSION).fetchall() if is_there else ((NONE,),)
        require_current(found, where(url))
        require_guarded(connection, where(url))
        yield FloorAdmin(connection, floor)


_LONGEST = 500


def require_said(person: str, reason: str) -> None:
    """Raise KnownError unless person and reason are one printable line. A blank names nobody, and control characters
    could disguise the text."""
    for option, said in (("--by", person), ("--reason", reason)):
        if not said.strip() or not said.isprintable() or len(said) > _LONGEST:
            raise KnownError(f"{option} is one line of at most {_LONGEST} characters: it stays on record")
