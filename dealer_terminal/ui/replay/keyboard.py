"""Whose a key is: the replay's, or the sheet's that lies over it. What is open decides it, never where the focus is."""

from dealer_terminal.ui.console.sheet import KeyboardOwner
from dealer_terminal.ui.replay.bindings import BY_KEY
from dealer_terminal.ui.replay.replay_view_state import ReplayOverlay, ReplayWindow

PRESSES = frozenset({"Space", "Return", "Enter"})
"""What has the focus is pressed with these."""
_CLOSES = "Escape"
_WALKS = frozenset({"Up", "Down", "Return", "Enter"})
"""Through the lines of a sheet."""


def binding_of(key: str, desk: ReplayWindow) -> str:
    """The name of what the replay does; nothing where the key is the sheet's, or no key of ours."""
    binding = BY_KEY.get(key)
    if binding is None or (is_sheets(key, desk) and key != _CLOSES):
        return ""
    return binding.name


def is_sheets(key: str, desk: ReplayWindow) -> bool:
    if not desk.sheets or desk.over is ReplayOverlay.HELP:
        return False
    return desk.sheets[-1].keyboard is KeyboardOwner.SHEET or key in _WALKS
