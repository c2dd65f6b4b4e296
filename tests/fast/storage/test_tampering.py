"""What verify says to each way of tampering by someone who can write the database, with and without the keys."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select, text

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint
from dealer_terminal.journal.head import append_tag
from dealer_terminal.journal.merkle import Frontier, leaf_hash
from dealer_terminal.journal.record import Record, leaf_data
from dealer_terminal.storage import schema
from dealer_terminal.storage.address import address
from dealer_terminal.storage.keys import read_keys
from dealer_terminal.storage.mark_file import MarkFile
from dealer_terminal.storage.position_mark import mark_file, place_of
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal
from dealer_terminal.table.ports import TerminalKeys
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.stores import Kept, Store, findings, in_database, made, outsider, unguarded, unseen

ROUNDS = 3


class Played(Kept):
    """Three rounds, a checkpoint that someone else kept, and the terminal switched off."""

    def __init__(self, store: Store) -> None:
        store.play(ROUNDS)
        self.outside = parse_checkpoint(store.journal.checkpoint().text)
        super().__init__(store)


@pytest.fixture
def journal(sqlite: Store) -> Played:
    return Played(sqlite)


def report(store: Store, outside: Checkpoint | None = None, keys: TerminalKeys | None = None) -> Verification:
    with open_to_read(store.db) as opened:
        return verify_journal(opened.connection, opened.id, ((keys or store.keys).signing.verifier,), outside)


def said(store: Store, outside: Checkpoint | None = None, keys: TerminalKeys | None = None) -> str:
    return "; ".join(each.what for each in report(store, outside, keys).findings)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_untouched_journal_is_good(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    kept = Played(made(kind, request, tmp_path))
    store = kept.put_back()
    good = report(store, kept.outside)
    assert (good.findings, good.rounds, good.checkpoints) == ((), ROUNDS, 5)
    store.open_again().close()


_REST = "round, kind, schema, body, operator, utc, monotonic, leaf"
_LAST = "(SELECT max(position) FROM records)"


def edited_with_its_leaf(connection: Connection) -> None:
    row = connection.execute(schema.records.select().where(schema.records.c.position == 20)).one()
    leaf = leaf_hash(leaf_data(replace(Record(*tuple(row)), operator="someone")))
    values = {"leaf": leaf, "operator": "someone"}
    connection.execute(text("UPDATE records SET leaf = :leaf, operator = :operator WHERE position = 20"), values)


def inserted(connection: Connection) -> None:
    """Insert a record and move up the records behind it."""
    for at in range(int(connection.execute(text(f"SELECT {_LAST}")).scalar_one()), 19, -1):
        connection.execute(text(f"UPDATE records SET position = {at + 1} WHERE position = {at}"))
    connection.execute(text(f"INSERT INTO records SELECT 20, {_REST} FROM records WHERE position = 19"))


def round_invented(connection: Connection) -> None:
    row = connection.execute(schema.rounds.select().where(schema.rounds.c.round == 1)).one()
    connection.execute(schema.rounds.insert().values({**row._mapping, "round": 77}))


Tampering = Callable[[Connection], None] | str
TAIL_DELETED = f"DELETE FROM records WHERE position > {_LAST} - 5"
LAST_CHECKPOINT_DELETED = "DELETE FROM checkpoints WHERE size = (SELECT max(size) FROM checkpoints)"
LAST_DOUBLED = f"INSERT INTO records SELECT position + 1, {_REST} FROM records WHERE position = {_LAST}"
CHECKPOINTS_EDITED = "UPDATE checkpoints SET note = x'00'"
FRONTIER_EDITED = "UPDATE frontier SET edge = zeroblob(32)"
FRAME_INVENTED = "INSERT INTO frames VALUES (0, 1, 'shuffler', 0, x'00', 1, 1)"
FOUND: dict[str, tuple[Tampering, str]] = {
    "a record is edited": (
        "UPDATE records SET operator = 'someone' WHERE position = 20",
        "record 20 .* was changed: its content is not what was hashed",
    ),
    "a record is edited with its leaf": (
        edited_with_its_leaf,
        "records .* to .* are not those that the checkpoint of .* records was signed over",
    ),
    "a record is deleted": ("DELETE FROM records WHERE position = 20", "record 20 is missing"),
    "a record is inserted": (inserted, "record 20 .* was changed"),
    "two records are swapped": (
        ";".join(
            f"UPDATE records SET position = {new} WHERE position = {old}"
            for old, new in ((20, 900), (21, 20), (900, 21))
        ),
        "record 20 .* was changed",
    ),
    "the tail is deleted": (TAIL_DELETED, "the tail was cut: a checkpoint covers .* records, only .* are here"),
    "a checkpoint is deleted": (
        "DELETE FROM checkpoints WHERE size = (SELECT size FROM checkpoints ORDER BY size LIMIT 1 OFFSET 1)",
        "record .* signed at once, and has no checkpoint",
    ),
    "the last checkpoint is deleted": (
        LAST_CHECKPOINT_DELETED,
        r"record .* \(round_closed, round 3\) is of a kind that is signed at once, and has no",
    ),
    "the last record is doubled": (LAST_DOUBLED, "record .* was changed: its content is not what was hashed"),
    "checkpoints are edited": (CHECKPOINTS_EDITED, "the checkpoint of .* records is not this journal's"),
    "a checkpoint is dated anew": (
        "UPDATE checkpoints SET utc = utc + 1000000 WHERE size = (SELECT min(size) FROM checkpoints)",
        "is kept with another time than its last record's",
    ),
    "a result is edited": (
        "UPDATE wager_results SET pays = 1 WHERE round = 2",
        "wager_results at round 2, seat .*, spot .* has pays 1 where",
    ),
    "results are deleted": ("DELETE FROM wager_results WHERE round = 2", "wager_results lacks round 2, seat"),
    "a round is invented": (round_invented, "rounds has round 77, which no record gives"),
    "the frontier is edited": (FRONTIER_EDITED, "the frontier, of .* records, is not over"),
    "a frame is invented": (FRAME_INVENTED, "there should be 0 device frames, here are 1"),
    "a kind is no text": (
        "UPDATE records SET kind = CAST(x'ff' AS TEXT) WHERE position = 9",
        "the database cannot be read any further: Could not decode to UTF-8",
    ),
    "a body is text": ("UPDATE records SET body = 'text' WHERE position = 9", "record 9 .* was changed"),
    "a time is a word": ("UPDATE records SET utc = 'noon' WHERE position = 9", "record 9 .* was changed"),
}
ON_POSTGRESQL = ("a record is edited", "a record is deleted", "the last checkpoint is deleted", "a result is edited")
REFUSED_AT_START: dict[Tampering, str] = {
    TAIL_DELETED: "it holds .* records, and should hold",
    LAST_CHECKPOINT_DELETED: "its last checkpoint covers .* do not all stand here",
    LAST_DOUBLED: "record .* was changed",
    "UPDATE resume SET rest = x'7b7d'": "resume point was changed by someone without this terminal's keys",
    FRONTIER_EDITED: "records are not those that its end is over",
    CHECKPOINTS_EDITED: "a note ends with a newline",
    FRAME_INVENTED: "should hold 0 device frames",
}


def tampered(kept: Kept, tampering: Tampering) -> Store:
    store = kept.put_back()
    with outsider(store.db) as connection:
        unguarded(connection)
        if callable(tampering):
            tampering(connection)
        else:
            for statement in tampering.split(";"):
                connection.execute(text(statement))
    return store


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_verify_names_what_was_done(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    kept, missed = Played(made(kind, request, tmp_path)), dict[str, list[str]]()
    for what in FOUND if kind == "sqlite" else ON_POSTGRESQL:
        tampering, expected = FOUND[what]
        found = findings(tampered(kept, tampering))
        assert all("its guard" in each for each in found[:3]), what
        if not any(re.search(expected, each) for each in found[3:]):
            missed[what] = found
    assert missed == {}


def test_a_journal_whose_end_was_changed_is_not_opened_for_writing(journal: Played) -> None:
    for tampering, expected in REFUSED_AT_START.items():
        store = tampered(journal, tampering)
        with pytest.raises(KnownError, match=f"is damaged: .*({expected}).*: keep it as it is for the inquiry"):
            store.open_again()


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
    store = journal.put_back()
    with outsider(store.db) as connection, unseen(connection):
        cut_clean(connection)
    assert said(store) == ""
    assert "the tail was cut: the outside checkpoint covers" in said(store, journal.outside)


def test_an_older_file_in_its_place_is_found_with_an_outside_checkpoint_alone(journal: Played) -> None:
    store = journal.put_back()
    older = shutil.copy(store.db, f"{store.db}.older")
    store.journal = store.open_again()
    for _ in play_rounds(store.session(), Random(3), 2):
        pass
    outside = parse_checkpoint(store.journal.checkpoint().text)
    store.journal.close()
    shutil.copy(older, store.db)
    assert said(store) == ""
    assert "the tail was cut: the outside checkpoint covers" in said(store, outside)


def test_a_journal_rebuilt_with_its_keys_is_found_with_an_outside_checkpoint_alone(
    journal: Played, tmp_path: Path
) -> None:
    store = journal.put_back()
    rebuilt = _rebuilt(store, tmp_path, store.folder)
    assert said(rebuilt) == ""
    assert "the journal was rebuilt: the first" in said(rebuilt, journal.outside)


def test_a_journal_rebuilt_without_its_keys_is_found_by_its_signatures(journal: Played, tmp_path: Path) -> None:
    store = journal.put_back()
    rebuilt = _rebuilt(store, tmp_path, tmp_path / "other-keys")
    assert "is not this journal's: the note is not signed by any known key" in said(rebuilt, keys=store.keys)


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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_guard_that_was_disarmed_is_named(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    store = made(kind, request, tmp_path)
    store.journal.close()
    with outsider(store.db) as connection:
        disarmed(connection)
    assert "records can be changed: its guard" in said(store)
    assert "was changed" in said(store)


def _rebuilt(journal: Store, folder: Path, keys: Path) -> Store:
    """Play other rounds under the name of the same journal."""
    store = in_database(str(folder / "rebuilt.db"), keys)
    with outsider(store.db) as connection:
        connection.execute(text("UPDATE journal SET id = :id"), {"id": journal.keys.journal})
        own = read_keys(keys, journal.keys.journal)
        connection.execute(text("UPDATE journal SET vkey = :vkey"), {"vkey": str(own.signing.verifier)})
        tag = append_tag(own, Frontier(), 0, Frontier())
        connection.execute(text("UPDATE frontier SET tag = :tag"), {"tag": tag})
    store.journal.close()
    mark_file(keys, journal.keys.journal).unlink(missing_ok=True)
    MarkFile(keys, own, place_of(address(store.db))).begin()
    store = in_database(store.db, keys)
    store.play(6, seed=99)
    store.journal.close()
    return store


def _edge(connection: Connection) -> bytes:
    leaves = connection.execute(select(schema.records.c.leaf).order_by(schema.records.c.position)).scalars()
    return b"".join(Frontier().extend(leaves).edge)
