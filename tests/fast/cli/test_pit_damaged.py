"""A pit of which one journal is damaged, and a floor whose server does not answer."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.app.pit_workers import Watching
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.cli.pit import journals_to_watch
from dealer_terminal.errors import DamagedError, KnownError, UnreachableError
from dealer_terminal.review.cited_records import KnownRecords
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.ui.pit.journals import table


def damaged(db: str) -> str:
    """The content of one record is another."""
    with closing(sqlite3.connect(db)) as journal, journal:
        for (name,) in journal.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            journal.execute(f"DROP TRIGGER {name}")
        journal.execute("UPDATE records SET body = CAST('{\"seat\":1}' AS BLOB) WHERE position = 300")
    return db


def test_damaged_journals_keep_nobody_from_the_other_tables(tmp_path: Path) -> None:
    good, bad, head = table(tmp_path, "1", 1), damaged(table(tmp_path, "2", 2)), str(tmp_path / "head.db")
    data = bytearray(Path(bad).read_bytes())
    data[47] = 9
    Path(head).write_bytes(data)
    assert journals_to_watch((good, bad), named=(good, bad), spared=Spared((good, bad))) == (good, bad)
    with pytest.raises(DamagedError, match="record 300 was changed"):
        journals_to_watch((bad,), named=(bad,), spared=Spared((bad,)))
    with pytest.raises(KnownError, match="damaged"):
        journals_to_watch((head,), named=(head,), spared=Spared((head,)))
    watching = Watching((good, head), KnownRecords(), lambda: ())
    try:
        while watching.unread:
            pass
        assert [each.db for each in watching.sights()] == [good]
        (why,) = watching.lost.values()
        assert "damaged" in why
    finally:
        watching.end()


def test_a_server_that_does_not_answer_is_away_and_not_damaged() -> None:
    with pytest.raises(UnreachableError, match="does not answer"):
        JournalSource("postgresql://nobody@127.0.0.1:1/nothing")
