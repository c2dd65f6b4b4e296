"""Rows that an index of PostgreSQL does not hold are named: a search by it would miss them."""

import re
from pathlib import Path

import pytest
from sqlalchemy import Table, text

from dealer_terminal.storage.index_check import indexes
from dealer_terminal.storage.reader import open_to_judge
from dealer_terminal.storage.schema import METADATA
from dealer_terminal.storage.verification import verify_journal
from tests.fast.storage.stores import Store, made, outsider

INDEXES = sorted(str(index.name) for table in METADATA.tables.values() for index in table.indexes)
KEYS = ("rounds_pkey", "hands_pkey", "wager_results_pkey", "records_pkey", "nodes_pkey")

RARE = (
    "INSERT INTO irregularities SELECT 1, 1, 'one', '', '', '', 1, NULL, ''",
    "INSERT INTO nodes SELECT 40, 1, 'one'",
    "INSERT INTO records SELECT 1000000, 1, 'pin_reset', 1, '', '', 1, 1, ''",
)
"""Rows of tables that a short journal has none in. They are findings, too."""


def leave_out(store: Store, index: str) -> None:
    """As a superuser can have rows written past any index, without a trace in the schema afterwards."""
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


def said(store: Store) -> list[str]:
    with open_to_judge(store.db) as journal:
        report = verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,))
    return [finding.what for finding in report.findings]


@pytest.mark.parametrize("index", [*INDEXES, *KEYS])
def test_rows_left_out_of_an_index_are_named(index: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    store = made("postgresql", request, tmp_path)
    store.play(1)
    with outsider(store.db) as connection:
        for statement in RARE:
            connection.execute(text(statement))
    assert not [each for each in said(store) if "the index" in each]
    leave_out(store, index)
    (found,) = [each for each in said(store) if index in each]
    assert re.fullmatch(
        f"the index {index} of \\w+ holds 0 of [1-9][0-9]* rows; REINDEX INDEX {index} makes it anew", found
    )


@pytest.mark.parametrize("table", METADATA.sorted_tables, ids=str)
def test_every_index_of_the_schema_is_walked(table: Table, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    store = made("postgresql", request, tmp_path)
    with outsider(store.db) as connection:
        there = connection.execute(text(f"SELECT indexname FROM pg_indexes WHERE tablename = '{table.name}'"))
        assert {name for name, _, _ in indexes(table)} == set(there.scalars())
