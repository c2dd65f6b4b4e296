from collections.abc import Iterator

import pytest

from tests.fast.cli.conftest import terminal
from tests.fast.qml.conftest import fonts, opened, touch_screen
from tests.fast.ui.kiosk.table import TABLES, close_tables

__all__ = ["fonts", "opened", "terminal", "touch_screen"]


@pytest.fixture(autouse=True)
def closed_tables() -> Iterator[None]:
    """No machine of a test runs on in the next one."""
    before = len(TABLES)
    yield
    close_tables(before)
