"""A journal that somebody else writes, looked at again and again: what is committed is seen, and nothing else; and a
server that goes away while a table plays."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, insert, text

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage import schema
from dealer_terminal.storage.address import address
from dealer_terminal.storage.follower import Follower
from dealer_terminal.storage.opening import open_journal
from tests.fast.storage.stores import Store, in_database, outsider, unguarded

FAULT = DeviceFaultRaised("jam", "")


@pytest.fixture
def follower(database: Store) -> Iterator[Follower]:
    with closing(Follower(database.db)) as follower:
        yield follower


def test_each_look_sees_what_was_committed_before_it(database: Store, follower: Follower) -> None:
    assert follower.look().table == ""
    played = database.play(2).state
    assert follower.look() == played
    database.journal.append([FAULT], operator="", at=Times(1, 1))
    assert follower.look().faults == {"jam": ""}


def test_who_comes_late_sees_the_same_and_where_nothing_was_committed_the_same_value(
    database: Store, follower: Follower
) -> None:
    follower.look()
    database.play(2)
    with closing(Follower(database.db)) as late:
        assert late.look() == follower.look()
    assert follower.look() is follower.look()


def test_what_is_not_committed_is_not_seen(database: Store, follower: Follower) -> None:
    database.play(1)
    before = follower.look()
    engine = create_engine(address(database.db), poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(insert(schema.records).values(**_record(database)))
        assert follower.look() is before
        connection.rollback()


def _record(store: Store) -> dict[str, object]:
    last = store.records()[-1]
    kept = {name: getattr(last, name) for name in last.__struct_fields__}
    return {**kept, "position": last.position + 1}


def test_whoever_writes_never_waits_for_who_looks(database: Store, follower: Follower) -> None:
    follower.look()
    with outsider(database.db) as connection:
        if connection.dialect.name == "sqlite":
            assert connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).one()[0] == 0
        else:
            connection.execute(text("BEGIN; LOCK TABLE records IN ACCESS EXCLUSIVE MODE NOWAIT; COMMIT"))


def test_a_lost_server_is_told_and_found_again(postgres_url: str, tmp_path: Path) -> None:
    store = in_database(postgres_url, tmp_path / "keys")
    played = store.play(1).state
    with closing(Follower(store.db)) as follower:
        follower.look()
        store.journal.close()
        with outsider(store.db) as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            connection.execute(text(f"{others} AND datname = current_database()"))
        with pytest.raises(KnownError, match=r"the server was stopped|does not answer"):
            follower.look()
        assert follower.look() == played


def test_a_file_that_goes_away_is_told_and_followed_once_it_is_back(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    played = store.play(1).state
    store.journal.close()
    file, elsewhere = Path(store.db), tmp_path / "elsewhere.db"
    with closing(Follower(store.db)) as follower:
        assert follower.look() == played
        file.rename(elsewhere)
        with pytest.raises(KnownError, match="there is no such file"):
            follower.look()
        elsewhere.rename(file)
        assert follower.look() == played


def test_another_journal_in_its_place_is_followed_instead(tmp_path: Path) -> None:
    first, second = (in_database(str(tmp_path / f"{name}.db"), tmp_path / "keys") for name in ("one", "two"))
    first.play(1)
    played = second.play(2).state
    for store in (first, second):
        store.journal.close()
    with closing(Follower(first.db)) as follower:
        follower.look()
        Path(second.db).replace(first.db)
        assert follower.look() == played


def test_a_journal_that_its_table_closed_and_opened_again_is_followed_on(tmp_path: Path) -> None:
    """On a folder that may only be read, too, an idle file is opened otherwise than one in use."""
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(1)
    with closing(Follower(store.db)) as follower:
        follower.look()
        store.journal.close()
        follower.look()
        store.journal = open_journal(store.db, keys=tmp_path / "keys")
        store.journal.append([FAULT], operator="", at=Times(1, 1))
        assert follower.look().faults == {"jam": ""}
    store.journal.close()


def test_a_damaged_journal_is_told_with_what_to_do(sqlite: Store) -> None:
    sqlite.play(1)
    with outsider(sqlite.db) as connection:
        unguarded(connection)
        connection.execute(text("UPDATE resume SET rest = ''"))
        connection.execute(text("UPDATE records SET body = x'ff' WHERE position = 3"))
    with closing(Follower(sqlite.db)) as follower, pytest.raises(KnownError, match=r"damaged: record 3.*verify"):
        follower.look()


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
