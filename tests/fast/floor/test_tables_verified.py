"""`verify` at a whole floor: each table by itself, on all cores; what is wrong at one says nothing of another."""

import json
from itertools import product
from pathlib import Path
from shutil import copy

import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.floor.address import floor_url
from tests.fast.floor.house import Pair

GOOD, FOUND_WRONG, BAD_INPUT = 0, 1, 2


def verified(two: Pair, *more: str) -> int:
    return main(["verify", "--db", two[0].floor.url, *more])


def with_keys(two: Pair, folder: Path) -> str:
    folder.mkdir()
    for terminal in two:
        for file in terminal.keys.glob("*.vkey"):
            copy(file, folder)
    return str(folder)


def test_each_table_is_checked_and_told_by_its_name(
    both: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for named in ((), ("--table", "10", "--table", "7")):
        assert verified(both, *named) == GOOD
        said = capsys.readouterr()
        good = {line.partition(":")[0] for line in said.out.splitlines() if "All good: " in line}
        assert good == {"Table 7", "Table 10"}
        assert said.err.count("its key was taken from what it signs") == 2
    keys = with_keys(both, tmp_path / "vkeys")
    assert verified(both, "--vkey", keys, "--json") == GOOD
    told = json.loads(capsys.readouterr().out)
    assert (told["good"], [each["table"] for each in told["tables"]]) == (True, ["7", "10"])
    assert all(each["good"] and each["trusted"] for each in told["tables"])
    with both[0].floor.undone():
        both[0].floor.rewrite("UPDATE records SET operator = '9999' WHERE position = 9 AND table_id = '10'")
        assert verified(both) == FOUND_WRONG
    said = capsys.readouterr()
    assert "Table 10: Wrong: record 9" in said.err
    assert "Table 7: All good: " in said.out
    assert "Table 7: Wrong" not in said.err
    (tmp_path / "vkeys" / "0123456789abcdef01.vkey").touch()
    assert verified(both, "--vkey", keys, "--table", "7", "--table", "10") == GOOD
    assert verified(both, "--vkey", keys) == FOUND_WRONG, "of whose journal there is none"


def test_what_was_kept_of_each_table_is_gone_on_from(
    two: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    assert verified(two, "--keep", str(kept)) == GOOD
    assert {each.name for each in kept.iterdir()} == {"7.verified", "10.verified"}
    (kept / "10.verified").unlink()
    two[0].play(1, seed=9)
    two[0].forward()
    capsys.readouterr()
    assert verified(two, "--since", str(kept), "--keep", str(kept)) == GOOD
    said = capsys.readouterr().out
    assert "Table 7: All good since record" in said
    assert "Table 10: All good: " in said
    assert (kept / "10.verified").exists()


def removed(two: Pair, table: str) -> None:
    """All of it, as the server's superuser can."""
    floor = two[0].floor
    for (name,) in floor.rows(
        "SELECT DISTINCT table_name FROM information_schema.columns c JOIN pg_tables t "
        "ON (t.schemaname, t.tablename) = (c.table_schema, c.table_name) "
        "WHERE table_schema = 'floor' AND column_name = 'table_id'"
    ):
        floor.rewrite(f"DELETE FROM {name} WHERE table_id = '{table}'")
    floor.rewrite(f'DROP ROLE "{floor_url(floor.url).database}_table_{table}"')


def test_tables_that_vanished_are_missed_by_what_was_kept_of_them_and_by_their_keys(
    two: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, keys = tmp_path / "kept", with_keys(two, tmp_path / "vkeys")
    kept.mkdir()
    assert verified(two, "--keep", str(kept)) == GOOD
    removed(two, "10")
    capsys.readouterr()
    (vkey,) = two[1].keys.glob("*.vkey")
    missed = {
        "--since": "the floor has no table 10, of which a look before kept 10.verified",
        "--vkey": f"the floor has no journal {vkey.stem}, whose key is at hand: {vkey.name}",
    }
    folders = {"--since": str(kept), "--vkey": keys}
    both = ("--vkey", keys, "--since", str(kept), "--json")
    for option, folder in folders.items():
        assert verified(two, option, folder) == FOUND_WRONG
        said = capsys.readouterr()
        assert f"Wrong: {missed[option]}." in said.err
        assert "Table 7: All good" in said.out
    assert verified(two, *both) == FOUND_WRONG
    told = json.loads(capsys.readouterr().out)
    assert (told["good"], told["findings"]) == (False, list(missed.values()))
    removed(two, "7")
    for option, folder in folders.items():
        assert verified(two, option, folder) == FOUND_WRONG
        assert capsys.readouterr().err.count("Wrong: the floor has no ") == 2
    assert verified(two, *both) == FOUND_WRONG
    told = json.loads(capsys.readouterr().out)
    assert (told["good"], len(told["findings"]), told["tables"]) == (False, 4, [])
    assert verified(two) == BAD_INPUT
    assert "no table is enrolled on this floor" in capsys.readouterr().err


LEFT = (
    ("tables", "heads", "contacts", "enrolments", "records"),  # its role is left
    ("tables", "heads", "contacts", "enrolments"),  # and its records
    ("tables", "heads", "contacts", "records"),  # and that its token was used
)


def test_a_table_that_was_taken_is_told_by_what_is_left_of_it(both: Pair, capsys: pytest.CaptureFixture[str]) -> None:
    for gone, tables in product(LEFT, (("10",), ("7", "10"))):
        with both[0].floor.undone():
            both[0].floor.rewrite(
                "; ".join(f"DELETE FROM {each} WHERE table_id = '{t}'" for each in gone for t in tables)
            )
            missed_by_all(both, tables, capsys)


def missed_by_all(two: Pair, tables: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(two) == FOUND_WRONG
    said = capsys.readouterr()
    for table in tables:
        assert f"Wrong: the floor has no table {table}, which it had: its own rows or roles name it." in said.err
    assert ("Table 7: All good" in said.out) is ("7" not in tables)
    assert verified(two, "--json") == FOUND_WRONG
    told = json.loads(capsys.readouterr().out)
    assert (told["good"], len(told["findings"])) == (False, len(tables))
    for command in ("verify", "report"):
        assert main([command, "--db", two[0].floor.url, "--table", "10"]) == FOUND_WRONG
        assert "Wrong: " in (err := capsys.readouterr().err) and "table 10 was taken from the floor" in err
    assert main(["floor", "status", "--floor", two[0].floor.url]) == FOUND_WRONG
    said = capsys.readouterr()
    assert "No table is enrolled" not in said.out
    assert said.err.count("was taken from the floor, where it is known still") == len(tables)


def test_a_key_is_missed_only_where_each_journal_was_read(
    both: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, keys = tmp_path / "kept", with_keys(both, tmp_path / "vkeys")
    kept.mkdir()
    (kept / "10.verified").mkdir()
    assert verified(both, "--vkey", keys, "--keep", str(kept)) == BAD_INPUT
    assert "no journal" not in capsys.readouterr().err


def test_options_of_one_journal_and_single_files_are_refused_for_all_tables(
    both: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one").touch()
    for option in ("--vkey", "--since", "--keep"):
        assert verified(both, option, str(tmp_path / "one")) == BAD_INPUT
        assert "of a floor, name one with a file for each table" in capsys.readouterr().err
    for option in ("--checkpoint", "--archives", "--policy", "--cosigned", "--keys"):
        assert verified(both, option, str(tmp_path)) == BAD_INPUT
        assert f"{option} is for one journal: name its table, --table ID" in capsys.readouterr().err
