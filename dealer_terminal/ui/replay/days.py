"""The strip of a day: from the first thing that happened in it to the last; read again where records have come."""

from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.review.archive import Archive
from dealer_terminal.review.day import Day
from dealer_terminal.review.density import Strip
from dealer_terminal.ui.console.clocks import day_of

BUCKETS = 480
_LEAST = 60_000_000
"""Microseconds that a strip has at least."""


class DayStrip(Struct, frozen=True):
    found: Day
    strip: Strip


class Days:
    def __init__(self, archive: Archive, zone: ZoneInfo) -> None:
        self._archive, self._zone = archive, zone
        self._known: dict[tuple[int, int], DayStrip] = {}

    def at(self, utc: int, last: tuple[int, int]) -> DayStrip:
        """`last`: how many records there are, and when the last one was written."""
        begin, end = day_of(utc, self._zone)
        key = (begin, last[0])
        if key not in self._known:
            self._known = {key: self._read(begin, end, last[1])}
        return _with(self._known[key], utc)

    def _read(self, begin: int, end: int, last: int) -> DayStrip:
        found = self._archive.between(begin, end)
        within = [last] if begin <= last < end else []
        times = [at for each in found.busy for at in (each.begin, each.end)] + [each.utc for each in found.ticks]
        times += within
        first, until = min(times, default=begin), max(times, default=begin) + 1
        return DayStrip(found, Strip(first, max(until, first + _LEAST), BUCKETS))


def _with(known: DayStrip, utc: int) -> DayStrip:
    """What is looked at lies on the strip, though it happened before the first round of that day."""
    strip = known.strip
    if strip.begin <= utc < strip.end:
        return known
    return DayStrip(known.found, Strip(min(strip.begin, utc), max(strip.end, utc + 1), strip.buckets))
