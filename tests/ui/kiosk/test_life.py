"""What is our fault ends the terminal at once, told on its error output, for the manager to start it afresh."""

import subprocess
import sys

from dealer_terminal.ui.kiosk.life import SOFTWARE_FAULT

FAULT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from dealer_terminal.ui.kiosk.life import end_loudly
sys.excepthook = end_loudly
app = QCoreApplication([])
QTimer.singleShot(0, lambda: 1 / 0)
QTimer.singleShot(5000, app.quit)
sys.exit(app.exec())
"""


def test_an_exception_in_a_slot_ends_the_process() -> None:
    ended = subprocess.run([sys.executable, "-c", FAULT], capture_output=True, text=True, timeout=30)
    assert ended.returncode == SOFTWARE_FAULT
    assert "ZeroDivisionError" in ended.stderr
