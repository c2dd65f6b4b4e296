"""Port of the meter set that a table shares with others. Meter amounts are hundredths of a cent; payments and reset
levels are whole cents."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct


class WinOutcome(Enum):
    """Outcome of a win."""

    PENDING = "pending"
    PAID = "paid"
    RETURNED = "returned"


class MeterStatus(Struct, frozen=True):
    """A meter of the set and its data on this table. `total` is everything this table ever reported as added to
    `of_meter`. `fell` is True if it reported less afterward, and `misfit` describes any other conflict."""

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
    """Win of this table. `number` is its place in the meter's order, `value` the meter's value, and `position` the
    journal position of the request."""

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
    """Request for a win. `total` is what this table has added to the meter so far; `clock` is the terminal's."""

    of_meter: str
    name: str
    round: int
    seat: int
    position: int
    clock: int
    total: int


class SettledWin(Struct, frozen=True):
    """Outcome of a win at its table."""

    of_meter: str
    name: str
    pays: int
    reseeded: int
    outcome: WinOutcome


class MeterSet(Protocol):
    """Shared meters. Results are durable. Raises KnownError if unreachable; the outcome is then unknown, and every call
    is safe to retry."""

    def join(self) -> None:
        """Make this the table's only valid connection."""
        ...

    def tell(self, totals: Mapping[str, int]) -> Sequence[MeterStatus]: ...

    def open_wins(self, since: int) -> Sequence[Win]:
        """Return this table's pending wins, and all wins since that round that were not returned."""
        ...

    def win(self, wanted: WinRequest) -> Win:
        """Lock the meter, number the win and restart the meter. The same name returns the same win."""
        ...

    def settle(self, settled: SettledWin) -> bool:
        """Return True if the settlement fits."""
        ...
