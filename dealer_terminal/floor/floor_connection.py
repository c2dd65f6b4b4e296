"""A terminal's line to its floor: what PostgreSQL is asked, and what it answers."""

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
"""What this program speaks to a floor."""
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
    """How the floor stands: `signed` records were checked and kept, `ahead` is with those that are not signed yet;
    `counted` frames are bound by records, `frames` is with those that are not."""

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
        """Whether nobody else has brought anything since that answer."""
        ours = (known.size, known.ahead, known.counted, known.frames, known.modelled)
        return ours == (self.signed, self.ahead, self.counted, self.frames, self.modelled)

    def known(self) -> "FloorAnswer":
        """What has to be sent follows from it. The tail comes whole, so that the floor sees that it is the same."""
        return FloorAnswer("taken", "", self.signed, self.signed, self.counted, self.counted, self.modelled)


class FloorAnswer(Struct, frozen=True):
    """Durable where it says `taken`."""

    verdict: str
    what: str
    size: int
    ahead: int
    counted: int
    frames: int
    modelled: int


NOTHING_KNOWN = FloorAnswer("", "", -1, -1, -1, -1, -1)


class CertificateAnswer(Struct, frozen=True):
    """What came of a request for a certificate: `unneeded`, `open` where nothing was asked, `waiting`, `made`, or
    `refused`, and why."""

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
        """Durable before it returns."""
        names, lines = [line.name for line in each.lines], [str(line).encode() for line in each.lines]
        told = (each.witness, each.kind, each.what, each.alarming, each.size, names)
        asked = "SELECT floor.witnessed(%s, %s, %s, %s, %s, %b::text[], %b::bytea[], %b::bytea[])"
        self.rows(asked, (*told, [line.key_id for line in each.lines], lines))

    def ask_certificate(self, request: str) -> CertificateAnswer:
        """An empty request asks whether to ask."""
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(CertificateAnswer)) as cursor:
            cursor.execute("SELECT * FROM floor.ask_certificate(%s)", (request,))
            return _one(cursor.fetchone())

    def took_certificate(self) -> str:
        """`taken`, where the floor knows the certificate that this line shows."""
        return str(self.ask("SELECT floor.took_certificate()", ()))

    def checkpoints(self, before: int) -> Iterator[ForwardedCheckpoint]:
        """Of so many records and fewer, the newest first."""
        wanted = "SELECT size, note FROM floor.checkpoints WHERE size <= %s AND table_id = floor.own_table()"
        for size, note in self.rows(f"{wanted} ORDER BY size DESC", (before,)):
            yield ForwardedCheckpoint(size, note)

    def ask(self, sql: str, told: Sequence[Any]) -> Any:
        """One value."""
        ((value,),) = self.rows(sql, told)
        return value

    def rows(self, sql: str, told: Sequence[Any]) -> list[tuple[Any, ...]]:
        with known_faults(self.where):
            return self._connection.execute(sql, told).fetchall()

    def fileno(self) -> int:
        """Of the socket, for whoever has to cut it."""
        return self._connection.fileno()

    def verifier(self, password: str, role: str) -> str:
        """As the server keeps a password: the password itself is never sent to be kept."""
        made = self._connection.pgconn.encrypt_password(password.encode(), role.encode(), b"scram-sha-256")
        return made.decode()

    def _answer(self, sql: str, told: Sequence[Any]) -> FloorAnswer:
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(FloorAnswer)) as cursor:
            cursor.execute(sql, told)
            return _one(cursor.fetchone())


@contextmanager
def open_line(url: URL, role: str, password: str, certificate: str = "") -> Iterator[FloorConnection]:
    """Over TLS the certificate in that file is shown. `FoundWrongError` where nothing would guard what is brought."""
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
