"""What stands in a database that no terminal put there: `verify` names it, and nothing ends in a traceback."""

import os
import struct
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.storage.address import address
from dealer_terminal.storage.file import beside
from dealer_terminal.storage.schema import METADATA
from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.storage.foreign_things import ANYWHERE, do, played, swallowed, unnamed
from tests.fast.storage.stores import Kept, Store, findings, made, outsider, unguarded

__all__ = ["terminal"]

SPOILS = """
CREATE TRIGGER later AFTER INSERT ON records WHEN NEW.position > 1000000
BEGIN DELETE FROM frontier; END
"""


def _said_otherwise(name: str, was: str, says: str) -> str:
    """What SQLite reads of its schema, written over in place."""
    change = f"UPDATE sqlite_master SET sql = replace(sql, '{was}', '{says}') WHERE name = '{name}'"
    return f"PRAGMA writable_schema = ON;; {change};; PRAGMA writable_schema = RESET"


ON_SQLITE = {
    "a trigger that spoils it later": (SPOILS, "a foreign trigger stands there, .*: 'later'"),
    "a table": ("CREATE TABLE extra (a int)", "a foreign table stands there, .*: 'extra'"),
    "a name that is no text": ('CREATE TABLE "a\n" (a int)', "a foreign table stands there, .*: 'a.n'"),
    "a column": ("ALTER TABLE records ADD COLUMN note TEXT", "the table records is not as the schema has it"),
    "no index": ("DROP INDEX hands_by_seat", "the index hands_by_seat is missing"),
    "a constraint run into its type": (
        _said_otherwise("frontier", "edge BLOB NOT NULL", "edge BLOBNOTNULL"),
        "the table frontier is not as the schema has it",
    ),
    "a constraint in quotes": (
        _said_otherwise("rounds", "paid INTEGER NOT NULL", 'paid INTEGER "NOT" NULL'),
        "the table rounds is not as the schema has it",
    ),
    "an id that is bytes": ("UPDATE journal SET id = x'00'", "journal holds a value of another type in id"),
    "the file's own number": ("PRAGMA user_version = 77", "the file's user_version is 77, and a terminal leaves it 0"),
    "whose file it is": ("PRAGMA application_id = 77", "the file's application_id is 77"),
    "a broken number": ("UPDATE rounds SET paid = paid + 0.5", "rounds holds a value of another type in paid"),
    "a key that is bytes": ("UPDATE journal SET vkey = x'00'", "journal holds a value of another type in vkey"),
    "text that is none": (
        "UPDATE rounds SET rulebook = CAST(x'ff41' AS TEXT)",
        "rounds holds bytes that are no text; dealer-terminal rebuild writes it anew",
    ),
    "the number of a row": ("UPDATE resume SET one = 7", "the row of resume has the number 7, and should have 1"),
}
ON_POSTGRESQL = {
    "a rule": ("CREATE RULE no AS ON INSERT TO frames DO INSTEAD NOTHING", "a foreign rule stands there, .*: 'no'"),
    "a trigger that is called the server's own": (
        """CREATE TRIGGER later BEFORE INSERT ON records FOR EACH ROW EXECUTE FUNCTION refuse_change();;
        UPDATE pg_trigger SET tgisinternal = true WHERE tgname = 'later'""",
        "a foreign trigger stands there, .*: 'later'",
    ),
    "a column in an order that is called as ours": (
        """CREATE COLLATION public."C" (provider = builtin, locale = 'C.UTF-8');;
        ALTER TABLE hands ALTER COLUMN decision TYPE text COLLATE public."C\"""",
        "the table hands is not as the schema has it",
    ),
    "a guard that never guards": (
        """DROP TRIGGER records_never_changed ON records;; CREATE TRIGGER records_never_changed BEFORE UPDATE ON records
        FOR EACH ROW WHEN (false) EXECUTE FUNCTION refuse_change()""",
        "records can be changed: its guard never_changed was changed",
    ),
    "hidden rows": ("ALTER TABLE frames ENABLE ROW LEVEL SECURITY", "the table frames is not as the schema has it"),
}
SWALLOWS = {
    "sqlite": {
        "a trigger": "CREATE TRIGGER no BEFORE INSERT ON records BEGIN SELECT RAISE(IGNORE); END",
    },
    "postgresql": {
        "an event trigger": """CREATE SCHEMA aside;; CREATE FUNCTION aside.f() RETURNS event_trigger
        LANGUAGE plpgsql AS 'BEGIN END';; CREATE EVENT TRIGGER no ON ddl_command_start EXECUTE FUNCTION aside.f()""",
        "as it is committed": """CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN DELETE FROM records WHERE position = NEW.position; RETURN NULL; END';;
        CREATE CONSTRAINT TRIGGER no AFTER INSERT ON records DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION no()""",
    },
}
THINGS = {"sqlite": {**ON_SQLITE, **ANYWHERE}, "postgresql": ON_POSTGRESQL}


@pytest.mark.parametrize("kind", THINGS)
def test_foreign_things_are_named_and_end_nothing_with_a_fault(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Other things on a server are in `tests/long/journal`."""
    store = played(made(kind, request, tmp_path))
    assert unnamed(store, THINGS[kind]) == {}


@pytest.mark.parametrize("kind", SWALLOWS)
def test_nothing_is_acknowledged_that_a_foreign_thing_swallows(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    swallowed(played(made(kind, request, tmp_path)), SWALLOWS[kind])


def test_a_signature_line_by_a_stranger_is_named(sqlite: Store) -> None:
    played(sqlite)
    with outsider(sqlite.db) as connection:
        unguarded(connection)
        note = connection.execute(text("SELECT note FROM checkpoints ORDER BY size LIMIT 1")).scalar_one()
        signed = note + "— somebody.example AAAAAAAA\n".encode()
        connection.execute(
            text("UPDATE checkpoints SET note = :signed WHERE note = :note"), {"signed": signed, "note": note}
        )
    found = findings(sqlite)
    assert [each for each in found if "has a signature line by a stranger, 'somebody.example'" in each], found


def test_a_foreign_thing_stops_no_terminal_that_it_does_not_touch(sqlite: Store) -> None:
    """The terminal looks at its journal's end; the whole is for `verify`."""
    played(sqlite)
    do(sqlite, ["CREATE TABLE extra (a int)"])
    sqlite.open_again().close()


def test_a_view_in_the_place_of_a_table_is_told_before_a_round_is_dealt(sqlite: Store) -> None:
    kept, passed = Kept(played(sqlite)), list[str]()
    for table in sorted(METADATA.tables):
        kept.put_back()
        do(sqlite, (f"ALTER TABLE {table} RENAME TO kept", f"CREATE VIEW {table} AS SELECT * FROM kept"))
        try:
            sqlite.open_again().close()
            passed.append(table)
        except KnownError as error:
            if f"is damaged: the table {table} is not as the schema has it: keep it as it is" not in str(error):
                passed.append(f"{table}: {error}")
    assert passed == []


def test_a_view_in_the_place_of_a_table_is_not_written_anew(sqlite: Store, terminal: Terminal) -> None:
    played(sqlite)
    do(sqlite, ("ALTER TABLE shifts RENAME TO kept", "CREATE VIEW shifts AS SELECT * FROM kept"))
    assert "because it is a view): run dealer-terminal verify" in terminal("rebuild", "--db", sqlite.db).finding()


def test_what_stands_in_the_way_of_a_step_is_told_with_the_way_on(sqlite: Store) -> None:
    """Rows of a round that comes later."""
    played(sqlite)
    with outsider(sqlite.db) as connection:
        columns = ", ".join("2" if each.name == "round" else f'"{each.name}"' for each in METADATA.tables["rounds"].c)
        connection.execute(text(f"INSERT INTO rounds SELECT {columns} FROM rounds WHERE round = 1"))
    sqlite.journal = sqlite.open_again()
    with pytest.raises(KnownError, match=r"its tables do not take this step .*: run dealer-terminal verify"):
        sqlite.play(1)
    sqlite.journal.close()


def test_a_rollback_journal_beside_it_is_told_and_never_played_back(sqlite: Store) -> None:
    played(sqlite)
    file = Path(sqlite.db)
    stood = file.read_bytes()
    beside(file, "-journal").write_bytes(rollback_of(file, b"\0" * 4096))
    for opens in (lambda: findings(sqlite), sqlite.open_again):
        with pytest.raises(
            DamagedError, match=r"-journal stands beside the journal, and is none of a terminal's: move"
        ):
            opens()
    assert file.read_bytes() == stood
    beside(file, "-journal").unlink()
    assert findings(sqlite) == []


@pytest.mark.parametrize("ending", ["-wal", "-journal"])
def test_a_pipe_beside_it_is_not_waited_for(ending: str, sqlite: Store) -> None:
    played(sqlite)
    os.mkfifo(beside(Path(sqlite.db), ending))
    for opens in (lambda: findings(sqlite), sqlite.open_again):
        with pytest.raises(DamagedError, match=f"{ending} stands beside the journal, and is n"):
            opens()


def test_a_pipe_in_the_place_of_the_mark_is_not_waited_for(sqlite: Store) -> None:
    played(sqlite)
    (mark,) = sqlite.folder.glob("*.mark")
    mark.unlink()
    os.mkfifo(mark)
    with pytest.raises(KnownError, match=r"\.mark is no plain file: put the terminal's own there again"):
        sqlite.open_again()


def test_a_link_to_itself_names_no_journal(tmp_path: Path) -> None:
    link = tmp_path / "journal.db"
    link.symlink_to(link)
    with pytest.raises(KnownError, match="is a link that leads back to itself: name the file of the journal"):
        address(str(link))


def rollback_of(file: Path, page: bytes) -> bytes:
    """As SQLite's format has it: it gives the first page back as it says."""
    pages, salt, sector = file.stat().st_size // len(page), 7, 512
    head = bytes.fromhex("d9d505f920a163d7") + struct.pack(">5I", 1, salt, pages, sector, len(page))
    checksum = salt + sum(page[at] for at in range(len(page) - 200, 0, -200))
    return head.ljust(sector, b"\0") + struct.pack(">I", 1) + page + struct.pack(">I", checksum & 0xFFFFFFFF)
