"""The way the bytes go: a serial device or a serial server by URL, or a simulated device (`drivers.twin`)."""

import contextlib
import socket
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Protocol as Shape

import serial

from drivers import diagnosis
from drivers.errors import NatureChanged
from drivers.protocol import LineSettings
from drivers.url import check, never_real

STEP = 0.1
"""Seconds that one read waits at most; with it every wish of another thread is heard soon."""
MOST = 4096


class Nature(Enum):
    REAL = "real"
    SIMULATED = "simulated"


class LinePace(Enum):
    """How fast a device may be: as fast as a line carries, or, inside this process, as fast as it likes."""

    LINE = "line"
    UNBOUNDED = "unbounded"


class Pipe(Shape):
    def read(self) -> bytes:
        """What has arrived, after waiting a moment at most; empty when nothing did. Raises a `DeviceError`."""
        ...

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Port:
    """A place where a device may be, and how to open it."""

    name: str
    nature: Nature
    open: Callable[[], Pipe]
    pace: LinePace = LinePace.LINE


def port_at(url: str, line: LineSettings) -> Port:
    """Its nature is what it is now; a port that turns out to be of the other nature later is not opened."""
    check(url)
    nature = nature_of(url)
    return Port(url, nature, lambda: pipe_of(url, line, nature))


def pipe_of(url: str, line: LineSettings, nature: Nature) -> Pipe:
    if "://" not in url and Path(url).exists() and nature_of(url) is not nature:
        raise NatureChanged(url)
    return SerialPipe(url, line)


def nature_of(url: str) -> Nature:
    return Nature.SIMULATED if never_real(url) else Nature.REAL


class SerialPipe:
    """Opened for this program alone, where the system can lock a port."""

    def __init__(self, url: str, line: LineSettings) -> None:
        self._url = url
        self._bits = 0xFF >> 8 - line.bits
        try:
            self._serial = opened(url, line)
        except (OSError, ValueError) as error:
            raise diagnosis.opening(url, error) from error
        keep_alive(self._serial)

    def read(self) -> bytes:
        try:
            data = bytes(self._serial.read(1))
        except (OSError, TypeError) as error:
            raise diagnosis.talking(self._url, error) from error
        return data and self._framed(data + self._rest())

    def _framed(self, data: bytes) -> bytes:
        """A line that knows no framing, such as a pseudo-terminal or a serial server, hands on the parity too."""
        return data if self._bits == 0xFF else bytes(byte & self._bits for byte in data)

    def _rest(self) -> bytes:
        """A line that breaks here still delivers what came before; the next read tells."""
        rest = b""
        with contextlib.suppress(OSError, TypeError):
            while len(rest) < MOST and (waiting := self._serial.in_waiting):
                rest += self._serial.read(min(waiting, MOST))
        return rest

    def write(self, data: bytes) -> None:
        try:
            self._serial.write(data)
        except (OSError, TypeError) as error:
            raise diagnosis.talking(self._url, error) from error

    def close(self) -> None:
        line = getattr(self._serial, "_socket", None)
        with contextlib.suppress(OSError, TypeError):
            self._serial.close()
        if isinstance(line, socket.socket):
            line.close()


def framed_as_told(url: str, line: LineSettings) -> LineSettings:
    """A pseudo-terminal has a speed and no framing: where only that is to change the system refuses."""
    return LineSettings(line.baud) if "://" not in url and never_real(url) else line


def opened(url: str, line: LineSettings) -> serial.Serial:
    """A serial server that speaks RFC 2217 knows no time limit for writing."""
    line = framed_as_told(url, line)
    patience = None if url.lower().startswith("rfc2217:") else 5 * STEP
    return serial.serial_for_url(
        url,
        baudrate=line.baud,
        bytesize=line.bits,
        parity=line.parity,
        stopbits=line.stop_bits,
        timeout=STEP,
        write_timeout=patience,
        exclusive=True,
    )


IDLE, EVERY, TIMES = 4, 2, 3
"""Seconds without a byte until it is asked, seconds between questions, and how many go unanswered: lost after ten."""
_OPTIONS = (
    ("TCP_KEEPIDLE", IDLE),
    ("TCP_KEEPALIVE", IDLE),
    ("TCP_KEEPINTVL", EVERY),
    ("TCP_KEEPCNT", TIMES),
    ("TCP_USER_TIMEOUT", (IDLE + EVERY * TIMES) * 1000),
)
"""Each system knows some of them; the last is for what was sent and never acknowledged, in milliseconds."""


def keep_alive(line: object) -> None:
    """Of pyserial's port: a network line has a socket, a device path has none."""
    its_socket = getattr(line, "_socket", None)
    if not isinstance(its_socket, socket.socket):
        return
    with contextlib.suppress(OSError):
        its_socket.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in _OPTIONS:
            if hasattr(socket, name):
                its_socket.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
