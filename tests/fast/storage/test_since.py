"""What verify says of what is new since a checkpoint that was kept elsewhere, and where it looks at all instead."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from dealer_terminal.audit.checkpoint import Checkpoint
from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.storage.address import address
from dealer_terminal.storage.own_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal, verify_since
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.since_tampered import TAMPERED, edge_changed, opening_changed, positions
from tests.fast.storage.stores import Store, made, outsider, unseen

OLD, NEW = 2, 3
"""Rounds of the shift before, and of this one."""


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Two shifts: the table was closed between them, and lies open."""
    made_ = made(request.param, request, tmp_path)
    session = made_.play(OLD)
    closing = commands.CloseTable(people.approval("end of shift"))
    assert not isinstance(session.handle(with_evidence(session.state, closing)), Refusal)
    made_.play(NEW, seed=2)
    made_.journal.close()
    return made_


def signed_at(store: Store, size: int) -> Checkpoint:
    """As somebody else kept it, when there were so many records."""
    with open_to_read(store.db) as journal:
        leaves = journal.connection.execute(text(f"SELECT leaf FROM records WHERE position < {size} ORDER BY position"))
        return Checkpoint(store.keys.signing.name, size, Frontier().extend(map(bytes, leaves.scalars())).root())


def since(store: Store, trusted: Checkpoint, own: Own = NOT_AT_HAND) -> Verification:
    with open_to_read(store.db) as journal:
        return verify_since(journal.connection, journal.id, store.keys.signing.verifier, trusted, own=own)


def whole(store: Store, outside: Checkpoint) -> Verification:
    with open_to_read(store.db) as journal:
        return verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,), outside)


def end_of(store: Store) -> int:
    with open_to_read(store.db) as journal:
        return int(journal.connection.execute(text("SELECT count(*) FROM records")).scalar_one())


def test_since_any_checkpoint_what_is_new_is_good_and_the_shift_before_is_not_read(store: Store) -> None:
    """One that was signed over a part of the table's opening, as no terminal does, has all of it read."""
    first, opened = positions(store, "table_opened")
    sizes = range(1, end_of(store) + 1) if store.db.endswith(".db") else range(1, end_of(store) + 1, 29)
    own = own_of(store.folder, store.keys.journal, str(store.keys.signing.verifier), address(store.db))
    assert own.keys
    for size in sizes:
        report = since(store, signed_at(store, size), own)
        assert (report.findings, report.records) == ((), end_of(store)), size
        begun = max(at for at in (0, first, opened) if at < size) if size != opened + 1 else 0
        assert (report.first, report.since) == (begun, size if begun else 0), size


def test_it_says_how_many_rounds_and_checkpoints_are_new(store: Store) -> None:
    *_, last = positions(store, "round_closed")
    report = since(store, signed_at(store, last))
    assert (report.rounds, report.unsigned) == (1, 0)
    assert 1 <= report.checkpoints <= 2


@pytest.mark.parametrize("tampered", TAMPERED.values(), ids=TAMPERED.keys())
def test_what_is_wrong_is_named_as_by_a_look_at_the_whole(store: Store, tampered: Callable[..., None]) -> None:
    _, opened = positions(store, "table_opened")
    trusted = signed_at(store, opened + 40)
    older = (opening_changed, edge_changed)
    with outsider(store.db) as connection, unseen(connection):
        tampered(connection, opened + (0 if tampered in older else 60))
    found = since(store, trusted).findings
    assert found
    assert found == whole(store, trusted).findings


def test_a_journal_that_forked_is_told_as_rebuilt(store: Store) -> None:
    trusted = signed_at(store, 60)
    other = Checkpoint(trusted.origin, trusted.size, bytes(32))
    said = [each.what for each in since(store, other).findings]
    assert any("the journal was rebuilt" in each for each in said)


def test_a_journal_that_ends_before_the_checkpoint_was_cut(store: Store) -> None:
    trusted = signed_at(store, end_of(store))
    longer = Checkpoint(trusted.origin, trusted.size + 1, trusted.root)
    said = [each.what for each in since(store, longer).findings]
    assert any("the outside checkpoint covers" in each for each in said)


def test_what_was_changed_before_the_opening_is_not_looked_at(store: Store) -> None:
    """The page says so; a look at the whole names it."""
    trusted = signed_at(store, end_of(store))
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET operator = 'someone' WHERE position = 5"))
    assert since(store, trusted).findings == ()
    assert whole(store, trusted).findings


def test_rows_are_looked_at_from_the_round_on_that_may_still_be_put_right(store: Store) -> None:
    trusted, found = signed_at(store, end_of(store)), dict[int, bool]()
    with open_to_read(store.db) as journal:
        last = int(journal.connection.execute(text("SELECT max(round) FROM rounds")).scalar_one())
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
