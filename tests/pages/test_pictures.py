"""Each picture is of a screen that a person still reaches so."""

from pathlib import Path

import pytest

from tests.pages.pages import name
from tests.pages.pictures import HANDBOOKS, PICTURES, README


def test_every_picture_is_made_by_the_program() -> None:
    there = {*README.iterdir(), *HANDBOOKS.glob("*.png")}
    assert there == set(PICTURES), "make screenshots"


@pytest.mark.parametrize("picture", PICTURES, ids=name)
def test_its_screen_is_reached(picture: Path) -> None:
    table = PICTURES[picture]()
    table.close()
