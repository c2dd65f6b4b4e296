from tests.fast.ui.pit.conftest import fonts, opened, sits, sitting, tables, terminal, touch_screen

__all__ = ["fonts", "opened", "sits", "sitting", "tables", "terminal", "touch_screen"]
