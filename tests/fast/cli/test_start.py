"""What a kiosk's start does not wait for."""

import subprocess
import sys

import pytest

WIRED = "import sys, dealer_terminal.cli, dealer_terminal.commands.table; print(sys.argv[1] in sys.modules)"


@pytest.mark.parametrize(
    ("library", "why"),
    [
        ("PySide6", "reads the source of whatever is imported after it, so it comes last"),
        ("sqlalchemy.dialects.postgresql", "is for a journal on a server"),
        ("alembic", "is for a journal of an older schema"),
        ("pydantic", "came with a command line that checked its options by it"),
        ("rich", "draws bars"),
        ("numpy", "is for exact returns"),
    ],
)
def test_it_is_wired_without(library: str, why: str) -> None:
    ended = subprocess.run([sys.executable, "-c", WIRED, library], capture_output=True, text=True, check=True)
    assert ended.stdout == "False\n", f"{library} {why}"
