"""The verifier of docs/verifier is short, knows nothing of the product, and says of a journal what `verify` says."""

import ast
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT
from tests.pages.vectors import FOLDER
from tests.storage.sweep import FORGED, KEPT, Does, Scene, classes

FILE = ROOT / "docs" / "verifier" / "verify.py"
LONGEST = 300
OF_THE_PAGE = ("records", "frames", "checkpoints", "frontier")
"""All other tables can be built from these and prove nothing: a verifier that folds no facts does not look at them."""


def test_it_is_short_and_knows_nothing_of_the_product() -> None:
    lines = FILE.read_text().splitlines()
    assert len(lines) <= LONGEST
    for node in ast.walk(ast.parse(FILE.read_text())):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert all(name.split(".")[0] in {*sys.stdlib_module_names, "cryptography"} for name in names), names


def says(*given: Path) -> bool:
    done = subprocess.run([sys.executable, FILE, *given], capture_output=True, text=True, check=False)
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
