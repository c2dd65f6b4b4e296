"""The threat model says what verify and a terminal say to each class of tampering.

The table of the page is held against all attacks in `tests/long/journal/test_sweep.py`.
"""

from pathlib import Path

from tests.fast.storage.forged import SILENT
from tests.long.journal.sweep import BEGIN, END, FORGED, PAGE, TAKES, Scene, classes

TABLE = PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
EVERY = 40


def test_attacks_are_found_with_the_key_folder_and_mislead_no_terminal(tmp_path: Path) -> None:
    scene = Scene.made(tmp_path)
    attacks = [(f"{what}: {name}", does) for what, ways in classes(scene) for name, does in ways if what not in FORGED]
    assert scene.found(lambda attacker: None) == (False, False, False)
    wrong = []
    for what, does in (*attacks[::EVERY], *FORGED.items()):
        found, starts = scene.found(does), scene.starts(does)
        wrong += [(what, found, starts)] if not found[1] or starts == TAKES else []
    assert wrong == []


def test_with_the_key_folder_every_class_is_named_but_what_needs_the_keys_and_a_checkpoint_elsewhere_finds() -> None:
    lines = [line.split("|") for line in TABLE.splitlines()]
    cells = [[each.strip() for each in line[1:5]] for line in lines[3:] if len(line) == 7]
    assert len(cells) > 80
    missed = {what: elsewhere for what, _, own, elsewhere in cells if own != "named"}
    assert missed == {f"with the keys: {what}": "named" for what in SILENT}
    assert TAKES not in TABLE
