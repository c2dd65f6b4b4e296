"""What somebody writes in the search box: a round, a fact or a time."""

import re
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.ui.console.clocks import instant_on_day


class ForRound(Struct, frozen=True):
    number: int


class ForFact(Struct, frozen=True):
    position: int


class ForTime(Struct, frozen=True):
    utc: int


class NotUnderstood(Struct, frozen=True):
    text: str


Sought = ForRound | ForFact | ForTime | NotUnderstood
_ROUND = re.compile(r"(?:r|round)?\s*(\d{1,15})", re.IGNORECASE | re.ASCII)
_FACT = re.compile(r"(?:f|fact)\s*(\d{1,15})", re.IGNORECASE | re.ASCII)


def sought(text: str, now: int, zone: ZoneInfo) -> Sought:
    """A bare number is a round; a time without a date is one of the gaming day that is shown."""
    text = text.strip()
    if found := _FACT.fullmatch(text):
        return ForFact(int(found[1]))
    if found := _ROUND.fullmatch(text):
        return ForRound(int(found[1]))
    try:
        return ForTime(instant_on_day(text, now, zone))
    except (ValueError, OverflowError):
        return NotUnderstood(text)
