"""Hands that move a simulated device, on the clock of its line."""

from collections.abc import Callable, Mapping
from typing import Protocol

from drivers.conformance.line import TwinLine
from drivers.twin.shape import GestureRefused


class Moved(Protocol):
    def power_cycle(self, now: float) -> None: ...

    def gestures(self) -> Mapping[str, Callable[[], str]]: ...


class TwinHands:
    patience = 10.0

    def __init__(self, device: Moved, line: TwinLine) -> None:
        self._device, self._line = device, line

    def do(self, gesture: str) -> None:
        """What can't be done is not done, as by a person."""
        if gesture == "power-cycle":
            self._device.power_cycle(self._line.now)
            return
        try:
            self._device.gestures()[gesture]()
        except GestureRefused:
            return
