from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.fast.cli.conftest import terminal
from tests.fast.qml.conftest import fonts, opened, touch_screen
from tests.fast.ui.pit.journals import table
from tests.fast.ui.pit.sitting import Sitting

Sits = Callable[..., Sitting]

__all__ = ["fonts", "opened", "terminal", "touch_screen"]


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """Journals of three tables that played three hours ago."""
    folder = tmp_path_factory.mktemp("tables")
    return tuple(table(folder, name, seed) for seed, name in enumerate(("7", "8", "9"), 1))


@pytest.fixture
def sitting(tables: tuple[str, ...], tmp_path: Path, fonts: None) -> Iterator[Sits]:
    """Somebody before all tables, or those that are named."""
    with ExitStack() as ends:

        def sit(*more: str, **how: Any) -> Sitting:
            made = Sitting((*tables, *more), tmp_path, **how)
            ends.callback(made.close)
            return made

        yield sit


@pytest.fixture
def sits(sitting: Sits) -> Sitting:
    return sitting()
