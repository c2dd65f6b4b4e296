"""A disk that is full, read-only or damaged: said plainly, and never written over."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import played
from tests.long.crashes.bad_disk import KINDS

ROOT = Path(__file__).resolve().parents[3]
NOBODY = 65534
AS_NOBODY = """
import os, sys
from pathlib import Path
import sqlite3
import sqlalchemy.dialects.sqlite.pysqlite
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
db, keys, nobody, does = sys.argv[1:]
if os.geteuid() == 0:
    os.setuid(int(nobody))
try:
    if does == "write":
        open_journal(db, keys=Path(keys))
    else:
        with open_to_read(db) as journal:
            print("read", journal.id)
except KnownError as error:
    print(error)
"""


def as_nobody(file: Path, does: str) -> str:
    """By someone who owns nothing here: a test that runs as root could write anything."""
    command = [sys.executable, "-c", AS_NOBODY, str(file), str(file.parent / "keys"), str(NOBODY), does]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout, done.stderr[-3000:]
    return done.stdout


@pytest.fixture
def journal_file(tmp_path: Path) -> Path:
    file = tmp_path / "journal.db"
    journal = open_journal(str(file), keys=tmp_path / "keys")
    played(journal, 2, keys=journal.keys)
    journal.close()
    return file


FULL = "HERE/journal.db: its disk is full (database or disk is full): free space on it, then try again"
FAILED = "HERE/journal.db: its disk reports an error (disk I/O error): check the disk, then start again"
UNSYNCED = "HERE/journal.db: its disk failed to keep a step: check the disk, start the program again"
TOLD = {"full": {FULL}, "read-only": {FAILED}, "broken": {FAILED}, "not synced": {FAILED, UNSYNCED}}
"""Whoever asks again is told why the first step failed."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_disk_that_refuses_loses_no_step_and_keeps_no_half_of_one(tmp_path: Path, kind: str) -> None:
    """EXHAUSTIVE=1 refuses each call of each command instead of one."""
    every = os.environ.get("EXHAUSTIVE") == "1"
    program = "from pathlib import Path; from tests.long.crashes.bad_disk import refused; refused({}, {!r}, every={})"
    command = [sys.executable, "-c", program.format(f"Path({str(tmp_path)!r})", kind, every)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    told = set(done.stdout.splitlines())
    assert TOLD[kind] <= told
    assert all(line.startswith("HERE/") and line.count(": ") >= 2 for line in told)


@pytest.fixture
def open_folder(journal_file: Path) -> Iterator[Path]:
    """The journal where everyone may look and nobody may write."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(journal_file, folder)
        (folder / journal_file.name).chmod(0o444)
        folder.chmod(0o555)
        yield folder / journal_file.name
        folder.chmod(0o755)


def test_a_journal_that_may_not_be_written_is_named(open_folder: Path) -> None:
    said = as_nobody(open_folder, "write")
    assert said == f"{open_folder}: Permission denied: name a file in a folder that this user may write\n"


def test_a_journal_on_a_read_only_disk_can_still_be_read(open_folder: Path) -> None:
    assert as_nobody(open_folder, "read").startswith("read ")


def test_a_file_that_is_no_journal_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear sir or madam, " * 100)
    with pytest.raises(KnownError, match=r"letter\.txt: the file is no journal, or its beginning is damaged"):
        open_journal(str(file), keys=tmp_path / "keys")
    assert file.read_text() == "Dear sir or madam, " * 100
    assert not (tmp_path / "keys").exists()


@pytest.mark.parametrize("beginning", [0, 4096, 3 * 4096])
def test_a_damaged_file_is_not_opened_for_writing(journal_file: Path, beginning: int) -> None:
    data = bytearray(journal_file.read_bytes())
    data[beginning : beginning + 4096] = os.urandom(16) * 256
    journal_file.write_bytes(data)
    with pytest.raises(KnownError, match="damaged"):
        open_journal(str(journal_file), keys=journal_file.parent / "keys")
    assert journal_file.read_bytes() == bytes(data)


HARM = {
    "the record that opened the table": "UPDATE records SET operator = 'me' WHERE kind = 'table_opened'",
    "the resume point": "UPDATE resume SET rest = CAST(replace(CAST(rest AS TEXT), '1', '2') AS BLOB)",
    "the frontier": "UPDATE frontier SET size = size + 1",
}


@pytest.mark.parametrize("harm", HARM.values(), ids=HARM)
def test_what_is_refused_as_damaged_is_left_to_the_byte(journal_file: Path, harm: str) -> None:
    with closing(sqlite3.connect(journal_file)) as connection:
        connection.execute("DROP TRIGGER records_no_UPDATE")
        connection.execute(harm)
        connection.commit()
    data = journal_file.read_bytes()
    with pytest.raises(KnownError, match="damaged"):
        open_journal(str(journal_file), keys=journal_file.parent / "keys")
    assert journal_file.read_bytes() == data


@pytest.mark.parametrize("harm", HARM.values(), ids=HARM)
def test_its_write_ahead_log_is_left_to_the_byte_too(journal_file: Path, harm: str) -> None:
    """As after a power cut: the log holds what is not in the file yet."""
    found = journal_file.parent / "found"
    found.mkdir()
    with closing(sqlite3.connect(journal_file)) as connection:
        connection.execute("DROP TRIGGER records_no_UPDATE")
        connection.execute(harm)
        connection.commit()
        for ending in ("", "-wal"):
            shutil.copy(f"{journal_file}{ending}", found)
    left = {name: (found / name).read_bytes() for name in ("journal.db", "journal.db-wal")}
    assert all(left.values())
    with pytest.raises(KnownError, match="damaged"):
        open_journal(str(found / "journal.db"), keys=journal_file.parent / "keys")
    assert {name: (found / name).read_bytes() for name in left} == left


def test_a_file_that_was_cut_short_is_not_opened_for_writing(journal_file: Path) -> None:
    data = journal_file.read_bytes()
    journal_file.write_bytes(data[: len(data) // 2])
    with pytest.raises(KnownError, match="damaged"):
        open_journal(str(journal_file), keys=journal_file.parent / "keys")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="No such file or directory: name a file in a folder"):
        open_journal(str(tmp_path / "nowhere" / "journal.db"), keys=tmp_path / "keys")


@pytest.mark.parametrize(
    "db",
    ["", "mysql://server/journal", "postgresql", "sqlite://", ":memory:", "nonsense://"],
)
def test_what_names_no_journal_is_refused_without_making_one(db: str, tmp_path: Path) -> None:
    before = Path.cwd()
    os.chdir(tmp_path)
    try:
        if db == "postgresql":
            open_journal(db, keys=tmp_path / "keys").close()
            assert stat.S_IMODE((tmp_path / db).stat().st_mode) == 0o600
        else:
            with pytest.raises(KnownError):
                open_journal(db, keys=tmp_path / "keys")
            assert list(tmp_path.iterdir()) == []
    finally:
        os.chdir(before)


def test_a_server_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="the server does not answer"):
        open_journal(f"postgresql://someone@/journal?host={tmp_path}", keys=tmp_path / "keys")
