"""`--size`: the pixels of a panel, as far as the screens fit them."""

from dealer_terminal.errors import KnownError
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
