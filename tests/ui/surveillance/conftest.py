from collections.abc import Callable, Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.bootstrap.replay import Watching
from dealer_terminal.commands.reviewing import NoConsole
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.surveillance.controller import Controller
from tests.cli.conftest import terminal
from tests.cli.journals import played_journal
from tests.qml.conftest import fonts, opened, touch_screen

__all__ = ["fonts", "opened", "terminal", "touch_screen"]

ROUNDS = 6
ZONE = ZoneInfo("America/Los_Angeles")


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


@pytest.fixture
def replays(db: str, tmp_path: Path) -> Iterator[Callable[[int], Controller]]:
    """A replay of the played journal at a record, with nobody signed on."""
    sources: list[JournalSource] = []

    def replay(position: int = 0, of: str = "") -> Controller:
        sources.append(JournalSource(of or db, cache=tmp_path))
        return Controller(sources[-1], Watching(NoConsole()), ZONE, position)

    yield replay
    for source in sources:
        source.close()
