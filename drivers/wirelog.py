"""A log of the bytes on a line with what they mean, for the bench. It shows every card: never for a table in play."""

from collections.abc import Callable
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from threading import Event

from drivers.pipe import Pipe, Port


class Direction(Enum):
    FROM_DEVICE = "<"
    TO_DEVICE = ">"
    MEANING = "="


class WireLog:
    """`path`, and before it `path.1`, `path.2` …; each at most `size` bytes, `keep` old ones. Readable by its owner."""

    def __init__(
        self, path: Path, *, size: int = 1_000_000, keep: int = 5, now: Callable[[], datetime] | None = None
    ) -> None:
        self._path = path
        self._size = size
        self._keep = keep
        self._now = now or (lambda: datetime.now(UTC))

    def bytes(self, direction: Direction, data: bytes) -> None:
        readable = "".join(chr(byte) if 0x20 <= byte < 0x7F else "·" for byte in data)
        self._write(direction, f"{data.hex(' ').upper()}  |{readable}|")

    def meaning(self, value: object) -> None:
        self._write(Direction.MEANING, " ".join(repr(value).split()))

    def _write(self, direction: Direction, text: str) -> None:
        line = f"{self._now().isoformat(timespec='milliseconds')} {direction.value} {text}\n".encode()
        if self._path.exists() and self._path.stat().st_size + len(line) > self._size:
            self._rotate()
        self._path.touch(mode=0o600)
        with self._path.open("ab") as file:
            file.write(line)

    def _rotate(self) -> None:
        files = [self._path, *(Path(f"{self._path}.{n}") for n in range(1, self._keep + 1))]
        files[-1].unlink(missing_ok=True)
        for older, newer in zip(files[:0:-1], files[-2::-1], strict=True):
            if newer.exists():
                newer.rename(older)


Note = Callable[[Direction, bytes], None]


class LoggedPipe:
    def __init__(self, pipe: Pipe, note: Note) -> None:
        self._pipe = pipe
        self._note = note

    def read(self) -> bytes:
        data = self._pipe.read()
        if data:
            self._note(Direction.FROM_DEVICE, data)
        return data

    def write(self, data: bytes) -> None:
        self._note(Direction.TO_DEVICE, data)
        self._pipe.write(data)

    def close(self) -> None:
        self._pipe.close()


def logged(port: Port, log: WireLog, failed: Callable[[OSError], None]) -> Port:
    """The same port, with everything that passes written down.

    A log that cannot be written is told to `failed` once and ends there: the line goes on, and no gap is hidden in it.
    """
    note = until_it_fails(log, failed)
    return Port(port.name, port.nature, lambda: LoggedPipe(port.open(), note), port.pace)


def until_it_fails(log: WireLog, failed: Callable[[OSError], None]) -> Note:
    ended = Event()

    def note(direction: Direction, data: bytes) -> None:
        if ended.is_set():
            return
        try:
            log.bytes(direction, data)
        except OSError as error:
            ended.set()
            failed(error)

    return note
