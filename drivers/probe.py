"""Listens on a port for a while, without a word, and tells what is there."""

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from drivers.pipe import Port
from drivers.registry import recognise

MOST = 4096


@dataclass(frozen=True, slots=True)
class Probe:
    """`protocol` is empty where nothing was recognised; `heard` is what came, cut at the front."""

    protocol: str
    heard: bytes


def probe(port: Port, seconds: float, clock: Callable[[], float] = time.monotonic) -> Probe:
    """Raises a `DeviceError` for a port that cannot be opened, or is lost."""
    heard = b""
    end = clock() + seconds
    with closing(port.open()) as pipe:
        while clock() < end:
            heard = (heard + pipe.read())[-MOST:]
            protocol = recognise(heard)
            if protocol:
                return Probe(protocol, heard)
    return Probe("", heard)
