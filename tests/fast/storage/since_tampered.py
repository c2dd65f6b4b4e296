"""Looks at what is new since a checkpoint, and what somebody may do to a journal behind the checkpoint and below it."""

from collections.abc import Callable, Iterable
from random import Random
from unittest.mock import patch

from sqlalchemy import Connection, text

from dealer_terminal.journal.checkpoint import Checkpoint
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.storage.address import address
from dealer_terminal.storage.key_folder_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal, verify_since
from dealer_terminal.storage.verification_start import read_verified
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.stores import Kept, Store, outsider, unseen

OLD, NEW = 2, 3
"""Rounds of the shift before, and of this one."""
ROUNDS = 4
"""Rounds that are looked at one by one."""


def positions(store: Store, kind: str) -> list[int]:
    with open_to_read(store.db) as journal:
        asked = text(f"SELECT position FROM records WHERE kind = '{kind}' ORDER BY position")
        return list(journal.connection.execute(asked).scalars())


def scalar(store: Store, asked: str) -> int:
    with open_to_read(store.db) as journal:
        return int(journal.connection.execute(text(asked)).scalar_one())


def signed_at(store: Store, size: int) -> Checkpoint:
    """Return what somebody else kept when there were so many records."""
    with open_to_read(store.db) as journal:
        leaves = journal.connection.execute(text(f"SELECT leaf FROM records WHERE position < {size} ORDER BY position"))
        return Checkpoint(store.keys.signing.name, size, Frontier().extend(map(bytes, leaves.scalars())).root())


def since(store: Store, trusted: Checkpoint, own: Own = NOT_AT_HAND) -> Verification:
    with open_to_read(store.db) as journal:
        return verify_since(journal.connection, journal.id, store.keys.signing.verifier, trusted, own=own)


def since_kept(store: Store, kept: bytes, own: Own = NOT_AT_HAND) -> Verification:
    """Look at what is new since a look that was kept."""
    key, verified = store.keys.signing.verifier, read_verified(kept)
    with open_to_read(store.db) as journal:
        return verify_since(journal.connection, journal.id, key, verified.checkpoint(key), own=own, kept=[verified])


def whole(store: Store, outside: Checkpoint | None = None) -> Verification:
    with open_to_read(store.db) as journal:
        return verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,), outside)


def own(store: Store) -> Own:
    found = own_of(store.folder, store.keys.journal, str(store.keys.signing.verifier), address(store.db))
    assert found.keys
    return found


def end_of(store: Store) -> int:
    return scalar(store, "SELECT count(*) FROM records")


def two_shifts(store: Store) -> Store:
    """Play two shifts: the table was closed between them, and is open."""
    session = store.play(OLD)
    closing = commands.CloseTable(people.approval("end of shift"))
    assert not isinstance(session.handle(with_evidence(session.state, closing)), Refusal)
    store.play(NEW, seed=2)
    store.journal.close()
    return store


def round_played(session: Session, seed: int) -> None:
    """Play a round in which the button sticks before the deck's return."""
    asks = session.handle

    def handle(command: commands.Command) -> object:
        if isinstance(command, commands.ReturnDeck):
            asks(commands.RaiseFault(FaultId.BUTTON, "pressed twice"))
        return asks(command)

    with patch.object(session, "handle", handle):
        for _ in play_rounds(session, Random(seed), 1):
            pass


def played_and_kept(store: Store) -> list[bytes]:
    """Look after each round of an open table; each round ends with a fault that is cleared in the next one."""
    session, kept = store.play(1), list[bytes]()
    kept.append(whole(store).keep)
    for number in range(1, ROUNDS):
        round_played(session, number)
        kept.append(whole(store).keep)
    round_played(session, ROUNDS)
    assert not isinstance(session.handle(with_evidence(session.state, commands.SignOff())), Refusal)
    store.journal.close()
    return kept


def wrong_sizes(store: Store, sizes: Iterable[int]) -> list[object]:
    """Return each checkpoint since which the look is not good or reads from another record than its table's opening.

    All is read since a checkpoint that was signed over a part of the opening, as no terminal does.
    """
    end, keys = end_of(store), own(store)
    first, opened = positions(store, "table_opened")
    wrong: list[object] = []
    for size in sizes:
        report = since(store, signed_at(store, size), keys)
        begun = max(at for at in (0, first, opened) if at < size) if size != opened + 1 else 0
        found = (report.findings, report.records, report.first, report.since)
        wrong += [(size, found)] if found != ((), end, begun, size if begun else 0) else []
    return wrong


def wrong_looks(store: Store, kept: Iterable[bytes]) -> list[object]:
    """Return each kept look from which a look does not go on at its round, or keeps other than a whole look."""
    opened, keeps, keys = positions(store, "round_opened"), whole(store).keep, own(store)
    wrong: list[object] = []
    for number, each in enumerate(kept):
        report = since_kept(store, each, keys)
        found = (report.findings, report.first, report.rounds, report.keep)
        wrong += [found] if found != ((), opened[number], ROUNDS - number, keeps) else []
    return wrong


def missed_since(store: Store) -> list[object]:
    """Return each tampering that a look since a checkpoint does not name as a look at the whole does."""
    _, opened = positions(store, "table_opened")
    trusted, before, missed = signed_at(store, opened + 40), Kept(store), list[object]()
    for what, tampered in TAMPERED.items():
        before.put_back()
        with outsider(store.db) as connection, unseen(connection):
            tampered(connection, opened + (0 if what in OLDER else 60))
        found = since(store, trusted).findings
        missed += [] if found and found == whole(store, trusted).findings else [(what, found)]
    return missed


def missed_behind(store: Store, kept: bytes) -> list[object]:
    """Return each tampering that a look from a kept one does not find, or after which it keeps anything."""
    before, missed = Kept(store), list[object]()
    for what in [each for each in TAMPERED if each not in OLDER]:
        before.put_back()
        with outsider(store.db) as connection, unseen(connection):
            TAMPERED[what](connection, positions(store, "round_opened")[ROUNDS])
        found = since_kept(store, kept)
        missed += [] if found.findings and (found.first, found.keep) == (0, b"") else [(what, found)]
    return missed


def _does(statement: str) -> Callable[[Connection, int], None]:
    """Run a statement on the records some way behind a position."""
    return lambda connection, at: connection.execute(text(statement.format(at=at, next=at + 3, edge=at - 2))).close()


_FIRST_NOTE = "(SELECT note FROM checkpoints ORDER BY size LIMIT 1)"
_FIRST_LEAF = "(SELECT leaf FROM records WHERE position = 1)"
_NEWEST = "WHERE size = (SELECT max(size) FROM checkpoints)"
_LAST = "WHERE round = (SELECT max(round) FROM rounds)"
TAMPERED = {
    what: _does(statement)
    for what, statement in {
        "record changed": "UPDATE records SET operator = 'someone' WHERE position = {next}",
        "record taken out": "DELETE FROM records WHERE position = {next}",
        "end cut": "DELETE FROM records WHERE position >= {next}",
        "signature taken out": f"DELETE FROM checkpoints {_NEWEST}",
        "signature changed": f"UPDATE checkpoints SET note = {_FIRST_NOTE} {_NEWEST}",
        "win doubled": f"UPDATE wager_results SET pays = pays + 100 {_LAST}",
        "dealer named": f"UPDATE rounds SET dealer = 'x' {_LAST}",
        "resume changed": "UPDATE resume SET position = position - 1",
        "frontier changed": "UPDATE frontier SET size = size + 1",
        "table added": "CREATE TABLE more (one integer)",
        "opening changed": "UPDATE records SET utc = utc + 1 WHERE position = {at}",
        "edge changed": f"UPDATE records SET leaf = {_FIRST_LEAF} WHERE position = {{edge}}",
    }.items()
}
OLDER = ("opening changed", "edge changed")
"""Where the new records rest on: their table's opening, and a leaf that the tree before it is hashed from."""
