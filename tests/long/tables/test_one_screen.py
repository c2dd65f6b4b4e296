"""A machine with one screen: the players' meters lie beside the kiosk or nowhere, and never take its keys."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path

import pytest

from tests.journeys.display import Display, display, wait_for
from tests.journeys.eyes import Eyes
from tests.journeys.program import COMMAND, Program
from tests.journeys.table import TITLE, Seen, Table, closed_rounds

METERS = "Players' meters"
SIZES = ((1024, 600), (1920, 1080), (1600, 900), (1280, 800))
Place = tuple[int, int, int, int]


@pytest.fixture
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    with display(tmp_path_factory.mktemp("large"), "1920x1080") as opened:
        yield opened


def test_the_meters_open_beside_the_kiosk_where_there_is_room(large: Display, tmp_path: Path) -> None:
    with ExitStack() as ends:
        table = _table(ends, large, tmp_path, "--meters")
        wait_for(lambda: _shown(large, METERS), "the meters")
        assert (_place(large, TITLE), _place(large, METERS)) == ((0, 0, 1280, 800), (1280, 0, 640, 400))
        table.types_who(table.crew.dealer).until(lambda seen: seen.does("Open the table"), "the terms of the table")
        assert "no room" not in table.log.read_text()


def test_a_full_screen_kiosk_stays_alone_and_says_why(large: Display, tmp_path: Path) -> None:
    with ExitStack() as ends:
        table = _table(ends, large, tmp_path, "--meters", "--fullscreen")
        table.opened()
        assert not _shown(large, METERS)
        said = [line for line in table.log.read_text().splitlines() if "meters" in line]
        assert len(said) == 1
        assert said[0].startswith("one screen, and the kiosk leaves no room beside it")


@pytest.mark.parametrize("pixels", ["1024x600", "1366x768"])
def test_a_window_is_no_larger_than_its_screen(tmp_path: Path, pixels: str) -> None:
    width, height = map(int, pixels.split("x"))
    with ExitStack() as ends:
        small = ends.enter_context(display(tmp_path, pixels))
        table = _table(ends, small, tmp_path)
        table.opened()
        assert _place(small, TITLE) == (0, 0, min(width, 1280), min(height, 800))


def test_a_window_that_is_pulled_larger_and_smaller_is_played_in(large: Display, tmp_path: Path) -> None:
    """A round, each step in a window of another size: its key keeps its corner and its share of the window."""
    with ExitStack() as ends:
        table = _table(ends, large, tmp_path).opened()
        table.press("1 ANTE", "chip 25")
        for width, height in cycle(SIZES):
            _asked(large, "xdotool", "windowsize", _shown(large, TITLE), str(width), str(height))
            size = width, height
            table.until(lambda seen, size=size: _in_its_corner(table, seen, *size), f"a key in {width}x{height}")
            if table.seen.round > 1:
                break
            table.primary()
        assert len(closed_rounds(table)) == 1


@pytest.mark.parametrize("how", [(), ("--fullscreen",), ("--screen", "1")], ids=" ".join)
def test_meters_of_another_process_lie_below_the_kiosk(large: Display, tmp_path: Path, how: tuple[str, ...]) -> None:
    with ExitStack() as ends:
        table = _table(ends, large, tmp_path, "--fullscreen")
        log = tmp_path / "meters.txt"
        command = (str(COMMAND), "meters", "--db", str(table.journal), *how)
        meters = Program(command, large.environment, log)
        ends.callback(meters.close)
        wait_for(lambda: _shown(large, METERS), "the meters")
        assert _on_top(large) == TITLE
        table.opened()
        assert log.read_text().startswith("the meters lie below every other window of this screen")
        assert len(log.read_text().splitlines()) == 1


def test_the_administrator_of_a_simulated_table_opens_the_list_of_people(large: Display, tmp_path: Path) -> None:
    with ExitStack() as ends:
        table = _table(ends, large, tmp_path)
        table.press("Supervisor", "Operators").types_who(table.crew.administrator)
        table.until(lambda seen: seen.key("Simulated administrator"), "the list of people")


def _in_its_corner(table: Table, seen: Seen, width: int, height: int) -> bool:
    if seen.primary is None:
        return False
    (across, down), (wide, high) = table.eyes.middle(seen.primary), table.eyes.size(seen.primary)
    unit = min(width / 218, height / 125.5)
    beside, below = width - across - wide / 2, height - down - high / 2
    return 0 <= beside < 3 * unit and 0 <= below < 3 * unit and 19 < high / unit < 24


def _table(ends: ExitStack, on: Display, folder: Path, *arguments: str) -> Table:
    eyes = Eyes(on.environment)
    ends.callback(eyes.close)
    table = Table(on, eyes, folder, "--simulate", "--rulebook", "3-card-ags", *arguments)
    ends.callback(table.close)
    return table.start()


def _asked(on: Display, *command: str) -> str:
    return subprocess.run(command, env=dict(on.environment), capture_output=True, text=True, timeout=20).stdout


def _shown(on: Display, title: str) -> str:
    return _asked(on, "xdotool", "search", "--onlyvisible", "--name", f"^{title}$").strip()


def _place(on: Display, title: str) -> Place:
    told = _asked(on, "xdotool", "getwindowgeometry", "--shell", _shown(on, title))
    found = dict(line.split("=") for line in told.splitlines())
    left, top, width, height = (int(found[each]) for each in ("X", "Y", "WIDTH", "HEIGHT"))
    return left, top, width, height


def _on_top(on: Display) -> str:
    """Of the two windows, as the server stacks them: what lies under the pointer wherever both lie."""
    window = next(
        line.partition("=")[2]
        for line in _asked(on, "xdotool", "mousemove", "1900", "1070", "getmouselocation", "--shell").splitlines()
        if line.startswith("WINDOW=")
    )
    return _asked(on, "xdotool", "getwindowname", window).strip()
