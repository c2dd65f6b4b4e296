"""What speaks for a recorded device where its recording says nothing: a host of today wants answers of today."""

from enum import Enum
from math import inf
from typing import Protocol as Shape


class Naming(Enum):
    """A device that is played again is simulated, and calls itself so; in what is read it is called as it was."""

    AS_IT_WAS = "as it was"
    SIMULATED = "simulated"


class ScriptedDevice(Shape):
    by_itself: bool
    """Whether it keeps the conversation up by its own clock; else it lives as the recorded device lived."""

    def hears(self, data: bytes, now: float) -> bytes:
        """The host of today speaks; what it is answered."""
        ...

    def tells(self, data: bytes, now: float) -> bytes:
        """What was recorded of the device, as it is told now."""
        ...

    def tick(self, now: float) -> bytes:
        """What it says by itself."""
        ...

    def wake_at(self) -> float: ...

    def plugged(self) -> None:
        """Another connection: nothing was said on it yet."""
        ...


class AsRecorded:
    """Of a device that greets nobody and needs no answer."""

    def __init__(self) -> None:
        self.by_itself = True

    def hears(self, data: bytes, now: float) -> bytes:
        return b""

    def tells(self, data: bytes, now: float) -> bytes:
        return data

    def tick(self, now: float) -> bytes:
        return b""

    def wake_at(self) -> float:
        return inf

    def plugged(self) -> None: ...
