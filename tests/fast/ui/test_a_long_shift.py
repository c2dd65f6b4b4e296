"""A shift's worth of calls into Qt does not end the interpreter."""

import subprocess
import sys

MANY_CALLS = """
import dealer_terminal.ui.kit
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(200_000):
    thing.setObjectName("x")
    thing.setProperty("count", 1)
    thing.blockSignals(False)
"""


def test_none_true_and_false_outlive_every_call_into_qt() -> None:
    done = subprocess.run([sys.executable, "-c", MANY_CALLS], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
