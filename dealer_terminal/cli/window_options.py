"""`--size`: the pixels of a panel, as far as the screens fit them."""

from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.files import make_output_folder
from dealer_terminal.cli.round_input import known_name
from dealer_terminal.errors import KnownError
from dealer_terminal.languages import LANGUAGES
from dealer_terminal.ui.kit.panel import PANELS, Panel, parse_panel

SMALLEST, LARGEST = PANELS[0], Panel(7680, 4320)
DESK = Panel(1280, 720)
"""The smallest window of a console."""


def panel_of(size: str) -> Panel:
    return _fitting(size, SMALLEST, "the screens fit")


def window_of(size: str) -> Panel:
    """Of a console."""
    return _fitting(size, DESK, "the window fits")


def _fitting(size: str, smallest: Panel, what: str) -> Panel:
    try:
        panel = parse_panel(size)
    except ValueError:
        raise KnownError(f"--size {size}: write width and height in pixels, such as 1280x800") from None
    wide, high = smallest.width <= panel.width <= LARGEST.width, smallest.height <= panel.height <= LARGEST.height
    if not (wide and high):
        raise KnownError(f"--size {size}: {what} from {pixels(smallest)} to {pixels(LARGEST)}")
    return panel


def pixels(panel: Panel) -> str:
    return f"{panel.width}x{panel.height}"


def picture_folder(folder: Path) -> Path:
    """Refused before anything is played."""
    make_output_folder(folder)
    if _is_taken(folder):
        raise KnownError(f"{folder}: pictures of another run are there: name a new folder, such as {fresh(folder)}")
    return folder


def fresh(folder: Path) -> Path:
    """The folder itself, or a numbered one beside it."""
    beside = (folder.with_name(f"{folder.name}-{number}") for number in count(2))
    return folder if not _is_taken(folder) else next(each for each in beside if not _is_taken(each))


def _is_taken(folder: Path) -> bool:
    return any(folder.glob("*.png"))


_NAMES = " or ".join((", ".join([*LANGUAGES][:-1]), [*LANGUAGES][-1]))

Language = Annotated[str, typer.Option(help=f"{_NAMES}.")]


def window_language(named: str) -> str:
    """`--language`: what a window speaks."""
    return known_name("language", named, tuple(LANGUAGES))
