from tests.fast.ui.surveillance.conftest import db, desks, fonts, opened, replays, sits, terminal, touch_screen

__all__ = ["db", "desks", "fonts", "opened", "replays", "sits", "terminal", "touch_screen"]
