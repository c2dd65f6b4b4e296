from tests.cli.conftest import terminal
from tests.qml.conftest import fonts, opened, touch_screen

__all__ = ["fonts", "opened", "terminal", "touch_screen"]
