"""The migrated schema is the one that the code writes to."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from dealer_terminal import installed
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import writing_engine
from dealer_terminal.storage.guards import MADE, guards
from dealer_terminal.storage.migration import upgrade
from dealer_terminal.storage.opening import migrate_journal, open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.schema import HEAD, METADATA, OF_THE_HOUSE
from dealer_terminal.storage.unexpected_objects import MADE as OBJECTS
from dealer_terminal.storage.unexpected_objects import objects
from tests.fast.storage.stores import outsider


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "journal.db") if request.param == "sqlite" else request.getfixturevalue("postgres_url")


@pytest.fixture
def connection(db: str) -> Iterator[Connection]:
    with writing_engine(address(db)).connect() as connection:
        yield connection


def test_the_newest_revision_is_the_one_that_the_code_names() -> None:
    (head,) = ScriptDirectory(str(installed.migrations())).get_heads()
    assert head == HEAD


def test_the_migrated_schema_is_the_one_that_the_code_writes_to_and_verify_knows(connection: Connection) -> None:
    upgrade(connection)
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    assert compare_metadata(context, METADATA) == []
    assert guards(connection) == MADE[connection.dialect.name]
    assert objects(connection) == OBJECTS[connection.dialect.name], "run: python -m tests.fast.storage.objects"
    on_sqlite = "SELECT sql FROM sqlite_master WHERE name = 'records_of_the_house'"
    on_postgresql = "SELECT indexdef FROM pg_indexes WHERE indexname = 'records_of_the_house'"
    made = connection.execute(text(on_sqlite if connection.dialect.name == "sqlite" else on_postgresql)).scalar_one()
    assert set(re.findall(r"'([a-z_]+)'", made)) == set(OF_THE_HOUSE)


def test_a_migration_that_is_not_committed_leaves_nothing_behind(db: str) -> None:
    engine = writing_engine(address(db))
    with engine.connect() as connection:
        upgrade(connection)
        connection.rollback()
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []


def test_migrate_makes_a_journal_of_an_empty_database_and_then_has_nothing_to_do(db: str, tmp_path: Path) -> None:
    assert migrate_journal(db, keys=tmp_path / "keys") == ("", HEAD)
    assert migrate_journal(db, keys=tmp_path / "keys") == (HEAD, HEAD)
    open_journal(db, keys=tmp_path / "keys").close()


def test_a_journal_of_a_newer_version_is_left_alone(db: str, tmp_path: Path) -> None:
    open_journal(db, keys=tmp_path / "keys").close()
    with outsider(db) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '2099_01_01_flying_cars'"))
        connection.execute(text("CREATE TABLE flying_cars (number INTEGER PRIMARY KEY)"))
    with pytest.raises(KnownError, match="which a newer version made: install that version"), open_to_read(db):
        pass
    with pytest.raises(KnownError, match="which a newer version made: install that version"):
        open_journal(db, keys=tmp_path / "keys")


def test_a_database_without_a_journal_is_not_read(db: str) -> None:
    with outsider(db) as connection:
        connection.execute(text("CREATE TABLE something (else_ int)"))
    with pytest.raises(KnownError, match="holds no journal"), open_to_read(db):
        pass
