"""Money as integer cents, never a float."""

from collections.abc import Mapping
from typing import NewType

from dealer_terminal.rules.rulebook import Progressive

Cents = NewType("Cents", int)


def dollars(amount: int) -> str:
    """Format an amount for a dealer: `$1,204` or `$0.50`."""
    whole, cents = divmod(abs(amount), 100)
    sign = "-" if amount < 0 else ""
    return f"{sign}${whole:,}" + (f".{cents:02}" if cents else "")


PARTS = 100
"""Hundredths of a cent in one cent. Meters are kept in hundredths of a cent."""


def parts(cents: int) -> int:
    return cents * PARTS


def whole_cents(kept: int) -> int:
    """Return the amount that a meter shows and pays. The rest stays on the meter."""
    return kept // PARTS


def increments(progressive: Progressive, wagers: Mapping[int, int]) -> dict[str, int]:
    """Return the growth of each meter: its rate of every wager, in hundredths of a cent."""
    staked = sum(wagers.values())
    return {meter.id: staked * meter.increment_percent * PARTS // 100 for meter in progressive.meters}


def reset_levels(progressive: Progressive, wager: int) -> dict[str, int]:
    """Return the reset levels in hundredths of a cent, in proportion to the table's wager (STAX, note *)."""
    return {meter.id: parts(progressive.reset_level(meter.id, wager)) for meter in progressive.meters}
