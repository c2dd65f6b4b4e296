"""What else stands in a database on a server that no terminal put there."""

from pathlib import Path

import pytest

from tests.fast.storage.foreign_things import ANYWHERE, played, swallowed, unnamed
from tests.fast.storage.stores import Store, made

ON_POSTGRESQL = {
    "a table": ("CREATE TABLE extra (a int)", "a foreign table stands there, .*: 'extra'"),
    "a view": ("CREATE VIEW seen AS SELECT 1 AS one", "a foreign view stands there, .*: 'seen'"),
    "a function": (
        "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'",
        "a foreign function stands there, .*: 'f'",
    ),
    "a trigger": (
        "CREATE TRIGGER later BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION refuse_change()",
        "a foreign trigger stands there, .*: 'later'",
    ),
    "an event trigger": (
        """CREATE SCHEMA aside;; CREATE FUNCTION aside.f() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN END';;
        CREATE EVENT TRIGGER later ON ddl_command_start EXECUTE FUNCTION aside.f()""",
        "a foreign event trigger stands there, .*: 'later'",
    ),
    "a disabled guard": ("ALTER TABLE records DISABLE TRIGGER USER", "records can be changed: its guard"),
    "a default": ("ALTER TABLE rounds ALTER paid SET DEFAULT 7", "the table rounds is not as the schema has it"),
    "another type": ("ALTER TABLE rounds ALTER seats TYPE int", "the table rounds is not as the schema has it"),
    "a constraint": (
        "ALTER TABLE records ADD CHECK (position < 9999)",
        "a foreign constraint .*: 'records_position_check'",
    ),
    "a table that a crash empties": (
        "ALTER TABLE records SET UNLOGGED",
        "the table records is not as the schema has it",
    ),
    "a column in another order": (
        'ALTER TABLE hands ALTER COLUMN decision TYPE text COLLATE "POSIX"',
        "the table hands is not as the schema has it",
    ),
    "a child": (
        "CREATE SCHEMA aside;; CREATE TABLE aside.more () INHERITS (records)",
        "a foreign child of a table stands there, .*: 'aside.more'",
    ),
    "a reference from elsewhere": (
        "CREATE SCHEMA beside;; CREATE TABLE beside.holds (at bigint REFERENCES records)",
        "a foreign constraint stands there, .*: 'holds_at_fkey'",
    ),
}
SWALLOWS = {
    "a trigger": """CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';;
        CREATE TRIGGER no BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION no()""",
    "a rule": "CREATE RULE no AS ON INSERT TO records DO INSTEAD NOTHING",
    "called the server's own": """CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN RETURN NULL; END';; CREATE TRIGGER no BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION no();;
        UPDATE pg_trigger SET tgisinternal = true WHERE tgname = 'no'""",
}


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    return played(made("postgresql", request, tmp_path))


def test_foreign_things_are_named_and_end_nothing_with_a_fault(store: Store) -> None:
    assert unnamed(store, {**ON_POSTGRESQL, **ANYWHERE}) == {}


def test_nothing_is_acknowledged_that_a_foreign_thing_swallows(store: Store) -> None:
    swallowed(store, SWALLOWS)
