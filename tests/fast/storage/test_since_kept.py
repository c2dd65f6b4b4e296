"""What verify says of what is new since a look that found nothing wrong, and kept where the next one may begin."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.audit.people_facts import OperatorAdded
from dealer_terminal.audit.record import Times
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.verified import read_verified
from tests.fast.storage.since_tampered import (
    missed_behind,
    played_and_kept,
    positions,
    since_kept,
    whole,
    wrong_looks,
)
from tests.fast.storage.stores import Store, in_database, outsider, unseen


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[bytes]]:
    folder = tmp_path_factory.mktemp("kept")
    store = in_database(str(folder / "journal.db"), folder / "keys")
    added = OperatorAdded(Operator("4711", "K. Ono", Role.ADMINISTRATOR), pin="")
    store.journal.append([added], operator="", at=Times(1, 1))
    return folder, played_and_kept(store)


@pytest.fixture
def store(played: tuple[Path, list[bytes]], tmp_path: Path) -> Store:
    shutil.copytree(played[0], tmp_path, dirs_exist_ok=True)
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.journal.close()
    return store


@pytest.fixture
def kept(played: tuple[Path, list[bytes]]) -> bytes:
    return played[1][-1]


def test_a_look_that_goes_on_reads_from_the_last_round_and_keeps_what_a_whole_look_keeps(
    played: tuple[Path, list[bytes]], store: Store
) -> None:
    assert wrong_looks(store, played[1]) == []


def test_what_is_wrong_behind_it_is_named_as_by_a_look_at_the_whole(store: Store, kept: bytes) -> None:
    assert missed_behind(store, kept) == []


def test_a_row_of_before_that_ended_since_is_looked_at(store: Store, kept: bytes) -> None:
    begun = since_kept(store, kept).first
    assert any(at < begun for at in read_verified(kept).unended)
    for table, ends in (("shifts", "ended"), ("device_faults", "cleared")):
        last = f"(SELECT max(position) FROM {table} WHERE position < {begun})"
        for change, named in (("+ 1", True), ("- 1", False)):
            with outsider(store.db) as connection:
                connection.execute(text(f"UPDATE {table} SET {ends} = {ends} {change} WHERE position = {last}"))
            found = since_kept(store, kept).findings
            assert ["where the records give" in each.what for each in found[:1]] == [True] * named, table


def test_what_lies_before_is_believed(store: Store, kept: bytes) -> None:
    """The page says so; a look at the whole names it."""
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET operator = 'someone' WHERE position = 5"))
    assert since_kept(store, kept).findings == ()
    assert whole(store).findings


def test_another_state_or_version_than_was_kept_is_not_gone_on_from(store: Store, kept: bytes) -> None:
    """The whole is looked at, or what is new since the checkpoint, and is good."""
    opened = positions(store, "table_opened")[0]
    for was, now, first in ((b'\\"round\\":', b'\\"round\\":1', 0), (b'\\"shape\\":\\"', b'\\"shape\\":\\"1', opened)):
        other = kept.replace(was, now)
        assert other != kept
        report = since_kept(store, other)
        assert (report.findings, report.first) == ((), first)
        assert first == 0 or report.keep == b""


def test_a_person_who_was_taken_out_of_the_records_is_missed(store: Store, kept: bytes) -> None:
    """Their tree says who was there: a sign-on is not held against fewer people."""
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET kind = 'wager_placed' WHERE kind = 'operator_added'"))
    assert since_kept(store, kept).findings == whole(store).findings != ()
