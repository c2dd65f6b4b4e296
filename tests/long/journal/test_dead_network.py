"""A replay of a floor's journal, when the network between both is gone without a word."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import played
from tests.helpers.postgres import Server
from tests.journeys.network import may_be_had

PATIENCE = 90


@pytest.mark.skipif(not may_be_had(), reason="needs a network of its own")
def test_the_journal_is_lost_in_seconds_and_is_there_again_by_itself(tmp_path: Path) -> None:
    with Server.started() as server, server.database() as url:
        server.folder.chmod(0o755)
        with closing(open_journal(url, keys=tmp_path / "keys")) as journal:
            played(journal, 2, keys=journal.keys)
        database = url.split("?")[0].rsplit("/", 1)[1]
        command = ("unshare", "-rn", sys.executable, "-m", "tests.helpers.dead_floor", database, str(server.folder))
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    lost, again = done.stdout.splitlines()
    assert lost.startswith("lost: postgresql+psycopg://")
    assert "the server does not answer" in lost
    assert again == "there again"
