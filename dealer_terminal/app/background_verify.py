"""Background verification of a replay's journal: all of it first, then only the records added since."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO

import msgspec
from msgspec import Struct

from dealer_terminal.app.cosignature_policy import time_text
from dealer_terminal.errors import KnownError
from dealer_terminal.review.verdict import NO_VERDICT, Verdict, VerdictStatus
from dealer_terminal.storage.review.source import JournalSource

_LOWER = 10


class ProofProcess:
    """A subprocess that runs a `dealer-terminal` command. Its output is read after it has ended."""

    def __init__(self, *arguments: str) -> None:
        self._out: IO[bytes] = TemporaryFile()  # noqa: SIM115 - open as long as the process runs
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
        """Return standard output and standard error."""
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


_WRONG, _REST = 1, 20.0
"""`_REST` is the number of seconds before a growing journal is checked again."""


class _By(Struct, frozen=True):
    witness: str
    time: int


class _Cosigned(Struct, frozen=True):
    size: int = 0
    by: tuple[_By, ...] = ()

    def told(self) -> tuple[str, ...]:
        """Return a line for each witness with the records that it cosigned and the time."""
        return tuple(f"{each.witness}, 0 - {self.size - 1}, {time_text(each.time)}" for each in self.by)


class _Report(Struct):
    """Output of `verify --json`."""

    good: bool
    records: int
    unsigned: int
    key: str
    trusted: bool
    findings: list[str]
    cosigned: _Cosigned = _Cosigned()
    said_cosigned: _Cosigned = _Cosigned()


class Proving:
    def __init__(self, db: str, source: JournalSource, vkey: str, policy: Path | None = None) -> None:
        self._db, self._source, self._vkey, self._policy = db, source, vkey, policy
        self.verdict: Verdict = NO_VERDICT
        self._running: list[ProofProcess] = []
        self._folder = TemporaryDirectory(prefix="dealer-terminal-")
        self._asked, self._proven = b"", b""
        self._ended = 0.0

    @property
    def journal(self) -> str:
        """Return the id of the journal being verified."""
        return self._source.journal

    def begin(self) -> None:
        """Start verification of the whole journal."""
        self._proven = b""
        self._start()

    def look(self) -> None:
        """Collect a finished verification. Start an incremental one if the journal has a newer checkpoint."""
        for running in [each for each in self._running if not each.runs]:
            self._running.clear()
            self.verdict = self._told(running)
            running.end()
            self._ended = time.monotonic()
        waits = self._proven and not self._running and time.monotonic() - self._ended > _REST
        if waits and self._source.checkpoint() != self._proven:
            self._start()

    def end(self) -> None:
        for each in self._running:
            each.end()
        self._running.clear()
        self._folder.cleanup()

    def _start(self) -> None:
        for each in self._running:
            each.end()
        self._asked = self._source.checkpoint()
        against = ("--since", self._kept("since", self._proven)) if self._proven else self._checkpoint()
        key = ("--vkey", self._vkey) if self._vkey else ()
        policy = ("--policy", str(self._policy)) if self._policy else ()
        self._running = [ProofProcess("verify", "--db", self._db, "--json", *against, *key, *policy)]
        if not self._proven:
            self.verdict = Verdict(VerdictStatus.RUNNING)

    def _checkpoint(self) -> tuple[str, ...]:
        """Return the option that verifies the journal against its current checkpoint."""
        return ("--checkpoint", self._kept("asked", self._asked)) if self._asked else ()

    def _kept(self, name: str, note: bytes) -> str:
        file = Path(self._folder.name) / name
        file.write_bytes(note)
        return str(file)

    def _told(self, ended: ProofProcess) -> Verdict:
        out, error = ended.said()
        try:
            report = msgspec.json.decode(out, type=_Report)
        except msgspec.DecodeError:
            self._proven = b""
            return Verdict(
                VerdictStatus.FAILED, found=(error.strip().partition("\n")[0] or f"it ended with {ended.code}",)
            )
        self._proven = self._asked if report.good else b""
        return Verdict(
            standing=VerdictStatus.HOLDS if report.good else VerdictStatus.WRONG,
            records=report.records,
            signed=report.records - report.unsigned,
            key=report.key,
            trusted="named" if report.trusted else "",
            policy=str(self._policy or ""),
            cosigned=report.cosigned.told(),
            said=report.said_cosigned.told(),
            found=tuple(report.findings),
        )
