"""What both sides of every kit do: wait for what the other side says, and look for what a rule wants."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from drivers.kit.conformance.line import Line
from drivers.kit.conformance.rules import Broken

Told = TypeVar("Told")
TWICE = 0.1
"""Seconds; nothing that a page repeats comes so soon again, unless it was asked for."""


@dataclass
class Ear(ABC, Generic[Told]):
    line: Line
    copies: int = field(default=0, init=False)
    """What was said once more at once, and unasked. It is counted, and not heard."""
    _unheard: deque[Told] = field(default_factory=deque, init=False)
    _recent: dict[bytes, float] = field(default_factory=dict, init=False)

    @abstractmethod
    def _listened(self, seconds: float) -> Iterable[Told]:
        """What the line says next, within so many seconds."""

    def heard(self, seconds: float) -> Iterator[Told]:
        """All that comes within so many seconds."""
        end = self.line.now + seconds
        while self._unheard or (left := end - self.line.now) > 0:
            if self._unheard:
                yield self._unheard.popleft()
            else:
                self._unheard.extend(self._listened(left))

    def all(self, seconds: float) -> list[Told]:
        return list(self.heard(seconds))

    def until(self, wanted: Callable[[Told], bool], seconds: float, what: str) -> Told:
        for each in self.heard(seconds):
            if wanted(each):
                return each
        raise Broken(f"no {what} within {seconds:g} s")

    def forget(self) -> None:
        """What was said until now."""
        self._unheard.clear()

    def asked_for(self) -> None:
        """What comes next is asked for, though it came a moment ago."""
        self._recent.clear()

    def is_copy(self, raw: bytes) -> bool:
        """Of what came a moment ago."""
        before, self._recent[raw] = self._recent.get(raw, -TWICE), self.line.now
        copy = self.line.now - before < TWICE
        self.copies += copy
        return copy
