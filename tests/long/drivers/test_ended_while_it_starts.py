"""A table that is told to end while it starts leaves no folder of its simulated reader."""

import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT], ids=lambda told: told.name)
def test_a_table_that_is_told_to_end_while_it_starts_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.setenv("TMPDIR", str(temporary))
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    command = [sys.executable, "-m", "dealer_terminal", "table", "--simulate", *where]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as table:
        while not list(temporary.glob("reader-twin-*")):
            assert table.poll() is None
        table.send_signal(told)
        table.communicate()
    assert list(temporary.glob("reader-twin-*")) == []
