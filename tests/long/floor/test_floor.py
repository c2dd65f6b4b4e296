"""A floor from outside: the installed command makes it, enrols tables, brings journals, and says how they stand."""

import shutil
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.helpers.postgres import Server
from tests.helpers.served_folder import served
from tests.journeys.floor_terminal import Terminal
from tests.journeys.program import COMMAND, Program, as_json, told, well

CHECKER = Path(__file__).parents[3] / "docs" / "verifier" / "tiles.py"
GOOD, FOUND_WRONG, BAD_INPUT = 0, 1, 2


def test_closed_months_of_all_tables_become_archives(floor: str, tmp_path: Path) -> None:
    tables = [Terminal(tmp_path / name, floor, name) for name in ("7", "8")]
    for seed, table in enumerate(tables):
        table.play(2, seed)
        table.enrol()
    (tmp_path / "archive").mkdir()
    asked = ("floor", "archive", str(tmp_path / "archive"), "--floor", floor, "--zone", "UTC")
    assert "Tables: 2. Months archived and found good: 2, made now: 2." in well(*asked)
    (made,) = (each for each in as_json(*asked) if each["table"] == "8")
    assert (made["end"], made["new"]) == (tables[1].records(), False)
    (tmp_path / "archive" / made["file"]).write_bytes(b"nonsense")
    done = told(*asked)
    assert done.returncode == FOUND_WRONG
    assert [line[:8] for line in done.stderr.splitlines() if "is no archive" in line] == ["Table 8:"]


def test_one_that_runs_for_ever_follows_a_table_that_plays(floor: str, tmp_path: Path) -> None:
    table = Terminal(tmp_path / "7", floor, "7")
    table.play(1, 1)
    table.enrol()
    log = tmp_path / "log"
    running = Program((str(COMMAND), *table.to), {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}, log)
    for seed in range(3):
        table.play(1, seed)
        while table.standing()["size"] != table.records():
            assert running.lives, log.read_text()
    running.process.terminate()
    assert running.ended() == GOOD
    running.close()
    assert log.read_text() == ""


def test_killed_and_beside_another_it_brings_everything_once(floor: str, tmp_path: Path) -> None:
    table = Terminal(tmp_path / "7", floor, "7")
    table.play(1, 1)
    table.enrol()
    table.play(6, 2)
    hands = [subprocess.Popen([COMMAND, *table.to, "--once"], stdout=subprocess.DEVNULL) for _ in range(3)]
    hands[0].kill()
    assert [each.wait() for each in hands[1:]] == [GOOD, GOOD]
    hands[0].wait()
    well(*table.to, "--once")
    assert table.standing()["size"] == table.records()


def test_a_terminal_restored_from_yesterdays_backup_is_found_and_a_person_decides(floor: str, tmp_path: Path) -> None:
    table = Terminal(tmp_path / "7", floor, "7")
    table.play(2, 1)
    table.enrol()
    shutil.copytree(table.folder, tmp_path / "backup")
    table.play(2, 2)
    well(*table.to, "--once")
    size = table.standing()["size"]
    shutil.move(table.folder, tmp_path / "newest")
    shutil.copytree(tmp_path / "backup", table.folder)
    older = told(*table.to, "--once")
    assert (older.returncode, "is an older copy" in older.stderr) == (FOUND_WRONG, True)
    status = told("floor", "status", "--floor", floor)
    assert (status.returncode, "Table 7: its terminal has an older copy" in status.stderr) == (FOUND_WRONG, True)
    table.play(2, 3)
    forked = told(*table.to, "--once")
    assert (forked.returncode, forked.stderr.count("\n")) == (FOUND_WRONG, 1)
    assert "two histories of this table" in forked.stderr
    status = told("floor", "status", "--floor", floor)
    assert (status.returncode, "Table 7: two histories of this table" in status.stderr) == (FOUND_WRONG, True)
    assert (table.standing()["state"], table.standing()["size"]) == ("forked", size)
    (found,) = as_json("floor", "status", "7", "--floor", floor)
    own, other = found["own"]["checkpoint"], found["other"]["checkpoint"]
    assert own.splitlines()[0] == other.splitlines()[0], "of one journal"
    assert (own != other, found["own"]["leaf"] != found["other"]["leaf"], found["outcome"]) == (True, True, "")
    shutil.rmtree(table.folder)
    shutil.move(tmp_path / "newest", table.folder)
    assert told(*table.to, "--once").returncode == FOUND_WRONG, "until somebody decides"
    decided = ("floor", "decide", "7", "keep", "--by", "A. Ames", "--reason", "the newest disk is back")
    well(*decided, "--floor", floor)
    assert told(*decided, "--floor", floor).returncode == BAD_INPUT, "once"
    well(*table.to, "--once")
    assert (table.standing()["state"], table.standing()["size"]) == ("open", size)
    assert "keep, A. Ames: the newest disk is back." in well("floor", "status", "7", "--floor", floor)


def test_whatever_is_wrong_is_one_line_that_says_what_to_do(floor: str, floor_server: Server, tmp_path: Path) -> None:
    table = Terminal(tmp_path / "7", floor, "7")
    table.play(1, 1)
    away = floor.replace(str(floor_server.folder), str(tmp_path))
    for arguments, why in [
        ((*table.to, "--once"), "give its token with --token"),
        ((*table.to, "--once", "--token", "7:wrong"), "the token is wrong"),
        ((*table.to, "--once", "--token", "8:wrong"), "the token is wrong"),
        ((*table.to, "--once", "--token", "wrong"), "no token of a floor"),
        (("forward", *table.journal, "--floor", away, "--once", "--token", "7:x"), "the server does not answer"),
        (("forward", "--db", str(tmp_path / "no.db"), "--floor", floor, "--once"), "there is no such file"),
        (("floor", "enrol", "a table", "--floor", floor), "names no table"),
        (("floor", "status", "--floor", "journal.db"), "is no address of a floor"),
        (("floor", "init", "--floor", away), "the server does not answer"),
        (("floor", "decide", "7", "keep", "--by", "A", "--reason", "B", "--floor", floor), "has no table 7"),
        (("floor", "status", "--floor", floor.replace("/test_", "/none_")), "there is no such database"),
    ]:
        done = told(*arguments)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (BAD_INPUT, "", 1), done.stderr
        assert why in done.stderr


def test_a_floor_of_a_newer_schema_is_refused(floor: str) -> None:
    with psycopg.connect(floor.replace("+psycopg", "").replace("keeper@", "postgres@"), autocommit=True) as connection:
        connection.execute("UPDATE floor.alembic_version SET version_num = '2099_newer'")
    for arguments in (("init",), ("enrol", "7"), ("status",)):
        done = told("floor", *arguments, "--floor", floor)
        assert (done.returncode, "which a newer version made" in done.stderr) == (BAD_INPUT, True)


def test_auditors_read_tiles_over_http(floor: str, tmp_path: Path) -> None:
    tables = [Terminal(tmp_path / name, floor, name) for name in ("7", "8")]
    tiles = tmp_path / "tiles"
    asked = ("floor", "publish", str(tiles), "--floor", floor)
    for seed, table in enumerate(tables):
        table.play(3, seed)
        table.enrol()
    first = as_json(*asked, "--json")
    assert [(each["table"], each["size"], each["new"]) for each in first] == [
        (table.table, table.records(), table.records()) for table in tables
    ]
    kept = tmp_path / "kept.checkpoint"
    shutil.copy(tiles / "7" / "checkpoint", kept)
    tables[0].play(20, 9)
    well(*tables[0].to, "--once")
    new = tables[0].records() - first[0]["size"]
    assert well(*asked).splitlines()[0] == f"Table 7: {tables[0].records():,} records, {new:,} of them new."
    with served(tiles) as prefix:
        checker = (sys.executable, str(CHECKER), f"{prefix}/7", str(tiles / "7" / "vkey"), str(kept))
        said = subprocess.run(checker, capture_output=True, text=True, check=True).stdout
        assert said.startswith(f"Good: {tables[0].records()} records") and said.endswith("fit: 1.\n")
        bundle = tiles / "7" / "tile" / "entries" / "000"
        bundle.write_bytes(bundle.read_bytes().replace(b"wager_placed", b"wager_forged", 1))
        wrong = subprocess.run(checker, capture_output=True, text=True, check=False)
        assert (wrong.returncode, wrong.stderr) == (1, "Wrong: the root over all entries is not the signed one.\n")


@pytest.mark.parametrize(
    ("asked", "said"), [(("--table", "99"), "has no table 99: name one of 7"), ((), "Not a directory")]
)
def test_what_cannot_be_published_is_one_line(floor: str, tmp_path: Path, asked: tuple[str, ...], said: str) -> None:
    table = Terminal(tmp_path / "7", floor, "7")
    table.play(1, 1)
    table.enrol()
    (tmp_path / "file").write_text("")
    done = told("floor", "publish", str(tmp_path / "file" / "tiles"), "--floor", floor, *asked)
    assert done.returncode == BAD_INPUT and done.stderr.count("\n") == 1 and said in done.stderr
