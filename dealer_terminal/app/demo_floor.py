"""A casino on one machine: simulated tables, a floor server, a witness, and a forwarder for each table."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread

from msgspec import Struct

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.embedded_server import embedded_server
from dealer_terminal.app.forwarding import JournalToForward, KeptPass, paths_of
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.continuous_forwarder import RunningForwarder
from dealer_terminal.floor.cosigned import beside
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.forwarder import Forwarder
from dealer_terminal.floor.making import make_floor
from dealer_terminal.floor.table_status import TableStatus, standings
from dealer_terminal.floor.witnesses import at_witness
from dealer_terminal.floor.witnessing import Witnesses
from dealer_terminal.interrupts import raise_received
from dealer_terminal.procedure.terms import CardsFrom, usual_terms
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.table import open_simulated, play_steps

_RULEBOOK, _WITNESS = "31-classic-wa-2019", "demo.example/witness"
_PATIENCE, _LOOKS_EVERY = 60.0, 0.2


class DemoTable(Struct, frozen=True):
    name: str
    db: str
    keys: Path
    journal: SqlJournal
    session: Session
    steps: Iterator[int]

    def play_round(self) -> None:
        number = self.session.state.round
        while next(self.steps) == number:
            pass


class DemoFloor(Struct, frozen=True):
    """A running demonstration floor. `url` logs in as the keeper of the database."""

    url: str
    tables: tuple[DemoTable, ...]
    said: list[str]

    def play(self) -> Iterator[None]:
        """Play one step at each table in turn, forever. Later tables start further into their rounds."""
        for number, each in enumerate(self.tables):
            for _ in range(number):
                next(each.steps)
        while True:
            for each in self.tables:
                next(each.steps)
                raise_received()
                yield

    def play_rounds(self, count: int) -> None:
        for _ in range(count):
            for each in self.tables:
                each.play_round()
                raise_received()

    def standings(self) -> tuple[TableStatus, ...]:
        with open_office(self.url) as office:
            return standings(office.connection, office.where)

    def settle(self) -> tuple[TableStatus, ...]:
        """Wait until the floor server has every record and a witness has cosigned them, or until a timeout. Return the
        status."""
        ends = time.monotonic() + _PATIENCE
        sizes = {each.name: each.journal.status().records for each in self.tables}
        while time.monotonic() < ends:
            found = self.standings()
            if all(each.ahead == sizes[each.table] and each.cosigned == each.size for each in found):
                break
            time.sleep(_LOOKS_EVERY)
        return found


class EndedError(Exception):
    """The demonstration has ended."""


class _Around:
    """Environment of a forwarder in this process."""

    def __init__(self, table: str, said: list[str], ended: Event) -> None:
        self._table, self._said, self._ended = table, said, ended

    def tell(self, line: str) -> None:
        self._said.append(f"Table {self._table}: {line}")

    def wait(self, seconds: float) -> None:
        if self._ended.wait(seconds):
            raise EndedError

    def steady(self) -> float:
        return time.monotonic()


@contextmanager
def demo_floor(folder: Path, count: int, seed: int, program: str) -> Iterator[DemoFloor]:
    """Run the demonstration inside the block. Everything stops at its end."""
    with ExitStack() as held:
        tables = tuple(_table(held, folder, number, seed) for number in range(1, count + 1))
        url = held.enter_context(embedded_server(folder))
        make_floor(url)
        witness = held.enter_context(_witness(folder, tables))
        said, ended = list[str](), Event()
        with open_office(url) as office:
            tokens = [str(office.enrol(each.name)) for each in tables]
        threads = [
            Thread(
                target=_forward, args=(each, url, token, witness, _Around(each.name, said, ended), program), daemon=True
            )
            for each, token in zip(tables, tokens, strict=True)
        ]
        held.callback(_joined, ended, threads)
        for thread in threads:
            thread.start()
        held.callback(signal.signal, signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not interrupt the cleanup
        yield DemoFloor(url, tables, said)


def _joined(ended: Event, threads: Sequence[Thread]) -> None:
    ended.set()
    for each in threads:
        each.join(_PATIENCE)


def _table(held: ExitStack, folder: Path, number: int, seed: int) -> DemoTable:
    """Open a table and play its first round, so that there is something to see."""
    own = folder / "tables" / str(number)
    own.mkdir(parents=True, mode=0o700)
    db, keys, chance = str(own / "journal.db"), own / "keys", Random(f"{seed}/{number}")
    journal = held.enter_context(closing(open_journal(db, keys=keys)))
    session = Session(journal, journal.keys, SystemClock())
    terms = usual_terms(installed_rulebooks.rulebook(_RULEBOOK), CardsFrom.SIMULATED)
    open_simulated(
        session, str(number), installed_rulebooks.rulebook_text(_RULEBOOK), installed_rulebooks.house_text(), terms
    )
    table = DemoTable(str(number), db, keys, journal, session, play_steps(session, chance))
    table.play_round()
    return table


def _forward(table: DemoTable, url: str, token: str, witness: str, around: _Around, program: str) -> None:
    asked = [at_witness(witness)]
    try:
        with (
            closing(JournalToForward(table.db)) as source,
            closing(Witnesses(asked, beside(Path(table.db)), paths_of(table.db))) as cosigners,
        ):
            cosigners.took(source.newest_checkpoint())
            forwarder = Forwarder(source, cosigners, lambda: time.time_ns() // 1000, program)
            wallet = KeptPass(table.keys, source.journal.id)
            RunningForwarder(floor_url(url).set(username=None), source, wallet, forwarder, around).for_ever(token)
    except EndedError:
        return
    except KnownError as error:
        around.tell(str(error))


@contextmanager
def _witness(folder: Path, tables: Sequence[DemoTable]) -> Iterator[str]:
    """Run a witness process with its own key. Yield its vkey and address in the form that a forwarder takes."""
    own = folder / "witness"
    own.mkdir(mode=0o700)
    vkeys = [file.read_text().strip() for each in tables for file in each.keys.glob("*.vkey")]
    (own / "logs.txt").write_text("".join(f"log {each}\n" for each in vkeys))
    files = ("--logs", str(own / "logs.txt"), "--state", str(own / "witness.db"))
    command = (
        sys.executable,
        "-m",
        "dealer_terminal",
        "witness",
        "--listen",
        "127.0.0.1:0",
        *files,
        "--name",
        _WITNESS,
    )
    with (own / "said.txt").open("wb") as said:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=said, text=True, start_new_session=True
        )
    try:
        assert process.stdout is not None, "it is a pipe"
        listens, vkey = process.stdout.readline(), process.stdout.readline().strip()
        found = re.search(r" listens on (http://\S+),", listens)
        if found is None:
            raise KnownError(f"the witness does not start: see {own / 'said.txt'}")
        yield f"{vkey} {found[1]}"
    finally:
        process.terminate()
        process.wait()
