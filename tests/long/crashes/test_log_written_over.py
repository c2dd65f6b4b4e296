"""The log of a terminal that plays, written over in place: SQLite would copy it into the journal without a word."""

from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.journal import SqlJournal
from tests.helpers.playing import played
from tests.long.crashes.in_play import append, append_until, by_another, folder, found, opened, played_until, verified

__all__ = ["folder"]

SAVED = r"-wal was written over while it was open: all that was acknowledged is in .*\.saved-1: leave the terminal"


@pytest.fixture
def journal(folder: Path) -> SqlJournal:
    journal = opened(folder)
    played(journal, 4, keys=journal.keys)
    return journal


OVER = """
file, (first, count, byte) = open(sys.argv[1], 'r+b'), map(int, sys.argv[2:])
file.seek(first)
file.write(bytes([byte]) * count)
"""


def laid(file: Path, first: int, count: int, byte: int = 0) -> None:
    by_another(OVER, file, first, count, byte)


def head(log: Path) -> bytes:
    with log.open("rb") as opened_log:
        return opened_log.read(32)


def saved_is_good(folder: Path, journal: SqlJournal) -> None:
    (saved,) = folder.glob("*.saved-1")
    assert found(saved, journal.keys.signing.verifier) == []


def test_it_takes_no_step_more(journal: SqlJournal, folder: Path) -> None:
    log = folder / "journal.db-wal"
    laid(log, 0, log.stat().st_size)
    for _ in range(2):
        with pytest.raises(KnownError, match=SAVED):
            append(journal)
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
    append_until(journal, lambda: head(log) != began)
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
        append(journal, seed)
    journal.end()
    journal.close()
    again = opened(folder)
    again.end()
    again.close()


def test_the_program_ends_with_the_way_back(tmp_path: Path) -> None:
    db, log = tmp_path / "journal.db", tmp_path / "journal.db-wal"
    code, out, err = played_until(
        tmp_path,
        ("simulate", "--rounds", "5000"),
        lambda: log.exists() and log.stat().st_size > 1_000_000,
        lambda: laid(log, 0, log.stat().st_size),
    )
    assert (code, out, err.count("\n")) == (2, "", 1), err
    assert f"{log} was written over while it was open: all that was acknowledged is in {db}.saved-1" in err
    code, err = verified(tmp_path, f"{db.name}.saved-1")
    assert code == 0, err


EACH = """
file = open(sys.argv[1], 'r+b')
lies, was, now = file.read(), *map(bytes.fromhex, sys.argv[2:])
at = lies.find(was)
while at >= 0:
    file.seek(at)
    file.write(now)
    at = lies.find(was, at + 1)
"""


def told_otherwise(log: Path, was: bytes, now: bytes) -> None:
    """Wherever it lies in the log."""
    assert was in log.read_bytes() and len(was) == len(now)
    by_another(EACH, log, was.hex(), now.hex())


def test_what_came_from_a_changed_log_into_the_file_is_found_by_its_name(journal: SqlJournal, folder: Path) -> None:
    """The head was left as it is, and SQLite copies the log while the table plays: the next step notices nothing, nor
    does the end, for the log has begun anew."""
    log, file = folder / "journal.db-wal", folder / "journal.db"
    dealt = next(each for each in reversed(list(journal.records())) if each.kind == "packet_dealt")
    began = head(log)
    told_otherwise(log, dealt.body, dealt.body.replace(b'"seat":', b'"seal":'))
    append_until(journal, lambda: head(log) != began)
    journal.end()
    journal.close()
    assert dealt.body not in file.read_bytes()
    first, *_ = found(file, journal.keys.signing.verifier)
    assert first.startswith(f"record {dealt.position} ") and "was changed" in first
