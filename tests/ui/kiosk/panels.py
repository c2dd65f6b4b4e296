"""A panel's one window, which goes from screen to screen as a terminal's does, and what is wrong on it."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import Panel
from tests.qml.screen import laid_out
from tests.ui.kiosk.covered import look
from tests.ui.kiosk.felt_faults import felt_faults
from tests.ui.kiosk.measured import evidence_faults, glance_faults, target_faults, text_faults

ENGLISH = "en"


class Shown(NamedTuple):
    kiosk: KioskView
    panel: Panel

    def faults(self, props: FrameProps, where: str, language: str) -> list[str]:
        self.kiosk.put(props)
        laid_out(self.kiosk.view)
        at = f"{where}, {self.panel.width}x{self.panel.height}, {language}"
        return [f"{at}: {fault}" for fault in _faults(self.kiosk.view, self.panel, language)]


def _faults(view: QQuickView, panel: Panel, language: str) -> Iterator[str]:
    sight = look(view)
    yield from target_faults(sight, panel)
    yield from text_faults(sight, panel)
    yield from evidence_faults(view, panel)
    if language == ENGLISH:
        yield from glance_faults(sight, panel)
    yield from felt_faults(sight, panel)
