"""`--size`: the pixels of a panel, as far as the screens fit them."""

from dealer_terminal.errors import KnownError
from dealer_terminal.ui.shared.panel import PANELS, Panel, parse_panel

SMALLEST, LARGEST = PANELS[0], Panel(7680, 4320)
DESK = Panel(1280, 720)
"""The smallest window of a console."""


def panel_of(size: str) -> Panel:
    try:
        panel = parse_panel(size)
    except ValueError:
        raise KnownError(f"--size {size}: write width and height in pixels, such as 1280x800") from None
    wide, high = SMALLEST.width <= panel.width <= LARGEST.width, SMALLEST.height <= panel.height <= LARGEST.height
    if not (wide and high):
        raise KnownError(f"--size {size}: the screens fit from {pixels(SMALLEST)} to {pixels(LARGEST)}")
    return panel


def window_of(size: str) -> Panel:
    """Of a console."""
    panel = panel_of(size)
    if panel.width < DESK.width or panel.height < DESK.height:
        raise KnownError(f"--size {size}: the window fits from {pixels(DESK)} on")
    return panel


def pixels(panel: Panel) -> str:
    return f"{panel.width}x{panel.height}"
