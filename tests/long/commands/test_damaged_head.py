"""Every one of the first hundred bytes of a journal's file is written over."""

from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.cli.heads import HEAD, bad_ends, folder, own

__all__ = ["folder", "own", "terminal"]


@pytest.mark.parametrize("ten", range(0, HEAD, 10))
def test_no_byte_of_it_ends_in_a_traceback(terminal: Terminal, own: Path, folder: Path, ten: int) -> None:
    assert bad_ends(terminal, own, folder, range(ten, ten + 10)) == []
