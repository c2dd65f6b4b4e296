"""Whoever sits before a replay: at a console, whose journal knows clocks of cameras and marks, or at none."""

from typing import Protocol

from dealer_terminal.audit.review_facts import CameraSet, LookedAs
from dealer_terminal.review.console import Mark
from dealer_terminal.review.reel import Moment


class Reviewer(Protocol):
    def settings(self, journal: str) -> tuple[CameraSet, ...]: ...

    def marks(self, journal: str) -> tuple[Mark, ...]: ...

    def watches(self, moment: Moment, looked: LookedAs) -> None:
        """Before it is shown."""
        ...
