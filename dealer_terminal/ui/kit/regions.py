"""Values side by side, such as the spots of a seat: each is a region that stays at its place."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from dealer_terminal.ui.kit.props import Props

Make = Callable[[Props, QObject], Any]
"""A region of a value, with its parent."""


class Regions:
    def __init__(self, make: Make, parent: QObject) -> None:
        self._make = make
        self._parent = parent
        self.shown: list[Any] = []
        self._gone: list[Any] = []

    def put(self, values: tuple[Props, ...]) -> bool:
        """Each says what changed in it; whether there are more or fewer of them than before."""
        before = len(self.shown)
        for one, value in zip(self.shown, values, strict=False):
            one.put(value)
        self._gone, self.shown = self.shown[len(values) :], self.shown[: len(values)]
        self.shown += [self._make(value, self._parent) for value in values[before:]]
        return before != len(values)

    def let_go(self) -> None:
        """Of those that are no longer there, once it is told: what showed them is deleted before they are."""
        for one in self._gone:
            one.deleteLater()
        self._gone = []
