"""A terminal is let in by its token once, and from then on by a password of its own."""

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from dealer_terminal.app.forwarding import KeptPass
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.admission import admitted
from dealer_terminal.floor.faults import FloorUnreachableError, NotLetInError
from dealer_terminal.floor.floor_admin import parse_token
from dealer_terminal.floor.floor_connection import FloorConnection, open_line
from dealer_terminal.floor.ports import FloorCredential
from dealer_terminal.storage.review.console import make_console
from dealer_terminal.table.clock import SystemClock
from tests.fast.floor.house import KEEPER, Floor, Terminal, made
from tests.helpers.postgres import OPTIONS, Server

NUMBERS = count(1)


@pytest.fixture
def fresh(tmp_path: Path, shared: Floor) -> Terminal:
    """A terminal that was not enrolled yet, at a table of its own."""
    terminal = Terminal(tmp_path, shared, f"t{next(NUMBERS)}")
    terminal.play(1)
    return terminal


def another(fresh: Terminal) -> Terminal:
    """Another journal at the same table."""
    other = Terminal(fresh.folder / "other", fresh.floor, fresh.table)
    other.folder.mkdir()
    other.play(1, seed=8)
    return other


@contextmanager
def let_in(floor: Floor, role: str, password: str) -> Iterator[FloorConnection]:
    with open_line(floor_url(floor.url).set(username=None), role, password) as line:
        yield line


def test_the_first_run_takes_the_token_and_later_ones_need_none(fresh: Terminal) -> None:
    token = fresh.floor.enrol(fresh.table)
    first = fresh.forward(token)
    assert first.signed > 10
    assert fresh.forward(token) == first, "given again, it does no harm"
    fresh.play(1, seed=2)
    assert fresh.forward().signed > first.signed
    assert fresh.standing().state == "open"
    (file,) = fresh.keys.glob("*.floor")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.unlink()
    assert fresh.forward(fresh.floor.enrol(fresh.table)).signed > first.signed, "enrolled anew, it goes on"


def test_the_token_counts_no_more_and_no_secret_stands_at_the_floor(fresh: Terminal) -> None:
    token = fresh.floor.enrol(fresh.table)
    fresh.forward(token)
    kept, secret = fresh.wallet_read(), parse_token(token).secret
    assert len(kept.passwords) == 1 and kept.passwords[0] != secret
    with pytest.raises(KnownError, match="does not let this user in"), let_in(fresh.floor, kept.role, secret):
        pass
    with let_in(fresh.floor, kept.role, kept.passwords[0]):
        pass
    asked = "SELECT token_hash FROM floor.enrolments WHERE table_id = %s"
    assert fresh.floor.rows(asked, fresh.table) == [(sha256(secret.encode()).digest(),)]
    asked = "SELECT rolpassword, rolvaliduntil::text FROM pg_authid WHERE rolname = %s"
    ((stored, until),) = fresh.floor.rows(asked, kept.role)
    assert (stored.startswith("SCRAM-SHA-256$"), until) == (True, "infinity")


def test_a_wrong_token_is_told_in_one_line(fresh: Terminal) -> None:
    for text in ("", "7", "7:", ":x"):
        with pytest.raises(KnownError, match="no token of a floor"):
            parse_token(text)
    for name in ("", "a b", "7;drop", "x" * 33, "-7", "ä"):
        with pytest.raises(KnownError, match="names no table"):
            fresh.floor.enrol(name)
    with pytest.raises(KnownError, match="this terminal is not enrolled there: give its token with --token"):
        fresh.forward()
    older, newer = fresh.floor.enrol(fresh.table), fresh.floor.enrol(fresh.table)
    wrong = "the token is wrong, was used, or its time is over: dealer-terminal floor"
    for token in ("nowhere:something", f"{fresh.table}:not-this-one", older):
        with pytest.raises(KnownError, match=wrong):
            fresh.forward(token)
    fresh.forward(newer)
    other = another(fresh)
    with pytest.raises(KnownError, match=wrong):
        other.forward(newer)
    assert not list(other.keys.glob("*.floor"))


def test_a_secret_alone_or_a_token_whose_time_is_over_lets_nobody_in(fresh: Terminal) -> None:
    token, role = fresh.floor.enrol(fresh.table), f"{floor_url(fresh.floor.url).database}_table_{fresh.table}"
    by_secret = Terminal(fresh.folder, fresh.floor, fresh.table)
    by_secret.role, by_secret.password = role, parse_token(token).secret
    with pytest.raises(KnownError, match=f"the token is not the one that table {fresh.table} was given last"):
        by_secret.forward()
    fresh.floor.rows("UPDATE floor.enrolments SET ends = 1 WHERE table_id = %s", fresh.table)
    with pytest.raises(KnownError, match=f"the token's time is over: dealer-terminal floor enrol {fresh.table}"):
        fresh.forward(token)
    fresh.floor.rows(f"ALTER ROLE {role} VALID UNTIL '2000-01-01'")
    with pytest.raises(KnownError, match="or its time is over"):
        fresh.forward(token)


def test_enrolled_anew_what_was_open_is_ended(fresh: Terminal) -> None:
    fresh.forward(fresh.floor.enrol(fresh.table))
    with fresh.line() as line:
        token = fresh.floor.enrol(fresh.table)
        with pytest.raises(FloorUnreachableError, match="the server was stopped"):
            line.least_protocol()
    with pytest.raises(NotLetInError, match="this terminal's password counts no more there"):
        fresh.forward()
    fresh.forward(token)


def test_another_journal_does_not_take_a_tables_place(fresh: Terminal) -> None:
    fresh.forward(fresh.floor.enrol(fresh.table))
    other = another(fresh)
    with pytest.raises(KnownError, match=f"table {fresh.table} belongs to another journal there"):
        other.forward(fresh.floor.enrol(fresh.table))
    with other.source() as source:
        secret = parse_token(fresh.floor.enrol(fresh.table)).secret
        other.wallet(source).write(FloorCredential(fresh.wallet_read().role, (secret,)))
    with pytest.raises(KnownError, match="that table belongs to another journal there"):
        other.forward()


class FullDisk(KeptPass):
    """Nothing more can be written once the floor has taken the token."""

    floor: Floor
    table: str

    def write(self, kept: FloorCredential) -> None:
        if self.floor.rows("SELECT FROM floor.enrolments WHERE used IS NOT NULL AND table_id = %s", self.table):
            raise OSError("no space left on device")
        super().write(kept)


def test_the_new_password_is_kept_before_the_floor_takes_it_up(fresh: Terminal) -> None:
    token = fresh.floor.enrol(fresh.table)
    with fresh.source() as source:
        wallet = FullDisk(fresh.pocket, source.journal.id)
        wallet.floor, wallet.table = fresh.floor, fresh.table
        begun = admitted(floor_url(fresh.address), source.journal, wallet, token)
        with pytest.raises(OSError, match="no space"), begun:
            pass
    assert fresh.forward().signed > 10


def test_stopped_while_the_token_is_used_it_is_let_in_all_the_same(fresh: Terminal) -> None:
    """The new password stands beside the keys before the floor takes it up."""
    before = fresh.forward(fresh.floor.enrol(fresh.table))
    kept = fresh.wallet_read()
    for passwords in ((*kept.passwords, "older"), ("newer", *kept.passwords)):
        with fresh.source() as source:
            fresh.wallet(source).write(FloorCredential(kept.role, passwords))
        assert fresh.forward() == before


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


def test_a_consoles_journal_comes_to_a_floor_too(shared: Floor, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, shared, "pit-1")
    make_console(terminal.db, "Pit 1", SystemClock(), keys=terminal.keys)
    terminal.forward(shared.enrol("pit-1"))
    terminal.floor.rows("UPDATE floor.heads SET modelled = 0 WHERE table_id = 'pit-1'")
    assert terminal.forward().signed > 0
