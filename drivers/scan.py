"""Listens on a line at one speed after the other, says nothing, and finds out which protocol is spoken there.

Seven bits and a parity need no listening of their own: heard as eight bits the parity stands in the eighth.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass

from drivers.pipe import port_at
from drivers.protocol import LineSettings
from drivers.registry import KINDS, recognise

SPEEDS = (9600, 19200, 4800, 38400, 115200, 57600, 2400, 1200)
SEVEN_BITS: Mapping[tuple[str, int], Callable[[int], bool]] = {
    ("E", 1): lambda byte: byte.bit_count() % 2 == 0,
    ("O", 1): lambda byte: byte.bit_count() % 2 == 1,
    ("N", 2): lambda byte: byte > _SEVEN,
}
"""The parity and the stop bits of a line whose bytes are all so."""
_SEVEN = 0x7F
_SHOWN = 24
_NOISE, _SETTLED = 256, 1.5
"""So many bytes without sense, or so many seconds of them, are of another speed or protocol."""


@dataclass(frozen=True, slots=True)
class ScanResult:
    """What was heard at one setting of the line, and its `first` bytes; no `protocol`: it made no sense to any."""

    line: LineSettings
    count: int
    protocol: str = ""
    first: bytes = b""


def has_speed(url: str) -> bool:
    """Behind a serial server it is the server that sets the speed."""
    return not url.lower().startswith(("socket:", "loop:"))


def usual_lines() -> tuple[LineSettings, ...]:
    return tuple(dict.fromkeys(kind.line for kind in KINDS.values()))


def other_lines(told: LineSettings) -> tuple[LineSettings, ...]:
    """The same speed first; then a parity beside eight bits at the usual speeds: odd or even is heard alike."""
    speeds = (told.baud, *(baud for baud in SPEEDS if baud != told.baud))
    most = dict.fromkeys((told.baud, *SPEEDS[:4]))
    return (*(LineSettings(baud) for baud in speeds), *(LineSettings(baud, parity="E") for baud in most))


def sounds(url: str, seconds: float) -> Iterator[ScanResult]:
    """Until one is understood. Other speeds than protocols usually have are worth it only where something is heard."""
    usual = usual_lines() if has_speed(url) else usual_lines()[:1]
    heard = list[ScanResult]()
    for line in usual:
        heard.append(listened(url, line, seconds))
        yield heard[-1]
        if heard[-1].protocol:
            return
    if has_speed(url) and any(sound.count for sound in heard):
        yield from at(url, tuple(line for line in other_lines(usual[0]) if line not in usual), seconds)


def at(url: str, lines: tuple[LineSettings, ...], seconds: float) -> Iterator[ScanResult]:
    for line in lines:
        sound = listened(url, line, seconds)
        yield sound
        if sound.protocol:
            return


def listened(url: str, line: LineSettings, seconds: float) -> ScanResult:
    """Raises a `DeviceError` where the line cannot be opened, or breaks."""
    heard, end = b"", time.monotonic() + seconds
    told = list[ScanResult]()
    with closing(port_at(url, line).open()) as pipe:
        while time.monotonic() < end and len(heard) < _NOISE:
            data = pipe.read()
            if data and not heard:
                end = min(end, time.monotonic() + _SETTLED)
            heard += data
            if data:
                told = [*_understood(line, heard)]
            if len(told) == 1:
                break
    return told[0] if told else ScanResult(line, len(heard), first=heard[:_SHOWN])


def _understood(line: LineSettings, heard: bytes) -> Iterator[ScanResult]:
    """More than one while the bytes leave open how they are framed; the line's own way first."""
    for framed, data in readings(line, heard):
        if protocol := recognise(data):
            yield ScanResult(framed, len(heard), protocol)


def readings(line: LineSettings, heard: bytes) -> Iterator[tuple[LineSettings, bytes]]:
    """What these bytes are as the line is set, and with seven bits where they fit."""
    yield line, heard
    if line != LineSettings(line.baud):
        return
    for (parity, stops), fits in SEVEN_BITS.items():
        if all(map(fits, heard)):
            yield LineSettings(line.baud, 7, parity, stops), bytes(byte & _SEVEN for byte in heard)
