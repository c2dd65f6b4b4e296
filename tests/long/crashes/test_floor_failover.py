"""A floor with a standby: it is read there, and a promoted one that lost the last second makes no fork."""

import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.faults import NotLetInError
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.forwarder import StoppedError
from dealer_terminal.floor.linked.meter_admin import MeterAdmin
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.ports import SettledWin, WinOutcome, WinRequest
from dealer_terminal.floor.publishing import publish
from tests.fast.floor.house import KEEPER, RULES, Floor, Terminal, made
from tests.fast.floor.linked.lines import opened
from tests.fast.floor.read import same
from tests.helpers.postgres import OPTIONS, Server

WITHIN_SECONDS = 60


@pytest.fixture(scope="module")
def primary() -> Iterator[Server]:
    with Server.started(OPTIONS, f"{RULES}local replication postgres trust\n") as server:
        with server.connect() as connection:
            connection.execute(f"CREATE ROLE {KEEPER} LOGIN CREATEROLE")
        yield server


@pytest.fixture
def terminal(primary: Server, tmp_path: Path) -> Iterator[Terminal]:
    """Its floor has two rounds of it."""
    with primary.database(KEEPER) as url:
        terminal = Terminal(tmp_path, made(primary, url))
        terminal.play(2)
        terminal.enrolled().forward()
        yield terminal
        if not primary.running:
            primary.start()


@pytest.fixture
def standby(primary: Server, terminal: Terminal) -> Iterator[Server]:
    with primary.standby() as server:
        yield server


def moved(terminal: Terminal, server: Server) -> Terminal:
    """The same terminal, sent to another server."""
    address, _, _ = terminal.floor.url.partition("?")
    return Terminal(terminal.folder, Floor(f"{address}?host={server.folder}"), terminal.table)


def caught_up(primary: Server, standby: Server) -> None:
    with primary.connect() as connection:
        ((written,),) = connection.execute("SELECT pg_current_wal_lsn()").fetchall()
    deadline = time.monotonic() + WITHIN_SECONDS
    with standby.connect() as connection:
        while not connection.execute("SELECT pg_last_wal_replay_lsn() >= %s::pg_lsn", (written,)).fetchall()[0][0]:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def lost_second(primary: Server, standby: Server) -> None:
    caught_up(primary, standby)
    standby.follows_no_more()


def took_over(primary: Server, standby: Server) -> None:
    primary.crash()
    standby.promote()
    deadline = time.monotonic() + WITHIN_SECONDS
    with standby.connect() as connection:
        while connection.execute("SELECT pg_is_in_recovery()").fetchall()[0][0]:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_a_standby_is_read_as_the_floor_itself(
    primary: Server, standby: Server, terminal: Terminal, tmp_path: Path
) -> None:
    caught_up(primary, standby)
    there = moved(terminal, standby)
    assert same(there)
    assert there.standing().size == terminal.standing().size
    with open_office(there.floor.url) as office:
        assert publish(office.connection, office.where, "7", tmp_path / "tiles").size == terminal.standing().size


def test_a_standby_takes_nothing_and_says_so(primary: Server, standby: Server, terminal: Terminal) -> None:
    terminal.play(1, seed=3)
    caught_up(primary, standby)
    with pytest.raises(KnownError, match=r"takes no writes .*: name the server that does"):
        moved(terminal, standby).forward()
    terminal.forward()
    assert same(terminal)


def test_what_a_promoted_standby_lost_comes_again(primary: Server, standby: Server, terminal: Terminal) -> None:
    lost_second(primary, standby)
    before = terminal.standing().size
    terminal.play(2, seed=3)
    terminal.forward()
    assert terminal.standing().size > before
    took_over(primary, standby)
    there = moved(terminal, standby)
    assert there.standing().size == before
    terminal.play(1, seed=4)
    there.forward()
    assert same(there)
    assert there.standing().state == "open" and there.floor.rows("SELECT 1 FROM floor.evidence") == []


def test_the_old_primary_that_comes_back_holds_the_same_history(
    primary: Server, standby: Server, terminal: Terminal
) -> None:
    lost_second(primary, standby)
    terminal.play(2, seed=3)
    terminal.forward()
    took_over(primary, standby)
    there = moved(terminal, standby)
    terminal.play(1, seed=4)
    there.forward()
    primary.start()
    terminal.forward()
    assert same(terminal) and same(there)
    assert terminal.floor.rows("SELECT 1 FROM floor.evidence") == []


def test_a_win_of_the_lost_second_is_asked_for_again_and_no_cent_is_made_or_lost(
    primary: Server, standby: Server, terminal: Terminal
) -> None:
    opened(terminal.floor, "star", "7")
    with terminal.line() as line:
        meters = MeterLine(line)
        meters.join()
        meters.tell({"star": 0})
        lost_second(primary, standby)
        wanted = WinRequest("star", "3/2/a", 3, 2, 40, 1_000, 500)
        win = meters.win(wanted)
        paid = SettledWin("star", win.name, win.pays, win.reseeded, WinOutcome.PAID)
        assert meters.settle(paid)
        (stood,) = meters.tell({"star": 900})
    took_over(primary, standby)
    there = moved(terminal, standby)
    with there.line() as line:
        meters = MeterLine(line)
        meters.join()
        assert meters.open_wins(0) == ()
        again = meters.win(wanted)
        assert (again.name, again.pays) == (win.name, win.pays)
        assert meters.settle(paid)
        (stands,) = meters.tell({"star": 900})
        assert (stands.value, stands.wins) == (stood.value, 1)
    with open_office(there.floor.url) as office:
        assert [each for each in MeterAdmin(office).compared("star") if "records" not in each] == []


def test_a_terminal_that_was_enrolled_in_the_lost_second_is_enrolled_again(
    primary: Server, standby: Server, terminal: Terminal
) -> None:
    lost_second(primary, standby)
    other = Terminal(terminal.folder / "8", terminal.floor, "8")
    other.folder.mkdir()
    other.play(1)
    other.enrolled().forward()
    took_over(primary, standby)
    there = moved(other, standby)
    with pytest.raises(NotLetInError, match="enrol"):
        there.forward()
    there.enrolled().forward()
    assert same(there)


def test_two_histories_that_were_found_in_the_lost_second_are_found_again(
    primary: Server, standby: Server, terminal: Terminal, tmp_path: Path
) -> None:
    backup = tmp_path / "yesterday"
    copytree(terminal.folder, backup, ignore=ignore_patterns("yesterday"))
    terminal.play(1, seed=3)
    terminal.forward()
    lost_second(primary, standby)
    older = Terminal(backup, terminal.floor)
    older.play(3, seed=5)
    with pytest.raises(StoppedError, match="has two histories of this table"):
        older.forward()
    assert len(terminal.floor.rows("SELECT 1 FROM floor.evidence")) == 1
    took_over(primary, standby)
    there = moved(older, standby)
    assert there.floor.rows("SELECT 1 FROM floor.evidence") == []
    with pytest.raises(StoppedError, match="has two histories of this table"):
        there.forward()
    assert len(there.floor.rows("SELECT 1 FROM floor.evidence")) == 1
