"""What verify says of what is new since a checkpoint that was kept elsewhere, and where it looks at the whole."""

from random import Random

import pytest
from sqlalchemy import text

from dealer_terminal.audit.checkpoint import Checkpoint
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.since_tampered import (
    end_of,
    missed_since,
    positions,
    scalar,
    signed_at,
    since,
    two_shifts,
    whole,
    wrong_sizes,
)
from tests.fast.storage.stores import Store, outsider, unseen


@pytest.fixture
def store(sqlite: Store) -> Store:
    return two_shifts(sqlite)


def test_since_any_checkpoint_what_is_new_is_good_and_the_shift_before_is_not_read(store: Store) -> None:
    first, opened = positions(store, "table_opened")
    assert wrong_sizes(store, (1, first + 1, first + 2, opened, opened + 1, opened + 2, end_of(store))) == []


def test_it_says_how_many_rounds_and_checkpoints_are_new(store: Store) -> None:
    *_, last = positions(store, "round_closed")
    report = since(store, signed_at(store, last))
    assert (report.rounds, report.unsigned) == (1, 0)
    assert 1 <= report.checkpoints <= 2


def test_what_is_wrong_is_named_as_by_a_look_at_the_whole(store: Store) -> None:
    assert missed_since(store) == []


def test_another_checkpoint_than_the_journals_is_told(store: Store) -> None:
    trusted = signed_at(store, end_of(store))
    for other, told in (
        (Checkpoint(trusted.origin, trusted.size, bytes(32)), "the journal was rebuilt"),
        (Checkpoint(trusted.origin, trusted.size + 1, trusted.root), "the outside checkpoint covers"),
    ):
        assert any(told in each.what for each in since(store, other).findings), told


def test_what_was_changed_before_the_opening_is_not_looked_at(store: Store) -> None:
    """The page says so; a look at the whole names it."""
    trusted = signed_at(store, end_of(store))
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET operator = 'someone' WHERE position = 5"))
    assert since(store, trusted).findings == ()
    assert whole(store, trusted).findings


def test_rows_are_looked_at_from_the_round_on_that_may_still_be_put_right(store: Store) -> None:
    trusted, found = signed_at(store, end_of(store)), dict[int, bool]()
    last = scalar(store, "SELECT max(round) FROM rounds")
    for number in (last, last - 1):
        with outsider(store.db) as connection:
            connection.execute(text(f"UPDATE wager_results SET pays = pays + 100 WHERE round = {number}"))
            found[number] = bool(since(store, trusted).findings)
            connection.execute(text(f"UPDATE wager_results SET pays = pays - 100 WHERE round = {number}"))
    assert found == {last: True, last - 1: False}


def test_what_a_terminal_wrote_meanwhile_is_new(store: Store) -> None:
    trusted = signed_at(store, end_of(store))
    store.journal = store.open_again()
    for _ in play_rounds(store.session(), Random(4), 2):
        pass
    store.journal.close()
    report = since(store, trusted)
    assert (report.findings, report.rounds) == ((), 2)
