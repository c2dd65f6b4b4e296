"""The threat model shows the recorded results of the tampering sweep, and a selection of the attacks is tried again.

All attacks are tried again in `tests/long/journal/test_sweep.py`.
"""

from pathlib import Path

from tests.fast.storage.forged import SILENT
from tests.long.journal.sweep import FORGED, Scene, classes
from tests.long.journal.sweep_results import MISLED, WITH_THE_KEYS, page_table, recorded, table

EVERY = 40


def test_page_shows_recorded_results() -> None:
    assert page_table().strip() == table(recorded()).strip(), "run: python -m tests.long.journal.sweep"


def test_attacks_are_found_with_the_key_folder_and_mislead_no_terminal(tmp_path: Path) -> None:
    scene = Scene.made(tmp_path)
    attacks = [(what, name, does) for what, ways in classes(scene) for name, does in ways]
    assert scene.found(lambda attacker: None) == (False, False, False)
    results = {(each.what, each.name): each for each in recorded()}
    assert set(results) >= {(what, name) for what, name, _ in attacks}
    wrong = []
    for what, name, does in (*attacks[::EVERY], *(each for each in attacks if each[0] in FORGED)):
        found, starts = scene.found(does), scene.starts(does)
        wrong += [] if (found, starts) == (results[what, name].found, results[what, name].start) else [(what, name)]
    assert wrong == []


def test_key_folder_finds_every_attack_except_those_that_only_a_checkpoint_elsewhere_finds() -> None:
    results = recorded()
    assert len(results) > 300
    missed = {each.what: each.found for each in results if not each.found[1]}
    assert missed == {f"{WITH_THE_KEYS}: {what}": (False, False, True) for what in SILENT}
    assert MISLED not in {each.start for each in results}
