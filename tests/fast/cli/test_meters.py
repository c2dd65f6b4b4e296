"""`meters`: what the players' window shows, without a window, and what keeps it from opening."""

import sys
from pathlib import Path
from subprocess import CompletedProcess, run

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
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


@pytest.mark.parametrize("touches", [1, 2, 3], ids=["touched", "chosen", "confirming"])
def test_nothing_is_told_of_a_jackpot_before_it_is_locked(terminal: Terminal, tmp_path: Path, touches: int) -> None:
    walk = Told()
    walk.dealt((1,))
    for command in screens(walk.turned_over(EVENT), EVENT)[:touches]:
        walk.do(command)
    assert terminal("meters", "--db", _kept(tmp_path, walk), "--json").json["jackpots"] == []


def test_a_table_without_meters_has_none(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal("meters", "--db", played_journal(tmp_path, 1), "--json").json
    assert (told["rulebook"], told["meters"], told["jackpots"]) == ("31-classic-wa-2019", [], [])


def test_an_empty_journal_has_no_table(terminal: Terminal, tmp_path: Path) -> None:
    open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys").close()
    told = terminal("meters", "--db", str(tmp_path / "journal.db"), "--json").json
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


REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "no journal": (("--db", "/no/such/journal.db"), "there is no such file"),
    "no database": (("--db", __file__), "is no journal"),
    "no server": (("--db", "postgresql://nobody@localhost:1/none"), "the server does not answer"),
    "no panel": (("--db", "x.db", "--size", "wide"), "--size wide"),
    "no theme": (("--db", "x.db", "--theme", "dark"), "write felt or contrast"),
    "no language": (("--db", "x.db", "--language", "fr"), "write en or es or vi or zh_CN"),
    "no such screen": (("--db", "x.db", "--screen", "-1"), "--screen"),
}


@pytest.mark.parametrize(("options", "said"), REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("way", [(), ("--json",), ("--headless",)], ids=["window", "json", "headless"])
def test_what_cannot_be_shown_is_told_in_one_line(
    terminal: Terminal, options: tuple[str, ...], said: str, way: tuple[str, ...]
) -> None:
    assert said in terminal("meters", *options, *way).refusal()


def test_a_screen_that_is_not_there_is_told(pending: str) -> None:
    done = alone("--db", pending, "--screen", "2")
    assert (done.returncode, done.stderr) == (2, "--screen 2: this machine has 1; name one from 1 to 1\n")
