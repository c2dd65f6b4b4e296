"""What the small verifier says of journals that were tampered with."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dealer_terminal.storage.schema import MODELS, nodes
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import OF_RIGHTS, says
from tests.fast.storage.forged import FORGED as SIGNED
from tests.fast.storage.forged import told
from tests.long.journal.sweep import KEPT, Does, Scene, classes
from tests.long.journal.sweep_results import recorded


def judged_otherwise(folder: Path, every: int) -> dict[str, Any]:
    """Return the tampered journals of which it says something else than `verify`: both results."""
    scene = Scene.made(folder)
    (folder / "trusted.vkey").write_text(scene.vkey)
    assert says(folder / "journal.db", by=OF_RIGHTS)
    tried = [(what, name, does) for what, ways in [*classes(scene)] for name, does in ways if not is_of_models(what)]
    assert len(tried) > 60
    known = {(each.what, each.name): each.found for each in recorded()}
    said = {f"{what}: {name}": (known[what, name], judged(scene, does)) for what, name, does in tried[::every]}
    return {what: both for what, both in said.items() if both[0] != both[1]}


def is_of_models(what: str) -> bool:
    """What these tables hold takes the rules of a game to know; that each value is of its type does not."""
    return any(what.startswith(f"`{table.name}`") for table in (*MODELS, nodes)) and "type changed" not in what


def judged(scene: Scene, does: Does) -> tuple[bool, ...]:
    """With the trusted key, with the terminal's key folder, and with a checkpoint that somebody else kept."""
    scene.spoil(does)
    file, key, keys = scene.folder / "journal.db", scene.folder / "trusted.vkey", scene.folder / "keys"
    own = [keys / "sealing.key", *keys.glob("*.mark")]
    ways: tuple[list[Path], ...] = ([], own, [scene.folder / KEPT])
    return tuple(not says(file, key, FOLDER / "schema.sql", *way) for way in ways)


OF_THE_SEALS = frozenset(
    {
        "seals emptied and other card exposed",
        "other card exposed than sealed",
        "end of a round omitted and its seals overwritten",
        "close of bets omitted",
        "key commitment omitted",
    }
)
"""All else that somebody with the keys signed takes the rules of a game to find."""


def found_by_seals(tmp_path: Path, signed: Iterable[str]) -> set[str]:
    found = set()
    for number, what in enumerate(signed):
        folder = tmp_path / str(number)
        folder.mkdir()
        told(folder, SIGNED[what][0])
        (key,) = (folder / "keys").glob("*.vkey")
        found |= set() if says(folder / "journal.db", key, FOLDER / "schema.sql") else {what}
    return found
