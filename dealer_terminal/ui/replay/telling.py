"""A round in words: told once, and again only when it has grown."""

from dealer_terminal.review.reel import Reel
from dealer_terminal.review.timeline import Happening, happenings


class Telling:
    def __init__(self, reel: Reel) -> None:
        self._reel = reel
        self._told: tuple[tuple[int, int], tuple[Happening, ...]] = ((0, 0), ())

    def round(self, position: int) -> tuple[Happening, ...]:
        """The one of that record."""
        found = self._reel.round_of(position)
        if self._told[0] != (found.first, found.end):
            self._told = ((found.first, found.end), happenings(self._reel.steps(position)))
        return self._told[1]
