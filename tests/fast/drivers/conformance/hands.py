"""Hands that move a simulated device, on the clock of its line."""

from collections.abc import Callable, Mapping
from typing import Protocol

from drivers.conformance.line import TwinLine
from drivers.twin.shape import GestureRefused

FILL = ("insert-deck", *("take-packet",) * 18, "return-rest", "insert-deck", *("take-packet",) * 18, "power-cycle")
"""Whatever the machine does not do any more it leaves."""


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
        elif gesture == "fill":
            for each in FILL:
                self.do(each)
        else:
            self._try(gesture)

    def _try(self, gesture: str) -> None:
        try:
            self._device.gestures()[gesture]()
        except GestureRefused:
            return
