"""The journal moved, removed or replaced under a terminal that plays: it stops, and nothing that was told is lost."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.audit.record import Times
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal, reopen
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.helpers.playing import played
from tests.helpers.repository import ROOT

FAULT = DeviceFaultRaised("jam", "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "table"


@pytest.fixture
def journal(folder: Path) -> SqlJournal:
    """Kept in a folder of its own, apart from the keys."""
    folder.mkdir()
    opened = open_journal(str(folder / "journal.db"), keys=folder.parent / "keys")
    played(opened, 2, keys=opened.keys)
    copied(folder / "journal.db", folder.parent / "older.db")
    played(opened, 2, keys=opened.keys, seed=3)
    return opened


def copied(file: Path, to: Path) -> None:
    """By another process: whoever closes a file of SQLite in its own process drops its locks."""
    subprocess.run(["cp", str(file), str(to)], check=True)


def removed(folder: Path) -> None:
    (folder / "journal.db").unlink()


def moved(folder: Path) -> None:
    (folder / "journal.db").rename(folder / "elsewhere.db")


def replaced(folder: Path) -> None:
    copied(folder.parent / "older.db", folder / "new.db")
    (folder / "new.db").rename(folder / "journal.db")


def all_removed(folder: Path) -> None:
    for file in folder.glob("journal.db*"):
        file.unlink()


def its_log_removed(folder: Path) -> None:
    (folder / "journal.db-wal").unlink()


def its_shared_memory_removed(folder: Path) -> None:
    (folder / "journal.db-shm").unlink()


def its_folder_moved(folder: Path) -> None:
    folder.rename(folder.parent / "elsewhere")
    folder.mkdir()


def moved_behind_a_link(folder: Path) -> None:
    moved(folder)
    (folder / "journal.db").symlink_to(folder / "elsewhere.db")


def turned_into_a_link(folder: Path) -> None:
    """At once, so that the name leads to the same file at any moment."""
    (folder / "elsewhere.db").hardlink_to(folder / "journal.db")
    (folder / "link").symlink_to("elsewhere.db")
    (folder / "link").rename(folder / "journal.db")


WAYS = (
    removed,
    moved,
    replaced,
    all_removed,
    its_log_removed,
    its_shared_memory_removed,
    its_folder_moved,
    moved_behind_a_link,
    turned_into_a_link,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_nothing_counts_as_written_and_all_that_was_told_is_saved(
    journal: SqlJournal, folder: Path, way: Callable[[Path], None]
) -> None:
    told = list(journal.records())
    way(folder)
    with pytest.raises(KnownError, match=r"(is gone|is another file .* open|is a link now): all that was") as said:
        journal.append([FAULT], operator="", at=Times(2**51, 1))
    with pytest.raises(KnownError, match="all that was acknowledged is in"):
        journal.append([FAULT], operator="", at=Times(2**51, 1))
    saved = Path(str(said.value).split("acknowledged is in ")[1].split(":")[0])
    journal.close()
    for file in folder.glob("journal.db*"):
        if file != saved:
            file.unlink()
    saved.rename(folder / "journal.db")
    again = open_journal(str(folder / "journal.db"), keys=folder.parent / "keys")
    assert list(again.records())[: len(told)] == told
    key = again.keys.signing.verifier
    again.close()
    with open_to_read(str(folder / "journal.db")) as opened:
        assert verify_journal(opened.connection, opened.id, (key,)).findings == ()


def test_what_was_open_is_saved_elsewhere_where_its_folder_is_gone(journal: SqlJournal, folder: Path) -> None:
    told, key = len(list(journal.records())), journal.keys.signing.verifier
    folder.rename(folder.parent / "elsewhere")
    with pytest.raises(KnownError, match="is gone: all that was acknowledged is in") as said:
        journal.append([FAULT], operator="", at=Times(2**51, 1))
    journal.close()
    saved = Path(str(said.value).split("acknowledged is in ")[1].split(":")[0])
    with open_to_read(str(saved)) as opened:
        assert verify_journal(opened.connection, opened.id, (key,)).findings == ()
        (kept,) = opened.connection.exec_driver_sql("SELECT count(*) FROM records").one()
    assert kept >= told


def laid_over(folder: Path) -> None:
    copied(folder.parent / "older.db", folder / "journal.db")


def laid_over_at_its_length(folder: Path) -> None:
    """Byte by byte, so that the file stays as long as it was."""
    over = "import sys; open(sys.argv[2], 'r+b').write(open(sys.argv[1], 'rb').read())"
    files = (str(folder.parent / "older.db"), str(folder / "journal.db"))
    subprocess.run([sys.executable, "-c", over, *files], check=True)


def emptied(folder: Path) -> None:
    subprocess.run(["truncate", "--size", "0", str(folder / "journal.db")], check=True)


@pytest.mark.parametrize("keep", [0, 4096])
def test_a_log_that_is_cut_in_place_takes_no_step_more(journal: SqlJournal, folder: Path, keep: int) -> None:
    """What were added behind it would never be read again."""
    log = folder / "journal.db-wal"
    told, length = len(list(journal.records())), log.stat().st_size
    subprocess.run(["truncate", "--size", str(keep), str(log)], check=True)
    for _ in range(2):
        with pytest.raises(KnownError, match=r"-wal was cut while it was open: leave the terminal, run|last step"):
            journal.append([FAULT], operator="", at=Times(2**52, 1))
    assert told and keep <= log.stat().st_size < length
    journal.close()


@pytest.mark.parametrize("way", [laid_over, laid_over_at_its_length, emptied], ids=lambda way: way.__name__)
def test_a_file_that_is_written_over_in_place_takes_no_step_more(
    journal: SqlJournal, folder: Path, way: Callable[[Path], None]
) -> None:
    """Its own log may not have come into it yet: what lies over it must be shorter than it was."""
    grown(folder / "journal.db", journal)
    way(folder)
    with pytest.raises(KnownError, match=r"was written over while it was open: leave the terminal, keep all"):
        journal.append([FAULT], operator="", at=Times(2**52, 1))
    journal.close()


def grown(file: Path, journal: SqlJournal) -> None:
    """Until the log has come into the file once more."""
    size = (file.parent.parent / "older.db").stat().st_size
    for count in range(4000):
        if file.stat().st_size > size:
            return
        journal.append([FAULT], operator="", at=Times(2**51 + count, 1))
    raise AssertionError("the file did not grow")


def test_a_copy_that_is_not_whole_is_not_called_saved(journal: SqlJournal, folder: Path) -> None:
    """A fifth of what is open was written over, at the same length; more than the terminal has in memory."""
    db = folder / "journal.db"
    played(journal, 200, keys=journal.keys, seed=4)
    spoil = "import sys; f = open(sys.argv[1], 'r+b'); n = f.seek(0, 2) // 5; f.seek(n); f.write(bytes(n))"
    subprocess.run([sys.executable, "-c", spoil, str(db)], check=True)
    db.rename(folder / "elsewhere.db")
    with pytest.raises(KnownError, match=r"what was open could not be saved: find the file"):
        journal.append([FAULT], operator="", at=Times(2**52, 1))
    assert not list(folder.glob("*.saved-*"))
    journal.close()


def test_who_tries_again_gets_no_other_journal(journal: SqlJournal, folder: Path) -> None:
    """Nor a new one where the file was."""
    db, keys = str(folder / "journal.db"), folder.parent / "keys"
    (folder / "journal.db").rename(folder / "elsewhere.db")
    with pytest.raises(KnownError, match="is gone"):
        journal.append([FAULT], operator="", at=Times(2**51, 1))
    with pytest.raises(KnownError, match="there is no such file"):
        reopen(journal, db, keys=keys)
    assert not Path(db).exists()
    open_journal(str(folder / "other.db"), keys=keys).close()
    logs = [folder / f"journal.db{ending}" for ending in ("-wal", "-shm")]
    for log in logs:
        log.rename(f"{log}.aside")
    (folder / "other.db").rename(db)
    with pytest.raises(KnownError, match="is another journal now"):
        reopen(journal, db, keys=keys)
    for log in logs:
        Path(f"{log}.aside").rename(log)
    (folder / "elsewhere.db").rename(db)
    again = reopen(journal, db, keys=keys)
    assert again.append([FAULT], operator="", at=Times(2**51, 2))
    again.close()


def test_what_another_program_writes_stops_the_terminal_at_the_next_step(journal: SqlJournal, folder: Path) -> None:
    command = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('UPDATE rounds SET paid = 7'); db.commit()"
    )
    subprocess.run([sys.executable, "-c", command, str(folder / "journal.db")], check=True)
    with pytest.raises(KnownError, match=r"somebody else has written it meanwhile: .*, then start the program again$"):
        journal.append([FAULT], operator="", at=Times(2**51, 1))
    journal.resume()
    assert journal.append([FAULT], operator="", at=Times(2**51, 1))
    journal.close()


PROGRAMS = {
    "simulate": ("simulate", "--rounds", "5000"),
    "the kiosk by itself": ("table", "--simulate", "--headless", "--rounds", "500"),
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_the_program_ends_with_the_way_back(tmp_path: Path, program: tuple[str, ...]) -> None:
    """As it is installed, it loses its file in the middle of a game."""
    db, place = tmp_path / "journal.db", ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    pictures = ("--screenshots", str(tmp_path / "pictures")) if "--headless" in program else ()
    command = [sys.executable, "-m", "dealer_terminal", *program, *pictures, *place]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not any(_rounds(db)):
            time.sleep(0.05)
        db.rename(tmp_path / "away.db")
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err.count("\n")) == (2, "", 1), err
    assert f"{db} is gone: all that was acknowledged is in {db}.saved-1: leave the terminal" in err
    (tmp_path / "journal.db.saved-1").rename(db)
    verify = [sys.executable, "-m", "dealer_terminal", "verify", *place]
    done = subprocess.run(verify, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def _rounds(db: Path) -> list[int]:
    try:
        with open_to_read(str(db)) as opened:
            return [opened.connection.exec_driver_sql("SELECT max(round) FROM rounds").scalar() or 0]
    except KnownError:
        return []


def test_a_rollback_journal_that_is_put_beside_it_in_play_stops_the_table(journal: SqlJournal, folder: Path) -> None:
    told = list(journal.records())
    rollback = folder / "journal.db-journal"
    rollback.write_bytes(bytes(100))
    with pytest.raises(KnownError, match=r"-journal stands beside the journal, .*: leave the terminal, move it away"):
        journal.look()
    with pytest.raises(KnownError, match="-journal stands beside the journal"):
        journal.append([FAULT], operator="", at=Times(2**51, 1))
    journal.close()
    rollback.unlink()
    again = open_journal(str(folder / "journal.db"), keys=folder.parent / "keys")
    assert list(again.records()) == told
    again.close()
