"""What verify says of what is new since a checkpoint that was kept elsewhere, or since a look that found nothing wrong,
and where it looks at the whole instead."""

import shutil
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from dealer_terminal.journal.checkpoint import Checkpoint
from dealer_terminal.journal.people_facts import OperatorAdded
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.verification_start import read_verified
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.since_tampered import (
    end_of,
    missed_behind,
    missed_since,
    played_and_kept,
    positions,
    scalar,
    signed_at,
    since,
    since_kept,
    two_shifts,
    whole,
    wrong_looks,
    wrong_sizes,
)
from tests.fast.storage.stores import Store, in_database, outsider, unseen


@pytest.fixture
def shifts(sqlite: Store) -> Store:
    return two_shifts(sqlite)


def test_since_any_checkpoint_what_is_new_is_good_and_the_shift_before_is_not_read(shifts: Store) -> None:
    first, opened = positions(shifts, "table_opened")
    assert wrong_sizes(shifts, (1, first + 1, first + 2, opened, opened + 1, opened + 2, end_of(shifts))) == []


def test_it_says_how_many_rounds_and_checkpoints_are_new(shifts: Store) -> None:
    *_, last = positions(shifts, "round_closed")
    report = since(shifts, signed_at(shifts, last))
    assert (report.rounds, report.unsigned) == (1, 0)
    assert 1 <= report.checkpoints <= 2


def test_what_is_wrong_is_named_as_by_a_look_at_the_whole(shifts: Store) -> None:
    assert missed_since(shifts) == []


def test_another_checkpoint_than_the_journals_is_told(shifts: Store) -> None:
    trusted = signed_at(shifts, end_of(shifts))
    for other, told in (
        (Checkpoint(trusted.origin, trusted.size, bytes(32)), "the journal was rebuilt"),
        (Checkpoint(trusted.origin, trusted.size + 1, trusted.root), "the outside checkpoint covers"),
    ):
        assert any(told in each.what for each in since(shifts, other).findings), told


def test_what_was_changed_before_the_opening_is_not_looked_at(shifts: Store) -> None:
    """The page says so; a look at the whole names it."""
    trusted = signed_at(shifts, end_of(shifts))
    with outsider(shifts.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET operator = 'someone' WHERE position = 5"))
    assert since(shifts, trusted).findings == ()
    assert whole(shifts, trusted).findings


def test_rows_are_looked_at_from_the_round_on_that_may_still_be_put_right(shifts: Store) -> None:
    trusted, found = signed_at(shifts, end_of(shifts)), dict[int, bool]()
    last = scalar(shifts, "SELECT max(round) FROM rounds")
    for number in (last, last - 1):
        with outsider(shifts.db) as connection:
            connection.execute(text(f"UPDATE wager_results SET pays = pays + 100 WHERE round = {number}"))
            found[number] = bool(since(shifts, trusted).findings)
            connection.execute(text(f"UPDATE wager_results SET pays = pays - 100 WHERE round = {number}"))
    assert found == {last: True, last - 1: False}


def test_what_a_terminal_wrote_meanwhile_is_new(shifts: Store) -> None:
    trusted = signed_at(shifts, end_of(shifts))
    shifts.journal = shifts.open_again()
    for _ in play_rounds(shifts.session(), Random(4), 2):
        pass
    shifts.journal.close()
    report = since(shifts, trusted)
    assert (report.findings, report.rounds) == ((), 2)


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
