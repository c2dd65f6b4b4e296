"""A terminal's role does what it is granted: bring its own table's records by functions that check, and read them."""

from collections.abc import Iterator

import psycopg
import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.faults import known_faults
from tests.fast.floor.house import Floor, Pair, Terminal

WRITES = (
    "INSERT INTO floor.{0} SELECT * FROM floor.{0}",
    "UPDATE floor.{0} SET table_id = '8'",
    "DELETE FROM floor.{0}",
    "TRUNCATE floor.{0}",
    "ALTER TABLE floor.{0} NO FORCE ROW LEVEL SECURITY",
    "ALTER TABLE floor.{0} DISABLE TRIGGER USER",
    "DROP TABLE floor.{0}",
    "CREATE POLICY mine ON floor.{0} USING (true)",
    "CREATE INDEX mine ON floor.{0} (table_id)",
)


@pytest.fixture(scope="module")
def tables(shared: Floor, tmp_path_factory: pytest.TempPathFactory) -> Pair:
    found = []
    for name in ("7", "8"):
        terminal = Terminal(tmp_path_factory.mktemp(name), shared, name)
        terminal.play(1)
        terminal.forward(shared.enrol(name))
        found.append(terminal)
    return found[0], found[1]


@pytest.fixture
def own(tables: Pair) -> Iterator[psycopg.Connection]:
    """As table 7's own role, with any program."""
    with connected(tables[0]) as connection:
        yield connection


def connected(table: Terminal) -> psycopg.Connection:
    with table.source() as source:
        kept = table.wallet(source).read()
    url = floor_url(table.floor.url).set(username=None)
    return psycopg.connect(**arguments(url, kept.role, kept.passwords[0]), autocommit=True)


def refused(connection: psycopg.Connection, statement: str) -> bool:
    try:
        connection.execute(statement.encode())
    except psycopg.errors.InsufficientPrivilege:
        return True
    return False


def test_a_terminal_writes_no_table_and_sees_its_own_tables_rows_alone(own: psycopg.Connection, shared: Floor) -> None:
    held = shared.rows(
        "SELECT relname FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'table_id'"
        " WHERE relnamespace = 'floor'::regnamespace AND relkind = 'r'"
    )
    tables = [name for (name,) in held]
    assert {"records", "frames", "checkpoints", "enrolments", "meter_wins", "rounds"} < {*tables} and len(tables) > 28
    statements = [statement.format(table) for statement in WRITES for table in tables]
    assert [each for each in statements if not refused(own, each)] == []
    for table in (each for each in tables if each != "enrolments"):
        asked = f"SELECT DISTINCT table_id FROM floor.{table}"
        assert own.execute(asked.encode()).fetchall() == shared.rows(f"{asked} WHERE table_id = '7'"), table


FORBIDDEN = [
    "SELECT * FROM floor.enrolments",
    "SELECT * FROM pg_authid",
    "SELECT floor.enrol('9', '', 0, '')",
    "SELECT floor.decide('7', 'keep', 'me', 'why')",
    "SELECT floor.certify('7', 1, '', 0, 0)",
    "SELECT floor.refuse_certificate('8', 1, '')",
    "SELECT floor.become_certified('7')",
    "SELECT floor.shown()",
    "SELECT floor.uncertify('8')",
    "SELECT floor.hang_up('8')",
    "SELECT floor.meter_open('mine', 'star', 5, 1, 1, 'me')",
    "SELECT floor.meter_link('star', '7', true, 'me', 'why')",
    "SELECT floor.meter_adjust('star', 100, 'me', 'why')",
    "SELECT floor.meter_accept('star', '7', 'me', 'why')",
    "SELECT floor.meter_credit('8', 'star', 100)",
    "SELECT floor.meters_hold('8', 1)",
    "SELECT floor.meter_enter('star', 'adjusted', '', 1, 'me', 'why')",
    "SELECT * FROM floor.meter_entries",
    "UPDATE floor.meters SET value = 0",
    "SELECT floor.forked('8', 'tree', 0, '', 0, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '')",
    "SELECT floor.refused('8', '', '')",
    "SELECT floor.model('8', 0, 0, '[]')",
    "SELECT floor.changed('8', '[]')",
    "SET ROLE {0}_owner",
    "SET ROLE {0}_registrar",
    "SET ROLE {0}_keepers",
    "SET ROLE {0}_certified",
    "SET SESSION AUTHORIZATION {0}_table_8",
    "CREATE SCHEMA mine",
    "CREATE TABLE floor.mine (a int)",
    "CREATE FUNCTION floor.mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "CREATE OR REPLACE FUNCTION floor.own_table() RETURNS text LANGUAGE sql AS $$ SELECT '8' $$",
    "ALTER ROLE {0}_table_8 PASSWORD 'x'",
    "GRANT {0}_readers TO {0}_table_7",
    "GRANT {0}_certified TO {0}_table_7",
    "CREATE ROLE mine",
    "COPY floor.records FROM PROGRAM 'true'",
    "INSERT INTO one_table.rounds SELECT * FROM one_table.rounds",
    "DELETE FROM one_table.rounds",
    "UPDATE floor.alembic_version SET version_num = 'x'",
    "UPDATE floor.house SET least = 9",
]


def test_a_terminal_has_no_other_right(own: psycopg.Connection, shared: Floor) -> None:
    statements = [each.replace("{0}", str(floor_url(shared.url).database)) for each in FORBIDDEN]
    assert [each for each in statements if not refused(own, each)] == []


def test_a_terminal_cannot_name_another_table(own: psycopg.Connection, tables: Pair) -> None:
    """What it sets for itself changes nothing."""
    own.execute("SET dealer_terminal.\"table\" = '8'")
    assert own.execute("SELECT count(*) FROM one_table.records").fetchone() == (0,)
    own.execute("SET search_path = public")
    own.execute("SET synchronous_commit = off")
    assert own.execute("SELECT journal FROM floor.greet(0, 0, 0, '', '')").fetchone() == (journal(tables[0]),)


def test_a_clock_that_no_calendar_has_is_refused_and_hides_no_table(own: psycopg.Connection, shared: Floor) -> None:
    for clock in (2**62, 253_402_300_800_000_000, -1):  # absurd, the year 10000, before 1970
        with pytest.raises(psycopg.errors.CheckViolation, match="contacts_check"):
            own.execute("SELECT floor.greet(%s, 0, 0, '', '')", (clock,))
    with pytest.raises(KnownError, match="what was told there cannot be"), known_faults("x"):
        own.execute("SELECT floor.greet(0, -1, 0, '', '')")
    assert shared.standing("7").summary()["table"] == "7"
    assert shared.standing("8").alarms() == ()


def journal(table: Terminal) -> str:
    with table.source() as source:
        return source.journal.id


def test_what_was_kept_is_changed_by_nobody_not_even_by_slip(
    shared: Floor, tables: Pair, tmp_path_factory: pytest.TempPathFactory
) -> None:
    for kept in ("records", "checkpoints", "evidence", "evidence_records", "decisions"):
        for verb in ("UPDATE floor.{0} SET table_id = '9'", "DELETE FROM floor.{0}", "TRUNCATE floor.{0}"):
            with pytest.raises(psycopg.errors.RaiseException, match="are never changed"):
                shared.rows(verb.format(kept))
    terminal = Terminal(tmp_path_factory.mktemp("frames"), shared, "frames")
    terminal.play_on(60, frames=1)
    terminal.forward(shared.enrol("frames"))
    for statement, why in (
        ("UPDATE floor.frames SET sealed = ''", "never changed"),
        ("TRUNCATE floor.frames", "never changed"),
        ("DELETE FROM floor.frames WHERE table_id = 'frames'", "by retention alone"),
    ):
        with pytest.raises(psycopg.errors.RaiseException, match=why):
            shared.rows(statement)
    url = floor_url(shared.url)
    with psycopg.connect(**arguments(url), autocommit=True) as keeper:
        keeper.execute(f"SET ROLE {url.database}_owner".encode())
        keeper.execute("SET dealer_terminal.retention = 'frames'")
        assert keeper.execute("DELETE FROM floor.frames WHERE table_id = 'frames' AND number < 5").rowcount == 5


def test_a_reader_reads_all_and_changes_nothing(shared: Floor, tables: Pair) -> None:
    url = floor_url(shared.url)
    with psycopg.connect(**arguments(url), autocommit=True) as keeper:
        keeper.execute(f"GRANT {url.database}_readers TO CURRENT_USER WITH SET TRUE".encode())
        keeper.execute(f"SET ROLE {url.database}_readers".encode())
        found = keeper.execute("SELECT DISTINCT table_id FROM floor.records ORDER BY 1").fetchall()
        assert {("7",), ("8",)} <= {*found}
        statements = ("DELETE FROM floor.records", "SELECT token_hash FROM floor.enrolments", *FORBIDDEN[2:5])
        assert [each for each in statements if not refused(keeper, each)] == []


def test_nobody_else_is_let_in_at_all(shared: Floor) -> None:
    functions = shared.rows(
        "SELECT proname FROM pg_proc WHERE pronamespace IN ('floor'::regnamespace, 'one_table'::regnamespace)"
        " AND (proacl IS NULL OR EXISTS (SELECT FROM aclexplode(proacl) WHERE grantee = 0))"
    )
    assert functions == []
    owners = shared.rows(
        "SELECT DISTINCT rolcanlogin, rolsuper, rolbypassrls FROM pg_roles JOIN pg_proc ON proowner = pg_roles.oid"
        " WHERE pronamespace = 'floor'::regnamespace"
    )
    assert owners == [(False, False, False)]
