"""Rows that an index of PostgreSQL does not hold are named: a search by it would miss them."""

import re
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.storage.model_check import indexes
from dealer_terminal.storage.schema import METADATA
from tests.fast.storage.stores import Store, findings, made, outsider

KEYS = ("rounds_pkey", "hands_pkey", "wager_results_pkey", "records_pkey", "nodes_pkey")
INDEXES = (*sorted(str(index.name) for table in METADATA.tables.values() for index in table.indexes), *KEYS)

RARE = (
    "INSERT INTO irregularities SELECT 1, 1, 'one', '', '', '', 1, NULL, ''",
    "INSERT INTO nodes SELECT 40, 1, 'one'",
    "INSERT INTO records SELECT 1000000, 1, 'pin_reset', 1, '', '', 1, 1, ''",
)
"""Rows for tables that are empty in a short journal. They are findings, too."""


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return made("postgresql", request, tmp_path)


def leave_out(store: Store, index: str) -> None:
    """Write all rows past an index, as a superuser can without a trace in the schema afterwards."""
    with outsider(store.db) as connection:
        table = connection.execute(
            text("SELECT indrelid::regclass::text FROM pg_index WHERE indexrelid = CAST(:name AS regclass)"),
            {"name": index},
        ).scalar_one()
        ready = f"UPDATE pg_index SET indisready = {{}} WHERE indexrelid = '{index}'::regclass"
        for statement in (
            "SET session_replication_role = replica",
            f"CREATE TEMPORARY TABLE aside AS SELECT * FROM {table}",
            ready.format("false"),
            f"DELETE FROM {table}",
            f"INSERT INTO {table} SELECT * FROM aside",
            ready.format("true"),
        ):
            connection.execute(text(statement))


def test_rows_left_out_of_an_index_are_named(store: Store) -> None:
    store.play(1)
    with outsider(store.db) as connection:
        for statement in RARE:
            connection.execute(text(statement))
    assert not [each for each in findings(store) if "the index" in each]
    unnamed = []
    for index in INDEXES:
        leave_out(store, index)
        said = f"the index {index} of \\w+ holds 0 of [1-9][0-9]* rows; REINDEX INDEX {index} makes it anew"
        found = [each for each in findings(store) if index in each]
        if len(found) != 1 or not re.fullmatch(said, found[0]):
            unnamed.append((index, found))
        with outsider(store.db) as connection:
            connection.execute(text(f"REINDEX INDEX {index}"))
    assert unnamed == []


def test_every_index_of_the_schema_is_walked(store: Store) -> None:
    with outsider(store.db) as connection:
        there = connection.execute(
            text("SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public'")
        ).all()
    walked = {(table.name, name) for table in METADATA.sorted_tables for name, _, _ in indexes(table)}
    assert walked == {(table, index) for table, index in there if table in METADATA.tables}
