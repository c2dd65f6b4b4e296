"""Odds as a pay table prints them: `15-1`, `20 for 1`, `3 to 1`, `50`, `Push`, or a meter's name."""

import re
from enum import Enum
from functools import lru_cache

from msgspec import Struct

_NUMBER = "[1-9][0-9]*"
_RATIO = re.compile(rf"(?P<win>{_NUMBER})(?: *- *| +(?P<word>to|for) +)(?P<per>{_NUMBER})")
_PLAIN = re.compile(_NUMBER)


class OddsTerms(Enum):
    """Terms of odds. `to`: the wager is returned too. `for`: it is not. `push`: only the wager. `meter`: the meter's
    amount."""

    TO = "to"
    FOR = "for"
    PUSH = "push"
    METER = "meter"


class OddsError(ValueError):
    """Text that is not valid odds."""


class Odds(Struct, frozen=True):
    printed: str
    terms: OddsTerms
    win: int = 0
    per: int = 1

    def __str__(self) -> str:
        return self.printed

    def pays(self, stake: int) -> int:
        """Return the casino's payment on top of the stake in whole cents, rounded down."""
        win = self.win - self.per if self.terms is OddsTerms.FOR else self.win
        return stake * win // self.per

    def better_than(self, other: "Odds") -> bool:
        return self._on_top() * other.per > other._on_top() * self.per

    def _on_top(self) -> int:
        if self.terms is OddsTerms.METER:
            return 10**9 + self.win
        return self.win - self.per if self.terms is OddsTerms.FOR else self.win


PUSH = Odds("Push", OddsTerms.PUSH)


@lru_cache(maxsize=1024)
def parse_odds(text: str) -> Odds:
    """Parse the odds that a pay table prints. A plain number means `to 1`."""
    if text.strip().lower() == "push":
        return PUSH
    if _PLAIN.fullmatch(text):
        return Odds(text, OddsTerms.TO, int(text))
    match = _RATIO.fullmatch(text)
    if match is None:
        raise OddsError(f"{text!r} is no odds: write 15-1, 3 to 1, 20 for 1 or Push")
    win, per = int(match["win"]), int(match["per"])
    if match["word"] == "for" and win < per:
        raise OddsError(f"{text!r} keeps a part of a wager that wins: write 15-1, 3 to 1, 20 for 1 or Push")
    return Odds(text, OddsTerms.FOR if match["word"] == "for" else OddsTerms.TO, win, per)
