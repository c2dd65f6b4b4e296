"""The set of meters that a table shares with others, as its terminal reaches it. Amounts on meters are hundredths of a
cent, payments and reset levels whole cents."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct


class WinOutcome(Enum):
    """What became of a win."""

    PENDING = "pending"
    PAID = "paid"
    RETURNED = "returned"


class MeterStatus(Struct, frozen=True):
    """A meter of the set, and what it has of this table: `total` is all that the table ever told to have added to
    `of_meter`; `fell` where it told less afterwards, `misfit` what did not fit otherwise."""

    meter: str
    of_meter: str
    rate: int
    reset: int
    value: int
    total: int
    wins: int
    pending: int
    fell: bool
    misfit: str


class Win(Struct, frozen=True):
    """One of this table's: `number` is its place in the meter's order, `value` what stood there; `position` is where
    the table's journal stood when it was asked for."""

    of_meter: str
    number: int
    name: str
    round: int
    seat: int
    position: int
    value: int
    pays: int
    reseeded: int
    outcome: WinOutcome


class WinRequest(Struct, frozen=True):
    """A win that is asked for. `total` is what this table added to the meter up to now; `clock` is the terminal's."""

    of_meter: str
    name: str
    round: int
    seat: int
    position: int
    clock: int
    total: int


class SettledWin(Struct, frozen=True):
    """What became of a win at its table."""

    of_meter: str
    name: str
    pays: int
    reseeded: int
    outcome: WinOutcome


class MeterSet(Protocol):
    """Whatever it answers is durable. `KnownError` where it is not reached: then nobody knows whether it was done, and
    each may be asked again."""

    def join(self) -> None:
        """This line counts from here on, and none before it."""
        ...

    def tell(self, totals: Mapping[str, int]) -> Sequence[MeterStatus]: ...

    def open_wins(self, since: int) -> Sequence[Win]:
        """This table's: those that wait, and all of that round and later ones that were not returned."""
        ...

    def win(self, wanted: WinRequest) -> Win:
        """The meter is locked, the win numbered, the meter starts again; by the same name it is the same win."""
        ...

    def settle(self, settled: SettledWin) -> bool:
        """Whether it fits."""
        ...
