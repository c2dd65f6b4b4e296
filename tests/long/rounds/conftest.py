from tests.fast.ui.kiosk.conftest import closed_tables, fonts, opened, terminal, touch_screen

__all__ = ["closed_tables", "fonts", "opened", "terminal", "touch_screen"]
