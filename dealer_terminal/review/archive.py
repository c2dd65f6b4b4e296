"""A journal as a replay asks it: its rounds, where a time or number is, what stood out in a stretch of time."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Protocol

from dealer_terminal.journal.people_facts import ScreenLook
from dealer_terminal.languages import ENGLISH
from dealer_terminal.review.day import Day
from dealer_terminal.review.journal_navigator import MomentSource

USUAL_LOOK = ScreenLook(ENGLISH, "felt")
"""Of a dealer's screen, before anybody chose another one."""


class Archive(MomentSource, Protocol):
    @property
    def where(self) -> str:
        """As a person calls it."""
        ...

    def look(self) -> int:
        """How many records there are now."""
        ...

    def told(self) -> AbstractContextManager[None]:
        """Around whatever folds what was read here: damage becomes one line."""
        ...

    def at_time(self, utc: int) -> tuple[int, ...]:
        """The last record written by then; several where the clock was set back, none where the journal is younger."""
        ...

    def round_opened(self, number: int) -> int:
        """The position of its first record; -1 where there is no such round."""
        ...

    def between(self, since: int, until: int) -> Day:
        """From `since` on, and before `until`."""
        ...

    def times(self, positions: Iterable[int]) -> dict[int, int]:
        """When those records were written, where they are there: to be drawn, and proof of nothing."""
        ...

    def covered(self, position: int) -> int:
        """When the last of the records was written that a checkpoint up to there covers; 0 where none does."""
        ...

    def liked(self, operator: str, position: int, otherwise: ScreenLook) -> ScreenLook:
        """How that dealer liked the screen by then."""
        ...
