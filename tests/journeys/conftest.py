"""A display for each worker, a table for each test; a failure leaves its last picture, log and journal behind."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.helpers.postgres import OPTIONS, Server
from tests.journeys.device import Device
from tests.journeys.display import Display, compositor, display
from tests.journeys.eyes import Eyes
from tests.journeys.people import Staff
from tests.journeys.program import well
from tests.journeys.table import Table

KEPT = Path(__file__).resolve().parents[2] / "var" / "journeys"

Opens = Callable[..., Table]
Plugs = Callable[..., Device]


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    with display(tmp_path_factory.mktemp("display")) as opened:
        yield opened


@pytest.fixture(scope="session")
def staff(tmp_path_factory: pytest.TempPathFactory) -> Staff:
    return Staff(tmp_path_factory.mktemp("staff"))


@pytest.fixture
def panel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    with compositor(tmp_path_factory.mktemp("panel")) as opened:
        yield opened


@pytest.fixture
def opens(screen: Display, staff: Staff, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Opens]:
    """Makes a table, not started yet, with these arguments of the command line; in a `room` of its own, where one that
    has a journal already is there too."""
    with _tables(screen, staff, tmp_path, request) as make:
        yield make


@pytest.fixture
def opens_on_panel(panel: Display, staff: Staff, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Opens]:
    with _tables(panel, staff, tmp_path, request) as make:
        yield make


@contextmanager
def _tables(on: Display, staff: Staff, folder: Path, request: pytest.FixtureRequest) -> Iterator[Opens]:
    tables: list[Table] = []
    shutil.rmtree(KEPT / request.node.name, ignore_errors=True)
    with ExitStack() as ends:

        def make(*arguments: str, rulebook: str = "", room: str = "") -> Table:
            place = folder / room
            place.mkdir(exist_ok=True)
            eyes = Eyes(on.environment)
            ends.callback(eyes.close)
            table = Table(on, eyes, place, *arguments, rulebook=rulebook, hire=staff.come)
            tables.append(table)
            ends.callback(table.close)
            return table

        yield make
        if request.node.stash.get(FAILED, False):
            for table in tables:
                _keep(table, request.node.name)


@pytest.fixture
def plugs(screen: Display) -> Iterator[Plugs]:
    """Starts an emulated device in a process of its own."""
    with ExitStack() as ends:

        def plug(protocol: str, *options: str, within: tuple[str, ...] = ()) -> Device:
            device = Device(protocol, screen.environment, *options, within=within)
            ends.callback(device.close)
            return device

        yield plug


@pytest.fixture(scope="session")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    """A second display, for a console beside a table."""
    with display(tmp_path_factory.mktemp("office")) as opened:
        yield opened


@pytest.fixture
def ends() -> Iterator[ExitStack]:
    """Ends what a test started."""
    with ExitStack() as stack:
        yield stack


RULES = "local all postgres trust\nlocal all keeper trust\nlocal all all scram-sha-256\n"


@pytest.fixture(scope="session")
def floor_server() -> Iterator[Server]:
    with Server.started(OPTIONS, RULES) as server:
        with server.connect() as connection:
            connection.execute("CREATE ROLE keeper LOGIN CREATEROLE")
        yield server


@pytest.fixture
def floor(floor_server: Server) -> Iterator[str]:
    """The address of a new floor, for its keeper."""
    with floor_server.database("keeper") as url:
        well("floor", "init", "--floor", url)
        yield url


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
        report.sections.append(("What it left", str(KEPT / item.name)))
    return report


def _keep(table: Table, name: str) -> None:
    """Where the report says."""
    folder = KEPT / name
    folder.mkdir(parents=True, exist_ok=True)
    table.picture("last")
    for file in table.folder.iterdir():
        if file.is_file():
            shutil.copy2(file, folder)
