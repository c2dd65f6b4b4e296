"""Read models: what a rebuild gives is what was written while playing."""

from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.audit.record import Times
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.rebuild import Rebuild
from tests.fast.storage.rows import rows
from tests.fast.storage.stores import Store, outsider
from tests.helpers.playing import CLASSIC, THREE_CARD, played


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_rebuild_gives_what_was_written_while_playing(database: Store, rulebook: str) -> None:
    session = played(database.journal, 25, keys=database.keys, seed=8, rulebook=rulebook)
    database.journal.close()
    kept = (*schema.MODELS, schema.nodes)
    before = rows(database, *kept)
    assert before["rounds"] and before["hands"] and before["wager_results"] and before["shifts"]
    told: list[int] = []
    with open_alone(database.db) as connection:
        assert Rebuild(connection, told.append).run() == told[-1]
        connection.commit()
    assert rows(database, *kept) == before
    journal = database.open_again()
    assert journal.resume().state == session.state
    journal.close()


def test_a_round_is_in_the_books_as_it_was_closed(database: Store) -> None:
    database.play(4)
    found = rows(database, schema.rounds, schema.wager_results)
    names = schema.rounds.columns.keys()
    for row in found["rounds"]:
        each = dict(zip(names, row, strict=True))
        lines = [line for line in found["wager_results"] if line[0] == each["round"]]
        assert sum(line[-2] for line in lines) == each["staked"]
        assert sum(line[-1] for line in lines) == each["paid"]
        assert each["first"] < each["last"]
        assert each["opened"] < each["closed"]


def test_a_fault_is_in_the_books_until_it_is_cleared(database: Store) -> None:
    journal = database.journal
    journal.append([DeviceFaultRaised("jam", "stands still")], operator="", at=Times(5, 1))
    assert [row[-2:] for row in rows(database, schema.device_faults)["device_faults"]] == [(5, None)]
    journal.append([DeviceFaultCleared("jam")], operator="", at=Times(9, 1))
    assert [row[-2:] for row in rows(database, schema.device_faults)["device_faults"]] == [(5, 9)]


def test_a_journal_without_its_resume_point_is_folded_from_the_start(sqlite: Store) -> None:
    """As after an upgrade whose state has other fields."""
    session = sqlite.play(3)
    sqlite.journal.close()
    with outsider(sqlite.db) as connection:
        connection.execute(text("UPDATE resume SET position = 0, rest = :none, tag = :none"), {"none": b""})
    assert sqlite.open_again().resume().state == session.state


def test_a_copy_of_the_one_file_of_a_closed_journal_is_the_whole_journal(sqlite: Store) -> None:
    session = sqlite.play(1)
    sqlite.journal.close()
    copy = Path(sqlite.db).with_name("copy.db")
    copy.write_bytes(Path(sqlite.db).read_bytes())
    sqlite.db = str(copy)
    with open_to_read(sqlite.db) as journal:
        assert reading.last_position(journal.connection, schema.records) > 20
    assert session.state.round == 2
