"""Detection of a display, and rendering without one."""

import os
import subprocess
import sys

_SCALED = (
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_FONT_DPI",
    "QT_ENABLE_HIGHDPI_SCALING",
    "QT_USE_PHYSICAL_DPI",
)
OPENS_A_WINDOW = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"


def has_display() -> bool:
    """Return True if the environment names a display that responds. A stale DISPLAY is no display."""
    platform = os.environ.get("QT_QPA_PLATFORM")
    named = platform or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not named or platform == "offscreen":
        return False
    probe = [sys.executable, "-c", OPENS_A_WINDOW]
    return subprocess.run(probe, capture_output=True, timeout=30).returncode == 0


def drawn_unseen() -> None:
    """Render to files without opening a window. The scaling settings of a display have no effect."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    for name in _SCALED:
        os.environ.pop(name, None)
