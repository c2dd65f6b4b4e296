"""A round as `settle` takes it: the wagers, decisions and cards of every seat."""

from typing import Any

from msgspec import Struct


class SeatInput(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    wagers: dict[str, Any]
    decision: str = ""
    cards: tuple[str, ...] = ()
    draw: str = ""
    claims: tuple[str, ...] = ()
    forfeit: str = ""


class RoundInput(Struct, frozen=True, forbid_unknown_fields=True):
    rulebook: str
    seats: tuple[SeatInput, ...]
    pay_tables: dict[str, Any] = {}
    dealer: tuple[str, ...] = ()
    meters: dict[str, Any] = {}
    misdeal: bool = False
