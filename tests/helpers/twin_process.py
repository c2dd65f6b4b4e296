"""A twin in another process, held by its console: gestures go in, one line each comes back."""

import subprocess
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from drivers.twin.shape import GestureRefused


class TwinProcess:
    """A context; `where` is the device path or the URL to connect to."""

    def __init__(self, protocol: str, *options: str) -> None:
        self._command: Sequence[str] = (
            sys.executable,
            "-m",
            "dealer_terminal",
            "emulate",
            "--protocol",
            protocol,
            *options,
        )

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.where = self._answer()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._process.communicate("quit\n")

    def gesture(self, line: str) -> str:
        assert self._process.stdin is not None
        print(line, file=self._process.stdin, flush=True)
        verdict, _, said = self._answer().partition(" ")
        if verdict != "ok":
            raise GestureRefused(said)
        return said

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()
