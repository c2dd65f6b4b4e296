from tests.qml.conftest import fonts, opened, touch_screen

__all__ = ["fonts", "opened", "touch_screen"]
