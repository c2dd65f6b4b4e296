"""A panel: its pixels, its size, and the pixels per millimeter of the design."""

from math import hypot

from msgspec import Struct

DESIGN_WIDTH_MM = 218.0
DESIGN_HEIGHT_MM = 125.5


class Panel(Struct, frozen=True):
    width: int
    height: int
    inches: float = 10.1

    @property
    def px_per_mm(self) -> float:
        """Return the pixels per millimeter of the physical panel."""
        return hypot(self.width, self.height) / (self.inches * 25.4)

    @property
    def unit(self) -> float:
        """Return the pixels per millimeter of the design. A larger panel shows everything larger."""
        return min(self.width / DESIGN_WIDTH_MM, self.height / DESIGN_HEIGHT_MM)


PANELS = (Panel(1024, 600), Panel(1280, 800), Panel(1920, 1080))
BASELINE = PANELS[1]


def parse_panel(text: str) -> Panel:
    width, _, height = text.partition("x")
    return Panel(int(width), int(height))
