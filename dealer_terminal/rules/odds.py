"""What a pay table prints beside an event: `15-1`, `20 for 1`, `3 to 1`, `50`, `Push`, or a meter's name."""

import re
from enum import Enum

from msgspec import Struct

_RATIO = re.compile(r"(?P<win>\d+)(?:\s*-\s*|\s+(?P<word>to|for)\s+)(?P<per>\d+)")
_PLAIN = re.compile(r"\d+")


class Terms(Enum):
    """`to`: the wager comes back as well. `for`: it does not. `push`: only the wager. `meter`: the meter's amount."""

    TO = "to"
    FOR = "for"
    PUSH = "push"
    METER = "meter"


class OddsError(ValueError):
    """Text that is no odds."""


class Odds(Struct, frozen=True):
    printed: str
    terms: Terms
    win: int = 0
    per: int = 1

    def __str__(self) -> str:
        return self.printed

    def pays(self, stake: int) -> int:
        """The house's payment on top of the stake, in whole cents (a part of a cent stays with the house)."""
        win = self.win - self.per if self.terms is Terms.FOR else self.win
        return stake * win // self.per

    def better_than(self, other: "Odds") -> bool:
        return self._on_top() * other.per > other._on_top() * self.per

    def _on_top(self) -> int:
        if self.terms is Terms.METER:
            return 10**9 + self.win
        return self.win - self.per if self.terms is Terms.FOR else self.win


PUSH = Odds("Push", Terms.PUSH)


def parse_odds(text: str) -> Odds:
    """The odds that a pay table prints; a plain number is `to 1`."""
    if text.strip().lower() == "push":
        return PUSH
    if _PLAIN.fullmatch(text):
        return Odds(text, Terms.TO, int(text))
    match = _RATIO.fullmatch(text)
    if match is None or int(match["per"]) == 0 or int(match["win"]) == 0:
        raise OddsError(f"{text!r} is no odds: write 15-1, 3 to 1, 20 for 1 or Push")
    terms = Terms.FOR if match["word"] == "for" else Terms.TO
    return Odds(text, terms, int(match["win"]), int(match["per"]))
