"""Whether somebody could see a window."""

import os
import subprocess
import sys

OPENS_A_WINDOW = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"


def has_display() -> bool:
    """Named by the environment, and it really answers: a stale DISPLAY is no display."""
    platform = os.environ.get("QT_QPA_PLATFORM")
    named = platform or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not named or platform == "offscreen":
        return False
    probe = [sys.executable, "-c", OPENS_A_WINDOW]
    return subprocess.run(probe, capture_output=True, timeout=30).returncode == 0
