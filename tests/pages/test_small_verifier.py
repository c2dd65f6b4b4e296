"""The verifier of docs/verifier is short, knows nothing of the product, and says of a journal what `verify` says."""

import ast
import json
import sqlite3
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import MODELS
from tests.helpers.playing import played
from tests.helpers.repository import ROOT
from tests.pages.vectors import FOLDER
from tests.storage.attacker import Attacker
from tests.storage.forged import FORGED as SIGNED
from tests.storage.forged import told
from tests.storage.sweep import KEPT, Scene, classes

FILE = ROOT / "docs" / "verifier" / "verify.py"
OF_ROUNDS, AROUND = FILE.with_name("proof.py"), FILE.with_name("around.py")
LONGEST = 300


@pytest.mark.parametrize("file", [FILE, OF_ROUNDS, AROUND], ids=lambda file: file.stem)
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
    file = tmp_path / "journal.db"
    with closing(sqlite3.connect(file)) as db:
        db.executescript((FOLDER / "journal.sql").read_text())
    assert says(file, FOLDER / "journal.vkey", FOLDER / "outside.checkpoint", FOLDER / "month.archive")


@pytest.mark.long
def test_it_says_of_every_tampered_journal_what_verify_says(tmp_path: Path) -> None:
    scene = Scene.made(tmp_path)
    (tmp_path / "trusted.vkey").write_text(scene.vkey)
    tried = [(f"{what}: {name}", does) for what, ways in [*classes(scene)] for name, does in ways]
    said = {what: (scene.found(does), judged(scene)) for what, does in tried if not is_of_models(what)}
    assert len(said) > 60
    differ = {what: both for what, both in said.items() if both[0] != both[1]}
    assert differ == {what: ((True, True, True), own) for what, own in BY_FOLDING.items()}


@pytest.mark.parametrize("table", MODELS, ids=lambda table: table.name)
def test_it_says_that_it_does_not_look_at_what_is_built_from_the_records(table: Table) -> None:
    assert table.name in spoken("NOT_CHECKED")


ADDED = "a record added behind the newest checkpoint, all hashes made anew"
BY_FOLDING = {
    f"{ADDED}: {ADDED}": (False, True, False),
    "`resume`: a value changed: position": (False, False, False),
    "`resume`: a value changed: rest": (False, True, False),
}
"""Where a start goes on, and a step that nothing led to: `verify` folds and decides anew; what folds nothing has the
terminal's tag on it, at most."""


def is_of_models(what: str) -> bool:
    return any(what.startswith(f"`{table.name}`") for table in MODELS)


def judged(scene: Scene) -> tuple[bool, ...]:
    """With the trusted key, with the terminal's key folder, and with a checkpoint that somebody else kept."""
    file, key, keys = scene.folder / "journal.db", scene.folder / "trusted.vkey", scene.folder / "keys"
    own = [keys / "sealing.key", *keys.glob("*.mark")]
    ways: tuple[list[Path], ...] = ([], own, [scene.folder / KEPT])
    return tuple(
        not (says(file, key, *(each for each in way if each.suffix != ".mark")) and stands(file, key, *way))
        for way in ways
    )


def stands(file: Path, key: Path, *others: Path) -> bool:
    own = [each for each in others if each.name != KEPT]
    return says(file, key, FOLDER / "schema.sql", *own, by=AROUND)


def spoken(name: str) -> str:
    """What stands under a name in the verifier, which is run and never imported here."""
    asked = f"import around; print(around.{name})"
    return subprocess.run([sys.executable, "-c", asked], cwd=AROUND.parent, capture_output=True, text=True).stdout


OF_THE_SEALS = {
    "the seals emptied, and another card shown": False,
    "another card than was sealed": False,
    "a payment raised by 100": True,
}


@pytest.mark.parametrize(("what", "good"), OF_THE_SEALS.items(), ids=OF_THE_SEALS)
def test_what_somebody_with_the_keys_signed_it_judges_by_its_seals_alone(tmp_path: Path, what: str, good: bool) -> None:
    told(tmp_path, SIGNED[what][0])
    (key,) = (tmp_path / "keys").glob("*.vkey")
    file = tmp_path / "journal.db"
    assert (says(file, key) and stands(file, key)) is good


OLDER = """DELETE FROM records WHERE position > 60; UPDATE frontier SET size = 61;
    UPDATE resume SET position = 0, rest = x''"""
MARKED = {
    "as it was known": ("", True),
    "an older copy elsewhere": (OLDER, True),
    "an older copy in its place": (OLDER, False),
    "another journal": ("UPDATE records SET leaf = zeroblob(32) WHERE position = 5", False),
}


@pytest.mark.parametrize(("attack", "good"), MARKED.values(), ids=MARKED)
def test_the_mark_tells_an_older_copy_and_another_journal(tmp_path: Path, attack: str, good: bool) -> None:
    with closing(open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")) as journal:
        played(journal, 2, keys=journal.keys)
    file = tmp_path / ("journal.db" if attack and not good else "elsewhere.db")
    if file.name == "elsewhere.db":
        file.write_bytes((tmp_path / "journal.db").read_bytes())
    with closing(sqlite3.connect(file)) as db:
        attacker = Attacker(db)
        db.executescript(attack)
        attacker.restore_guards()
    own = [tmp_path / "keys" / "sealing.key", *(tmp_path / "keys").glob("*.mark")]
    (key,) = (tmp_path / "keys").glob("*.vkey")
    assert stands(file, key, *own) is good


def test_the_mark_of_the_vectors_is_the_terminals(tmp_path: Path) -> None:
    (tmp_path / "sealing.key").write_text(json.loads((FOLDER / "seals.json").read_text())["sealing_secret"])
    asked = (
        "import around, sys; from pathlib import Path; secret, mark = map(Path, sys.argv[1:]);"
        "print(max(around.halves(mark.read_bytes(), mark.stem, bytes.fromhex(secret.read_text())))[1])"
    )
    (mark,) = FOLDER.glob("*.mark")
    run = [sys.executable, "-c", asked, str(tmp_path / "sealing.key"), str(mark)]
    done = subprocess.run(run, cwd=AROUND.parent, capture_output=True, text=True, check=True)
    assert int(done.stdout) == len((FOLDER / "tree.txt").read_text().splitlines())


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
