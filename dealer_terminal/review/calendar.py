"""Instants, in microseconds UTC, that can be displayed in any time zone (years 2 to 9998), and the replay axis."""

from enum import Enum
from typing import Protocol

FIRST, LAST = -62_104_060_800_000_000, 253_370_764_799_999_999
DAY = 86_400_000_000
MILLISECOND = 1000


def tellable(utc: int) -> int:
    """Return the nearest instant that can be displayed."""
    return min(max(utc, FIRST), LAST)


def whole_millisecond(utc: int) -> int:
    """Return the last microsecond of the millisecond if `utc` is a whole one.

    Clocks show milliseconds, so a record written within the displayed one counts as written by then.
    """
    return utc if utc % MILLISECOND else utc + MILLISECOND - 1


def told_by_a_clock(utc: int) -> bool:
    return utc == tellable(utc)


class By(Enum):
    """Unit of a step of the playhead."""

    FACT = "fact"
    STEP = "step"
    ROUND = "round"
    IRREGULARITY = "irregularity"
    KIND = "kind"


class Towards(Enum):
    BACK = -1
    ON = 1


class Axis(Protocol):
    """Positions that a playhead moves over. At least one record, from 0 to `size() - 1`."""

    def size(self) -> int: ...

    def near(self, position: int, by: By, towards: Towards) -> int:
        """Return the next such position in that direction, or `position` if there is none."""
        ...

    def gap(self, position: int) -> int:
        """Return the microseconds from this record to the next one at the table; never below 0."""
        ...
