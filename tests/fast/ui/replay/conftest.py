from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dealer_terminal.ui.replay.controller import ReplayController
from tests.fast.cli.conftest import terminal
from tests.fast.cli.journals import played_journal
from tests.fast.qml.conftest import fonts, opened, touch_screen
from tests.fast.ui.replay.desks import ZONE, Desks
from tests.fast.ui.replay.sitting import Sitting

__all__ = ["ZONE", "Desks", "fonts", "opened", "terminal", "touch_screen"]

ROUNDS = 6


@pytest.fixture(scope="session")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


@pytest.fixture
def desks(db: str, tmp_path: Path) -> Iterator[Desks]:
    made = Desks(db, tmp_path)
    yield made
    made.close()


@pytest.fixture
def replays(desks: Desks) -> Callable[..., ReplayController]:
    """A replay of the played journal at a record, with nobody signed on."""
    return desks.replay


@pytest.fixture
def sits(desks: Desks, tmp_path: Path, fonts: None) -> Iterator[Sitting]:
    """An officer before a replay."""
    made = Sitting(desks, tmp_path)
    yield made
    desks.close()
    made.close()
