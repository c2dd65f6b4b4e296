"""A device of another house in a process of its own: written from the page, it knows nothing of the product."""

import subprocess
import sys
from pathlib import Path

RUNS = Path(__file__).resolve().parents[2] / "outside" / "run.py"


class Outsider:
    """`did` is what each gesture moved, such as the card that was drawn."""

    def __init__(self, name: str) -> None:
        command = [sys.executable, str(RUNS), name]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.where = self._process.stdout.readline().strip()
        self.did: list[tuple[str, str]] = []

    def do(self, *gestures: str) -> list[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        moved = []
        for gesture in gestures:
            print(gesture, file=self._process.stdin, flush=True)
            moved.append(self._process.stdout.readline().strip())
        self.did += zip(gestures, moved, strict=True)
        return moved

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.communicate(timeout=20)
