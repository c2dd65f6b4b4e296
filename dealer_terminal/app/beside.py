"""Another command of this program, run beside a window that goes on: at lower priority, and looked at now and then."""

import os
import subprocess
import sys
from contextlib import suppress
from tempfile import TemporaryFile
from typing import IO

from dealer_terminal.errors import KnownError

_LOWER = 10


class Beside:
    """One process; what it wrote is read once it has ended."""

    def __init__(self, *arguments: str) -> None:
        self._out: IO[bytes] = TemporaryFile()  # noqa: SIM115 - as long as the process
        self._error: IO[bytes] = TemporaryFile()  # noqa: SIM115
        command = (sys.executable, "-m", "dealer_terminal", *arguments)
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=self._out, stderr=self._error, start_new_session=True
            )
        except OSError as error:
            self._close()
            raise KnownError(f"{arguments[0]} could not be started: {error.strerror}: try again") from None
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self._process.pid, _LOWER)

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    @property
    def code(self) -> int:
        return self._process.returncode

    def said(self) -> tuple[str, str]:
        """On both its streams."""
        return _text(self._out), _text(self._error)

    def end(self) -> None:
        if self.runs:
            self._process.terminate()
        self._process.wait()
        self._close()

    def _close(self) -> None:
        self._out.close()
        self._error.close()


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode(errors="replace")
