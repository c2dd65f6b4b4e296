"""Each picture is of a screen that a person still reaches so."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.fast.pages.pages import name
from tests.fast.pages.pictures import HANDBOOKS, PICTURES, PIT, README, REPLAY
from tests.fast.pages.pit_picture import at_the_pit
from tests.fast.pages.replay_picture import replayed


def test_every_picture_is_made_by_the_program() -> None:
    there = {*README.iterdir(), *HANDBOOKS.glob("*.png")}
    assert there == {*PICTURES, REPLAY, PIT}, "make screenshots"


@pytest.mark.parametrize("picture", PICTURES, ids=name)
def test_its_screen_is_reached(picture: Path) -> None:
    table = PICTURES[picture]()
    table.close()


def test_the_replays_moment_is_reached(tmp_path: Path, qapp: QCoreApplication) -> None:
    with replayed(tmp_path) as window:
        assert (window.props.facts_camera, window.props.head.round) == ("Cam 12 ± 0.5 s", "Round 2")


def test_the_pits_moment_is_reached(tmp_path: Path, qapp: QCoreApplication) -> None:
    sits = at_the_pit(tmp_path)
    assert sits.window.props.tiles[0].table == "Table 9"
    assert "Device fault" in sits.window.props.tiles[0].need
    sits.close()
