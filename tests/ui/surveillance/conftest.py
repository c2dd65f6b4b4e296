from collections.abc import Callable, Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.bootstrap.exports import Exports
from dealer_terminal.bootstrap.office import Office, Seat, Setup
from dealer_terminal.bootstrap.proving import Proving
from dealer_terminal.commands.reviewing import NoConsole
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.surveillance.controller import Controller
from tests.cli.conftest import terminal
from tests.cli.journals import played_journal
from tests.qml.conftest import fonts, opened, touch_screen

__all__ = ["fonts", "opened", "terminal", "touch_screen"]

ROUNDS = 6
NOBODY = NoConsole()
ZONE = ZoneInfo("America/Los_Angeles")


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


class Desks:
    """Replays of journals, each with an office as the shipped command wires it."""

    def __init__(self, db: str, cache: Path) -> None:
        self._db, self._cache = db, cache
        self._sources: list[JournalSource] = []
        self.offices: list[Office] = []

    def replay(self, position: int = 0, of: str = "", seat: Seat = NOBODY) -> Controller:
        db = of or self._db
        source = JournalSource(db, cache=self._cache)
        self._sources.append(source)
        proving, exports = Proving(db, source, ""), Exports(db, source, ZONE)
        self.offices.append(Office(seat, proving, exports, Setup(db, "https://video.example/{camera}?at={time}")))
        return Controller(source, self.offices[-1], ZONE, position)

    def close(self) -> None:
        for each in (*self.offices,):
            each.end()
        for source in self._sources:
            source.close()


@pytest.fixture
def desks(db: str, tmp_path: Path) -> Iterator[Desks]:
    made = Desks(db, tmp_path)
    yield made
    made.close()


@pytest.fixture
def replays(desks: Desks) -> Callable[..., Controller]:
    """A replay of the played journal at a record, with nobody signed on."""
    return desks.replay
