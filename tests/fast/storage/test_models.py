"""Read models: what a rebuild gives is what was written while playing."""

from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.rebuild import Rebuild
from tests.fast.storage.stores import Store, made, outsider, rows
from tests.helpers.playing import CLASSIC, THREE_CARD, played


@pytest.mark.parametrize(("kind", "rulebook"), [("sqlite", THREE_CARD), ("postgresql", CLASSIC)])
def test_a_rebuild_gives_what_was_written_while_playing(
    kind: str, rulebook: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = made(kind, request, tmp_path)
    session = played(store.journal, 12, keys=store.keys, seed=8, rulebook=rulebook)
    store.journal.close()
    kept = (*schema.MODELS, schema.nodes)
    before = rows(store, *kept)
    assert before["rounds"] and before["hands"] and before["wager_results"] and before["shifts"]
    told: list[int] = []
    with open_alone(store.db) as connection:
        assert Rebuild(connection, told.append).run() == told[-1]
        connection.commit()
    assert rows(store, *kept) == before
    journal = store.open_again()
    assert journal.resume().state == session.state
    journal.close()


def test_a_round_is_in_the_books_as_it_was_closed(sqlite: Store) -> None:
    sqlite.play(4)
    found = rows(sqlite, schema.rounds, schema.wager_results)
    names = schema.rounds.columns.keys()
    for row in found["rounds"]:
        each = dict(zip(names, row, strict=True))
        lines = [line for line in found["wager_results"] if line[0] == each["round"]]
        assert sum(line[-2] for line in lines) == each["staked"]
        assert sum(line[-1] for line in lines) == each["paid"]
        assert each["first"] < each["last"]
        assert each["opened"] < each["closed"]


def test_a_fault_is_in_the_books_until_it_is_cleared(sqlite: Store) -> None:
    for fact, at, cleared in ((DeviceFaultRaised("jam", "stands still"), 5, None), (DeviceFaultCleared("jam"), 9, 9)):
        sqlite.journal.append([fact], operator="", at=Times(at, 1))
        assert [row[-2:] for row in rows(sqlite, schema.device_faults)["device_faults"]] == [(5, cleared)]


def test_a_journal_without_its_resume_point_is_folded_from_the_start(sqlite: Store) -> None:
    """As after an upgrade whose state has other fields."""
    session = sqlite.play(3)
    sqlite.journal.close()
    with outsider(sqlite.db) as connection:
        connection.execute(text("UPDATE resume SET position = 0, rest = :none, tag = :none"), {"none": b""})
    assert sqlite.open_again().resume().state == session.state


def test_a_copy_of_the_one_file_of_a_closed_journal_is_the_whole_journal(sqlite: Store) -> None:
    sqlite.play(1)
    count = len(sqlite.records())
    sqlite.journal.close()
    copy = Path(sqlite.db).with_name("copy.db")
    copy.write_bytes(Path(sqlite.db).read_bytes())
    with open_to_read(str(copy)) as journal:
        assert reading.last_position(journal.connection, schema.records) == count - 1
