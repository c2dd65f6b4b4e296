"""A log of the bytes on a line with what they mean, for the bench. It shows every card: never for a table in play."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from enum import Enum
from os import SEEK_END
from pathlib import Path
from threading import Event

from drivers.pipe import Pipe, Port


class LineDirection(Enum):
    FROM_DEVICE = "<"
    TO_DEVICE = ">"
    MEANING = "="
    CABLE = "!"


def as_bytes(data: bytes) -> str:
    """In hexadecimal digits, and what of it can be read."""
    readable = "".join(chr(byte) if 0x20 <= byte < 0x7F else "·" for byte in data)
    return f"{data.hex(' ').upper()}  |{readable}|"


OPENED, CLOSED = "opened", "closed"
"""What is told of the cable: a connection begins, and ends."""


class WireLog:
    """`path`, and before it `path.1`, `path.2` …; each at most `size` bytes, `keep` old ones. Readable by its owner.
    `about` says of each file what it is."""

    def __init__(
        self,
        path: Path,
        *,
        size: int = 1_000_000,
        keep: int = 5,
        now: Callable[[], datetime] | None = None,
        about: Sequence[str] = (),
    ) -> None:
        self._path = path
        self._size = size
        self._keep = keep
        self._now = now or (lambda: datetime.now(UTC))
        self._head = b"".join(f"# {text}\n".encode() for text in about)
        if self._is_cut():
            self._append(b"\n")
        if self._head:
            self._append(self._head)

    def passed(self, direction: LineDirection, data: bytes) -> None:
        self._write(direction, as_bytes(data))

    def cable(self, told: str) -> None:
        self._write(LineDirection.CABLE, told)

    def meaning(self, value: object) -> None:
        self._write(LineDirection.MEANING, " ".join(repr(value).split()))

    def _write(self, direction: LineDirection, text: str) -> None:
        self._add(f"{self._now().isoformat(timespec='milliseconds')} {direction.value} {text}\n".encode())

    def _add(self, line: bytes) -> None:
        if self._path.exists() and self._path.stat().st_size + len(line) > self._size:
            self._rotate()
            line = self._head + line
        self._append(line)

    def _is_cut(self) -> bool:
        """Its last line was being written when the power failed."""
        if not self._path.exists() or not self._path.stat().st_size:
            return False
        with self._path.open("rb") as file:
            file.seek(-1, SEEK_END)
            return file.read(1) != b"\n"

    def _append(self, data: bytes) -> None:
        self._path.touch(mode=0o600)
        with self._path.open("ab") as file:
            file.write(data)

    def _rotate(self) -> None:
        files = [self._path, *(Path(f"{self._path}.{n}") for n in range(1, self._keep + 1))]
        files[-1].unlink(missing_ok=True)
        for older, newer in zip(files[:0:-1], files[-2::-1], strict=True):
            if newer.exists():
                newer.rename(older)


class Notes:
    """What passes, written down until that fails: `failed` hears of it once, the line goes on, and no gap is hidden."""

    def __init__(self, log: WireLog, failed: Callable[[OSError], None]) -> None:
        self._log = log
        self._failed = failed
        self._ended = Event()

    def passed(self, direction: LineDirection, data: bytes) -> None:
        self._try(lambda: self._log.passed(direction, data))

    def cable(self, told: str) -> None:
        self._try(lambda: self._log.cable(told))

    def _try(self, write: Callable[[], None]) -> None:
        if self._ended.is_set():
            return
        try:
            write()
        except OSError as error:
            self._ended.set()
            self._failed(error)


class LoggedPipe:
    def __init__(self, pipe: Pipe, notes: Notes) -> None:
        self._pipe = pipe
        self._notes = notes
        notes.cable(OPENED)

    def read(self) -> bytes:
        data = self._pipe.read()
        if data:
            self._notes.passed(LineDirection.FROM_DEVICE, data)
        return data

    def write(self, data: bytes) -> None:
        self._notes.passed(LineDirection.TO_DEVICE, data)
        self._pipe.write(data)

    def close(self) -> None:
        self._notes.cable(CLOSED)
        self._pipe.close()


def logged(port: Port, log: WireLog, failed: Callable[[OSError], None]) -> Port:
    """The same port, with everything that passes written down."""
    notes = Notes(log, failed)
    return Port(port.name, port.nature, lambda: LoggedPipe(port.open(), notes), port.pace)
