"""Run each static check as a test, beside the others.

mypy checks dealer_terminal and drivers, qmllint the QML of dealer_terminal, and ruff every Python file.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT, files

BIN = Path(sys.executable).parent
QML = sorted(str(path) for path in files("dealer_terminal", suffixes=(".qml",)))
CHECKS = {
    "mypy": ["mypy"],
    "import-linter": ["lint-imports"],
    "qmllint": ["pyside6-qmllint", "--max-warnings", "0", *QML],
    "ruff": ["ruff", "check"],
    "ruff format": ["ruff", "format", "--check"],
}


@pytest.mark.parametrize("check", CHECKS)
def test_static_check_passes(check: str) -> None:
    program, *arguments = CHECKS[check]
    done = subprocess.run([BIN / program, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
