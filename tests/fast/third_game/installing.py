"""The house's own game, installed as a house installs it: its folder stands on Python's path."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.games import GAMES, HOUSE, installed_games
from dealer_terminal.rules.rulebook import Rulebook

FOLDER = Path(__file__).parent
HIGH_CARD = "high-card"


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[Rulebook]:
    """In this process, which looked for games when it began; a process of its own needs the path alone."""
    monkeypatch.syspath_prepend(str(FOLDER))
    GAMES.update(installed_games())
    yield installed_rulebooks.rulebook(HIGH_CARD)
    del GAMES[HIGH_CARD]
    for name in [name for name in sys.modules if name.partition(".")[0] == HOUSE]:
        del sys.modules[name]
