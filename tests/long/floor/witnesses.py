"""A witness of ours as a process of its own, by the installed command; and one of another house."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.journeys.program import COMMAND, PATIENCE, Program

ROOT = Path(__file__).resolve().parents[3]
_ROOM = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "LANG": "C.UTF-8"}


class WitnessProcess:
    """`folder` holds its logs, its state and its key; each life says where it listens."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder, self.lives = folder, 0
        self.logs, self.state = folder / "logs.txt", folder / "witness.db"
        self._more = more
        self.start()

    def start(self) -> None:
        self.log = self.folder / f"life-{self.lives}.log"
        self.lives += 1
        files = ("--logs", str(self.logs), "--state", str(self.state))
        command = (str(COMMAND), "witness", "--listen", "127.0.0.1:0", *files, *self._more)
        self.program = Program(command, _ROOM, self.log)
        lines = self.until(2)
        self.url = lines[0].split()[3].rstrip(",") if lines and " listens on " in lines[0] else ""
        self.vkeys = tuple(line for line in lines[1:] if line.count("+") >= 2)

    def until(self, count: int) -> list[str]:
        """What it has said, once that is so many lines or it has ended."""
        ends = time.monotonic() + PATIENCE
        while len(self.said()) < count and self.program.lives:
            assert time.monotonic() < ends, self.said()
            time.sleep(0.02)
        return self.said()

    def said(self) -> list[str]:
        """Whole lines."""
        return self.log.read_text().split("\n")[:-1]

    def kill(self) -> None:
        self.program.kill()
        self.program.close()

    def ends_badly(self) -> str:
        """The one line with which it does not start."""
        assert self.program.ended() == 2
        self.program.close()
        (line,) = self.said()
        return line


@contextmanager
def other_house(*vkeys: str, kind: str = "ed25519") -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """The process, its URL and its key."""
    command = [sys.executable, "-m", "tests.outside.tlog_witness", "other.example/w", kind, *vkeys]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, cwd=ROOT, text=True, bufsize=1, **pipes) as there:
        assert there.stdout is not None
        url, vkey = there.stdout.readline().split()
        yield there, url, vkey
        there.kill()


def lies(there: subprocess.Popen[str], lie: str) -> None:
    assert there.stdin is not None and there.stdout is not None
    there.stdin.write(f"{lie}\n")
    assert there.stdout.readline().startswith("lies: ")
