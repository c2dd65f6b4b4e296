"""A terminal's connection to its floor server: the PostgreSQL functions it calls, and their answers."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import psycopg
from msgspec import Struct
from psycopg.rows import args_row
from sqlalchemy import URL

from dealer_terminal.floor.address import arguments, where
from dealer_terminal.floor.faults import OWN_SESSION, known_faults, require_own
from dealer_terminal.floor.ports import (
    ForwardedCheckpoint,
    ForwardStatus,
    FrameRun,
    ModelChanges,
    Package,
    Tail,
    Witnessed,
)
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.record import Record

PROTOCOL = 1
"""Protocol version of this program."""
_SETTINGS = "-c synchronous_commit=on -c statement_timeout=120000"
_RECORDS = "%b::bigint, %b::bigint[], %b::text[], %b::smallint[], %b::bytea[], %b::text[], %b::bigint[], %b::bigint[]"
_FRAMES = "%b::bigint, %b::bigint[], %b::text[], %b::bigint[], %b::bytea[], %b::bigint[], %b::bigint[]"
_TAKE = (
    f"SELECT * FROM floor.take({_RECORDS}, %b::bigint[], %b::bytea[], {_FRAMES},"
    " %b::bigint, %b::bytea, %b::bytea, %b::bytea, %b::bigint, %s::jsonb)"
)
_FOLLOW = f"SELECT * FROM floor.follow({_RECORDS}, {_FRAMES}, %b::bytea, %b::bigint, %s::jsonb)"


Row = TypeVar("Row")


class FloorGreeting(Struct, frozen=True):
    """State of the floor server. `signed` records are verified and kept; `ahead` also counts unsigned ones. `counted`
    frames are covered by records; `frames` also counts the others."""

    journal: str
    vkey: str
    state: str
    signed: int
    note: bytes
    ahead: int
    counted: int
    frames: int
    modelled: int
    now: int
    clock_limit: int

    def agrees(self, known: "FloorAnswer") -> bool:
        """Return True if no other forwarder has added anything since that answer."""
        ours = (known.size, known.ahead, known.counted, known.frames, known.modelled)
        return ours == (self.signed, self.ahead, self.counted, self.frames, self.modelled)

    def known(self) -> "FloorAnswer":
        """Return what the server has, which determines what to send. The tail is sent whole, so that the server can
        compare it."""
        return FloorAnswer("taken", "", self.signed, self.signed, self.counted, self.counted, self.modelled)


class FloorAnswer(Struct, frozen=True):
    """Answer of the server. The data is durable if `verdict` is `taken`."""

    verdict: str
    what: str
    size: int
    ahead: int
    counted: int
    frames: int
    modelled: int


NOTHING_KNOWN = FloorAnswer("", "", -1, -1, -1, -1, -1)


class CertificateAnswer(Struct, frozen=True):
    """Answer to a certificate request: `unneeded`, `open` if nothing was requested, `waiting`, `made`, or `refused`
    with the reason."""

    answer: str
    made: str
    why: str


class FloorConnection:
    def __init__(self, connection: psycopg.Connection, where: str) -> None:
        self._connection, self.where = connection, where

    @property
    def role(self) -> str:
        return self._connection.info.user

    @property
    def password(self) -> str:
        return self._connection.info.password

    @property
    def over_tls(self) -> bool:
        return bool(self._connection.pgconn.ssl_in_use)

    def least_protocol(self) -> int:
        """Return the oldest protocol that the floor server still understands."""
        ((least,),) = self.rows("SELECT least FROM floor.house", ())
        return int(least)

    def greet(self, stands: ForwardStatus, clock: int, trouble: str, program: str) -> FloorGreeting:
        told = (clock, stands.size, stands.utc, trouble, program)
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(FloorGreeting)) as cursor:
            cursor.execute("SELECT * FROM floor.greet(%s, %s, %s, %s, %s)", told)
            return _one(cursor.fetchone())

    def take(self, package: Package) -> FloorAnswer:
        sizes, notes = [each.size for each in package.checkpoints], [each.note for each in package.checkpoints]
        rest, changes = package.rest, package.changes
        more = (rest.position, rest.rest, rest.tag, package.tag, changes.begun, changes.json.decode())
        of_records, of_frames = _columns(package.first, package.records), _frame_columns(package.frames)
        return self._answer(_TAKE, (*of_records, sizes, notes, *of_frames, *more))

    def follow(self, tail: Tail) -> FloorAnswer:
        more = (tail.tag, tail.changes.begun, tail.changes.json.decode())
        return self._answer(_FOLLOW, (*_columns(tail.first, tail.records), *_frame_columns(tail.frames), *more))

    def remodel(self, changes: ModelChanges) -> FloorAnswer:
        told = (changes.begun, changes.upto, changes.json.decode())
        return self._answer("SELECT * FROM floor.remodel(%s, %s, %s::jsonb)", told)

    def witnessed(self, each: Witnessed) -> None:
        """Store a witness's answer, durable before it returns."""
        names, lines = [line.name for line in each.lines], [str(line).encode() for line in each.lines]
        told = (each.witness, each.kind, each.what, each.alarming, each.size, names)
        asked = "SELECT floor.witnessed(%s, %s, %s, %s, %s, %b::text[], %b::bytea[], %b::bytea[])"
        self.rows(asked, (*told, [line.key_id for line in each.lines], lines))

    def ask_certificate(self, request: str) -> CertificateAnswer:
        """Request a certificate. An empty request asks if one is wanted."""
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(CertificateAnswer)) as cursor:
            cursor.execute("SELECT * FROM floor.ask_certificate(%s)", (request,))
            return _one(cursor.fetchone())

    def took_certificate(self) -> str:
        """Return `taken` if the server knows the certificate that this connection presents."""
        return str(self.ask("SELECT floor.took_certificate()", ()))

    def checkpoints(self, before: int) -> Iterator[ForwardedCheckpoint]:
        """Yield the checkpoints of at most so many records, newest first."""
        wanted = "SELECT size, note FROM floor.checkpoints WHERE size <= %s AND table_id = floor.own_table()"
        for size, note in self.rows(f"{wanted} ORDER BY size DESC", (before,)):
            yield ForwardedCheckpoint(size, note)

    def ask(self, sql: str, told: Sequence[Any]) -> Any:
        """Return a single value."""
        ((value,),) = self.rows(sql, told)
        return value

    def rows(self, sql: str, told: Sequence[Any]) -> list[tuple[Any, ...]]:
        with known_faults(self.where):
            return self._connection.execute(sql, told).fetchall()

    def fileno(self) -> int:
        """Return the socket's descriptor, for cutting the connection."""
        return self._connection.fileno()

    def verifier(self, password: str, role: str) -> str:
        """Return the SCRAM verifier that the server stores. The password itself is never sent for storage."""
        made = self._connection.pgconn.encrypt_password(password.encode(), role.encode(), b"scram-sha-256")
        return made.decode()

    def _answer(self, sql: str, told: Sequence[Any]) -> FloorAnswer:
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(FloorAnswer)) as cursor:
            cursor.execute(sql, told)
            return _one(cursor.fetchone())


@contextmanager
def open_line(url: URL, role: str, password: str, certificate: str = "") -> Iterator[FloorConnection]:
    """Open a connection, with the file's certificate over TLS. Raise FoundWrongError if the server's triggers are
    off."""
    named, told = where(url.set(username=role, password=None)), arguments(url, role, password, certificate, _SETTINGS)
    with known_faults(named):
        connection = psycopg.connect(**told, autocommit=True)
    try:
        line = FloorConnection(connection, named)
        require_own(line.ask(OWN_SESSION, ()), named)
        yield line
    finally:
        connection.close()


def _one(found: Row | None) -> Row:
    assert found is not None, "the function gives one row"
    return found


def _columns(first: int, records: Sequence[Record]) -> tuple[Any, ...]:
    return (
        first,
        [each.round for each in records],
        [each.kind for each in records],
        [each.schema for each in records],
        [each.body for each in records],
        [each.operator for each in records],
        [each.utc for each in records],
        [each.monotonic for each in records],
    )


def _frame_columns(frames: FrameRun) -> tuple[Any, ...]:
    kept: Sequence[KeptFrame] = frames.frames
    return (
        frames.first,
        [each.round for each in kept],
        [each.device for each in kept],
        [each.count for each in kept],
        [each.sealed for each in kept],
        [each.utc for each in kept],
        [each.monotonic for each in kept],
    )
