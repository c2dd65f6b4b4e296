"""Amounts as they are written: whole cents."""

from typing import Any

from dealer_terminal.errors import KnownError
from dealer_terminal.rules.money import dollars

HIGHEST_WAGER = 100_000_000
HIGHEST_METER = 100_000_000_000


def wager(where: str, amount: Any) -> int:
    return _cents(where, amount, HIGHEST_WAGER)


def meter(where: str, amount: Any) -> int:
    return _cents(where, amount, HIGHEST_METER)


def from_reset_level(name: str, amount: int, level: int) -> None:
    """A meter starts there and only grows."""
    if amount < level:
        raise KnownError(f"meter {name}: {amount} is below its reset level of {level}; write what the meter shows")


def _cents(where: str, amount: Any, highest: int) -> int:
    if type(amount) is not int:
        raise KnownError(f"{where}: {amount!r} is no amount; write whole cents, such as 2500 for $25")
    if amount <= 0:
        raise KnownError(f"{where}: an amount is more than 0; write whole cents, or leave it out")
    if amount > highest:
        raise KnownError(f"{where}: more than {dollars(highest)}; write whole cents")
    return amount
