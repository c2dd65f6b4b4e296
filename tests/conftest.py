"""Give every test Qt without a screen, temporary files in memory, and a real PostgreSQL."""

import gc
import os
import shlex
import shutil
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.pop("PYTHONUNBUFFERED", None)  # programs that tests start buffer their output, as on a user's machine
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in the program

import hypothesis
import pytest
from PySide6.QtGui import QGuiApplication

from tests.helpers.postgres import Server

hypothesis.settings.register_profile("same every run", deadline=None, derandomize=True)
hypothesis.settings.register_profile("by chance", deadline=None)
hypothesis.settings.load_profile("same every run")
MOST_COMMANDS = 20
MEMORY, ROOM = Path("/dev/shm"), 4 << 30


def pytest_configure(config: pytest.Config) -> None:
    """Put temporary files in memory where it has room: thousands of small journals are synced to their disk.

    The program's own folders are temporary too, so that no test reads or writes the keys of whoever runs it.
    A shell starts background jobs with SIGINT ignored, and the programs that tests interrupt would inherit that.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
    if not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(prefix="dealer-terminal-")
        config.add_cleanup(folder.cleanup)
        os.environ |= dict.fromkeys(("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder.name)
        cache: pytest.Cache | None = getattr(config, "cache", None)
        os.environ["QML_DISK_CACHE_PATH"] = str(cache.mkdir("qml")) if cache else folder.name


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    """The program's own class: its windows use Qt Quick alone."""
    return QGuiApplication


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """One server for each worker process that asks for it."""
    with Server.started() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Server) -> Iterator[str]:
    """An empty database on a real PostgreSQL, as a SQLAlchemy URL."""
    with postgres_server.database() as url:
        yield url


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exclude the imported modules from garbage collection: they stay until the end."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """Return two workers for each core, because journeys mostly wait."""
    return 2 * (os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    failed = [report.nodeid for kind in ("failed", "error") for report in terminalreporter.getreports(kind)]
    if failed:
        terminalreporter.section("run one of them again")
        for nodeid in dict.fromkeys(failed[:MOST_COMMANDS]):
            terminalreporter.line(f".venv/bin/pytest {shlex.quote(nodeid)}")
