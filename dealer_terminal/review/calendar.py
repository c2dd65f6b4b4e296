"""Between which instants, in microseconds UTC, a clock of any zone can tell the time, years 2 to 9998."""

from enum import Enum
from typing import Protocol

FIRST, LAST = -62_104_060_800_000_000, 253_370_764_799_999_999
DAY = 86_400_000_000
MILLISECOND = 1000


def tellable(utc: int) -> int:
    """The nearest instant that can be told."""
    return min(max(utc, FIRST), LAST)


def whole_millisecond(utc: int) -> int:
    """Its end, where no more was named: clocks show no more, so whatever was written within it was there by then."""
    return utc if utc % MILLISECOND else utc + MILLISECOND - 1


def told_by_a_clock(utc: int) -> bool:
    return utc == tellable(utc)


class By(Enum):
    """How far one step goes."""

    FACT = "fact"
    STEP = "step"
    ROUND = "round"
    IRREGULARITY = "irregularity"
    KIND = "kind"


class Towards(Enum):
    BACK = -1
    ON = 1


class Axis(Protocol):
    """At least one record, from 0 to `size() - 1`."""

    def size(self) -> int: ...

    def near(self, position: int, by: By, towards: Towards) -> int:
        """The next such place that way; where there is none, the position itself."""
        ...

    def gap(self, position: int) -> int:
        """Microseconds from this record to the next one, as the table took them; never below 0."""
        ...
