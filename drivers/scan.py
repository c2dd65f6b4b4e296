"""Listens on a line at one speed after the other, says nothing, and finds out which protocol is spoken there."""

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace

from drivers.pipe import port_at
from drivers.protocol import LineSettings
from drivers.registry import KINDS, recognise

SPEEDS = (9600, 19200, 4800, 38400, 115200, 57600, 2400, 1200)
_NOISE, _SETTLED = 256, 1.5
"""So many bytes without sense, or so many seconds of them, are of another speed or protocol."""


@dataclass(frozen=True, slots=True)
class Sound:
    """What was heard at one setting of the line; no `protocol`: it made no sense to any."""

    line: LineSettings
    count: int
    protocol: str = ""


def has_speed(url: str) -> bool:
    """Behind a serial server it is the server that sets the speed."""
    return not url.lower().startswith(("socket:", "loop:"))


def usual_lines() -> tuple[LineSettings, ...]:
    return tuple(dict.fromkeys(kind.line for kind in KINDS.values()))


def other_lines(told: LineSettings) -> tuple[LineSettings, ...]:
    """The same framing at other speeds."""
    return tuple(replace(told, baud=baud) for baud in SPEEDS if baud != told.baud)


def sounds(url: str, seconds: float) -> Iterator[Sound]:
    """Until one is understood. Other speeds than protocols usually have are worth it only where something is heard."""
    usual = usual_lines() if has_speed(url) else usual_lines()[:1]
    heard = list[Sound]()
    for line in usual:
        heard.append(listened(url, line, seconds))
        yield heard[-1]
        if heard[-1].protocol:
            return
    if has_speed(url) and any(sound.count for sound in heard):
        yield from at(url, tuple(line for line in other_lines(LineSettings(0)) if line not in usual), seconds)


def at(url: str, lines: tuple[LineSettings, ...], seconds: float) -> Iterator[Sound]:
    for line in lines:
        sound = listened(url, line, seconds)
        yield sound
        if sound.protocol:
            return


def listened(url: str, line: LineSettings, seconds: float) -> Sound:
    """Raises a `DeviceError` where the line cannot be opened, or breaks."""
    heard, end = b"", time.monotonic() + seconds
    with closing(port_at(url, line).open()) as pipe:
        while time.monotonic() < end and len(heard) < _NOISE:
            data = pipe.read()
            if data and not heard:
                end = min(end, time.monotonic() + _SETTLED)
            heard += data
            if data and (protocol := recognise(heard)):
                return Sound(line, len(heard), protocol)
    return Sound(line, len(heard))
