"""`meters`: what the players' window shows, without a window, and what keeps it from opening."""

import sys
from pathlib import Path
from subprocess import CompletedProcess, run

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.procedure.stax import screens
from tests.long.crashes.jackpot_kill_points import Told

EVENT = "Royal Flush, Other Suit"


@pytest.fixture
def pending(tmp_path: Path) -> str:
    """A journal whose table has a jackpot locked and a prize of the paytable, both pending."""
    walk = Told()
    walk.dealt((1, 2))
    for event in (EVENT, "Straight"):
        for command in screens(walk.turned_over(event), event)[:4]:
            walk.do(command)
    return _kept(tmp_path, walk)


def _kept(folder: Path, walk: Told) -> str:
    db = str(folder / "journal.db")
    journal = open_journal(db, keys=folder / "keys")
    for append in walk.appends:
        append.to(journal)
    journal.close()
    return db


def test_meters_and_locked_jackpots_are_told_in_cents(terminal: Terminal, pending: str) -> None:
    told = terminal("meters", "--db", pending, "--json").json
    assert (told["table"], told["rulebook"], told["round"]) == ("7", "3-card-ags", 1)
    assert told["meters"] == [
        {"meter": "star", "name": "Star", "cents": 100_050},
        {"meter": "spade", "name": "Spade", "cents": 50_000},
        {"meter": "heart", "name": "Heart", "cents": 40_070},
        {"meter": "diamond", "name": "Diamond", "cents": 25_060},
    ]
    hit = {"seat": 2, "event": EVENT, "pays": 50_050, "meter": "spade", "order": 1, "standing": "pending"}
    fixed = {"seat": 1, "event": "Straight", "pays": 2_500, "meter": "", "order": 1, "standing": "pending"}
    assert told["jackpots"] == [each | {"waits_for": "supervisor"} for each in (hit, fixed)]


def test_nothing_is_told_of_a_jackpot_before_it_is_locked(terminal: Terminal, tmp_path: Path) -> None:
    """Touch it, choose it and begin to confirm it."""
    for touches in (1, 2, 3):
        walk = Told()
        walk.dealt((1,))
        for command in screens(walk.turned_over(EVENT), EVENT)[:touches]:
            walk.do(command)
        (tmp_path / str(touches)).mkdir()
        db = _kept(tmp_path / str(touches), walk)
        assert terminal("meters", "--db", db, "--json").json["jackpots"] == [], touches


def test_a_table_without_meters_has_none_and_an_empty_journal_has_no_table(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal("meters", "--db", played_journal(tmp_path, 1), "--json").json
    assert (told["rulebook"], told["meters"], told["jackpots"]) == ("31-classic-wa-2019", [], [])
    open_journal(str(tmp_path / "empty.db"), keys=tmp_path / "keys").close()
    told = terminal("meters", "--db", str(tmp_path / "empty.db"), "--json").json
    assert told == {"table": "", "rulebook": "", "round": 0, "meters": [], "jackpots": []}


def test_a_journal_on_a_server_is_read_too(terminal: Terminal, postgres_url: str, tmp_path: Path) -> None:
    walk = Told()
    journal = open_journal(postgres_url, keys=tmp_path / "keys")
    for append in walk.appends:
        append.to(journal)
    journal.close()
    assert len(terminal("meters", "--db", postgres_url, "--json").json["meters"]) == 4


def alone(*options: str) -> CompletedProcess[str]:
    """A window takes a process of its own."""
    return run([sys.executable, "-m", "dealer_terminal", "meters", *options], capture_output=True, text=True)


def test_pictures_show_each_way_in_which_the_meters_stood(pending: str, tmp_path: Path) -> None:
    done = alone("--db", pending, "--headless", "--screenshots", str(tmp_path / "pictures"))
    assert (done.stdout, done.stderr) == (f"4 pictures in {tmp_path / 'pictures'}\n", "")
    assert sorted(file.name for file in (tmp_path / "pictures").iterdir()) == [
        "meters-01-waiting.png",
        "meters-02-open.png",
        "meters-03-spade-pending-pending-1.png",
        "meters-04-spade-pending-pending-2.png",
    ]


REFUSED = (
    (("--db", "/no/such/journal.db"), "there is no such file"),
    (("--db", __file__), "is no journal"),
    (("--db", "postgresql://nobody@localhost:1/none"), "the server does not answer"),
    (("--db", "x.db", "--size", "wide"), "--size wide"),
    (("--db", "x.db", "--theme", "dark"), "write felt or contrast"),
    (("--db", "x.db", "--language", "fr"), "write en or es or vi or zh_CN"),
    (("--db", "x.db", "--screen", "-1"), "--screen"),
)


def test_wrong_arguments_are_refused(terminal: Terminal) -> None:
    ways = ((), ("--json",), ("--headless",))
    assert [each for way in ways for each in not_refused(terminal, REFUSED, "meters", *way)] == []


def test_a_screen_that_is_not_there_is_told(pending: str) -> None:
    done = alone("--db", pending, "--screen", "2")
    assert (done.returncode, done.stderr) == (2, "--screen 2: this machine has 1; name one from 1 to 1\n")
