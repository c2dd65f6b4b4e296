"""A panel's one window, and what is wrong with what it shows."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import showing
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.felt_faults import felt_faults
from tests.fast.ui.kiosk.list_faults import list_faults
from tests.fast.ui.kiosk.measured import evidence_faults, glance_faults, target_faults, text_faults
from tests.fast.ui.kiosk.row_faults import row_faults, sum_faults
from tests.fast.ui.kiosk.said_faults import said_faults
from tests.fast.ui.kiosk.scenes import props_of

ENGLISH = "en"


class Shown(NamedTuple):
    kiosk: KioskView
    panel: Panel


@pytest.fixture(scope="module", params=PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def shown(request: pytest.FixtureRequest, fonts: None) -> Iterator[Shown]:
    """A panel's one window, which goes from screen to screen as a terminal's does."""
    kiosk = KioskView(props_of("sign-on"), lambda touch: None, request.param)
    with showing() as show:
        show(kiosk.view)
        yield Shown(kiosk, request.param)


def faults(view: QQuickView, panel: Panel, language: str) -> Iterator[str]:
    sight = look(view)
    yield from target_faults(sight, panel)
    yield from text_faults(sight, panel)
    yield from evidence_faults(sight, panel)
    if language == ENGLISH:
        yield from glance_faults(sight, panel)
    yield from felt_faults(sight, panel)
    yield from row_faults(sight, panel)
    yield from sum_faults(sight)
    yield from list_faults(sight)
    yield from said_faults(sight, panel)
