"""A server that goes away while a table plays."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.audit.record import Times
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.facts import DeviceFaultRaised
from tests.fast.storage.stores import Store, in_database, outsider

FAULT = DeviceFaultRaised("jam", "")
GONE = r"(the server was stopped|the server does not answer) .*: .*start the program again"


@pytest.fixture
def postgresql(postgres_url: str, tmp_path: Path) -> Iterator[Store]:
    store = in_database(postgres_url, tmp_path / "keys")
    yield store
    store.journal.close()


def test_a_lost_server_is_told_and_the_terminal_goes_on_where_it_stood(postgresql: Store) -> None:
    session = postgresql.play(1)
    with outsider(postgresql.db) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        connection.execute(text(f"{others} AND datname = current_database()"))
    with pytest.raises(KnownError, match=GONE):
        postgresql.journal.append([FAULT], operator="", at=Times(1, 1))
    with pytest.raises(KnownError, match="start the program again"):
        postgresql.journal.append([FAULT], operator="", at=Times(1, 1))
    assert postgresql.restart().resume().state == session.state
