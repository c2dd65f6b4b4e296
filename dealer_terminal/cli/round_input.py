"""A round as `settle` takes it: the wagers, decisions and cards of every seat."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Named = Annotated[str, Meta(min_length=1)]
"""Left out where there is nothing to name, never empty."""


class SeatInput(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    wagers: dict[str, Any]
    decision: Named = ""
    cards: tuple[str, ...] = ()
    draw: Named = ""
    claims: tuple[str, ...] = ()
    forfeit: Named = ""


class RoundInput(Struct, frozen=True, forbid_unknown_fields=True):
    rulebook: str
    seats: tuple[SeatInput, ...]
    pay_tables: dict[str, Any] = {}
    dealer: tuple[str, ...] = ()
    meters: dict[str, Any] = {}
    misdeal: bool = False
