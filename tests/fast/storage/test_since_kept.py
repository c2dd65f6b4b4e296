"""What verify says of what is new since a look that found nothing wrong, and kept where the next one may begin."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, text

from dealer_terminal.audit.people_facts import OperatorAdded
from dealer_terminal.audit.record import Times
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.storage.address import address
from dealer_terminal.storage.own_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal, verify_since
from dealer_terminal.storage.verified import read_verified
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.since_tampered import TAMPERED, edge_changed, opening_changed, positions
from tests.fast.storage.stores import Store, in_database, made, outsider, unseen

ROUNDS = 4


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return made(request.param, request, tmp_path)


def whole(store: Store) -> Verification:
    with open_to_read(store.db) as journal:
        return verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,))


def since(store: Store, kept: bytes, own: Own = NOT_AT_HAND) -> Verification:
    key, verified = store.keys.signing.verifier, read_verified(kept)
    with open_to_read(store.db) as journal:
        return verify_since(journal.connection, journal.id, key, verified.checkpoint(key), own=own, kept=[verified])


def asked(session: Session, *asks: commands.Command) -> None:
    for each in asks:
        assert not isinstance(session.handle(with_evidence(session.state, each)), Refusal), each


def round_played(session: Session, seed: int) -> None:
    """Up to the deck's return."""
    asks = session.handle

    def handle(command: commands.Command) -> object:
        if isinstance(command, commands.ReturnDeck):
            asks(commands.RaiseFault(FaultId.BUTTON, "pressed twice"))
        return asks(command)

    with patch.object(session, "handle", handle):
        for _ in play_rounds(session, Random(seed), 1):
            pass


def played_and_kept(store: Store) -> list[bytes]:
    """After each round of a table that lies open; each ends with a fault that is cleared in the next one."""
    session, kept = store.play(1), list[bytes]()
    kept.append(whole(store).keep)
    for number in range(1, ROUNDS):
        round_played(session, number)
        kept.append(whole(store).keep)
    round_played(session, ROUNDS)
    asked(session, commands.SignOff())
    store.journal.close()
    return kept


def test_a_look_that_goes_on_reads_from_the_last_round_and_keeps_what_a_whole_look_keeps(store: Store) -> None:
    kept = played_and_kept(store)
    opened = positions(store, "round_opened")
    own = own_of(store.folder, store.keys.journal, str(store.keys.signing.verifier), address(store.db))
    for number, each in enumerate(kept):
        report = since(store, each, own)
        assert (report.findings, report.first) == ((), opened[number])
        assert report.keep == whole(store).keep
        assert report.rounds == ROUNDS - number


@pytest.mark.parametrize(
    "tampered", [each for each in TAMPERED.values() if each not in (opening_changed, edge_changed)]
)
def test_what_is_wrong_behind_it_is_named_as_by_a_look_at_the_whole(
    store: Store, tampered: Callable[[Connection, int], None]
) -> None:
    kept = played_and_kept(store)
    with outsider(store.db) as connection, unseen(connection):
        tampered(connection, positions(store, "round_opened")[ROUNDS])
    found = since(store, kept[-1])
    assert found.findings
    assert (found.first, found.keep) == (0, b"")


ENDED = {"a shift": "shifts SET ended = ended + 1", "a fault": "device_faults SET cleared = cleared + 1"}


@pytest.mark.parametrize("row", ENDED.values(), ids=ENDED.keys())
def test_a_row_of_before_that_ended_since_is_looked_at(store: Store, row: str) -> None:
    kept = played_and_kept(store)[-1]
    begun = since(store, kept).first
    assert any(at < begun for at in read_verified(kept).unended)
    with outsider(store.db) as connection:
        last = f"SELECT max(position) FROM {row.split(maxsplit=1)[0]} WHERE position < {begun}"
        connection.execute(text(f"UPDATE {row} WHERE position = ({last})"))
    assert "where the records give" in since(store, kept).findings[0].what


def test_what_lies_before_is_believed(store: Store) -> None:
    """The page says so; a look at the whole names it."""
    kept = played_and_kept(store)[-1]
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET operator = 'someone' WHERE position = 5"))
    assert since(store, kept).findings == ()
    assert whole(store).findings


def test_another_state_than_was_kept_is_not_gone_on_from(store: Store) -> None:
    """What the records from there give is another one: the whole is looked at, and is good."""
    kept = played_and_kept(store)[-1]
    other = kept.replace(b'\\"round\\":', b'\\"round\\":1')
    assert other != kept
    report = since(store, other)
    assert (report.findings, report.first) == ((), 0)


def test_what_another_version_kept_is_a_checkpoint(store: Store) -> None:
    kept = played_and_kept(store)[-1]
    other = kept.replace(b'\\"shape\\":\\"', b'\\"shape\\":\\"1')
    assert other != kept
    report = since(store, other)
    assert (report.findings, report.first, report.keep) == ((), positions(store, "table_opened")[0], b"")


def test_a_person_who_was_taken_out_of_the_records_is_missed(tmp_path: Path) -> None:
    """Their tree says who was there: a sign-on is not held against fewer people."""
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    added = OperatorAdded(Operator("4711", "K. Ono", Role.ADMINISTRATOR), pin="")
    store.journal.append([added], operator="", at=Times(1, 1))
    kept = played_and_kept(store)[-1]
    with outsider(store.db) as connection, unseen(connection):
        connection.execute(text("UPDATE records SET kind = 'wager_placed' WHERE kind = 'operator_added'"))
    assert since(store, kept).findings == whole(store).findings != ()
