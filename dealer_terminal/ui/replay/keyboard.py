"""Owner of a key: the replay, or the sheet over it. The open sheets decide, never the focus."""

from dealer_terminal.ui.console.sheet import KeyboardOwner
from dealer_terminal.ui.replay.bindings import BY_KEY
from dealer_terminal.ui.replay.replay_view_state import ReplayOverlay, ReplayWindow

PRESSES = frozenset({"Space", "Return", "Enter"})
"""Keys that press the control with the focus."""
_CLOSES = "Escape"
_WALKS = frozenset({"Up", "Down", "Return", "Enter"})
"""Keys that move through the lines of a sheet."""


def binding_of(key: str, desk: ReplayWindow) -> str:
    """Return the name of the key's binding, or an empty text if the key is the sheet's or has no binding."""
    binding = BY_KEY.get(key)
    if binding is None or (is_sheets(key, desk) and key != _CLOSES):
        return ""
    return binding.name


def is_sheets(key: str, desk: ReplayWindow) -> bool:
    if not desk.sheets or desk.over is ReplayOverlay.HELP:
        return False
    return desk.sheets[-1].keyboard is KeyboardOwner.SHEET or key in _WALKS
