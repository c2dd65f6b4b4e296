"""A terminal that is killed comes back exactly where it stood."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from dealer_terminal.journal.replay import replay
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.helpers.playing import Recorder, played

ROOT = Path(__file__).resolve().parents[3]
PLAYS_ON = """
import sys
from pathlib import Path
from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import played
journal = open_journal(sys.argv[1], keys=Path(sys.argv[2]))
append = journal.append
def appended(*facts, **how):
    records = append(*facts, **how)
    print("played on", flush=True)
    return records
journal.append = appended
played(journal, 1000, keys=journal.keys, seed=int(sys.argv[3]))
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_every_point_of_every_commit(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    db = str(tmp_path / "journal.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    command = [sys.executable, "-m", "tests.long.crashes.kill_points", db, str(tmp_path / "keys")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "undisturbed\n", done.stderr[-3000:]


def test_killed_at_any_moment_of_a_fast_game(tmp_path: Path) -> None:
    """Each life plays on from where the last one was killed; at the end all of it is good."""
    db, folder = str(tmp_path / "journal.db"), tmp_path / "keys"
    chance = Random(7)
    written = 0
    for life in range(5):
        command = [sys.executable, "-c", PLAYS_ON, db, str(folder), str(life)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(chance.randrange(2, 60)):
                assert process.stdout.readline() == "played on\n"
            process.kill()
        journal = open_journal(db, keys=folder)
        records = list(journal.records())
        assert journal.resume().state == replay(records).state
        assert len(records) > written
        written, key = len(records), journal.keys.signing.verifier
        journal.close()
    with open_to_read(db) as opened:
        assert verify_journal(opened.connection, opened.id, (key,)).findings == ()


def test_an_undisturbed_run_writes_the_same_bytes(tmp_path: Path) -> None:
    journal = open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")
    played(journal, 2, keys=journal.keys, seed=4)
    calm = Recorder(journal.keys)
    played(calm, 2, keys=journal.keys, seed=4)
    assert list(journal.records()) == list(calm.records())
    assert [append.operator for append in calm.appends][-1] == "simulated-dealer-1"
    journal.close()
