from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fast.floor.house import KEEPER, Floor, Pair, Terminal, floor_server, made
from tests.helpers.postgres import OPTIONS, Server


@pytest.fixture(scope="session")
def floors() -> Iterator[Server]:
    with floor_server(OPTIONS) as server:
        yield server


@pytest.fixture
def empty(floors: Server) -> Iterator[str]:
    """A database in which there is no floor yet."""
    with floors.database(KEEPER) as url:
        yield url


@pytest.fixture
def floor(floors: Server, empty: str) -> Floor:
    return made(floors, empty)


@pytest.fixture(scope="module")
def shared(floors: Server) -> Iterator[Floor]:
    """For many tables, each of which does its own."""
    with floors.database(KEEPER) as url:
        yield made(floors, url)


@pytest.fixture
def terminal(tmp_path: Path, floor: Floor) -> Terminal:
    """Enrolled, with two rounds played that the floor has not yet."""
    terminal = Terminal(tmp_path, floor)
    terminal.play(2)
    return terminal.enrolled()


@pytest.fixture
def two(terminal: Terminal) -> Pair:
    """Tables 7 and 10 of one floor."""
    terminal.forward()
    return terminal, _tenth(terminal)


@pytest.fixture(scope="module")
def both(shared: Floor, tmp_path_factory: pytest.TempPathFactory) -> Pair:
    """The same for a module whose tests leave them as they are."""
    terminal = Terminal(tmp_path_factory.mktemp("both"), shared)
    terminal.play(2)
    terminal.enrolled().forward()
    return terminal, _tenth(terminal)


def _tenth(terminal: Terminal) -> Terminal:
    other = Terminal(terminal.folder / "10", terminal.floor, "10")
    other.folder.mkdir()
    other.play(1, seed=4)
    other.forward(other.floor.enrol("10"))
    return other
