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

from tests.helpers.repository import ROOT
from tests.pages.vectors import FOLDER
from tests.storage.sweep import FORGED, KEPT, Does, Scene, classes

FILE = ROOT / "docs" / "verifier" / "verify.py"
OF_ROUNDS = FILE.with_name("proof.py")
LONGEST = 300
OF_THE_PAGE = ("records", "frames", "checkpoints", "frontier")
"""All other tables can be built from these and prove nothing: a verifier that folds no facts does not look at them."""


@pytest.mark.parametrize("file", [FILE, OF_ROUNDS], ids=lambda file: file.stem)
def test_it_is_short_and_knows_nothing_of_the_product(file: Path) -> None:
    lines = file.read_text().splitlines()
    assert len(lines) <= LONGEST
    beside = {FILE.stem} if file is OF_ROUNDS else set()
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
    tried = [
        (f"{what}: {name}", does) for what, ways in classes(scene) for name, does in ways if is_of_the_page(what, name)
    ]
    assert len(tried) > 40
    assert {what: agreed for what, does in tried if not (agreed := agree(scene, does))} == {}


def is_of_the_page(what: str, name: str) -> bool:
    """The column `one` says no more than that there is one row."""
    return what in FORGED or (name != "one" and any(what.startswith(f"`{table}`") for table in OF_THE_PAGE))


def agree(scene: Scene, does: Does) -> bool:
    """With the trusted key, with the terminal's secret, and with a checkpoint that somebody else kept."""
    found = scene.found(does)
    own = [scene.folder / "journal.db", scene.folder / "trusted.vkey"]
    ways: tuple[list[Path], ...] = ([], [scene.folder / "keys" / "sealing.key"], [scene.folder / KEPT])
    return found == tuple(not says(*own, *way) for way in ways)


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
