"""A power cut while months are archived and their frames removed: each frame is in the journal or in a good archive.

EXHAUSTIVE=1 cuts the power after every call instead of after a sample.
"""

import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.seal import frame_place, seal
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, usual
from tests.helpers.repository import ROOT
from tests.long.crashes.disk import Cut, Disk
from tests.long.crashes.retain import retained
from tests.long.crashes.syscalls import Call

SAMPLE = 12
WATCHED = """
import sys
from pathlib import Path
from tests.long.crashes.retain import watched
watched(*map(Path, sys.argv[1:]))
"""

MONTH = 31 * 24 * 3600 * 1_000_000


def checked(root: Path) -> int:
    """With what archives there are by then."""
    archives = ("--archives", str(root / "archive")) if (root / "archive").is_dir() else ()
    return main(["verify", "--db", str(root / "journal.db"), "--keys", str(root / "keys"), *archives])


@pytest.fixture
def calls(tmp_path: Path) -> tuple[Disk, list[Call]]:
    home, log = tmp_path / "home", tmp_path / "log"
    home.mkdir()
    played(str(home / "journal.db"), home / "keys")
    before = Disk.holding(home)
    command = [sys.executable, "-c", WATCHED, str(home), str(log)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return before, pickle.loads(log.read_bytes())


def cuts(disk: Disk, calls: list[Call], to: Path) -> Iterator[str]:
    chance = Random(8)
    every = range(len(calls))
    points = set(every if os.environ.get("EXHAUSTIVE") == "1" else chance.sample(every, SAMPLE))
    for at, call in enumerate(calls):
        disk.see(call)
        if at in points:
            shutil.rmtree(to, ignore_errors=True)
            disk.after(Cut.by(chance), to)
            yield f"cut after call {at}: {call.what} {call.path} {call.at}"


def test_no_frame_is_lost_between_journal_and_archive(tmp_path: Path, calls: tuple[Disk, list[Call]]) -> None:
    root = tmp_path / "cut"
    assert {each.path.split("/")[0] for each in calls[1]} >= {"archive", "journal.db-wal"}
    for what in cuts(*calls, root):
        assert checked(root) == 0, what
        assert retained(root) == 0, what
        assert checked(root) == 0, what


def played(db: str, keys: Path) -> None:
    """Play two rounds with device frames in one month, and one round in the next month."""
    journal = open_journal(db, keys=keys)
    for month, rounds in enumerate((2, 1)):
        clock = StoryClock(Random(month), START + month * MONTH)
        session = Session(journal, journal.keys, clock)
        open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
        for count, _ in enumerate(play_rounds(session, Random(month), rounds)):
            number = session.state.round
            place = frame_place(journal.keys.round_id(number), "shuffler", count)
            sealed = seal(journal.keys.round_key(number), place, b"a frame of the shuffler", capacity=64)
            journal.append_frame(DeviceFrame("shuffler", count, sealed, clock.now()))
        facts = [DeviceFaultRaised("jam", "stands still"), DeviceFaultCleared("jam")]
        journal.append(facts, operator="", at=clock.now())
    journal.close()
