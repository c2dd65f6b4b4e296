import os
from collections.abc import Iterator

os.environ.pop("PYTHONUNBUFFERED", None)  # what is started here has its output buffered, as on anybody's machine
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import pytest
from PySide6.QtGui import QGuiApplication

from tests.helpers.postgres import Server


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """As the program has it: windows of Qt Quick alone."""
    return QGuiApplication


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """One server for each worker process that asks for it, gone with it."""
    with Server.started() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Server) -> Iterator[str]:
    """A fresh, empty database on a real PostgreSQL, as a SQLAlchemy URL."""
    with postgres_server.database() as url:
        yield url


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What lasts longest begins first; otherwise the order stays, which keeps together what shares its set-up."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: what is pressed on a display mostly waits for its screen."""
    return (os.cpu_count() or 1) + 2
