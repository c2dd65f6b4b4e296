"""A floor over TLS, from outside: the installed command enrols a terminal, certifies it, and tells of the end."""

import shutil
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.helpers.tls_postgres import KEEPER, TlsServer, self_signed
from tests.journeys.program import COMMAND, Program, as_json, told, well

GOOD, FOUND_WRONG, BAD_INPUT = 0, 1, 2
GLANCE, BETWEEN_LOOKS = 0.05, 2.0
NO_END = {"", None, 0}
"""Seconds; each look is a process of its own."""


@pytest.fixture(scope="module")
def server() -> Iterator[TlsServer]:
    with TlsServer.started() as server:
        yield server


@pytest.fixture(scope="module")
def authority(server: TlsServer, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Made by its first run on a floor; the server believes it from then on."""
    folder = tmp_path_factory.mktemp("house") / "authority"
    with server.server.database(KEEPER) as url:
        well("floor", "init", "--floor", url)
        made = told("floor", "certify", "--floor", url, "--authority", str(folder), "--once")
    assert (made.returncode, made.stdout) == (GOOD, "No terminal waits for a certificate.\n")
    assert f"ssl_ca_file is to be {folder}/authority.crt" in made.stderr
    assert stat.S_IMODE((folder / "authority.key").stat().st_mode) == 0o600
    server.believe(folder / "authority.crt")
    return str(folder)


@pytest.fixture
def floor(server: TlsServer) -> Iterator[str]:
    with server.server.database(KEEPER) as url:
        well("floor", "init", "--floor", url)
        yield url


class Terminal:
    def __init__(self, folder: Path, server: TlsServer, floor: str, table: str = "7", more: str = "") -> None:
        self.folder, self.floor, self.table = folder, floor, table
        folder.mkdir()
        self.journal = ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))
        self.address = server.over_tls(floor) + more
        self.to = ("forward", *self.journal, "--floor", self.address)
        self.play(2, 1)

    def play(self, rounds: int, seed: int) -> None:
        well("simulate", "--rounds", str(rounds), "--seed", str(seed), *self.journal)

    def enrolled(self) -> "Terminal":
        token = as_json("floor", "enrol", self.table, "--floor", self.floor)["token"]
        well(*self.to, "--token", token, "--once")
        return self

    def certify(self, authority: str, *more: str) -> list[dict[str, object]]:
        asked = ("floor", "certify", "--floor", self.floor, "--authority", authority, "--once", *more)
        return list(as_json(*asked))

    def certificates(self) -> list[str]:
        return sorted(each.name.partition(".floor.")[2] for each in (self.folder / "keys").glob("*.floor.*"))

    def standing(self) -> dict[str, object]:
        (found,) = (each for each in as_json("floor", "status", "--floor", self.floor) if each["table"] == self.table)
        return dict(found)

    def by_password(self) -> str:
        """What the server says to whoever has learned the terminal's password."""
        (kept,) = (self.folder / "keys").glob("*.floor")
        role, password = kept.read_text().split('"')[3], kept.read_text().split('"')[7]
        try:
            psycopg.connect(self.address, user=role, password=password).close()
        except psycopg.OperationalError as error:
            return str(error)
        return "let in"


@pytest.fixture
def terminal(server: TlsServer, floor: str, authority: str, tmp_path: Path) -> Terminal:
    return Terminal(tmp_path / "7", server, floor).enrolled()


def test_the_whole_life_of_a_certificate(terminal: Terminal, authority: str) -> None:
    assert (terminal.certificates(), terminal.by_password()) == (["next.pem"], "let in")
    (judged,) = terminal.certify(authority)
    assert (judged["table"], judged["refused"], terminal.certify(authority)) == ("7", "", [])
    terminal.play(1, 2)
    assert well(*terminal.to, "--once").startswith("The floor has all ")
    assert terminal.certificates() == ["pem"]
    assert "requires a valid client certificate" in terminal.by_password()
    assert terminal.standing()["certificate_ends"] == judged["ends"]
    terminal.play(1, 3)
    well(*terminal.to, "--once")
    assert (terminal.standing()["lag_records"], terminal.standing()["alarms"]) == (0, [])


def test_the_service_certifies_while_the_terminal_runs(terminal: Terminal, authority: str, tmp_path: Path) -> None:
    """Neither is started again for it."""
    command = ("floor", "certify", "--floor", terminal.floor, "--authority", authority)
    room, logs = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}, (tmp_path / "service", tmp_path / "forward")
    both = [Program((str(COMMAND), *each), room, log) for each, log in zip((command, terminal.to), logs, strict=True)]
    while terminal.certificates() != ["pem"]:
        assert all(each.lives for each in both), [log.read_text() for log in logs]
        time.sleep(GLANCE)
    for each in both:
        each.process.terminate()
        assert each.ended() == GOOD
        each.close()
    assert "Table 7: certified until 20" in logs[0].read_text()
    assert logs[1].read_text() == ""
    assert "requires a valid client certificate" in terminal.by_password()


def test_the_next_one_is_there_before_the_first_runs_out(terminal: Terminal, authority: str, tmp_path: Path) -> None:
    """At half of its life, by the two programs that run."""
    command = ("floor", "certify", "--floor", terminal.floor, "--authority", authority, "--days", "0.0005")
    room, logs = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}, (tmp_path / "service", tmp_path / "forward")
    both = [Program((str(COMMAND), *each), room, log) for each, log in zip((command, terminal.to), logs, strict=True)]
    lives = set[object]()
    while len(lives) < 2:
        assert all(each.lives for each in both), [log.read_text() for log in logs]
        lives |= {terminal.standing()["certificate_ends"]} - NO_END
        time.sleep(BETWEEN_LOOKS)
    terminal.play(1, 2)
    for each in both:
        each.process.terminate()
        assert each.ended() == GOOD
        each.close()
    assert logs[1].read_text() == "", "nothing hindered it"
    assert "requires a valid client certificate" in terminal.by_password()
    well(*terminal.to, "--once")
    assert (terminal.standing()["lag_records"], terminal.standing()["alarms"]) == (0, [])


def test_one_that_ran_out_is_one_line_and_nothing_is_lost(terminal: Terminal, authority: str) -> None:
    terminal.certify(authority, "--days", "0.0003")
    well(*terminal.to, "--once")
    assert terminal.certificates() == ["pem"], "taken before it ran out"
    alarms = ""
    while "certificate ran out on" not in alarms:
        time.sleep(BETWEEN_LOOKS)
        alarms = str(terminal.standing()["alarms"])
        assert alarms == "[]" or "certificate r" in alarms
    terminal.play(1, 2)
    done = told(*terminal.to, "--once")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (BAD_INPUT, "", 1)
    assert "this terminal's certificate ran out on 20" in done.stderr
    assert "dealer-terminal floor enrol 7, then forward with its token" in done.stderr
    terminal.enrolled()
    assert (terminal.standing()["lag_records"], terminal.standing()["alarms"]) == (0, [])


def test_a_keeper_refuses_what_a_terminal_asks_for_somebody_else(terminal: Terminal, authority: str) -> None:
    (kept,) = (terminal.folder / "keys").glob("*.floor")
    role, password = kept.read_text().split('"')[3], kept.read_text().split('"')[7]
    with psycopg.connect(terminal.address, user=role, password=password, autocommit=True) as own:
        own.execute("SELECT floor.ask_certificate('-----BEGIN CERTIFICATE REQUEST-----')")
    done = told("floor", "certify", "--floor", terminal.floor, "--authority", authority, "--once")
    assert (done.returncode, done.stderr) == (
        FOUND_WRONG,
        "Table 7: refused: it is no request for a certificate.\n",
    )


def test_with_the_houses_own_certificate_nothing_is_asked(
    server: TlsServer, floor: str, authority: str, tmp_path: Path
) -> None:
    database = server.over_tls(floor).rpartition("?")[0].rpartition("/")[2]
    key, own = self_signed(tmp_path / "house", f"{database}_table_7")
    server.believe(Path(authority, "authority.crt"), own)
    terminal = Terminal(tmp_path / "7", server, floor, more=f"&sslcert={own}&sslkey={key}").enrolled()
    well(*terminal.to, "--once")
    assert (terminal.certificates(), terminal.certify(authority)) == ([], [])


@pytest.mark.parametrize(
    ("spoil", "why"),
    [("authority.key", "is missing: put it back"), ("", "name a folder that this user may use")],
    ids=["no key", "a file"],
)
def test_an_authority_that_is_none_is_one_line(
    floor: str, authority: str, tmp_path: Path, spoil: str, why: str
) -> None:
    folder = tmp_path / "authority"
    if spoil:
        shutil.copytree(authority, folder)
        (folder / spoil).unlink()
    else:
        folder.write_text("")
    done = told("floor", "certify", "--floor", floor, "--authority", str(folder), "--once")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (BAD_INPUT, "", 1)
    assert why in done.stderr
