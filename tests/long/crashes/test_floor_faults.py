"""A floor whose server is killed, whose network is cut, whose terminals die: nothing lost, doubled or taken wrongly."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.faults import FloorUnreachableError
from tests.fast.floor.house import KEEPER, Floor, Terminal, floor_server, made
from tests.fast.floor.read import same
from tests.helpers.postgres import Server
from tests.long.crashes.cut_wire import Wire

ROOT = Path(__file__).resolve().parents[3]
DURABLE = ["-c", "max_connections=50", "-c", "listen_addresses=", "-c", "autovacuum=off"]
"""What is answered is on the disk."""
FORWARDS = """
import sys
from pathlib import Path
from tests.fast.floor.house import Floor, Terminal
terminal = Terminal(Path(sys.argv[1]), Floor(sys.argv[2]))
terminal.most = 1
answer = terminal.forward()
"""


@pytest.fixture(scope="module")
def durable() -> Iterator[Server]:
    with floor_server(DURABLE) as server:
        yield server


@pytest.fixture
def terminal(durable: Server, tmp_path: Path) -> Iterator[Terminal]:
    with durable.database(KEEPER) as url:
        terminal = Terminal(tmp_path, made(durable, url))
        terminal.play(3)
        terminal.most = 1
        yield terminal.enrolled()


def forwarding(terminal: Terminal) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", FORWARDS, str(terminal.folder), terminal.floor.url]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def whole(floor: Floor) -> bool:
    """Every position once, a checkpoint over each end, and the head is over what is there."""
    ((size, records, last),) = floor.rows(
        "SELECT max(size), (SELECT count(*) FROM floor.records), (SELECT max(size) FROM floor.checkpoints)"
        " FROM floor.heads"
    )
    return bool(size == records == (last or 0))


@pytest.mark.parametrize("seed", range(2))
def test_a_server_that_is_killed_at_any_moment_has_whole_packages_or_nothing(
    durable: Server, terminal: Terminal, seed: int
) -> None:
    chance = Random(seed)
    for _ in range(3):
        program = forwarding(terminal)
        deaths = chance.randrange(1, 30)
        while program.poll() is None and deaths:
            deaths -= 1
            terminal.floor.rows("SELECT pg_sleep(0.01)")
        durable.crash()
        program.wait()
        durable.start()
        assert whole(terminal.floor)
    terminal.forward()
    assert same(terminal)


POINTS = ("records", "checkpoints", "resume", "rounds", "heads", "wager_results", "operators")
HANGS = """CREATE FUNCTION public.hangs() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$"""
HANGING = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND usename LIKE '%table%'"


@pytest.mark.parametrize("table", POINTS)
def test_a_server_that_is_killed_in_the_middle_of_a_package_has_nothing_of_it(
    durable: Server, terminal: Terminal, table: str
) -> None:
    """It dies as the package has reached that table."""
    floor, told = terminal.floor, list[KnownError]()
    floor.rows(HANGS)
    floor.rows(f"CREATE TRIGGER hangs AFTER INSERT OR UPDATE ON floor.{table} EXECUTE FUNCTION public.hangs()")
    terminal.most = 2048
    before = floor.kept()

    def forward() -> None:
        try:
            terminal.forward()
        except KnownError as error:
            told.append(error)

    hand = Thread(target=forward)
    hand.start()
    while not floor.rows(HANGING):
        assert hand.is_alive()
    durable.crash()
    hand.join()
    durable.start()
    assert [type(each) for each in told] == [FloorUnreachableError]
    assert floor.kept() == before
    floor.rows(f"DROP TRIGGER hangs ON floor.{table}")
    terminal.forward()
    assert same(terminal)


def test_what_was_answered_outlives_the_server(durable: Server, terminal: Terminal) -> None:
    done = terminal.forward()
    durable.crash()
    durable.start()
    assert terminal.standing().size == done.signed
    assert same(terminal)


@pytest.mark.parametrize("seed", range(2))
def test_a_forwarder_that_is_killed_anywhere_goes_on(terminal: Terminal, seed: int) -> None:
    chance = Random(seed)
    for _ in range(5):
        program = forwarding(terminal)
        terminal.floor.rows("SELECT pg_sleep(%s)", chance.random())
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
        assert whole(terminal.floor)
    terminal.forward()
    assert same(terminal)


def test_two_forwarders_at_once_and_a_table_that_plays_meanwhile(terminal: Terminal) -> None:
    failed = list[BaseException]()

    def forward() -> None:
        try:
            other = Terminal(terminal.folder, terminal.floor)
            other.most = 1
            for _ in range(6):
                other.forward()
        except BaseException as error:
            failed.append(error)
            raise

    hands = [Thread(target=forward) for _ in range(3)]
    for each in hands:
        each.start()
    for seed in range(4):
        terminal.play(1, seed=seed)
    for each in hands:
        each.join()
    assert failed == []
    terminal.forward()
    assert same(terminal)


@pytest.mark.parametrize("seed", range(4))
def test_a_wire_that_is_cut_anywhere_costs_only_time(terminal: Terminal, seed: int) -> None:
    """After so many bytes one way or the other: within a package, before it, or while the answer comes back."""
    chance = Random(seed)
    with Wire(terminal.floor.url) as wire:
        there = Terminal(terminal.folder, Floor(wire.url))
        there.most = 1
        cuts = 0
        for _ in range(12):
            wire.cut_after(chance.randrange(400, 20_000))
            try:
                there.forward()
            except KnownError:
                cuts += 1
            assert whole(terminal.floor)
        wire.cut_after(2**40)
        there.forward()
    assert cuts > 2
    assert same(terminal)


def test_a_slow_wire_brings_the_same(terminal: Terminal) -> None:
    with Wire(terminal.floor.url, piece=700) as wire:
        there = Terminal(terminal.folder, Floor(wire.url))
        there.forward()
    assert same(terminal)


def test_a_server_whose_disk_is_full_is_told_and_takes_it_later(terminal: Terminal) -> None:
    """As PostgreSQL says it."""
    floor = terminal.floor
    full = "CREATE FUNCTION public.full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not "
    floor.rows(f"{full}extend file' USING ERRCODE = '53100'; END $$")
    floor.rows("CREATE TRIGGER full_disk BEFORE INSERT ON floor.records EXECUTE FUNCTION public.full_disk()")
    with pytest.raises(
        FloorUnreachableError, match=r"the server's disk is full .*: free space on it; nothing is lost meanwhile"
    ):
        terminal.forward()
    floor.rows("DROP TRIGGER full_disk ON floor.records")
    terminal.forward()
    assert same(terminal)
