"""A record that is damaged takes no other round's hands away."""

import sqlite3
from contextlib import closing
from pathlib import Path

from dealer_terminal.review.finder import NEWEST, Found, Question, Ready
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.review.finder import JournalFinder
from tests.fast.cli.journals import played_journal


def never() -> bool:
    return False


def paid(db: str, journal: str) -> tuple[Found, ...]:
    with closing(JournalFinder(db, journal)) as finder:
        return finder.find(Question(Ready.PAYMENTS), NEWEST, gives_up=never).found


def test_one_damaged_record_leaves_all_payments_found(tmp_path: Path) -> None:
    db = played_journal(tmp_path, 6)
    with open_to_read(db) as found:
        journal = found.id
    whole = paid(db, journal)
    with closing(sqlite3.connect(db)) as other:
        for (name,) in other.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            other.execute(f"DROP TRIGGER {name}")
        dealt = "SELECT position FROM records WHERE kind = 'packet_dealt' AND round = 3 LIMIT 1"
        other.execute(f"UPDATE records SET body = x'7b7b7b7b' WHERE position = ({dealt})")
        other.commit()
    assert len(whole) > 6
    assert {each.round for each in whole} > {3}
    assert paid(db, journal) == whole
