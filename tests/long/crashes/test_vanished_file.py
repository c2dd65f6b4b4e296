"""The journal moved, removed or replaced under a terminal that plays: it stops, and nothing that was told is lost."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal, reopen
from dealer_terminal.storage.reader import open_to_read
from tests.helpers.playing import played
from tests.long.crashes.in_play import append, append_until, by_another, folder, found, opened, played_until, verified

__all__ = ["folder"]


@pytest.fixture
def journal(folder: Path) -> SqlJournal:
    journal = opened(folder)
    played(journal, 2, keys=journal.keys)
    copied(folder / "journal.db", folder.parent / "older.db")
    played(journal, 2, keys=journal.keys, seed=3)
    return journal


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
        append(journal)
    with pytest.raises(KnownError, match="all that was acknowledged is in"):
        append(journal)
    saved = Path(str(said.value).split("acknowledged is in ")[1].split(":")[0])
    journal.close()
    for file in folder.glob("journal.db*"):
        if file != saved:
            file.unlink()
    saved.rename(folder / "journal.db")
    again = opened(folder)
    assert list(again.records())[: len(told)] == told
    key = again.keys.signing.verifier
    again.close()
    assert found(folder / "journal.db", key) == []


def test_what_was_open_is_saved_elsewhere_where_its_folder_is_gone(journal: SqlJournal, folder: Path) -> None:
    told, key = len(list(journal.records())), journal.keys.signing.verifier
    folder.rename(folder.parent / "elsewhere")
    with pytest.raises(KnownError, match="is gone: all that was acknowledged is in") as said:
        append(journal)
    journal.close()
    saved = Path(str(said.value).split("acknowledged is in ")[1].split(":")[0])
    assert found(saved, key) == []
    with open_to_read(str(saved)) as kept_there:
        (kept,) = kept_there.connection.exec_driver_sql("SELECT count(*) FROM records").one()
    assert kept >= told


def laid_over(folder: Path) -> None:
    copied(folder.parent / "older.db", folder / "journal.db")


def laid_over_at_its_length(folder: Path) -> None:
    """Byte by byte, so that the file stays as long as it was."""
    over = "open(sys.argv[2], 'r+b').write(open(sys.argv[1], 'rb').read())"
    by_another(over, folder.parent / "older.db", folder / "journal.db")


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
            append(journal)
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
        append(journal)
    journal.close()


def test_a_file_that_was_written_over_and_is_gone_by_then_is_closed(journal: SqlJournal, folder: Path) -> None:
    grown(folder / "journal.db", journal)
    laid_over(folder)
    with pytest.raises(KnownError, match=r"was written over while it was open"):
        append(journal)
    all_removed(folder)
    journal.close()


def grown(file: Path, journal: SqlJournal) -> None:
    """Until the log has come into the file once more."""
    size = (file.parent.parent / "older.db").stat().st_size
    append_until(journal, lambda: file.stat().st_size > size)


def test_a_copy_that_is_not_whole_is_not_called_saved(journal: SqlJournal, folder: Path) -> None:
    """A fifth of what is open was written over, at the same length; more than the terminal has in memory."""
    db = folder / "journal.db"
    played(journal, 200, keys=journal.keys, seed=4)
    by_another("f = open(sys.argv[1], 'r+b'); n = f.seek(0, 2) // 5; f.seek(n); f.write(bytes(n))", db)
    db.rename(folder / "elsewhere.db")
    with pytest.raises(KnownError, match=r"what was open could not be saved: find the file"):
        append(journal)
    assert not list(folder.glob("*.saved-*"))
    journal.close()


def test_who_tries_again_gets_no_other_journal(journal: SqlJournal, folder: Path) -> None:
    """Nor a new one where the file was."""
    db, keys = str(folder / "journal.db"), folder.parent / "keys"
    (folder / "journal.db").rename(folder / "elsewhere.db")
    with pytest.raises(KnownError, match="is gone"):
        append(journal)
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
    append(again, 1)
    again.close()


def test_what_another_program_writes_stops_the_terminal_at_the_next_step(journal: SqlJournal, folder: Path) -> None:
    command = "import sqlite3; db = sqlite3.connect(sys.argv[1]); db.execute('UPDATE rounds SET paid = 7'); db.commit()"
    by_another(command, folder / "journal.db")
    with pytest.raises(KnownError, match=r"somebody else has written it meanwhile: .*, then start the program again$"):
        append(journal)
    journal.resume()
    append(journal)
    journal.close()


PROGRAMS = {
    "simulate": ("simulate", "--rounds", "5000"),
    "the kiosk by itself": ("table", "--simulate", "--headless", "--rounds", "500"),
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_the_program_ends_with_the_way_back(tmp_path: Path, program: tuple[str, ...]) -> None:
    """As it is installed, it loses its file in the middle of a game."""
    db = tmp_path / "journal.db"
    pictures = ("--screenshots", str(tmp_path / "pictures")) if "--headless" in program else ()
    code, out, err = played_until(
        tmp_path, (*program, *pictures), lambda: any(_rounds(db)), lambda: db.rename(tmp_path / "away.db")
    )
    assert (code, out, err.count("\n")) == (2, "", 1), err
    assert f"{db} is gone: all that was acknowledged is in {db}.saved-1: leave the terminal" in err
    (tmp_path / "journal.db.saved-1").rename(db)
    assert verified(tmp_path, db.name) == (0, "")


def _rounds(db: Path) -> list[int]:
    try:
        with open_to_read(str(db)) as there:
            return [there.connection.exec_driver_sql("SELECT max(round) FROM rounds").scalar() or 0]
    except KnownError:
        return []


def test_a_rollback_journal_that_is_put_beside_it_in_play_stops_the_table(journal: SqlJournal, folder: Path) -> None:
    told = list(journal.records())
    rollback = folder / "journal.db-journal"
    rollback.write_bytes(bytes(100))
    with pytest.raises(KnownError, match=r"-journal stands beside the journal, .*: leave the terminal, move it away"):
        journal.look()
    with pytest.raises(KnownError, match="-journal stands beside the journal"):
        append(journal)
    journal.close()
    rollback.unlink()
    again = opened(folder)
    assert list(again.records()) == told
    again.close()
