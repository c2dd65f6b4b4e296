"""A floor on a real PostgreSQL that asks for passwords, and terminals that bring their journals to it."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from msgspec import Struct

from dealer_terminal.app.forwarding import JournalToForward, KeptPass
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.admission import NO_TOKEN, admitted
from dealer_terminal.floor.continuous_forwarder import Forwarded, RunningForwarder
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.floor_connection import FloorConnection
from dealer_terminal.floor.forwarder import Forwarder
from dealer_terminal.floor.making import make_floor
from dealer_terminal.floor.ports import MOST_RECORDS, Cosigners, FloorCredential, ForwardedCheckpoint, Nobody
from dealer_terminal.floor.table_status import TableStatus, standings
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.record import Times
from dealer_terminal.storage.address import at_table
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import MODELS
from dealer_terminal.table.clock import SystemClock
from tests.helpers.playing import appends, played
from tests.helpers.postgres import Server

KEEPER = "keeper"
RULES = f"local all postgres trust\nlocal all {KEEPER} trust\nlocal all all scram-sha-256\n"
"""Everybody else needs a password."""


@contextmanager
def floor_server(options: list[str]) -> Iterator[Server]:
    """Its keeper is no superuser."""
    with Server.started(options, RULES) as server:
        with server.connect() as connection:
            connection.execute(f"CREATE ROLE {KEEPER} LOGIN CREATEROLE")
        yield server


class Floor(Struct, frozen=True):
    url: str

    def enrol(self, table: str, hours: int = 1) -> str:
        with open_office(self.url) as office:
            return str(office.enrol(table, hours))

    def decide(self, table: str, outcome: str) -> None:
        with open_office(self.url) as office:
            office.decide(table, outcome, "A. Ames", "seen on the camera")

    def standing(self, table: str) -> TableStatus:
        with open_office(self.url) as office:
            (found,) = (each for each in standings(office.connection, office.where) if each.table == table)
        return found

    def rows(self, asked: str, *told: Any) -> list[tuple[Any, ...]]:
        """As somebody sees them to whom everything is open; none where that gives none."""
        url = floor_url(self.url).set(username="postgres")
        with psycopg.connect(**arguments(url), autocommit=True) as connection:
            found = connection.execute(asked.encode(), told or None)
            return found.fetchall() if (found.statusmessage or "").startswith("SELECT") else []

    def rewrite(self, statement: str) -> None:
        """As the server's superuser can, whatever triggers say."""
        url = floor_url(self.url).set(username="postgres")
        settings = "-c session_replication_role=replica -c search_path=floor"
        with psycopg.connect(**arguments(url, settings=settings), autocommit=True) as connection:
            connection.execute(statement.encode())

    @contextmanager
    def undone(self) -> Iterator[None]:
        """Put every row back at the end as it is now."""
        names = [name for (name,) in self.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'floor'")]
        self.rewrite(
            "CREATE SCHEMA aside; " + "; ".join(f"CREATE TABLE aside.{each} AS TABLE {each}" for each in names)
        )
        try:
            yield
        finally:
            back = "; ".join(f"DELETE FROM {each}; INSERT INTO {each} TABLE aside.{each}" for each in names)
            self.rewrite(f"{back}; DROP SCHEMA aside CASCADE")

    def models(self) -> dict[str, list[tuple[Any, ...]]]:
        return {each.name: self.rows(f"SELECT * FROM floor.{each.name} ORDER BY 1, 2, 3") for each in MODELS}

    def kept(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that counts."""
        names = ("records", "frames", "checkpoints", "nodes", "tail_records", "tail_frames", "tail_nodes", "heads")
        return {name: self.rows(f"SELECT * FROM floor.{name} ORDER BY 1, 2, 3") for name in names}


class Seen(Nobody):
    """Remembers of which checkpoints it was told."""

    def __init__(self) -> None:
        self.checkpoints: list[ForwardedCheckpoint] = []

    def took(self, signed: ForwardedCheckpoint) -> None:
        self.checkpoints.append(signed)


class Around:
    """Hears what is told; waits for nothing."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def tell(self, line: str) -> None:
        self.told.append(line)

    def wait(self, seconds: float) -> None:
        """Nobody waits here."""

    def steady(self) -> float:
        return 0.0


class Terminal:
    """A table's journal in a folder of its own, with its keys."""

    def __init__(self, folder: Path, floor: Floor, table: str = "7") -> None:
        self.folder, self.floor, self.table = folder, floor, table
        self.db, self.keys = str(folder / "journal.db"), folder / "keys"
        self.seen, self.around = Seen(), Around()
        self.cosigners: Cosigners = self.seen
        self.pocket = self.keys
        self.ahead = self.done = 0
        self.most = MOST_RECORDS
        self.role = self.password = ""
        self.address = floor.url

    def play(self, rounds: int, seed: int = 1) -> None:
        with closing(open_journal(self.db, keys=self.keys)) as journal:
            played(journal, rounds, keys=journal.keys, seed=seed)

    def play_on(self, commands: int, seed: int = 5, frames: int = 0) -> None:
        """So many more commands of a journal that was begun with them, each with so many frames of a device."""
        begun, self.done = self.done, self.done + commands
        with closing(open_journal(self.db, keys=self.keys)) as journal:
            for number, each in enumerate(appends(3, keys=journal.keys, seed=seed)[begun : self.done], begun):
                kept = tuple(DeviceFrame("shoe", n, b"%d of %d" % (n, number), each.at) for n in range(frames))
                journal.append(each.facts, operator=each.operator, at=each.at, frames=kept)

    def append(self, *facts: Any, at: int = 2**50) -> None:
        with closing(open_journal(self.db, keys=self.keys)) as journal:
            dealer = journal.resume().state.dealer
            journal.append(facts, operator=dealer.id if dealer is not None else "", at=Times(at, 1))

    def under(self, table: str) -> "Terminal":
        """The same journal at another table's place, with a pass of its own."""
        other = Terminal(self.folder, self.floor, table)
        other.pocket = self.folder / table
        other.pocket.mkdir()
        return other.enrolled()

    def enrolled(self) -> "Terminal":
        with self.line(self.floor.enrol(self.table)):
            return self

    def forward(self, token: str = NO_TOKEN) -> Forwarded:
        with self._running() as running:
            return running.once(token)

    @contextmanager
    def _running(self) -> Iterator[RunningForwarder]:
        with self.source() as source:
            url = floor_url(self.address).set(username=self.role or None, password=self.password or None)
            yield RunningForwarder(url, source, self.wallet(source), self.forwarder(source), self.around)

    @contextmanager
    def source(self) -> Iterator[JournalToForward]:
        with closing(JournalToForward(self.db, self.most)) as source:
            yield source

    def forwarder(self, source: JournalToForward) -> Forwarder:
        return Forwarder(source, self.cosigners, lambda: SystemClock().now().utc + self.ahead, "a test")

    def wallet(self, source: JournalToForward) -> KeptPass:
        return KeptPass(self.pocket, source.journal.id)

    def wallet_read(self) -> FloorCredential:
        with self.source() as source:
            return self.wallet(source).read()

    @contextmanager
    def line(self, token: str = NO_TOKEN) -> Iterator[FloorConnection]:
        url = floor_url(self.address).set(username=None)
        with self.source() as source, admitted(url, source.journal, self.wallet(source), token) as line:
            yield line

    def standing(self) -> TableStatus:
        return self.floor.standing(self.table)


Pair = tuple[Terminal, Terminal]


def at_floor(terminal: Terminal) -> str:
    """As readers are told."""
    return at_table(terminal.floor.url, terminal.table)


def made(server: Server, url: str) -> Floor:
    make_floor(url)
    return Floor(url)
