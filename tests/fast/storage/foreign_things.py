"""Things that no terminal made in a database: each is named, and ends nothing with a fault."""

import re
from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress

import pytest
from sqlalchemy import text

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.reader import open_to_judge
from tests.fast.storage.stores import Kept, Store, findings, outsider, unseen

Things = Mapping[str, tuple[str, str]]
"""Statements, and what `verify` says then."""
ANYWHERE = {
    "a second journal": (
        "INSERT INTO journal SELECT one + 1, 'feedfeedfeedfeed', vkey FROM journal",
        "journal holds 2 rows, and should hold one",
    ),
    "a second frontier": (
        "INSERT INTO frontier SELECT 0, 7, edge, frames, tag FROM frontier",
        "frontier holds 2 rows, and should hold one",
    ),
    "a second resume point": (
        "INSERT INTO resume SELECT 2, position, rest, tag FROM resume",
        "resume holds 2 rows, and should hold one",
    ),
    "a doubled schema version": ("INSERT INTO alembic_version VALUES ('2099_01_01')", "alembic_version holds 2 rows"),
    "a resume position beyond the end": (
        "UPDATE resume SET position = 77777",
        r"the resume point is at record 77777, and only \d+ are here",
    ),
    "no first checkpoint": (
        "DELETE FROM checkpoints WHERE size = (SELECT min(size) FROM checkpoints)",
        r"record 0 \(dealer_signed_on, round 0\) is of a kind that is signed at once",
    ),
}


def played(store: Store) -> Store:
    store.play(1)
    store.journal.append_frame(DeviceFrame("shuffler", 0, b"sealed", Times(2**50, 1)))
    store.journal.close()
    return store


def do(store: Store, statements: Sequence[str]) -> None:
    with outsider(store.db) as connection:
        for statement in statements:
            connection.execute(text(statement))


def unnamed(store: Store, things: Things) -> dict[str, list[str]]:
    """Return the things that `verify` does not name in a played journal, and what it says instead."""
    kept, missed = Kept(store), dict[str, list[str]]()
    assert findings(store) == []
    for what, (done, finding) in things.items():
        kept.put_back()
        with outsider(store.db) as connection, unseen(connection) if "checkpoint" in what else nullcontext():
            do(store, done.split(";; "))
        found = findings(store)
        if not any(re.search(finding, each) for each in found):
            missed[what] = found
        with suppress(KnownError):
            store.open_again().close()
    return missed


def swallowed(store: Store, ways: Mapping[str, str]) -> None:
    """Require that nothing is acknowledged that a foreign thing swallows.

    The thing is made while the terminal has the journal open, or before it starts.
    """
    kept = Kept(store)
    for way, done in ways.items():
        kept.put_back()
        store.journal = store.open_again()
        stood = len(store.records())
        do(store, done.split(";;"))
        with pytest.raises(KnownError, match="somebody else has written it meanwhile: run dealer-terminal verify"):
            store.journal.append([DeviceFaultRaised("jam", "")], operator="", at=Times(2**51, 1))
        store.journal.close()
        with pytest.raises(KnownError, match=r"is damaged: a foreign (trigger|rule|event trigger) stands there"):
            store.open_again()
        with open_to_judge(store.db) as journal:
            assert journal.connection.execute(text("SELECT count(*) FROM records")).scalar() == stood, way
