"""The axis of a replay: the positions of a journal's records. Clocks are views of it; a step cannot miss a record."""

from enum import Enum
from typing import Protocol


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
