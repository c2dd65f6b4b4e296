"""The log of a terminal that plays, written over in place: SQLite would copy it into the journal without a word."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from dealer_terminal.audit.record import Times
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.helpers.playing import played
from tests.helpers.repository import ROOT

FAULT = DeviceFaultRaised("jam", "")

SAVED = r"-wal was written over while it was open: all that was acknowledged is in .*\.saved-1: leave the terminal"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "table"


@pytest.fixture
def journal(folder: Path) -> SqlJournal:
    folder.mkdir()
    opened = open_journal(str(folder / "journal.db"), keys=folder.parent / "keys")
    played(opened, 4, keys=opened.keys)
    return opened


OVER = """import sys
file, (first, count, byte) = open(sys.argv[1], 'r+b'), map(int, sys.argv[2:])
file.seek(first)
file.write(bytes([byte]) * count)
"""


def laid(file: Path, first: int, count: int, byte: int = 0) -> None:
    """By another process: whoever closes a file of SQLite in its own process drops its locks."""
    subprocess.run([sys.executable, "-c", OVER, str(file), str(first), str(count), str(byte)], check=True)


def head(log: Path) -> bytes:
    with log.open("rb") as opened:
        return opened.read(32)


def saved_is_good(folder: Path, journal: SqlJournal) -> None:
    (saved,) = folder.glob("*.saved-1")
    with open_to_read(str(saved)) as opened:
        assert verify_journal(opened.connection, opened.id, (journal.keys.signing.verifier,)).findings == ()


def test_it_takes_no_step_more(journal: SqlJournal, folder: Path) -> None:
    log = folder / "journal.db-wal"
    laid(log, 0, log.stat().st_size)
    for _ in range(2):
        with pytest.raises(KnownError, match=SAVED):
            journal.append([FAULT], operator="", at=Times(2**52, 1))
    saved_is_good(folder, journal)
    journal.close()


def test_what_lies_there_is_left_for_the_inquiry(journal: SqlJournal, folder: Path) -> None:
    """SQLite would copy the zeros into the file, and remove them."""
    log = folder / "journal.db-wal"
    laid(log, 0, log.stat().st_size)
    lies = {each.name: each.read_bytes() for each in (folder / "journal.db", log)}
    with pytest.raises(KnownError, match=SAVED):
        journal.end()
    journal.close()
    assert {each: (folder / each).read_bytes() for each in lies} == lies


def test_it_is_noticed_where_nobody_touches_the_screen(journal: SqlJournal, folder: Path) -> None:
    laid(folder / "journal.db-wal", 0, 32)
    with pytest.raises(KnownError, match=SAVED):
        journal.look()
    journal.close()


@pytest.mark.parametrize("part", [0.02, 0.5, 0.999], ids=["its beginning", "its middle", "its end"])
def test_the_end_of_a_terminal_tells_it(journal: SqlJournal, folder: Path, part: float) -> None:
    log = folder / "journal.db-wal"
    laid(log, int(log.stat().st_size * part), 8, 0xA5)
    with pytest.raises(KnownError, match=SAVED):
        journal.end()
    saved_is_good(folder, journal)
    journal.close()


def test_the_head_of_the_file_written_over_is_told_at_the_end(journal: SqlJournal, folder: Path) -> None:
    """Once the log has begun anew, and holds no newer head."""
    log = folder / "journal.db-wal"
    began = head(log)
    for count in range(4000):
        if head(log) != began:
            break
        journal.append([FAULT], operator="", at=Times(2**51 + count, 1))
    laid(folder / "journal.db", 0, 16)
    with pytest.raises(KnownError, match=r"journal\.db was written over while it was open: "):
        journal.end()
    journal.close()


def test_what_was_not_touched_ends_well(journal: SqlJournal, folder: Path) -> None:
    """With a log that has come into the file, that began anew since, and that is empty."""
    for seed in range(3):
        played(journal, 15, keys=journal.keys, seed=seed)
        journal.look()
        journal.end()
        journal.append([FAULT], operator="", at=Times(2**51 + seed, 1))
    journal.end()
    journal.close()
    again = open_journal(str(folder / "journal.db"), keys=folder.parent / "keys")
    again.end()
    again.close()


def test_the_program_ends_with_the_way_back(tmp_path: Path) -> None:
    db, place = tmp_path / "journal.db", ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    log = tmp_path / "journal.db-wal"
    command = [sys.executable, "-m", "dealer_terminal", "simulate", "--rounds", "5000", *place]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not log.exists() or log.stat().st_size < 1_000_000:
            time.sleep(0.05)
        laid(log, 0, log.stat().st_size)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err.count("\n")) == (2, "", 1), err
    assert f"{log} was written over while it was open: all that was acknowledged is in {db}.saved-1" in err
    verify = [sys.executable, "-m", "dealer_terminal", "verify", "--db", f"{db}.saved-1", *place[2:]]
    done = subprocess.run(verify, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
