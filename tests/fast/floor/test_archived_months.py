"""`floor archive`: closed months of a floor's tables in files that prove themselves, with their table's key alone."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copy, copytree, rmtree

import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.retention.archive import check_archive
from tests.fast.floor.house import Floor, Pair, Terminal, at_floor
from tests.helpers.months import play_months

GOOD, FOUND_WRONG, BAD_INPUT = 0, 1, 2
MONTHS = ("2026-01", "2026-02", "2026-03")


def long_ago(folder: Path, floor: Floor, table: str) -> Terminal:
    folder.mkdir()
    terminal = Terminal(folder, floor, table)
    terminal.play(1)
    (folder / "before").mkdir()
    copy(terminal.db, folder / "before")
    copytree(terminal.keys, folder / "before" / "keys")
    with closing(open_journal(terminal.db, keys=terminal.keys)) as journal:
        play_months(journal, journal.keys)
    terminal.enrolled().forward()
    return terminal


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory, shared: Floor) -> Pair:
    folder = tmp_path_factory.mktemp("tables")
    return long_ago(folder / "7", shared, "7"), long_ago(folder / "10", shared, "10")


@pytest.fixture
def archive(tables: Pair, tmp_path: Path) -> Callable[..., int]:
    (tmp_path / "archive").mkdir()
    named = [str(tmp_path / "archive"), "--floor", tables[0].floor.url, "--zone", "UTC"]
    return lambda *more: main(["floor", "archive", *named, *more])


def files(tmp_path: Path, table: Terminal) -> list[Path]:
    with open_to_read(table.db) as journal:
        return sorted((tmp_path / "archive").glob(f"{journal.id}-*"))


def test_each_month_of_each_table_proves_itself_with_its_tables_key(
    archive: Callable[..., int], tables: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vkeys = tmp_path / "vkeys"
    vkeys.mkdir()
    for table in tables:
        for file in table.keys.glob("*.vkey"):
            copy(file, vkeys)
    assert archive("--vkey", str(vkeys), "--json") == GOOD
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert [(each["table"], each["month"]) for each in told] == [(t, m) for t in ("7", "10") for m in MONTHS]
    assert all(each["new"] for each in told)
    assert said.err == ""
    for table in tables:
        with open_to_read(table.db) as journal:
            proven = [check_archive(file, journal.own_key()) for file in files(tmp_path, table)]
        rows = [each for each in told if each["table"] == table.table]
        assert [count for count, _ in proven] == [each["end"] - each["first"] for each in rows]
        assert sum(frames for _, frames in proven) == 5  # no record counts the last one yet


def test_a_second_time_all_are_checked_and_only_what_is_missing_is_made(
    archive: Callable[..., int], tables: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_to_read(at_floor(tables[0])), closing(open_journal(tables[0].db, keys=tables[0].keys)):
        assert archive() == GOOD, "tables play on meanwhile"
    with open_to_read(tables[0].db) as journal:
        (tmp_path / "archive" / f"{journal.id}-notes-0.archive").write_text("somebody's own")
        key = journal.own_key()
    before = {file: file.read_bytes() for table in tables for file in files(tmp_path, table)}
    capsys.readouterr()
    assert archive("--table", "7", "--table", "10") == GOOD
    assert "Tables: 2. Months archived and found good: 6, made now: 0." in capsys.readouterr().out
    assert {file: file.read_bytes() for file in before} == before
    second = files(tmp_path, tables[0])[1]
    held = check_archive(second, key)
    second.unlink()
    assert archive("--table", "7") == GOOD
    assert "archived and found good: 3, made now: 1." in capsys.readouterr().out
    assert check_archive(second, key) == held


def test_what_a_terminal_archived_itself_is_taken_for_its_month(
    archive: Callable[..., int], tables: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tables[0]
    own = ["--db", table.db, "--keys", str(table.keys), "--to", str(tmp_path / "archive"), "--zone", "UTC"]
    assert main(["retain", *own]) == GOOD
    capsys.readouterr()
    assert archive("--table", "7") == GOOD
    assert "archived and found good: 3, made now: 0." in capsys.readouterr().out


def changed(file: Path, _tables: Pair) -> None:
    data = file.read_bytes().replace(b"hand_racked", b"hand_rackec")
    file.write_bytes(data)


def doubled(file: Path, _tables: Pair) -> None:
    copy(file, file.with_name(file.name.replace("2026-02", "2026-01")))


def anothers(file: Path, tables: Pair) -> None:
    """Of another table, under this one's name."""
    other = next(each for each in file.parent.iterdir() if "2026-02" in each.name and each != file)
    copy(other, file)


def of_another_history(file: Path, tables: Pair) -> None:
    """What the terminal wrote into a copy from before, signed with the same key."""
    other = Terminal(file.parent.parent / "before", tables[0].floor)
    copytree(tables[0].folder / "before", other.folder)
    with closing(open_journal(other.db, keys=other.keys)) as journal:
        play_months(journal, journal.keys, seed=70)
    (other.folder / "archive").mkdir()
    place = ("--db", other.db, "--keys", str(other.keys), "--to", str(other.folder / "archive"), "--zone", "UTC")
    assert main(["retain", *place]) == GOOD
    for each in files(other.folder, other):
        copy(each, file.parent)


def of_more_than_the_floor_has(_file: Path, tables: Pair) -> None:
    """Undone at the end of the test."""
    tables[0].floor.rewrite("DELETE FROM records WHERE table_id = '7' AND position > 9")


HARMS: dict[Callable[[Path, Pair], None], str] = {
    changed: "is missing or was changed",
    doubled: "begin with the same record",
    anothers: "not signed by any known key",
    of_another_history: "its history is another",
    of_more_than_the_floor_has: "it goes up to record",
}


def test_what_is_wrong_is_told_of_its_table_and_keeps_no_other_one_back(
    archive: Callable[..., int], tables: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive()
    whole = Path(copytree(tmp_path / "archive", tmp_path / "whole"))
    for harmed, told in HARMS.items():
        rmtree(tmp_path / "archive")
        copytree(whole, tmp_path / "archive")
        with tables[0].floor.undone():
            harmed(files(tmp_path, tables[0])[1], tables)
            files(tmp_path, tables[1])[2].unlink()
            capsys.readouterr()
            assert archive() == FOUND_WRONG, told
        said = capsys.readouterr()
        (wrong,) = (line for line in said.err.splitlines() if "was taken from what it signs" not in line)
        assert wrong.startswith("Table 7: ") and told in wrong
        assert "Table 10: 2026-03: records" in said.out


def test_a_record_that_was_changed_at_the_floor_is_in_no_archive(
    archive: Callable[..., int], tables: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with tables[0].floor.undone():
        tables[0].floor.rewrite("UPDATE records SET operator = '9999' WHERE table_id = '7' AND position = 9")
        assert archive() == FOUND_WRONG
    assert "Table 7: " in capsys.readouterr().err
    assert (len(files(tmp_path, tables[0])), len(files(tmp_path, tables[1]))) == (0, 3)


def test_no_folder_and_no_table_are_one_line(
    archive: Callable[..., int], tables: Pair, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert archive("--table", "11") == BAD_INPUT
    (tmp_path / "archive").rmdir()
    assert archive() == BAD_INPUT
    other, none = capsys.readouterr().err.splitlines()
    assert "has no table 11" in other
    assert "is no folder: make it, or mount its disk" in none
