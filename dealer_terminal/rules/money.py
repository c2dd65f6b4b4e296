"""Money is whole: integer cents, never a float."""

from typing import NewType

Cents = NewType("Cents", int)


def dollars(amount: int) -> str:
    """`$1,204` or `$0.50`: as a dealer reads it."""
    whole, cents = divmod(abs(amount), 100)
    sign = "-" if amount < 0 else ""
    return f"{sign}${whole:,}" + (f".{cents:02}" if cents else "")
