"""An emulated device in another process, and the hands at it; each gesture is answered by one line."""

import random
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.journeys.program import COMMAND

DECK = tuple(rank + suit for suit in "shdc" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K"))


class Device:
    def __init__(self, protocol: str, room: Mapping[str, str], *options: str, within: tuple[str, ...] = ()) -> None:
        self.protocol = protocol
        self._process = subprocess.Popen(
            [*within, COMMAND, "emulate", "--protocol", protocol, *options],
            env=dict(room),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.where = self._process.stdout.readline().strip()

    def do(self, gesture: str) -> str:
        """What the device says was done."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(gesture, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline().strip()
        assert answer.startswith("ok"), f"{gesture}: {answer}"
        return answer.removeprefix("ok").strip()

    def kill(self) -> None:
        """Its power is gone, and nobody says so."""
        self._process.kill()
        self._process.communicate()

    def hangs(self) -> None:
        """It does nothing any more, and its line stays open."""
        self._process.send_signal(signal.SIGSTOP)

    def goes_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.communicate("quit\n", timeout=20)


def shuffled(seed: object) -> tuple[str, ...]:
    cards = list(DECK)
    random.Random(str(seed)).shuffle(cards)
    return tuple(cards)


def place_for(folder: Path) -> tuple[str, str]:
    """On a pseudo-terminal that is always found at the same path."""
    return "--path", str(folder / "reader")
