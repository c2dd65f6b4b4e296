"""The installed program as a process of its own, and the same program's other commands, which tell what came of it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

COMMAND = Path(sys.executable).with_name("dealer-terminal")
PATIENCE = 20.0


class Program:
    """One life of a command; what it writes goes into `log`."""

    def __init__(self, command: tuple[str, ...], room: Mapping[str, str], log: Path) -> None:
        self._log = log.open("ab")
        self.process = subprocess.Popen(
            command, env=dict(room), stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log
        )

    @property
    def lives(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.process.kill()
        self.process.wait()

    def tell(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.ended()

    def ended(self, seconds: float = PATIENCE) -> int:
        return self.process.wait(seconds)

    def close(self) -> None:
        if self.lives:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()
        self._log.close()


def told(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command, carried out to its end."""
    bare = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "LANG": "C.UTF-8", "COLUMNS": "200"}
    return subprocess.run([COMMAND, *arguments], env=bare, input=typed, text=True, capture_output=True, timeout=120)


def well(*arguments: str, typed: str = "") -> str:
    done = told(*arguments, typed=typed)
    assert done.returncode == 0, f"{' '.join(arguments)}: {done.returncode} {done.stdout} {done.stderr}"
    return done.stdout


def as_json(*arguments: str) -> Any:
    return json.loads(well(*arguments, "--json"))


def as_lines(*arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in well(*arguments, "--format", "jsonl").splitlines()]
