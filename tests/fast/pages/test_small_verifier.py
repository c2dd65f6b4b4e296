"""The verifier of docs/verifier is short, knows nothing of the product, and says of a journal what `verify` says."""

import ast
import json
import runpy
import shutil
import sqlite3
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple
from sqlalchemy import Table

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.audit.errors import FormatError
from dealer_terminal.audit.record import Record, Times, new_record
from dealer_terminal.audit.round_proof import read_round_proof
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import MODELS, nodes
from tests.fast.audit import locks
from tests.fast.audit.rights import GOOD, HOUSE
from tests.fast.audit.rights import WRONG as UNRIGHTLY
from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.pages.vectors import FOLDER
from tests.fast.storage.forged import FORGED as SIGNED
from tests.fast.storage.forged import told
from tests.helpers.playing import played
from tests.helpers.repository import ROOT
from tests.long.journal.sweep import BEGIN, END, KEPT, MISSED, NAMED, PAGE, Does, Scene, classes

__all__ = ["terminal"]

FILE = ROOT / "docs" / "verifier" / "verify.py"
OF_ROUNDS, OF_RIGHTS = FILE.with_name("proof.py"), FILE.with_name("rights.py")
LONGEST = 300


@pytest.mark.parametrize("file", [FILE, OF_ROUNDS, OF_RIGHTS], ids=lambda file: file.stem)
def test_it_is_short_and_knows_nothing_of_the_product(file: Path) -> None:
    lines = file.read_text().splitlines()
    assert len(lines) <= LONGEST
    beside = {FILE.stem} if file is not FILE else set()
    for node in ast.walk(ast.parse(file.read_text())):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert all(name.split(".")[0] in {*sys.stdlib_module_names, "cryptography", *beside} for name in names), names


def says(*given: Path, by: Path = FILE) -> bool:
    done = subprocess.run([sys.executable, by, *given], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1) and "Traceback" not in done.stderr, done.stderr
    return done.returncode == 0


def test_the_vectors_are_good_to_it(tmp_path: Path) -> None:
    given = (FOLDER / "journal.vkey", FOLDER / "outside.checkpoint", FOLDER / "month.archive")
    assert says(vectors(tmp_path), *given)


def vectors(folder: Path) -> Path:
    file = folder / "vectors.db"
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as db:
        db.executescript((FOLDER / "journal.sql").read_text())
    return file


def test_it_says_of_every_tampered_journal_what_verify_says(tmp_path: Path) -> None:
    scene = Scene.made(tmp_path)
    (tmp_path / "trusted.vkey").write_text(scene.vkey)
    tried = [(what, name, does) for what, ways in [*classes(scene)] for name, does in ways]
    said = {
        f"{what}: {name}": (on_the_page(what, name), judged(scene, does))
        for what, name, does in tried
        if not is_of_models(what)
    }
    assert len(said) > 60
    assert {what: both for what, both in said.items() if both[0] != both[1]} == {}


@pytest.mark.parametrize("table", [*MODELS, nodes], ids=lambda table: table.name)
def test_it_says_that_it_does_not_look_at_what_is_built_from_the_records(tmp_path: Path, table: Table) -> None:
    """Each time, and the page says it too."""
    file = vectors(tmp_path)
    run = subprocess.run([sys.executable, FILE, file, FOLDER / "journal.vkey"], capture_output=True, text=True)
    assert table.name in run.stdout.partition("Not checked")[2]
    assert f"`{table.name}`" in (ROOT / "docs" / "journal-format.md").read_text().partition("## 12")[2]


def on_the_page(what: str, name: str) -> tuple[bool, ...]:
    """What `found` says of one of a class, as the threat model has it; a test of its own holds the page to it."""
    lines = (line.strip("|").split("|") for line in PAGE.read_text().partition(BEGIN)[2].partition(END)[0].splitlines())
    (cells,) = ([each.strip() for each in line[1:]] for line in lines if line[0].strip() == what)
    return tuple(each == NAMED or (each != MISSED and f"`{name}`" not in each) for each in cells[:3])


def is_of_models(what: str) -> bool:
    """What these tables hold takes the rules of a game to know; that each value is of its type does not."""
    return any(what.startswith(f"`{table.name}`") for table in (*MODELS, nodes)) and "another type" not in what


def judged(scene: Scene, does: Does) -> tuple[bool, ...]:
    """With the trusted key, with the terminal's key folder, and with a checkpoint that somebody else kept."""
    scene.spoil(does)
    file, key, keys = scene.folder / "journal.db", scene.folder / "trusted.vkey", scene.folder / "keys"
    own = [keys / "sealing.key", *keys.glob("*.mark")]
    ways: tuple[list[Path], ...] = ([], own, [scene.folder / KEPT])
    return tuple(not says_here(file, key, FOLDER / "schema.sql", *way) for way in ways)


def says_here(*given: Path) -> bool:
    """As `says`, without a process for each of hundreds."""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()):
        patch.setattr(sys, "argv", [str(FILE), *map(str, given)])
        wrong = ""
        try:
            runpy.run_path(str(FILE), run_name="__main__")
        except SystemExit as ended:
            wrong = str(ended.code)
    assert not wrong or wrong.startswith("Wrong: "), wrong
    return not wrong


OF_THE_SEALS = frozenset(
    {
        "the seals emptied, and another card shown",
        "another card than was sealed",
        "the end of a round left out, and other bytes for its seals",
        "no more bets left out",
        "no key promised",
    }
)
"""All else that somebody with the keys signed takes the rules of a game to find."""


@pytest.mark.parametrize("what", SIGNED)
def test_what_somebody_with_the_keys_signed_it_judges_by_its_seals_alone(tmp_path: Path, what: str) -> None:
    told(tmp_path, SIGNED[what][0])
    (key,) = (tmp_path / "keys").glob("*.vkey")
    file = tmp_path / "journal.db"
    assert says_here(file, key, FOLDER / "schema.sql") is (what not in OF_THE_SEALS)


LITERALS = {"doubled": "are  never", "a line's end": "are\nnever"}


@pytest.mark.parametrize("said", LITERALS.values(), ids=LITERALS)
def test_white_space_within_quotes_is_part_of_what_a_trigger_says(
    terminal: Terminal, tmp_path: Path, said: str
) -> None:
    told(tmp_path, next(forged[0] for what, forged in SIGNED.items() if what not in OF_THE_SEALS))
    (key,) = (tmp_path / "keys").glob("*.vkey")
    file = tmp_path / "journal.db"
    assert says_here(file, key, FOLDER / "schema.sql")
    with closing(sqlite3.connect(file, isolation_level=None)) as opened:
        opened.execute("PRAGMA writable_schema = 1")
        changed = "UPDATE sqlite_master SET sql = replace(sql, 'are never', ?) WHERE type = 'trigger'"
        assert opened.execute(changed, (said,)).rowcount > 0
    assert not says_here(file, key, FOLDER / "schema.sql")
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
        run = [sys.executable, FILE, file, key, FOLDER / "schema.sql", self.keys / "sealing.key", mark]
        done = subprocess.run(run, capture_output=True, text=True)
        return done.returncode == 0, "older than the terminal knew" in done.stdout


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


def test_the_mark_of_the_vectors_is_the_terminals(tmp_path: Path) -> None:
    (tmp_path / "sealing.key").write_text(json.loads((FOLDER / "seals.json").read_text())["sealing_secret"])
    (mark,) = FOLDER.glob("*.mark")
    own = (FOLDER / "journal.vkey", tmp_path / "sealing.key", mark)
    assert says(vectors(tmp_path), *own)
    (tmp_path / mark.name).write_bytes(mark.read_bytes().replace(b"\n", b"\r"))
    assert not says(vectors(tmp_path), *own[:2], tmp_path / mark.name)


def test_a_mark_of_another_length_is_wrong_to_it(tmp_path: Path) -> None:
    (tmp_path / "sealing.key").write_text(json.loads((FOLDER / "seals.json").read_text())["sealing_secret"])
    (mark,) = FOLDER.glob("*.mark")
    for length in (2, 1 / 2):
        data = mark.read_bytes()
        (tmp_path / mark.name).write_bytes((data + data)[: int(len(data) * length)])
        assert not says(vectors(tmp_path), FOLDER / "journal.vkey", tmp_path / "sealing.key", tmp_path / mark.name)


def test_it_says_which_removed_frames_it_did_not_look_at(tmp_path: Path) -> None:
    given = [sys.executable, FILE, vectors(tmp_path), FOLDER / "journal.vkey"]
    without = subprocess.run(given, capture_output=True, text=True)
    assert "Not checked: frames 0 to 2, in 'month.archive'.\n" in without.stdout
    whole = subprocess.run([*given, FOLDER / "month.archive"], capture_output=True, text=True)
    assert (whole.returncode, "Not checked: frames" in whole.stdout) == (0, False)


WRONG = {
    "a round's checkpoint taken out": "DELETE FROM checkpoints WHERE size = 36",
    "a checkpoint that only a stranger signed": (
        "UPDATE checkpoints SET note = CAST(replace(CAST(note AS TEXT), '— d', '— s') AS BLOB) WHERE size = 36"
    ),
    "a record's round": "UPDATE records SET round = round + 1 WHERE position = 9",
    "a seal": "UPDATE frames SET sealed = zeroblob(80)",
}


@pytest.mark.parametrize("attack", WRONG.values(), ids=WRONG)
def test_vectors_that_were_changed_are_wrong_to_it(tmp_path: Path, attack: str) -> None:
    file = tmp_path / "journal.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript((FOLDER / "journal.sql").read_text())
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {name}")
        assert db.execute(attack).rowcount > 0
        db.commit()
    assert not says(file, FOLDER / "journal.vkey", FOLDER / "month.archive")


PROOF, VKEY = FOLDER / "round-1.json", FOLDER / "journal.vkey"


def test_the_proof_of_the_vectors_is_good_to_it() -> None:
    assert says(PROOF, VKEY, by=OF_ROUNDS)


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


CHANGED: dict[str, Callable[[Any], None]] = {
    "what a record says": _fact,
    "a path": _path,
    "a number written in another way": _leaf,
    "an index": _index,
    "a signature": _signature,
    "a record left out": lambda proof: proof["records"].pop(3),
    "the first record left out": lambda proof: proof["records"].pop(0),
    "the last record left out": lambda proof: proof["records"].pop(),
    "no record": lambda proof: proof["records"].clear(),
    "the round": lambda proof: proof.update(round=2),
    "the format": lambda proof: proof.update(format="other"),
    "the key": lambda proof: proof.update(vkey=proof["vkey"].replace("dealer", "other")),
}


@pytest.mark.parametrize("change", CHANGED.values(), ids=CHANGED)
def test_a_proof_that_was_changed_is_wrong_to_it(tmp_path: Path, change: Callable[[Any], None]) -> None:
    proof = json.loads(PROOF.read_text())
    change(proof)
    assert proof != json.loads(PROOF.read_text())
    (tmp_path / "round.json").write_text(json.dumps(proof))
    assert not says(tmp_path / "round.json", VKEY, by=OF_ROUNDS)


@pytest.mark.parametrize(("was", "now"), SAID_OTHERWISE)
def test_a_proof_that_anybody_could_read_otherwise_is_wrong_to_both(tmp_path: Path, was: str, now: str) -> None:
    text = PROOF.read_text()
    assert was in text
    file = tmp_path / "round.json"
    file.write_text(text.replace(was, now, 1))
    assert not says(file, VKEY, by=OF_ROUNDS)
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


@pytest.mark.parametrize("said", GOOD.values(), ids=GOOD)
def test_who_had_the_right_is_good_to_it(tmp_path: Path, said: tuple[Any, ...]) -> None:
    assert says(written(tmp_path, said_by((*HOUSE, *said))), by=OF_RIGHTS)


@pytest.mark.parametrize("said", [said for said, _ in UNRIGHTLY.values()], ids=UNRIGHTLY)
def test_who_had_it_not_is_wrong_to_it(tmp_path: Path, said: Any) -> None:
    assert says(written(tmp_path, said_by(HOUSE)), by=OF_RIGHTS)
    assert not says(written(tmp_path, said_by((*HOUSE, said))), by=OF_RIGHTS)


@pytest.mark.parametrize("story", locks.GOOD.values(), ids=locks.GOOD)
def test_whom_failures_lock_is_good_to_it(tmp_path: Path, story: locks.Story) -> None:
    assert says(written(tmp_path, locks.records((*locks.HOUSE, *story))), by=OF_RIGHTS)


@pytest.mark.parametrize("story", [story for story, _ in locks.WRONG.values()], ids=locks.WRONG)
def test_a_lock_that_does_not_follow_is_wrong_to_it(tmp_path: Path, story: locks.Story) -> None:
    assert not says(written(tmp_path, locks.records((*locks.HOUSE, *story))), by=OF_RIGHTS)


def test_the_people_of_played_rounds_had_the_right(tmp_path: Path) -> None:
    scene = Scene.made(tmp_path)
    assert says(scene.folder / "journal.db", by=OF_RIGHTS)
