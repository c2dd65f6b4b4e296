"""What verify says to each way of tampering by someone who can write the database, with and without the keys."""

import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select, text

from dealer_terminal.audit.append_tag import append_tag
from dealer_terminal.audit.checkpoint import Checkpoint, parse_checkpoint
from dealer_terminal.audit.frame import Frame
from dealer_terminal.audit.merkle import Frontier, leaf_hash
from dealer_terminal.audit.note import Note
from dealer_terminal.audit.record import Record, Times, leaf_data
from dealer_terminal.errors import KnownError
from dealer_terminal.storage import schema
from dealer_terminal.storage.address import address
from dealer_terminal.storage.high_water import mark_file, place_of
from dealer_terminal.storage.keys import read_keys
from dealer_terminal.storage.mark_file import MarkFile
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.stores import Store, in_database, made, outsider, unguarded


@dataclass
class Played:
    store: Store
    outside: Note

    def report(self, *, outside: Checkpoint | None = None) -> Verification:
        with open_to_read(self.store.db) as journal:
            return verify_journal(journal.connection, journal.id, (self.store.keys.signing.verifier,), outside)

    def said(self) -> str:
        return "; ".join(finding.what for finding in self.report().findings)

    def said_with_checkpoint(self) -> str:
        outside = parse_checkpoint(self.outside.text)
        return "; ".join(finding.what for finding in self.report(outside=outside).findings)


@pytest.fixture(params=["sqlite", "postgresql"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Played:
    """Three rounds, a checkpoint that someone else kept, and the terminal switched off."""
    store = made(request.param, request, tmp_path)
    store.play(3)
    outside = store.journal.checkpoint()
    store.journal.close()
    return Played(store, outside)


def test_an_untouched_journal_is_good(journal: Played) -> None:
    report = journal.report(outside=parse_checkpoint(journal.outside.text))
    assert report.findings == ()
    assert (report.rounds, report.checkpoints) == (3, 5)
    journal.store.open_again().close()


def edited(connection: Connection) -> None:
    connection.execute(text("UPDATE records SET operator = 'someone' WHERE position = 20"))


def body_edited(connection: Connection) -> None:
    connection.execute(text("UPDATE records SET body = :body WHERE position = 20"), {"body": b"{}"})


def leaf_edited(connection: Connection) -> None:
    connection.execute(text("UPDATE records SET leaf = :leaf WHERE position = 20"), {"leaf": b"\0" * 32})


def edited_with_its_leaf(connection: Connection) -> None:
    row = connection.execute(schema.records.select().where(schema.records.c.position == 20)).one()
    leaf = leaf_hash(leaf_data(replace(Record(*tuple(row)), operator="someone")))
    values = {"leaf": leaf, "operator": "someone"}
    connection.execute(text("UPDATE records SET leaf = :leaf, operator = :operator WHERE position = 20"), values)


def deleted(connection: Connection) -> None:
    connection.execute(text("DELETE FROM records WHERE position = 20"))


def inserted(connection: Connection) -> None:
    """The records after it move up, as they must."""
    for at in range(_end(connection) - 1, 19, -1):
        connection.execute(text(f"UPDATE records SET position = {at + 1} WHERE position = {at}"))
    columns = "round, kind, schema, body, operator, utc, monotonic, leaf"
    connection.execute(text(f"INSERT INTO records SELECT 20, {columns} FROM records WHERE position = 19"))


def swapped(connection: Connection) -> None:
    for old, new in ((20, 900), (21, 20), (900, 21)):
        connection.execute(text(f"UPDATE records SET position = {new} WHERE position = {old}"))


def tail_deleted(connection: Connection) -> None:
    connection.execute(text(f"DELETE FROM records WHERE position >= {_end(connection) - 5}"))


def checkpoint_deleted(connection: Connection) -> None:
    sizes = sorted(connection.execute(text("SELECT size FROM checkpoints")).scalars())
    connection.execute(text(f"DELETE FROM checkpoints WHERE size = {sizes[1]}"))


def last_checkpoint_deleted(connection: Connection) -> None:
    connection.execute(text("DELETE FROM checkpoints WHERE size = (SELECT max(size) FROM checkpoints)"))


def record_doubled(connection: Connection) -> None:
    """At the end, where nothing has to move up."""
    columns = "round, kind, schema, body, operator, utc, monotonic, leaf"
    last = _end(connection)
    connection.execute(text(f"INSERT INTO records SELECT {last}, {columns} FROM records WHERE position = {last - 1}"))


def checkpoint_edited(connection: Connection) -> None:
    connection.execute(text("UPDATE checkpoints SET note = :note"), {"note": b"nothing"})


def result_edited(connection: Connection) -> None:
    connection.execute(text("UPDATE wager_results SET pays = 1 WHERE round = 2"))


def result_deleted(connection: Connection) -> None:
    connection.execute(text("DELETE FROM wager_results WHERE round = 2"))


def round_invented(connection: Connection) -> None:
    row = connection.execute(schema.rounds.select().where(schema.rounds.c.round == 1)).one()
    connection.execute(schema.rounds.insert().values({**row._mapping, "round": 77}))


def resume_edited(connection: Connection) -> None:
    connection.execute(text("UPDATE resume SET rest = :rest"), {"rest": b"{}"})


def resume_moved(connection: Connection) -> None:
    connection.execute(text("UPDATE resume SET position = 3"))


def frontier_edited(connection: Connection) -> None:
    connection.execute(text("UPDATE frontier SET edge = :edge"), {"edge": b"\1" * 32})


def frame_invented(connection: Connection) -> None:
    values = {"sealed": b"sealed"}
    connection.execute(text("INSERT INTO frames VALUES (0, 1, 'shuffler', 0, :sealed, 1, 1)"), values)


FOUND = {
    "a record is edited": (edited, "record 20 .* was changed: its content is not what was hashed"),
    "a body is edited": (body_edited, "record 20 .* was changed"),
    "a leaf is edited": (leaf_edited, "record 20 .* was changed"),
    "a record is edited with its leaf": (
        edited_with_its_leaf,
        "records .* to .* are not those that the checkpoint of .* records was signed over",
    ),
    "a record is deleted": (deleted, "record 20 is missing"),
    "a record is inserted": (inserted, "record 20 .* was changed"),
    "two records are swapped": (swapped, "record 20 .* was changed"),
    "the tail is deleted": (tail_deleted, "the tail was cut: a checkpoint covers .* records, only .* are here"),
    "a checkpoint is deleted": (
        checkpoint_deleted,
        "record .* signed at once, and has no checkpoint",
    ),
    "the last checkpoint is deleted": (
        last_checkpoint_deleted,
        r"record .* \(round_closed, round 3\) is of a kind that is signed at once, and has no",
    ),
    "the last record is doubled": (record_doubled, "record .* was changed: its content is not what was hashed"),
    "checkpoints are edited": (checkpoint_edited, "the checkpoint of .* records is not this journal's"),
    "a result is edited": (result_edited, "wager_results at round 2, seat .*, spot .* has pays 1 where"),
    "results are deleted": (result_deleted, "wager_results lacks round 2, seat"),
    "a round is invented": (round_invented, "rounds has round 77, which no record gives"),
    "the frontier is edited": (frontier_edited, "the frontier, of .* records, is not over"),
    "a frame is invented": (frame_invented, "there should be 0 device frames, here are 1"),
}
REFUSED_AT_START = {
    "the tail is deleted": (tail_deleted, "it holds .* records, and should hold"),
    "the last checkpoint is deleted": (last_checkpoint_deleted, "its last checkpoint covers .* do not all stand here"),
    "the last record is doubled": (record_doubled, "record .* was changed"),
    "the resume point is edited": (resume_edited, "resume point was changed by someone without this terminal's keys"),
    "the frontier is edited": (frontier_edited, "records are not those that its end is over"),
    "checkpoints are edited": (checkpoint_edited, "a note ends with a newline"),
    "a frame is invented": (frame_invented, "should hold 0 device frames"),
}
Tampering = Callable[[Connection], None]


@pytest.mark.parametrize(("tamper", "said"), FOUND.values(), ids=FOUND.keys())
def test_verify_names_what_was_done(journal: Played, tamper: Tampering, said: str) -> None:
    with outsider(journal.store.db) as connection:
        unguarded(connection)
        tamper(connection)
    found = [finding.what for finding in journal.report().findings]
    assert all("its guard" in what for what in found[:3])
    assert [what for what in found[3:] if re.search(said, what)], found


@pytest.mark.parametrize(("tamper", "said"), REFUSED_AT_START.values(), ids=REFUSED_AT_START.keys())
def test_a_journal_whose_end_was_changed_is_not_opened_for_writing(
    journal: Played, tamper: Tampering, said: str
) -> None:
    with outsider(journal.store.db) as connection:
        unguarded(connection)
        tamper(connection)
    with pytest.raises(KnownError, match=f"is damaged: .*({said}).*: keep it as it is for the inquiry"):
        journal.store.open_again()


def cut_clean(connection: Connection) -> None:
    """Back to the end of round 2, with everything that is derived, as if round 3 had never been."""
    size = sorted(connection.execute(text("SELECT size FROM checkpoints")).scalars())[-2]
    for table, key in (("records", "position"), ("checkpoints", "size")):
        limit = ">=" if key == "position" else ">"
        connection.execute(text(f"DELETE FROM {table} WHERE {key} {limit} {size}"))
    for table in ("rounds", "hands", "wager_results"):
        connection.execute(text(f"DELETE FROM {table} WHERE round > 2"))
    edge = _edge(connection)
    connection.execute(text("UPDATE frontier SET size = :size, edge = :edge"), {"size": size, "edge": edge})
    connection.execute(text("UPDATE resume SET position = 0, rest = :none, tag = :none"), {"none": b""})


def test_a_tail_that_is_cut_clean_is_found_with_an_outside_checkpoint_alone(journal: Played) -> None:
    with outsider(journal.store.db) as connection:
        names = _guards(connection)
        unguarded(connection)
        cut_clean(connection)
        _guard_again(connection, names)
    assert journal.said() == ""
    assert "the tail was cut: the outside checkpoint covers" in journal.said_with_checkpoint()


def test_an_older_file_put_in_the_journal_s_place_is_found_with_an_outside_checkpoint_alone(
    sqlite: Store, tmp_path: Path
) -> None:
    sqlite.play(2)
    sqlite.journal.close()
    shutil.copy(sqlite.db, tmp_path / "older.db")
    sqlite.restart()
    for _ in play_rounds(sqlite.session(), Random(3), 2):
        pass
    outside = sqlite.journal.checkpoint()
    sqlite.journal.close()
    shutil.copy(tmp_path / "older.db", sqlite.db)
    played = Played(sqlite, outside)
    assert played.said() == ""
    assert "the tail was cut: the outside checkpoint covers" in played.said_with_checkpoint()


def test_a_journal_rebuilt_with_its_keys_is_found_with_an_outside_checkpoint_alone(
    journal: Played, tmp_path: Path
) -> None:
    rebuilt = _rebuilt(journal, tmp_path, keys=journal.store.folder)
    assert rebuilt.said() == ""
    assert "the journal was rebuilt: the first" in rebuilt.said_with_checkpoint()


def test_a_journal_rebuilt_without_its_keys_is_found_by_its_signatures(journal: Played, tmp_path: Path) -> None:
    rebuilt = _rebuilt(journal, tmp_path, keys=tmp_path / "other-keys")
    rebuilt.store.keys = journal.store.keys
    assert "is not this journal's: the note is not signed by any known key" in rebuilt.said()


def disarmed(connection: Connection) -> None:
    """A guard under the same name that lets everything pass."""
    if connection.dialect.name == "postgresql":
        passes = (
            "CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$"
        )
        connection.execute(text(passes))
        return
    connection.execute(text("DROP TRIGGER records_no_UPDATE"))
    connection.execute(text("CREATE TRIGGER records_no_UPDATE BEFORE UPDATE ON records BEGIN SELECT 1; END"))


def test_a_guard_that_was_disarmed_is_named(journal: Played) -> None:
    with outsider(journal.store.db) as connection:
        disarmed(connection)
    assert "records can be changed: its guard" in journal.said()
    assert "was changed" in journal.said()


def test_a_checkpoint_s_time_is_its_last_record_s(journal: Played) -> None:
    with outsider(journal.store.db) as connection:
        unguarded(connection)
        connection.execute(
            text("UPDATE checkpoints SET utc = utc + 1000000 WHERE size = (SELECT min(size) FROM checkpoints)")
        )
    assert "is kept with another time than its last record's" in journal.said()


def test_a_guard_that_was_removed_is_named(journal: Played) -> None:
    with outsider(journal.store.db) as connection:
        unguarded(connection)
    assert "records can be changed: its guard" in journal.said()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("kind = CAST(x'ff' AS TEXT)", "the database cannot be read any further: Could not decode to UTF-8"),
        ("body = 'text'", "record 9 (wager_placed, round 1) was changed"),
        ("operator = x'00'", "record 9 (wager_placed, round 1) was changed"),
        ("utc = 'noon'", "record 9 (wager_placed, round 1) was changed"),
    ],
    ids=["no text", "a body of text", "an operator of bytes", "a time in words"],
)
def test_what_has_another_type_than_was_written_is_named_too(tmp_path: Path, change: str, said: str) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    played = Played(store, store.journal.checkpoint())
    store.play(1)
    store.journal.close()
    with outsider(store.db) as connection:
        unguarded(connection)
        connection.execute(text(f"UPDATE records SET {change} WHERE position = 9"))
    assert said in played.said()


def _rebuilt(journal: Played, folder: Path, *, keys: Path) -> Played:
    """The same rounds told otherwise, under the name of the same journal."""
    store = in_database(str(folder / "rebuilt.db"), keys)
    with outsider(store.db) as connection:
        connection.execute(text("UPDATE journal SET id = :id"), {"id": journal.store.keys.journal})
        own = read_keys(keys, journal.store.keys.journal)
        connection.execute(text("UPDATE journal SET vkey = :vkey"), {"vkey": str(own.signing.verifier)})
        tag = append_tag(own, Frontier(), 0, Frontier(), 0)
        connection.execute(text("UPDATE frontier SET tag = :tag"), {"tag": tag})
    store.journal.close()
    mark_file(keys, journal.store.keys.journal).unlink(missing_ok=True)
    MarkFile(keys, own, place_of(address(store.db))).begin()
    store = in_database(store.db, keys)
    store.play(6, seed=99)
    store.journal.close()
    return Played(store, journal.outside)


def _end(connection: Connection) -> int:
    return int(connection.execute(text("SELECT max(position) FROM records")).scalar_one()) + 1


def _edge(connection: Connection) -> bytes:
    leaves = connection.execute(select(schema.records.c.leaf).order_by(schema.records.c.position)).scalars()
    return b"".join(Frontier().extend(leaves).edge)


def _guards(connection: Connection) -> list[str]:
    if connection.dialect.name == "postgresql":
        return []
    return list(connection.execute(text("SELECT sql FROM sqlite_master WHERE type = 'trigger'")).scalars())


def _guard_again(connection: Connection, statements: list[str]) -> None:
    for statement in statements:
        connection.execute(text(statement))
    if connection.dialect.name == "postgresql":
        for table in ("records", "frames", "checkpoints"):
            connection.execute(text(f"ALTER TABLE {table} ENABLE TRIGGER USER"))


OTHER_TYPES = {
    "the newest frame": "UPDATE frames SET sealed = 3.5 WHERE number = (SELECT max(number) FROM frames)",
    "the frontier's size": "UPDATE frontier SET size = x'00'",
    "the frontier's edge": "UPDATE frontier SET edge = 'x'",
    "the last checkpoint": "UPDATE checkpoints SET note = 'x' WHERE size = (SELECT max(size) FROM checkpoints)",
    "the newest frame's device": "UPDATE frames SET device = x'00' WHERE number = (SELECT max(number) FROM frames)",
    "the name of a node": "INSERT INTO nodes VALUES ('x', 0, x'00')",
    "the key of a row": "UPDATE overrides SET position = 'x' WHERE position = (SELECT max(position) FROM overrides)",
}


@pytest.mark.parametrize("change", OTHER_TYPES.values(), ids=OTHER_TYPES)
def test_what_is_of_another_type_is_wrong_and_ends_nothing_with_a_fault(sqlite: Store, change: str) -> None:
    """SQLite takes any value into any column."""
    sqlite.play(2)
    sqlite.journal.append_frame(Frame("shuffler", 0, b"sealed", Times(2**50, 1)))
    outside = sqlite.journal.checkpoint()
    sqlite.journal.close()
    with outsider(sqlite.db) as connection:
        unguarded(connection)
        connection.execute(text(change))
    said = Played(sqlite, outside).report().findings
    assert [each.what for each in said if "its guard" not in each.what]
    with suppress(KnownError):
        sqlite.open_again().close()
