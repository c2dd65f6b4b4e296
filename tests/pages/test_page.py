"""What the page says of the project is so, and can be read without scrolling sideways."""

import re

import pytest

from dealer_terminal.commands import COMMANDS
from tests.helpers.repository import ROOT

WIDEST = 125
PAGE = (ROOT / "README.md").read_text()
PROSE = PAGE.partition("\n## Readings\n")[0]
LISTED = PROSE.partition("\n## The command line\n")[2].split("```")[1]
PLACES = re.findall(r"\]\(([^)]+)\)", PAGE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_listed(command: str) -> None:
    assert re.search(rf"(?<![\w-]){command}(?![\w-])", LISTED)


def test_nothing_is_listed_that_is_no_command() -> None:
    begun = re.findall(r"^([a-z][a-z-]*)  ", LISTED, re.MULTILINE)
    assert set(begun) <= set(COMMANDS)


def test_prose_is_no_wider_than_a_screen() -> None:
    lines = [line for line in PROSE.splitlines() if not line.startswith("|")]
    assert [line for line in lines if len(line) > WIDEST] == []


@pytest.mark.parametrize("place", PLACES)
def test_every_picture_and_file_that_is_named_is_there(place: str) -> None:
    assert (ROOT / place).is_file()
