"""The floor's schema: divisible by tables, given to a floor in use, and refused where a newer version made it."""

import psycopg
import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor import making
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.making import make_floor
from dealer_terminal.floor.revision import HEAD
from dealer_terminal.storage import schema
from tests.fast.floor.house import Floor, Terminal
from tests.fast.floor.linked.lines import opened
from tests.helpers.postgres import Server

FLOOR_WIDE = {"house", "alembic_version"}
"""What belongs to the floor as a whole: a few settings, and which schema it is."""
OF_METERS = {"meters", "meter_tables", "meter_wins", "meter_entries"}
"""A meter is one row on one server, with all that belongs to it."""


def test_the_tables_id_is_the_first_column_of_every_key(shared: Floor) -> None:
    keys = shared.rows(
        "SELECT relname, attname, relkind FROM pg_index JOIN pg_class ON pg_class.oid = indrelid"
        " JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]"
        " WHERE relnamespace = 'floor'::regnamespace AND indisunique"
    )
    assert len(keys) > 20
    of_tables = FLOOR_WIDE | OF_METERS
    assert {(table, first) for table, first, _ in keys if table not in of_tables} == {
        (table, "table_id") for table, *_ in keys if table not in of_tables
    }
    assert {first for table, first, _ in keys if table in OF_METERS} == {"meter"}
    with_id = shared.rows(
        "SELECT relname FROM pg_class WHERE relnamespace = 'floor'::regnamespace AND relkind = 'r' AND NOT EXISTS"
        " (SELECT FROM pg_attribute WHERE attrelid = pg_class.oid AND attname = 'table_id')"
    )
    assert {name for (name,) in with_id} == FLOOR_WIDE | {"meters", "meter_entries"}


def test_every_table_has_its_rows_secured_by_force_and_no_partition(shared: Floor) -> None:
    found = shared.rows(
        "SELECT relname FROM pg_class WHERE relnamespace = 'floor'::regnamespace AND relkind IN ('r', 'p')"
        " AND NOT (relrowsecurity AND relforcerowsecurity)"
    )
    assert {name for (name,) in found} == FLOOR_WIDE
    assert shared.rows("SELECT FROM pg_class WHERE relnamespace = 'floor'::regnamespace AND relkind = 'p'") == []
    found = shared.rows("SELECT indexdef FROM pg_indexes WHERE indexname = 'records_by_time'")
    assert "USING brin (utc)" in found[0][0] and "autosummarize='on'" in found[0][0]


def test_each_table_of_a_journal_stands_there_with_the_same_columns(shared: Floor) -> None:
    kinds = {"BigInteger": "bigint", "SmallInteger": "smallint", "Text": "text", "LargeBinary": "bytea"}
    for table in (*schema.KEPT, *schema.MODELS, schema.nodes):
        found = shared.rows(
            "SELECT column_name, data_type, is_nullable, collation_name FROM information_schema.columns"
            " WHERE table_schema = 'floor' AND table_name = %s ORDER BY ordinal_position",
            table.name,
        )
        own = [(c.name, kinds[type(c.type).__name__], "YES" if c.nullable else "NO") for c in table.columns]
        extra = [("taken", "bigint", "NO")] if table.name == "checkpoints" else []
        assert found[0] == ("table_id", "text", "NO", "C"), table.name
        assert [each[:3] for each in found[1:]] == own + extra, table.name
    assert shared.rows("SELECT version_num FROM one_table.alembic_version") == [(schema.HEAD,)]


def test_made_again_a_floor_stays_as_it_is_and_a_newer_one_is_refused_in_one_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.forward()
    floor, before = terminal.floor, terminal.floor.kept()
    assert (make_floor(floor.url), floor.kept()) == ((HEAD, HEAD), before)
    with floor.undone(), monkeypatch.context() as hurried:
        hurried.setattr(making, "_PATIENCE", "SET LOCAL lock_timeout = '50ms'")
        floor.rows("DELETE FROM floor.alembic_version")
        with psycopg.connect(**arguments(floor_url(floor.url).set(username="postgres"))) as holder:
            holder.execute("LOCK TABLE floor.alembic_version")
            with pytest.raises(KnownError, match="it is in use"):
                make_floor(floor.url)
    floor.rows("UPDATE floor.alembic_version SET version_num = '2099_newer'")
    for ask in (lambda: make_floor(floor.url), lambda: floor.enrol("8"), terminal.standing):
        with pytest.raises(KnownError, match="schema 2099_newer, which a newer version made: install that version"):
            ask()
    terminal.play(1, seed=4)
    terminal.forward()
    assert len(floor.rows("SELECT FROM floor.records")) > 40, "a terminal of an older version goes on"
    floor.rows("UPDATE floor.house SET least = 2, protocol = 2")
    with pytest.raises(KnownError, match="is a newer floor, which this version does not know"):
        terminal.forward()


def test_a_database_without_a_floor_and_a_schema_of_another_program_are_told(floors: Server, empty: str) -> None:
    with (
        pytest.raises(KnownError, match="is no floor yet: make it with dealer-terminal floor init"),
        open_office(empty),
    ):
        pass
    with floors.connect() as connection:
        for role, right, why in (("plain", "", "may not make roles"), ("maker", "CREATEROLE", "may not make schemas")):
            connection.execute(f"CREATE ROLE {role} LOGIN PASSWORD 'x' {right}".encode())
            url = floor_url(empty).set(username=role, password="x")
            with pytest.raises(KnownError, match=why):
                make_floor(url.render_as_string(hide_password=False))
            connection.execute(f"DROP ROLE {role}".encode())
    with psycopg.connect(**arguments(floor_url(empty)), autocommit=True) as keeper:
        keeper.execute("CREATE SCHEMA floor")
    with pytest.raises(KnownError, match="a schema floor of another program stands there"):
        make_floor(empty)


def test_an_address_that_is_none_is_told() -> None:
    for floor, why in (
        ("journal.db", "is no address of a floor"),
        ("sqlite:///journal.db", "a floor is a database of PostgreSQL"),
        ("postgresql://server", "a floor is a database of PostgreSQL"),
        ("postgresql:///A-Floor", "is named in a-z"),
        ("postgresql://nobody@127.0.0.1:1/floor", "the server does not answer"),
    ):
        with pytest.raises(KnownError, match=why):
            make_floor(floor)


def test_clocks_and_numbers_that_no_table_can_have_are_refused(terminal: Terminal) -> None:
    """A clock beyond the calendar once hid the status of every table."""
    floor = terminal.floor
    terminal.forward()
    opened(floor, "star", "7")
    floor.rows("INSERT INTO floor.meter_wins VALUES ('star', 1, '7', 'a', 1, 1, 1, 9, 1, 1, 'pending', 1, 1, 0)")
    for name in ("asked = -1", "asked = 253402300800000000", "round = -1", "seat = -1", "position = -1"):
        with pytest.raises(psycopg.errors.CheckViolation, match="meter_wins_check"):
            floor.rows(f"UPDATE floor.meter_wins SET {name}")
    for name in ("clock = -1", "clock = 253402300800000000", "size = -1"):
        with pytest.raises(psycopg.errors.CheckViolation, match="contacts_check"):
            floor.rows(f"UPDATE floor.contacts SET {name}")
