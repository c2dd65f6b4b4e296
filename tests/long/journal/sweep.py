"""Tampering sweep: every table and column of a journal is changed by someone with SQL.

`python -m tests.long.journal.sweep` writes what `verify` finds into `sweep.txt`, and a summary into
docs/threat-model.md. The journal has operators, frames, closed rounds, and an open one whose end no signature covers.
Each change is tried without keys, with the terminal's key folder, and with a checkpoint kept elsewhere. Facts that
someone with the keys signs, but that do not follow from the records, come last.
"""

import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Integer, Table
from sqlalchemy.dialects import sqlite

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import Checkpoint, sign_checkpoint
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.people_facts import OperatorAdded
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.vkey import parse_vkey
from dealer_terminal.procedure.commands import PlaceWager
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.address import address
from dealer_terminal.storage.key_folder_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.schema import METADATA
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.ports import Journal
from tests.fast.journal.rights import HASH
from tests.fast.storage.attacker import Attacker, hidden
from tests.helpers.playing import played
from tests.long.journal.sweep_results import IGNORES, MISLED, REFUSES, WITH_THE_KEYS, Result, write
from tests.long.journal.sweep_with_keys import with_the_keys
from tests.long.journal.tampering_tables import (
    Does,
    before_all,
    changed,
    doubled,
    of_another_type,
    removed,
    sql,
    swapped,
)

KEPT = "kept.checkpoint"
"""File of the checkpoint kept elsewhere. The journal does not contain it."""


@dataclass
class Scene:
    folder: Path
    outside: Checkpoint
    vkey: str
    known: tuple[Any, ...] = ()

    @classmethod
    def made(cls, folder: Path) -> "Scene":
        journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
        journal.append([_person("9001", "A. Ames", Role.ADMINISTRATOR)], operator="", at=Times(1, 1))
        journal.append([_person("1001", "K. Dee")], operator="9001", at=Times(1, 2))
        session = played(journal, 2, keys=journal.keys)
        journal.append_frame(DeviceFrame("shuffler", 0, b"sealed", Times(2**50, 1)))
        journal.append_frame(DeviceFrame("shuffler", 1, b"sealed", Times(2**50, 2)))
        session.handle(PlaceWager(1, "ante", 500))
        journal.append([_person("1002", "L. Em")], operator="9001", at=Times(2**50, 3))
        dealer = session.state.dealer.id if session.state.dealer else ""
        journal.append([DeviceFaultRaised("jam", "stands still")], operator=dealer, at=Times(2**51, 1))
        tree, signing = Frontier().extend(record.leaf for record in journal.records()), journal.keys.signing
        outside = Checkpoint(signing.name, tree.size, tree.root())
        (folder / KEPT).write_bytes(bytes(sign_checkpoint(outside, signing)))
        journal.append([DeviceFaultRaised("lid", "open")], operator=dealer, at=Times(2**51, 2))
        vkey = str(journal.keys.signing.verifier)
        journal.close()
        return cls(folder, outside, vkey)

    def found(self, does: Does) -> tuple[bool, bool, bool]:
        """By `verify` with the trusted key, with the key folder, and with what somebody else kept."""
        file = self.spoil(does)
        own = own_of(self.folder / "keys", parse_vkey(self.vkey).name.partition("/")[2], self.vkey, address(str(file)))
        return self._says(None, NOT_AT_HAND), self._says(None, own), self._says(self.outside, NOT_AT_HAND)

    def spoil(self, does: Does) -> Path:
        """As it was made, and then this."""
        file, kept, keys = self.folder / "journal.db", self.folder / "kept", self.folder / "keys"
        if not kept.exists():
            subprocess.run(["cp", str(file), str(kept)], check=True)
            shutil.copytree(keys, self.folder / "kept.keys")
        subprocess.run(["cp", str(kept), str(file)], check=True)
        shutil.rmtree(keys)
        shutil.copytree(self.folder / "kept.keys", keys)
        for name in ("-wal", "-shm"):
            file.with_name(f"{file.name}{name}").unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as db:
            attacker = Attacker(db)
            does(attacker)
            attacker.restore_guards()
        return file

    def starts(self, does: Does) -> str:
        """Start a terminal and return what it does: it refuses, ignores the change, or is misled."""
        known = self.known = self.known or self._truth(lambda attacker: None)
        found = self._truth(does)
        if not found:
            return REFUSES
        return IGNORES if all(each in (REFUSES, right) for each, right in zip(found, known, strict=True)) else MISLED

    def _truth(self, does: Does) -> tuple[Any, ...]:
        """State, people, frames heard last, rounds to recall, and whether it goes on to what is signed at once; nothing
        where it does not start."""
        file = self.spoil(does)
        try:
            journal = open_journal(str(file), keys=self.folder / "keys")
        except KnownError:
            return ()
        with closing(journal):
            state = journal.resume().state
            asked: tuple[Callable[[], Any], ...] = (
                lambda: list(journal.house_records()),
                lambda: list(islice(journal.frames_backward(), 64)),
                lambda: journal.past_rounds(state, 3),
                lambda: _played_on(journal),
            )
            return state, *map(_told_or_refused, asked)

    def _says(self, outside: Checkpoint | None, own: Own) -> bool:
        """A journal that cannot be read is refused in one line."""
        try:
            return self._finds(outside, own)
        except KnownError:
            return True

    def _finds(self, outside: Checkpoint | None, own: Own) -> bool:
        with open_to_read(str(self.folder / "journal.db")) as journal:
            key = parse_vkey(self.vkey)
            named = journal.vkey != self.vkey or journal.id != key.name.partition("/")[2]
            report = verify_journal(journal.connection, journal.id, (key,), outside, own=own)
        return named or bool(report.findings)


def _told_or_refused(asked: Callable[[], Any]) -> Any:
    try:
        return asked()
    except KnownError:
        return REFUSES


def _played_on(journal: Journal) -> int:
    """To what is signed at once."""
    return len(journal.append((_person("4444", "Who came later"),), operator="9001", at=Times(2**51, 2**51)))


def _person(number: str, name: str, role: Role = Role.DEALER) -> OperatorAdded:
    return OperatorAdded(Operator(number, name, role), HASH)


def classes(scene: Scene) -> Iterator[tuple[str, list[tuple[str, Does]]]]:
    """Each class with what is tried in it, by name."""
    with closing(sqlite3.connect(scene.folder / "journal.db")) as db:
        for table in METADATA.sorted_tables:
            rows = db.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
            columns = list(map(str, table.columns.keys()))
            if rows:
                yield f"`{table.name}`: value changed", [(each, changed(table.name, each)) for each in columns]
                takes = [each for each in columns if not _is_the_row(table, each)]
                yield f"`{table.name}`: type changed", [(each, of_another_type(table.name, each)) for each in takes]
                yield (
                    f"`{table.name}`: row deleted",
                    [(end, removed(table.name, end)) for end in ("first", "last")],
                )
                added = [("copy of the last", doubled(table.name))]
                numbered = isinstance(next(iter(table.primary_key)).type, Integer)
                yield f"`{table.name}`: row added", added + [("before the first", before_all(table.name))] * numbered
            if rows > 1:
                yield f"`{table.name}`: rows swapped", [("first and last", swapped(table.name))]
    yield "`alembic_version`: row added", [("other", sql("INSERT INTO alembic_version VALUES ('2099')"))]
    named = (("none", ""), ("a newer one", "schema_2"), ("an older one", "schema_0"))
    yield (
        "`alembic_version`: value changed",
        [(what, sql(f"UPDATE alembic_version SET version_num = '{name}'")) for what, name in named],
    )
    yield "`resume`: value emptied", [("rest", sql("UPDATE resume SET rest = x''"))]
    yield "rows hidden from an index", [(index, _hidden(*how)) for index, how in INDEXES.items()]
    yield "file header changed", [(each, sql(f"PRAGMA {each} = 77")) for each in ("user_version", "application_id")]
    for what, statement in FOREIGN.items():
        yield what, [(what, sql(statement))]
    for what, does in FORGED.items():
        yield what, [(what, does)]


def _is_the_row(table: Table, column: str) -> bool:
    """SQLite itself takes nothing but a number there."""
    alone = [str(each.name) for each in table.primary_key] == [column]
    return alone and table.c[column].type.compile(sqlite.dialect()) == "INTEGER"


INDEXES = {
    "records_of_the_house": ("records_of_the_house", "records", "kind = 'operator_added'", "kind = 'zzz'"),
    **{
        index: (index, table, "1", "")
        for index, table in (
            ("hands_by_seat", "hands"),
            ("rounds_by_dealer", "rounds"),
            ("wager_results_by_event", "wager_results"),
            ("wager_results_by_payment", "wager_results"),
            ("wager_results_by_stake", "wager_results"),
        )
    },
}


def _hidden(index: str, table: str, where: str, changed: str) -> Does:
    return lambda attacker: hidden(attacker.db, index, table, where, changed)


FOREIGN = {
    "trigger created": "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM frontier; END",
    "table created": "CREATE TABLE mine (a int)",
    "view created": "CREATE VIEW mine AS SELECT 1",
    "index created": "CREATE INDEX mine ON records (utc)",
    "column added": "ALTER TABLE rounds ADD COLUMN mine AS (paid + 1)",
    "index dropped": "DROP INDEX hands_by_seat",
    "constraint removed": """PRAGMA writable_schema = ON;; UPDATE sqlite_master
        SET sql = replace(sql, 'edge BLOB NOT NULL', 'edge BLOBNOTNULL');; PRAGMA writable_schema = RESET""",
}


def _tail_changed(attacker: Attacker) -> None:
    attacker.change(attacker.size() - 1, lambda fact: fact.update(detail="nothing"))
    attacker.db.execute(
        "UPDATE device_faults SET detail = 'nothing' WHERE position = (SELECT max(position) FROM records)"
    )
    attacker.cover_up()


def _tail_changed_and_untagged(attacker: Attacker) -> None:
    _tail_changed(attacker)
    attacker.db.execute("UPDATE frontier SET tag = x''")


def _tail_cut(attacker: Attacker) -> None:
    attacker.cut(attacker.size() - attacker.covered())
    attacker.db.execute("DELETE FROM device_faults WHERE position >= (SELECT size FROM frontier)")
    attacker.cover_up()


def _tail_added(attacker: Attacker) -> None:
    attacker.add("device_fault_raised", {"fault": "full", "detail": "empty it"})
    attacker.db.execute(
        "INSERT INTO device_faults SELECT position, round, 'full', 'empty it', utc, NULL FROM records"
        " ORDER BY position DESC LIMIT 1"
    )
    attacker.cover_up()


def _frames_cut(attacker: Attacker) -> None:
    attacker.db.execute("DELETE FROM frames WHERE number = 1")
    attacker.db.execute("UPDATE frontier SET frames = 1")


def _signed_changed(attacker: Attacker) -> None:
    attacker.change(attacker.newest("operator_added"), lambda fact: fact["operator"].update(role="administrator"))
    attacker.cover_up()


def _cut_with_its_checkpoints(attacker: Attacker) -> None:
    size = attacker.number("SELECT size FROM checkpoints ORDER BY size DESC LIMIT 1 OFFSET 1")
    attacker.db.execute(f"DELETE FROM checkpoints WHERE size > {size}")
    attacker.cut(attacker.size() - size)
    attacker.db.execute("DELETE FROM frames")
    attacker.db.execute("DELETE FROM device_faults")
    attacker.db.execute("UPDATE frontier SET frames = 0")
    attacker.cover_up()


def _first(attacker: Attacker, kind: str) -> int:
    return attacker.number(f"SELECT min(position) FROM records WHERE kind = '{kind}'")


def _person_changed(attacker: Attacker) -> None:
    """Its own leaf alone, so that the tree stays as it was signed."""
    at = _first(attacker, "operator_added") + 1
    attacker.change(at, lambda fact: fact["operator"].update(role="administrator"))
    attacker.hash_anew(at)


def _person_taken_out(attacker: Attacker) -> None:
    attacker.db.execute("UPDATE records SET kind = 'frames_kept' WHERE kind = 'operator_added' AND position = 1")


def _payment_changed(attacker: Attacker) -> None:
    at = attacker.newest("cards_exposed")
    attacker.change(at, lambda fact: fact["lines"][0].update(pays=999_900))
    attacker.hash_anew(at)


FORGED: dict[str, Does] = {
    "operator's role changed and its leaf recomputed": _person_changed,
    "kind of an operator's record changed": _person_taken_out,
    "payment changed and its leaf recomputed": _payment_changed,
    "signed record changed and all hashes recomputed": _signed_changed,
    "unsigned record changed and all hashes recomputed": _tail_changed,
    "unsigned record changed, all hashes recomputed, and the tag deleted": _tail_changed_and_untagged,
    "record added after the last checkpoint and all hashes recomputed": _tail_added,
    "unsigned records cut off and all hashes recomputed": _tail_cut,
    "frames of the open round cut off": _frames_cut,
    "journal cut back to an older checkpoint and all hashes recomputed": _cut_with_its_checkpoints,
}


def attempted() -> list[Result]:
    """Try every attack. A start on what the terminal's own keys signed is not tried."""
    with tempfile.TemporaryDirectory() as name:
        scene = Scene.made(Path(name))
        assert scene.found(lambda attacker: None) == (False, False, False)
        attacks = [(what, each, does) for what, ways in classes(scene) for each, does in ways]
        results = [Result(what, each, scene.found(does), scene.starts(does)) for what, each, does in attacks]
        for what, found in with_the_keys(Path(name)):
            results += [Result(f"{WITH_THE_KEYS}: {what}", each, ways) for each, ways in found]
    return results


if __name__ == "__main__":
    write(attempted())
