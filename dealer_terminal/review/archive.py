"""Queries that a replay makes on a journal: its rounds, positions by time or number, and events within a time range."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Protocol

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.languages import ENGLISH
from dealer_terminal.review.day import Day
from dealer_terminal.review.journal_navigator import MomentSource

USUAL_LOOK = ScreenPreferences(ENGLISH, "felt")
"""Appearance of a dealer's screen before the dealer has chosen another."""


class Archive(MomentSource, Protocol):
    @property
    def where(self) -> str:
        """Readable name of the journal's location."""
        ...

    def look(self) -> int:
        """Check for new records and return the current number."""
        ...

    def told(self) -> AbstractContextManager[None]:
        """Return a context that reports damage found while folding as a one-line error."""
        ...

    def at_time(self, utc: int) -> tuple[int, ...]:
        """Return the last record written by then.

        Return several if the clock was set back, and none if the journal began later.
        """
        ...

    def round_opened(self, number: int) -> int:
        """Return the position of the round's first record, or -1 if there is no such round."""
        ...

    def between(self, since: int, until: int) -> Day:
        """Return the activity from `since` on and before `until`."""
        ...

    def times(self, positions: Iterable[int]) -> dict[int, int]:
        """Return the times of those records that exist. For display only; not verified."""
        ...

    def covered(self, position: int) -> int:
        """Return the time of the last record covered by a checkpoint of at most this position, or 0 if there is
        none."""
        ...

    def liked(self, operator: str, position: int, otherwise: ScreenPreferences) -> ScreenPreferences:
        """Return the dealer's screen preference at that record."""
        ...
