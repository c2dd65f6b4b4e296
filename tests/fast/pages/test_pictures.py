"""What is made for the pages is what the program makes: pictures of screens that are still reached, and readings."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.fast.pages import readings
from tests.fast.pages.pictures import HANDBOOKS, PICTURES, PIT, README, REPLAY
from tests.fast.pages.replay_picture import replayed


def test_every_picture_is_made_by_the_program() -> None:
    there = {*README.iterdir(), *HANDBOOKS.glob("*.png")}
    assert there == {*PICTURES, REPLAY, PIT}, "make screenshots"


def test_the_screen_of_each_is_reached() -> None:
    for scene in PICTURES.values():
        scene().close()


def test_the_replays_moment_is_reached(tmp_path: Path, qapp: QCoreApplication) -> None:
    with replayed(tmp_path) as window:
        assert (window.props.facts_camera, window.props.head.round) == ("Cam 12 ± 0.5 s", "Round 2")


def test_the_page_of_readings_lists_them_as_the_rulebooks_have_them() -> None:
    assert readings.PAGE.read_text() == readings.page(), "run: make pages"
