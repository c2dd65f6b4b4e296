"""What the small verifier says of journals that were tampered with."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from dealer_terminal.storage.schema import MODELS, nodes
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import OF_RIGHTS, says
from tests.fast.storage.forged import FORGED as SIGNED
from tests.fast.storage.forged import told
from tests.long.journal.sweep import BEGIN, END, KEPT, MISSED, NAMED, PAGE, Does, Scene, classes


def judged_otherwise(folder: Path, every: int) -> dict[str, Any]:
    """Return what it says of tampered journals where that differs from what `verify` says."""
    scene = Scene.made(folder)
    (folder / "trusted.vkey").write_text(scene.vkey)
    assert says(folder / "journal.db", by=OF_RIGHTS)
    tried = [(what, name, does) for what, ways in [*classes(scene)] for name, does in ways if not is_of_models(what)]
    assert len(tried) > 60
    said = {f"{what}: {name}": (on_the_page(what, name), judged(scene, does)) for what, name, does in tried[::every]}
    return {what: both for what, both in said.items() if both[0] != both[1]}


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
    return tuple(not says(file, key, FOLDER / "schema.sql", *way) for way in ways)


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


def found_by_seals(tmp_path: Path, signed: Iterable[str]) -> set[str]:
    found = set()
    for number, what in enumerate(signed):
        folder = tmp_path / str(number)
        folder.mkdir()
        told(folder, SIGNED[what][0])
        (key,) = (folder / "keys").glob("*.vkey")
        found |= set() if says(folder / "journal.db", key, FOLDER / "schema.sql") else {what}
    return found
