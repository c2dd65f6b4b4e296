"""What `make run` starts: a terminal with a simulated reader, on a journal of its own in the folder `var`."""

import os
import subprocess
import sys
from pathlib import Path

import typer

JOURNAL = Path("var", "journal.db")
KEYS = Path("var", "keys")
SCREENSHOTS = Path("var", "screenshots")
ON_A_DISPLAY = ("table", "--simulate")
BY_ITSELF = (*ON_A_DISPLAY, "--headless", "--rounds", "3", "--seed", "1", "--screenshots", str(SCREENSHOTS))
OPENS_A_WINDOW = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"


def main() -> int:
    JOURNAL.parent.mkdir(exist_ok=True)
    if "--headless" not in sys.argv and has_display():
        return terminal(ON_A_DISPLAY)
    typer.echo("No display here: the terminal plays rounds by itself.")
    played = terminal(BY_ITSELF)
    for what in (JOURNAL, SCREENSHOTS):
        if what.exists():
            typer.echo(f"{what.stem.capitalize()}: {what.resolve()}")
    return played


def has_display() -> bool:
    """Named by the environment, and it really answers: a stale DISPLAY is no display."""
    platform = os.environ.get("QT_QPA_PLATFORM")
    named = platform or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not named or platform == "offscreen":
        return False
    probe = [sys.executable, "-c", OPENS_A_WINDOW]
    return subprocess.run(probe, capture_output=True, timeout=30).returncode == 0


def terminal(command: tuple[str, ...]) -> int:
    where = ("--db", str(JOURNAL), "--keys", str(KEYS))
    return subprocess.run([sys.executable, "-m", "dealer_terminal", *command, *where]).returncode


if __name__ == "__main__":
    sys.exit(main())
