"""The window of a console, on a desk."""

from dealer_terminal.ui.kit.panel import Panel

SMALLEST = (1280, 720)
_SHARE = 0.64
"""Of a kiosk's unit: whoever sits before a desk reads smaller, and sees more."""


class DeskPanel(Panel, frozen=True):
    @property
    def unit(self) -> float:
        return min(self.width / 218.0, self.height / 125.5) * _SHARE
