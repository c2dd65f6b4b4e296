"""Commands that read, at a floor: one table of it by --table, all of them where a command takes several journals."""

import json
import re
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from dealer_terminal.cli.main import main
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.tables import NO_FLOOR, tables_of
from dealer_terminal.storage.address import address, at_table, table_of, where
from dealer_terminal.storage.engine import writing_engine
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.floor.house import Floor, Pair

GOOD, BAD_INPUT = 0, 2
ONE = (
    ("hands", "--json"),
    ("report", "--json"),
    ("export", "--format", "jsonl"),
    ("prove", "--round", "1"),
    ("moment", "--round", "2", "--json"),
    ("verify", "--json"),
)
SEVERAL = ("alarms", "queue", "shift", "statistics dealers", "statistics readers")


def test_an_address_names_one_table_of_a_floor_and_shows_no_password() -> None:
    url = address(at_table("postgresql://auditor:secret@server/floor", "7"))
    assert table_of(url) == "7"
    assert url.query == {"options": "-c search_path=one_table -c dealer_terminal.table=7"}
    assert where(url) == "table 7 of postgresql://auditor:***@server/floor"
    assert table_of(address("postgresql://auditor@server/floor")) == ""
    longhand = "postgresql://s/f?options=-c%20search_path%3Done_table%20-c%20dealer_terminal.table%3Dpit-2.8"
    assert table_of(address(longhand)) == "pit-2.8"


def test_what_names_no_table_never_reaches_the_server_and_nobody_writes_through_a_floor() -> None:
    for table in ("7;", "7%20-c%20role%3Dpostgres", "7&table=8"):
        with pytest.raises(KnownError, match="names no table of a floor"):
            address(f"postgresql://server/floor?table={table}")
    with pytest.raises(KnownError, match=r"table 7 of .* is a mirror, which its terminal alone writes"):
        writing_engine(address(at_table("postgresql://server/floor", "7")))


def test_tables_are_told_as_people_count_them_and_a_terminals_role_sees_its_own(both: Pair, empty: str) -> None:
    assert tables_of(floor_url(both[0].floor.url)) == ("7", "10")
    assert tables_of(floor_url(empty)) == NO_FLOOR
    pass_ = both[1].wallet_read()
    url = make_url(both[1].floor.url).set(username=pass_.role, password=pass_.passwords[-1])
    assert tables_of(floor_url(url.render_as_string(hide_password=False))) == ("10",)


def test_a_table_is_told_as_its_own_journal_is(both: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    terminal, said = both[0], []
    for at in (("--db", terminal.db), ("--db", terminal.floor.url, "--table", terminal.table)):
        file = tmp_path / f"{len(said)}.html"
        assert main(["evidence", *at, "--round", "1", "--no-pictures", "--out", str(file)]) == GOOD
        told = {"evidence": re.sub(r'("made":|"Made",)[^],}]*', "", file.read_text())}
        capsys.readouterr()
        for name, *more in ONE:
            assert main([name, *at, *more]) == GOOD
            told[name] = re.sub(r'"not_checked":\[.*?\]', "", capsys.readouterr().out)  # its keys; the terminal itself
        said.append(told)
    assert {name for name in said[0] if said[0][name] != said[1][name]} == set()


def test_all_tables_of_a_floor_are_told_as_their_journals_are(both: Pair, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for name in SEVERAL:
        assert main([*name.split(), *(part for each in both for part in ("--db", each.db)), "--json"]) == GOOD
        own = json.loads(capsys.readouterr().out)
        assert main([*name.split(), "--db", both[0].floor.url, "--json"]) == GOOD
        there = json.loads(capsys.readouterr().out)
        if name == "alarms":
            own = [each for each in own if each["alarm"] != "disk-low"]
        if name == "shift":
            assert [each.pop("db").split()[:2] for each in there["proven"]].count(["table", "7"]) == 1
            own["proven"] = [{key: each[key] for key in each if key != "db"} for each in own["proven"]]
        found += [] if there == own else [name]
    assert found == []


def test_tables_are_named_where_there_are_several(
    both: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    floor, file = both[0].floor.url, str(tmp_path / "journal.db")
    assert main(["shift", "--db", floor, "--table", "10", "--json"]) == GOOD
    (proven,) = json.loads(capsys.readouterr().out)["proven"]
    with closing(JournalSource(both[1].db)) as source:
        assert proven["journal"] == source.journal
    for asked, why in (
        (("hands", "--db", floor), "is a floor of 2 tables: name one, --table ID: 7, 10"),
        (("hands", "--db", floor, "--table", "9"), "has no table 9: name one of 7, 10"),
        (("hands", "--db", file, "--table", "7"), "is one journal: leave it out, or name a floor"),
        (("shift", "--db", file, "--table", "7"), "is one journal: leave it out, or name a floor"),
    ):
        assert main(asked) == BAD_INPUT
        said = capsys.readouterr().err
        assert why in said and said.count("\n") == 1


def test_a_floor_without_a_terminal_is_told(floor: Floor, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [(name, *which) for name in ("hands", "verify") for which in ((), ("--table", "7"))]
    for command, *which in commands:
        assert main([command, "--db", floor.url, *which]) == BAD_INPUT
        table = which[1] if which else "TABLE"
        enrol = f"dealer-terminal floor enrol {table}, then forward at its terminal"
        assert capsys.readouterr().err.endswith(f": no table is enrolled on this floor: {enrol}\n")
    floor.enrol("7")
    for command, *which in commands:
        assert main([command, "--db", floor.url, *which]) == BAD_INPUT
        said = capsys.readouterr().err
        told = "table 7 is enrolled, and its" if which else "no terminal has come to this floor yet, enrolled: 7"
        assert (told in said, "dealer-terminal forward --floor" in said, said.count("\n")) == (True, True, 1)
