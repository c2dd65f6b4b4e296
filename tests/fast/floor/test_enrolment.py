"""A terminal is let in by its token once, and from then on by a password of its own."""

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from dealer_terminal.bootstrap.kept_pass import KeptPass
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.admission import admitted
from dealer_terminal.floor.faults import AwayError, NotLetInError
from dealer_terminal.floor.line import Line, open_line
from dealer_terminal.floor.ports import Pass
from dealer_terminal.floor.token import parse_token
from dealer_terminal.storage.review.console import make_console
from dealer_terminal.table.clock import SystemClock
from tests.fast.floor.house import KEEPER, Floor, Terminal, made
from tests.helpers.postgres import OPTIONS, Server


@pytest.fixture
def fresh(tmp_path: Path, floor: Floor) -> Terminal:
    terminal = Terminal(tmp_path, floor)
    terminal.play(1)
    return terminal


@contextmanager
def let_in(floor: Floor, role: str, password: str) -> Iterator[Line]:
    with open_line(floor_url(floor.url).set(username=None), role, password) as line:
        yield line


def pass_of(terminal: Terminal) -> Pass:
    with terminal.source() as source:
        return terminal.wallet(source).read()


def test_the_first_run_takes_the_token_and_later_ones_need_none(fresh: Terminal) -> None:
    assert fresh.forward(fresh.floor.enrol("7")).signed > 10
    fresh.play(1, seed=2)
    fresh.forward()
    assert fresh.standing().state == "open"


def test_the_pass_is_for_its_owner_alone_and_the_token_counts_no_more(fresh: Terminal) -> None:
    token = fresh.floor.enrol("7")
    fresh.forward(token)
    (file,) = fresh.keys.glob("*.floor")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept, secret = pass_of(fresh), parse_token(token).secret
    assert len(kept.passwords) == 1 and kept.passwords[0] != secret
    with pytest.raises(KnownError, match="does not let this user in"), let_in(fresh.floor, kept.role, secret):
        pass
    with let_in(fresh.floor, kept.role, kept.passwords[0]):
        pass


def test_a_token_given_again_by_the_terminal_that_used_it_does_no_harm(fresh: Terminal) -> None:
    token = fresh.floor.enrol("7")
    assert fresh.forward(token) == fresh.forward(token)


def test_nothing_of_a_secret_stands_at_the_floor(fresh: Terminal) -> None:
    token = fresh.floor.enrol("7")
    fresh.forward(token)
    secret = parse_token(token).secret
    kept = fresh.floor.rows("SELECT token_hash FROM floor.enrolments")
    assert kept == [(sha256(secret.encode()).digest(),)]
    stored = fresh.floor.rows(
        "SELECT rolpassword, rolvaliduntil::text FROM pg_authid WHERE rolname = %s", pass_of(fresh).role
    )
    assert stored[0][0].startswith("SCRAM-SHA-256$")
    assert stored[0][1] == "infinity"


def test_a_wrong_token_is_told_in_one_line(fresh: Terminal) -> None:
    fresh.floor.enrol("7")
    with pytest.raises(KnownError, match="the token is wrong, was used, or its time is over: dealer-terminal floor"):
        fresh.forward("7:not-this-one")


def test_a_token_that_another_terminal_used_is_told(fresh: Terminal, tmp_path: Path) -> None:
    token = fresh.floor.enrol("7")
    fresh.forward(token)
    other = Terminal(tmp_path / "other", fresh.floor)
    other.folder.mkdir()
    other.play(1, seed=8)
    with pytest.raises(KnownError, match="the token is wrong, was used"):
        other.forward(token)
    assert not list(other.keys.glob("*.floor"))


def test_a_token_whose_time_is_over_is_told(fresh: Terminal) -> None:
    token = fresh.floor.enrol("7")
    fresh.floor.rows("UPDATE floor.enrolments SET ends = 1")
    with pytest.raises(KnownError, match="the token's time is over: dealer-terminal floor enrol 7"):
        fresh.forward(token)
    role = f"{floor_url(fresh.floor.url).database}_table_7"
    fresh.floor.rows(f"ALTER ROLE {role} VALID UNTIL '2000-01-01'")
    with pytest.raises(KnownError, match="or its time is over"):
        fresh.forward(token)


def test_a_newer_token_takes_the_older_ones_place(fresh: Terminal) -> None:
    older, newer = fresh.floor.enrol("7"), fresh.floor.enrol("7")
    with pytest.raises(KnownError, match="the token is wrong"):
        fresh.forward(older)
    fresh.forward(newer)


def test_enrolled_anew_what_was_open_is_ended(fresh: Terminal) -> None:
    fresh.forward(fresh.floor.enrol("7"))
    with fresh.line() as line:
        token = fresh.floor.enrol("7")
        with pytest.raises(AwayError, match="the server was stopped"):
            line.speaks()
    with pytest.raises(NotLetInError, match="this terminal's password counts no more there"):
        fresh.forward()
    fresh.forward(token)


def test_an_unknown_table_and_no_token_are_told(fresh: Terminal) -> None:
    with pytest.raises(KnownError, match="this terminal is not enrolled there: give its token with --token"):
        fresh.forward()
    with pytest.raises(KnownError, match="the token is wrong"):
        fresh.forward("8:something")
    for token in ("", "7", "7:", ":x"):
        with pytest.raises(KnownError, match="no token of a floor"):
            parse_token(token)


def test_another_journal_does_not_take_a_tables_place(fresh: Terminal, tmp_path: Path) -> None:
    fresh.forward(fresh.floor.enrol("7"))
    other = Terminal(tmp_path / "other", fresh.floor)
    other.folder.mkdir()
    other.play(1, seed=8)
    with pytest.raises(KnownError, match="table 7 belongs to another journal there"):
        other.forward(fresh.floor.enrol("7"))
    with other.source() as source:
        other.wallet(source).write(Pass(pass_of(fresh).role, (parse_token(fresh.floor.enrol("7")).secret,)))
    with pytest.raises(KnownError, match="that table belongs to another journal there"):
        other.forward()


def test_a_terminal_that_lost_its_pass_is_enrolled_anew_and_goes_on(fresh: Terminal) -> None:
    before = fresh.forward(fresh.floor.enrol("7"))
    (file,) = fresh.keys.glob("*.floor")
    file.unlink()
    assert fresh.forward(fresh.floor.enrol("7")) == before


class FullDisk(KeptPass):
    """Nothing more can be written once the floor has taken the token."""

    floor: Floor

    def write(self, kept: Pass) -> None:
        if self.floor.rows("SELECT FROM floor.enrolments WHERE used IS NOT NULL"):
            raise OSError("no space left on device")
        super().write(kept)


def test_the_new_password_is_kept_before_the_floor_takes_it_up(fresh: Terminal) -> None:
    token = fresh.floor.enrol("7")
    with fresh.source() as source:
        wallet = FullDisk(fresh.pocket, source.journal.id)
        wallet.floor = fresh.floor
        begun = admitted(floor_url(fresh.address), source.journal, wallet, token)
        with pytest.raises(OSError, match="no space"), begun:
            pass
    assert fresh.forward().signed > 10


@pytest.mark.parametrize("taken_up", [True, False])
def test_stopped_while_the_token_is_used_it_is_let_in_all_the_same(fresh: Terminal, taken_up: bool) -> None:
    """The new password stands beside the keys before the floor takes it up."""
    before = fresh.forward(fresh.floor.enrol("7"))
    kept = pass_of(fresh)
    passwords = (*kept.passwords, "older") if taken_up else ("newer", *kept.passwords)
    with fresh.source() as source:
        fresh.wallet(source).write(Pass(kept.role, passwords))
    assert fresh.forward() == before


@pytest.mark.parametrize("name", ["", "a b", "7;drop", "x" * 33, "-7", "ä"])
def test_a_table_has_a_plain_name(floor: Floor, name: str) -> None:
    with pytest.raises(KnownError, match="names no table"):
        floor.enrol(name)


BY_HOUSE = "local all postgres trust\nlocal all keeper trust\nlocal all all peer map=any\n"


def test_whom_the_house_lets_in_by_its_own_means_needs_no_token(tmp_path: Path) -> None:
    with Server.started(OPTIONS, BY_HOUSE) as server, server.connect() as connection:
        (server.folder / "data" / "pg_ident.conf").write_text("any /^.*$ all\n")
        connection.execute("SELECT pg_reload_conf()")
        connection.execute(f"CREATE ROLE {KEEPER} LOGIN CREATEROLE".encode())
        with server.database(KEEPER) as url:
            terminal = Terminal(tmp_path, made(server, url))
            terminal.play(1)
            terminal.floor.enrol("7")
            role = f"{floor_url(url).database}_table_7"
            terminal.role = role
            assert terminal.forward().signed > 10
            assert terminal.forward().signed > 10


def test_a_password_alone_is_not_the_houses_own_means(fresh: Terminal) -> None:
    """Somebody who learns a token's secret still has to bring the token as such."""
    token = parse_token(fresh.floor.enrol("7"))
    fresh.role = f"{floor_url(fresh.floor.url).database}_table_7"
    fresh.password = token.secret
    with pytest.raises(KnownError, match="the token is not the one that table 7 was given last"):
        fresh.forward()


def test_a_consoles_journal_comes_to_a_floor_too(floor: Floor, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, floor, "pit-1")
    make_console(terminal.db, "Pit 1", SystemClock(), keys=terminal.keys)
    terminal.forward(floor.enrol("pit-1"))
    terminal.floor.rows("UPDATE floor.heads SET modelled = 0")
    assert terminal.forward().signed > 0
