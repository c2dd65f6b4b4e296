"""The verifier of docs/verifier is short, knows nothing of the product, and says of a journal what `verify` says."""

import ast
import json
import shutil
import sqlite3
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.record import Record, Times, new_record
from dealer_terminal.journal.round_proof import read_round_proof
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import MODELS, nodes
from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.cli.journals import played_journal
from tests.fast.journal import locks
from tests.fast.journal.rights import GOOD, HOUSE
from tests.fast.journal.rights import WRONG as UNRIGHTLY
from tests.fast.pages.tampered import OF_THE_SEALS, found_by_seals, judged_otherwise
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import FILE, OF_RIGHTS, OF_ROUNDS, SEALS, run, says
from tests.fast.storage.forged import FORGED as SIGNED
from tests.helpers.playing import THREE_CARD, played
from tests.helpers.repository import ROOT

__all__ = ["terminal"]

LONGEST = 300
PROOF, VKEY = FOLDER / "round-1.json", FOLDER / "journal.vkey"


def test_each_is_short_and_imports_nothing_of_the_product() -> None:
    for file in (FILE, OF_ROUNDS, OF_RIGHTS):
        assert len(file.read_text().splitlines()) <= LONGEST
        known = {*sys.stdlib_module_names, "cryptography"} | ({FILE.stem} if file is not FILE else set())
        for node in ast.walk(ast.parse(file.read_text())):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert {name.split(".")[0] for name in names} <= known, file


def test_the_vectors_are_good_to_it_as_a_program(tmp_path: Path) -> None:
    given = (FOLDER / "journal.vkey", FOLDER / "outside.checkpoint", FOLDER / "month.archive")
    for run_as in ((FILE, vectors(tmp_path), *given), (OF_ROUNDS, PROOF, given[0])):
        done = subprocess.run([sys.executable, *run_as], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_journal_of_the_other_game_is_good_to_all(tmp_path: Path) -> None:
    db = Path(played_journal(tmp_path, 10, THREE_CARD))
    (key,) = (tmp_path / "keys").glob("*.vkey")
    assert says(db, key, FOLDER / "schema.sql", tmp_path / "keys" / "sealing.key")
    assert says(db, by=OF_RIGHTS)


def vectors(folder: Path) -> Path:
    file = folder / "vectors.db"
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as db:
        db.executescript((FOLDER / "journal.sql").read_text())
    return file


def test_it_says_of_a_tampered_journal_what_verify_says(tmp_path: Path) -> None:
    """Take some of the cases; tests/long/commands takes all."""
    assert judged_otherwise(tmp_path, every=9) == {}


def test_it_and_the_page_name_the_tables_that_it_does_not_check(tmp_path: Path) -> None:
    _, said = run(vectors(tmp_path), FOLDER / "journal.vkey")
    page = (ROOT / "docs" / "journal-format.md").read_text().partition("## 12")[2]
    for table in (*MODELS, nodes):
        assert table.name in said.partition("Not checked")[2] and f"`{table.name}`" in page


def test_of_what_somebody_with_the_keys_signed_it_finds_what_the_seals_tell(tmp_path: Path) -> None:
    """Take what it must find and two others; tests/long/commands takes all."""
    others = [each for each in SIGNED if each not in OF_THE_SEALS][:2]
    assert found_by_seals(tmp_path, [*OF_THE_SEALS, *others]) == OF_THE_SEALS


def test_white_space_within_quotes_is_part_of_what_a_trigger_says(terminal: Terminal, tmp_path: Path) -> None:
    file = Path(played_journal(tmp_path, 1))
    (key,) = (tmp_path / "keys").glob("*.vkey")
    assert says(file, key, FOLDER / "schema.sql")
    before = "are never"
    for said in ("are  never", "are\nnever"):
        with closing(sqlite3.connect(file, isolation_level=None)) as opened:
            opened.execute("PRAGMA writable_schema = 1")
            changed = "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE type = 'trigger'"
            assert opened.execute(changed, (before, said)).rowcount > 0
        before = said
        assert not says(file, key, FOLDER / "schema.sql")
        assert "its guard no_" in terminal("verify", "--db", str(file), "--vkey", str(key)).err


@dataclass
class Marked:
    """A journal, an older copy of it, and another one that goes on from there, all under the mark of the first."""

    folder: Path

    def __post_init__(self) -> None:
        self.own, self.keys = self.folder / "journal.db", self.folder / "keys"
        self.fork, self.elsewhere = self.folder / "fork.db", self.folder / "elsewhere.db"
        self.play(self.own, self.keys, 1)
        shutil.copytree(self.keys, self.folder / "before")
        for copy in (self.fork, self.elsewhere):
            shutil.copyfile(self.own, copy)
        self.play(self.own, self.keys, 2)
        self.play(self.fork, self.folder / "before", 3)

    def play(self, db: Path, keys: Path, seed: int) -> None:
        with closing(open_journal(str(db), keys=keys)) as journal:
            played(journal, 2 + seed, keys=journal.keys, seed=seed)

    def says(self, file: Path) -> tuple[bool, bool]:
        """Whether it is good, and older than the terminal knew."""
        (key,), (mark,) = self.keys.glob("*.vkey"), self.keys.glob("*.mark")
        wrong, said = run(file, key, FOLDER / "schema.sql", self.keys / "sealing.key", mark)
        return not wrong, "older than the terminal knew" in said


def test_the_mark_tells_an_older_copy_and_another_journal(tmp_path: Path) -> None:
    marked = Marked(tmp_path)
    assert marked.says(marked.own) == (True, False)
    assert marked.says(marked.elsewhere) == (True, True)
    assert marked.says(marked.fork) == (False, False)
    shutil.copyfile(marked.elsewhere, marked.own)
    assert marked.says(marked.own) == (False, False)
    marked.own.unlink()
    marked.own.symlink_to(marked.elsewhere)
    assert marked.says(marked.own) == (False, False)


def test_the_mark_of_the_vectors_is_the_terminals_and_a_changed_one_is_not(tmp_path: Path) -> None:
    (tmp_path / "sealing.key").write_text(SEALS["sealing_secret"])
    (mark,) = FOLDER.glob("*.mark")
    own, whole = (vectors(tmp_path), FOLDER / "journal.vkey", tmp_path / "sealing.key"), mark.read_bytes()
    assert says(*own, mark)
    for other in (whole.replace(b"\n", b"\r"), whole * 2, whole[: len(whole) // 2]):
        (tmp_path / mark.name).write_bytes(other)
        assert not says(*own, tmp_path / mark.name)


def test_it_says_which_removed_frames_it_did_not_check(tmp_path: Path) -> None:
    given = (vectors(tmp_path), FOLDER / "journal.vkey")
    assert "Not checked: frames 0 to 2, in 'month.archive'.\n" in run(*given)[1]
    wrong, said = run(*given, FOLDER / "month.archive")
    assert (wrong, "Not checked: frames" in said) == ("", False)


def test_a_checkpoint_that_only_a_stranger_signed_is_wrong_to_it(tmp_path: Path) -> None:
    file = vectors(tmp_path)
    signed = "CAST(replace(CAST(note AS TEXT), '— d', '— s') AS BLOB)"
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(f"UPDATE checkpoints SET note = {signed} WHERE size = 36").rowcount == 1
    assert not says(file, FOLDER / "journal.vkey", FOLDER / "month.archive")


SAID_OTHERWISE = (
    ('"fact":', '"fact": {"paid": 99999900}, "fact":'),
    ('"time":', '"time": "2026-01-01T00:00:00.000000Z", "time":'),
    ('"kind":', '"paid": 99999900, "kind":'),
    ('"records":', '"paid": 99999900, "records":'),
    ('"proof":', '"paid": 99999900, "proof":'),
    ('"schema": 1,', '"schema": true,'),
    ('"schema": 1,', '"schema": 1e0,'),
    ('"round": 1,', '"round": true,'),
    ("{", "\ufeff{"),
)


def _fact(proof: Any) -> None:
    proof["records"][3]["record"]["fact"]["seat"] = 0


def _path(proof: Any) -> None:
    first, other = proof["records"][3], proof["records"][4]
    first["proof"] = first["proof"].replace(first["proof"].split("\n")[3], other["proof"].split("\n")[4])


def _leaf(proof: Any) -> None:
    lines = proof["records"][3]["proof"].split("\n")
    lines[1] = "extra " + b64encode(b64decode(lines[1][6:]).replace(b"record@v1\n5", b"record@v1\n05")).decode()
    proof["records"][3]["proof"] = "\n".join(lines)


def _index(proof: Any) -> None:
    proof["records"][3]["proof"] = proof["records"][3]["proof"].replace("\nindex 5\n", "\nindex 6\n")


def _signature(proof: Any) -> None:
    proof["records"][3]["proof"] = proof["records"][3]["proof"].replace("\n— ", "\n— x", 1)


CHANGED: tuple[Callable[[Any], None], ...] = (
    _fact,
    _path,
    _leaf,
    _index,
    _signature,
    lambda proof: proof["records"].pop(3),
    lambda proof: proof["records"].pop(0),
    lambda proof: proof["records"].pop(),
    lambda proof: proof["records"].clear(),
    lambda proof: proof.update(round=2),
    lambda proof: proof.update(format="other"),
    lambda proof: proof.update(vkey=proof["vkey"].replace("dealer", "other")),
)


def test_a_proof_that_was_changed_is_wrong_to_it(tmp_path: Path) -> None:
    good = []
    for number, change in enumerate(CHANGED):
        proof = json.loads(PROOF.read_text())
        change(proof)
        assert proof != json.loads(PROOF.read_text())
        (tmp_path / "round.json").write_text(json.dumps(proof))
        good += [number] if says(tmp_path / "round.json", VKEY, by=OF_ROUNDS) else []
    assert good == []


def test_a_proof_that_anybody_could_read_otherwise_is_wrong_to_both(tmp_path: Path) -> None:
    text, file = PROOF.read_text(), tmp_path / "round.json"
    for was, now in SAID_OTHERWISE:
        assert was in text
        file.write_text(text.replace(was, now, 1))
        assert not says(file, VKEY, by=OF_ROUNDS), now
        with pytest.raises(FormatError, match="this is no proof of a round"):
            read_round_proof(file.read_bytes())


def said_by(said: Sequence[tuple[str, Any]]) -> list[Record]:
    return [
        new_record(position, 0, CODEC.encode(fact), by, Times(position + 1, position + 1))
        for position, (by, fact) in enumerate(said)
    ]


def written(folder: Path, records: Sequence[Record]) -> Path:
    """What is on record of people, as who acted may have written it."""
    file = folder / "people.db"
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"CREATE TABLE records ({', '.join(Record.__struct_fields__)})")
        db.executemany("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", map(astuple, records))
        db.commit()
    return file


def test_it_judges_who_had_the_right_and_whom_failures_lock(tmp_path: Path) -> None:
    good = {f"right: {name}": said_by((*HOUSE, *said)) for name, said in GOOD.items()}
    good |= {f"lock: {name}": locks.records((*locks.HOUSE, *story)) for name, story in locks.GOOD.items()}
    bad = {f"right: {name}": said_by((*HOUSE, said)) for name, (said, _) in UNRIGHTLY.items()}
    bad |= {f"lock: {name}": locks.records((*locks.HOUSE, *story)) for name, (story, _) in locks.WRONG.items()}
    good["the house"] = said_by(HOUSE)
    for names, expected in ((good, True), (bad, False)):
        assert [
            name for name, said in names.items() if says(written(tmp_path, said), by=OF_RIGHTS) is not expected
        ] == []
