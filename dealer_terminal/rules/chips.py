"""Payments as chips: the fewest chips of the casino's denominations."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import Struct


class Denomination(Struct, frozen=True):
    cents: int
    colour: str


class ChipError(ValueError):
    """Denominations for which cutting the largest chip first does not give the fewest chips."""


HOUSE_CHIPS: tuple[Denomination, ...] = (
    Denomination(100_000, "yellow"),
    Denomination(50_000, "purple"),
    Denomination(10_000, "black"),
    Denomination(2_500, "green"),
    Denomination(500, "red"),
    Denomination(100, "white"),
    Denomination(50, "silver"),
)


NOTES: tuple[Denomination, ...] = (
    Denomination(10_000, ""),
    Denomination(5_000, ""),
    Denomination(2_000, ""),
    Denomination(1_000, ""),
    Denomination(500, ""),
    Denomination(200, ""),
    Denomination(100, ""),
    Denomination(25, ""),
)
"""Contents of a drop box, the coin last. No wager is paid with notes, so they need not divide each other."""


class Chips(Struct, frozen=True):
    """Stacks of chips, largest first, and the cents that no chip can pay (`coin`)."""

    stacks: tuple[tuple[int, Denomination], ...]
    coin: int = 0

    def __str__(self) -> str:
        words = [f"{count} {chip.colour}" for count, chip in self.stacks]
        return ", ".join([*words, f"{self.coin}¢ in coin"] if self.coin else words)


def check_rack(rack: Sequence[Denomination]) -> tuple[Denomination, ...]:
    """Return the denominations, largest first. Each must divide the next larger one, so that cutting the largest first
    gives the fewest chips."""
    ordered = tuple(sorted(rack, key=lambda chip: -chip.cents))
    if not ordered or ordered[-1].cents <= 0:
        raise ChipError("a rack needs chips, each worth more than nothing")
    for big, small in pairwise(ordered):
        if big.cents == small.cents or big.cents % small.cents:
            raise ChipError(f"a chip of {small.cents} does not divide one of {big.cents}: take one of them out")
    return ordered


def chips_for(amount: int, rack: Sequence[Denomination] = HOUSE_CHIPS) -> Chips:
    """Return the fewest chips that make the amount. The rest smaller than any chip is coin."""
    return _cut(amount, tuple(rack))


@lru_cache(maxsize=4096)
def _cut(amount: int, rack: tuple[Denomination, ...]) -> Chips:
    stacks = []
    for chip in check_rack(rack):
        count, amount = divmod(amount, chip.cents)
        if count:
            stacks.append((count, chip))
    return Chips(tuple(stacks), amount)
