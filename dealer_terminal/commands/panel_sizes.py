"""`--size`: the pixels of a panel, as far as the screens fit them."""

from dealer_terminal.errors import KnownError
from dealer_terminal.ui.shared.panel import PANELS, Panel, parse_panel

SMALLEST, LARGEST = PANELS[0], Panel(7680, 4320)


def panel_of(size: str) -> Panel:
    try:
        panel = parse_panel(size)
    except ValueError:
        raise KnownError(f"--size {size}: write width and height in pixels, such as 1280x800") from None
    wide, high = SMALLEST.width <= panel.width <= LARGEST.width, SMALLEST.height <= panel.height <= LARGEST.height
    if not (wide and high):
        raise KnownError(f"--size {size}: the screens fit from {pixels(SMALLEST)} to {pixels(LARGEST)}")
    return panel


def pixels(panel: Panel) -> str:
    return f"{panel.width}x{panel.height}"
