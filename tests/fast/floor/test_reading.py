"""Commands that read, at a floor: one table of it by --table, all of them where a command takes several journals."""

import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from dealer_terminal import cli
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.tables import NO_FLOOR, tables_of
from dealer_terminal.storage.address import address, at_table, table_of, where
from dealer_terminal.storage.engine import writing_engine
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.floor.house import Floor, Terminal
from tests.fast.floor.read import one_table

GOOD, BAD_INPUT = 0, 2
ONE = {
    "hands": ("hands", "--json"),
    "report": ("report", "--json"),
    "export": ("export", "--format", "jsonl"),
    "prove": ("prove", "--round", "1"),
    "moment": ("moment", "--round", "2", "--json"),
    "verify": ("verify", "--json"),
}
SEVERAL = {
    "alarms": ("alarms", "--json"),
    "queue": ("queue", "--json"),
    "shift": ("shift", "--json"),
    "dealers": ("dealers", "--json"),
    "readers": ("readers", "--json"),
}


def test_an_address_names_one_table_of_a_floor_and_shows_no_password() -> None:
    url = address(at_table("postgresql://auditor:secret@server/floor", "7"))
    assert table_of(url) == "7"
    assert url.query == {"options": "-c search_path=one_table -c dealer_terminal.table=7"}
    assert where(url) == "table 7 of postgresql://auditor:***@server/floor"
    assert table_of(address("postgresql://auditor@server/floor")) == ""
    longhand = "postgresql://s/f?options=-c%20search_path%3Done_table%20-c%20dealer_terminal.table%3Dpit-2.8"
    assert table_of(address(longhand)) == "pit-2.8"


@pytest.mark.parametrize("table", ["7;", "7%20-c%20role%3Dpostgres", "7&table=8"])
def test_what_names_no_table_never_reaches_the_server(table: str) -> None:
    with pytest.raises(KnownError, match="names no table of a floor"):
        address(f"postgresql://server/floor?table={table}")


def test_tables_are_told_as_people_count_them(two: tuple[Terminal, Terminal]) -> None:
    assert tables_of(floor_url(two[0].floor.url)) == ("7", "10")


def test_a_journal_of_its_own_is_no_floor(empty: str) -> None:
    assert tables_of(floor_url(empty)) == NO_FLOOR


@pytest.mark.parametrize("asked", ONE.values(), ids=ONE.keys())
def test_a_table_is_told_as_its_own_journal_is(
    two: tuple[Terminal, Terminal], asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *more = asked
    for terminal in two[:1]:
        assert cli.main([name, "--db", terminal.db, *more]) == GOOD
        own = capsys.readouterr().out
        assert cli.main([name, "--db", terminal.floor.url, "--table", terminal.table, *more]) == GOOD
        assert _but_for_what_is_not_at_hand(capsys.readouterr().out) == _but_for_what_is_not_at_hand(own)


def _but_for_what_is_not_at_hand(out: str) -> str:
    """A file's verify lacks the terminal's keys, a floor's the terminal itself."""
    return re.sub(r'"not_checked":\[.*?\]', "", out)


def test_evidence_of_a_floors_table_is_that_of_its_own_journal(two: tuple[Terminal, Terminal], tmp_path: Path) -> None:
    terminal, made = two[0], []
    for at in (("--db", terminal.db), ("--db", terminal.floor.url, "--table", terminal.table)):
        file = tmp_path / f"{len(made)}.html"
        assert cli.main(["evidence", *at, "--round", "1", "--no-pictures", "--out", str(file)]) == GOOD
        made.append(re.sub(r'("made":|"Made",)[^],}]*', "", file.read_text()))
    assert made[0] == made[1]


@pytest.mark.parametrize("console", ["replay", "pit"])
def test_a_console_tours_one_table_of_a_floor(two: tuple[Terminal, Terminal], tmp_path: Path, console: str) -> None:
    at = ("--db", two[0].floor.url, "--table", two[0].table)
    tour = (sys.executable, "-m", "dealer_terminal", console, *at, "--headless", "--screenshots", str(tmp_path))
    ran = subprocess.run(tour, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (GOOD, "")
    assert f"{len(list(tmp_path.glob('*.png')))} pictures" in ran.stdout


@pytest.mark.parametrize("asked", SEVERAL.values(), ids=SEVERAL.keys())
def test_all_tables_of_a_floor_are_told_as_their_journals_are(
    two: tuple[Terminal, Terminal], asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *more = asked
    apart = {"disk-low"}
    assert cli.main([name, *(part for each in two for part in ("--db", each.db)), *more]) == GOOD
    own = json.loads(capsys.readouterr().out)
    assert cli.main([name, "--db", two[0].floor.url, *more]) == GOOD
    there = json.loads(capsys.readouterr().out)
    if name == "alarms":
        own = [each for each in own if each["alarm"] not in apart]
    if name == "shift":
        assert [each.pop("db").split()[:2] for each in there["proven"]].count(["table", "7"]) == 1
        own["proven"] = [{key: each[key] for key in each if key != "db"} for each in own["proven"]]
    assert there == own


def test_of_several_tables_some_can_be_named(
    two: tuple[Terminal, Terminal], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["shift", "--db", two[0].floor.url, "--table", "10", "--json"]) == GOOD
    (proven,) = json.loads(capsys.readouterr().out)["proven"]
    with closing(JournalSource(two[1].db)) as source:
        assert proven["journal"] == source.journal


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ((), "is a floor of 2 tables: name one, --table ID: 7, 10"),
        (("--table", "9"), "has no table 9: name one of 7, 10"),
    ],
    ids=["none named", "unknown"],
)
def test_a_table_that_is_not_named_or_not_there_is_told_with_those_that_are(
    two: tuple[Terminal, Terminal], more: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hands", "--db", two[0].floor.url, *more]) == BAD_INPUT
    said = capsys.readouterr().err
    assert (why in said, said.count("\n")) == (True, 1)


def test_a_table_of_a_file_is_told_to_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("hands", "shift"):
        assert cli.main([name, "--db", str(tmp_path / "journal.db"), "--table", "7"]) == BAD_INPUT
        assert "is one journal: leave it out, or name a floor" in capsys.readouterr().err


@pytest.mark.parametrize("asked", [("hands",), ("verify",), ("hands", "--table", "7"), ("verify", "--table", "7")])
def test_a_floor_without_a_terminal_is_told(
    floor: Floor, asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    command, *which = asked
    assert cli.main([command, "--db", floor.url, *which]) == BAD_INPUT
    table = which[1] if which else "TABLE"
    enrol = f"dealer-terminal floor enrol {table}, then forward at its terminal"
    assert capsys.readouterr().err.endswith(f": no table is enrolled on this floor: {enrol}\n")
    floor.enrol("7")
    assert cli.main([command, "--db", floor.url, *which]) == BAD_INPUT
    said = capsys.readouterr().err
    told = "table 7 is enrolled, and its" if which else "no terminal has come to this floor yet, enrolled: 7"
    assert (told in said, "dealer-terminal forward --floor" in said, said.count("\n")) == (True, True, 1)


def test_nobody_writes_through_a_floor(terminal: Terminal) -> None:
    for db in (at_table(terminal.floor.url, "7"), one_table(terminal.floor, "7")):
        with pytest.raises(KnownError, match=r"table 7 of .* is a mirror, which its terminal alone writes"):
            writing_engine(address(db))


def test_a_terminals_own_role_sees_its_own_table_alone(two: tuple[Terminal, Terminal]) -> None:
    pass_ = two[1].wallet_read()
    url = make_url(two[1].floor.url).set(username=pass_.role, password=pass_.passwords[-1])
    assert tables_of(floor_url(url.render_as_string(hide_password=False))) == ("10",)
