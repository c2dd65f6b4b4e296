"""`verify` at a whole floor: each table by itself, on all cores; what is wrong at one says nothing of another."""

import json
from pathlib import Path
from shutil import copy

import pytest

from dealer_terminal import cli
from tests.floor.house import Terminal

GOOD, FOUND_WRONG, BAD_INPUT = 0, 1, 2


def verified(two: tuple[Terminal, Terminal], *more: str) -> int:
    return cli.main(["verify", "--db", two[0].floor.url, *more])


def with_keys(two: tuple[Terminal, Terminal], folder: Path) -> str:
    folder.mkdir()
    for terminal in two:
        for file in terminal.keys.glob("*.vkey"):
            copy(file, folder)
    return str(folder)


@pytest.mark.parametrize("named", [(), ("--table", "10", "--table", "7")], ids=["all", "named"])
def test_each_table_is_checked_and_told_by_its_name(
    two: tuple[Terminal, Terminal], named: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(two, *named) == GOOD
    said = capsys.readouterr()
    assert {line.partition(":")[0] for line in said.out.splitlines() if "All good: " in line} == {"Table 7", "Table 10"}
    assert said.err.count("its key was taken from what it signs") == 2


def test_keys_of_all_stand_in_one_folder(
    two: tuple[Terminal, Terminal], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(two, "--vkey", with_keys(two, tmp_path / "vkeys"), "--json") == GOOD
    told = json.loads(capsys.readouterr().out)
    assert (told["good"], [each["table"] for each in told["tables"]]) == (True, ["7", "10"])
    assert all(each["good"] and each["trusted"] for each in told["tables"])


def test_what_is_wrong_at_one_table_says_nothing_of_another(
    two: tuple[Terminal, Terminal], capsys: pytest.CaptureFixture[str]
) -> None:
    two[0].floor.rewrite("UPDATE records SET operator = '9999' WHERE position = 9 AND table_id = '10'")
    assert verified(two) == FOUND_WRONG
    said = capsys.readouterr()
    assert "Table 10: Wrong: record 9" in said.err
    assert "Table 7: All good: " in said.out
    assert "Table 7: Wrong" not in said.err


def test_what_was_kept_of_each_table_is_gone_on_from(
    two: tuple[Terminal, Terminal], tmp_path: Path, capsys: pytest.CaptureFixture[str]
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


@pytest.mark.parametrize("option", ["--vkey", "--since", "--keep"])
def test_of_a_floor_a_folder_is_named(
    two: tuple[Terminal, Terminal], option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one"
    file.touch()
    assert verified(two, option, str(file)) == BAD_INPUT
    assert "of a floor, name one with a file for each table" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--checkpoint", "--archives", "--policy", "--cosigned", "--keys"])
def test_what_is_for_one_journal_is_refused_for_all(
    two: tuple[Terminal, Terminal], option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(two, option, str(tmp_path)) == BAD_INPUT
    assert f"{option} is for one journal: name its table, --table ID" in capsys.readouterr().err
