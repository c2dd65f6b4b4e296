import gc
import os
from collections.abc import Iterator
from pathlib import Path

os.environ.pop("PYTHONUNBUFFERED", None)  # what is started here has its output buffered, as on anybody's machine
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in the program

import hypothesis
import pytest
from PySide6.QtGui import QGuiApplication
from xdist.remote import Producer

from tests.helpers.from_both_ends import FromBothEnds, place
from tests.helpers.postgres import Server

hypothesis.settings.register_profile("untimed", deadline=None)
hypothesis.settings.load_profile("untimed")
ACCEPTANCE = Path(__file__).parent / "long" / "acceptance"


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
    """What waits comes first and what computes last; at either end what lasts longest. Otherwise the order stays, which
    keeps together what shares its set-up."""
    long, waits = ({item.path for item in items if item.get_closest_marker(name)} for name in ("long", "waits"))
    items.sort(key=lambda item: place(item.path in long, item.path in waits or ACCEPTANCE in item.path.parents))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What was imported stays to the end: nobody looks again and again whether it can go."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """Three more than there are cores: at one end of the list most of the time goes by in waiting for a screen."""
    return (os.cpu_count() or 1) + 3


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FromBothEnds | None:
    return FromBothEnds(config, log) if config.getoption("dist") == "loadfile" else None
