"""`floor demo` from outside: a casino by one command, and nothing of it left running."""

import os
import re
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.journeys.display import Display
from tests.journeys.eyes import Eyes
from tests.journeys.program import COMMAND, PATIENCE, Program, well

TILE, DIFFERENT = re.compile(r"Table \d · SIMULATED · Round \d+ · ([^·]+)"), 5


@pytest.fixture
def room(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Temporary files of its own; short, for the socket's sake."""
    folder = Path("/tmp") / f"d{os.getpid()}"
    folder.mkdir()
    folder.chmod(0o711)
    yield {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "TMPDIR": str(folder), "LANG": "C.UTF-8"}
    shutil.rmtree(folder)


def left_running(folder: str) -> list[str]:
    """Whatever names the demonstration's folder, or works in it."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            command = (each / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if folder in command:
            found.append(command)
    return found


def ended(program: Program, log: Path) -> str:
    program.ended(120)
    program.close()
    return log.read_text()


def until(program: Program, log: Path, what: str) -> str:
    ends = time.monotonic() + 3 * PATIENCE
    while what not in log.read_text():
        assert program.lives and time.monotonic() < ends, log.read_text()
        time.sleep(0.05)
    return log.read_text()


def folder_of(said: str) -> str:
    found = re.search(r"begins in (\S+)\.\n", said)
    assert found is not None, said
    return found[1]


def test_without_a_display_it_plays_and_says_how_all_tables_stand(room: dict[str, str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = Program((str(COMMAND), "floor", "demo", "--tables", "3", "--headless", "--rounds", "2"), room, log)
    said = ended(program, log)
    assert program.process.returncode == 0, said
    rows = [line.split() for line in said.splitlines() if re.match(r"\d+ +open ", line)]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert all(row[3:5] == ["0", "none"] and row[6:9] == [row[2], "by", "1"] for row in rows), said
    folder = folder_of(said)
    assert left_running(folder) == []
    for number in "123":
        own = Path(folder, "tables", number)
        well("verify", "--db", str(own / "journal.db"), "--keys", str(own / "keys"))
        assert len([*(own / "journal.db.cosigned").glob("*.checkpoint")]) > 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "a polite end"])
def test_ended_at_any_moment_it_leaves_nothing_running(
    room: dict[str, str], tmp_path: Path, how: signal.Signals
) -> None:
    log = tmp_path / "log"
    forever = ("floor", "demo", "--tables", "2", "--headless", "--rounds", "1000000")
    program = Program((str(COMMAND), *forever), room, log)
    folder = folder_of(until(program, log, "play by themselves"))
    assert len(left_running(folder)) >= 2
    program.process.send_signal(how)
    if how is signal.SIGINT:
        program.process.send_signal(how)  # impatient
    said = ended(program, log)
    assert left_running(folder) == [], said
    assert "Traceback" not in said


def test_on_a_display_its_tables_play_step_by_step_before_the_pit(
    room: dict[str, str], screen: Display, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    program = Program((str(COMMAND), "floor", "demo", "--tables", "3"), {**room, **screen.environment}, log)
    with closing(Eyes(screen.environment)) as eyes:
        steps = set[str]()
        ends = time.monotonic() + 6 * PATIENCE
        while len(steps) < DIFFERENT:
            assert program.lives and time.monotonic() < ends, (steps, log.read_text())
            steps |= {found[1] for each in eyes.look() if (found := TILE.match(each.name))}
            time.sleep(0.2)
    folder = folder_of(log.read_text())
    for _ in range(5):  # impatient, while the window closes
        program.process.send_signal(signal.SIGINT)
        time.sleep(0.05)
    said = ended(program, log)
    assert (program.process.returncode, left_running(folder)) == (0, []), said
