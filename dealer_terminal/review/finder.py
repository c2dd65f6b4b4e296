"""What can be asked of a whole journal, and how it is answered: newest first, a page at a time."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.words import NO_WORDS, Words

BEGINNING, END = 0, 2**62
PAGE = 50


class Ready(Enum):
    """The questions that stand ready."""

    HANDS = "hands"
    PAYMENTS = "payments"
    IRREGULARITIES = "irregularities"
    OVERRIDES = "overrides"
    CORRECTIONS = "corrections"
    UNDOS = "undos"
    MISDEALS = "misdeals"
    FAULTS = "reader-faults"
    SOURCES = "not-from-a-reader"
    SIGN_ONS = "sign-ons"


class Question(Struct, frozen=True):
    """Every condition that is given must hold, those of a wager for one and the same. What such wagers of a hand were
    paid together is from `pays` to `most` cents. A time is from `since` on and before `until`, in microseconds UTC; a
    round's time is when it began."""

    ready: Ready = Ready.HANDS
    since: int = BEGINNING
    until: int = END
    round: int = 0
    seat: int = 0
    dealer: str = ""
    spot: str = ""
    event: str = ""
    stake: int = 0
    pays: int = 0
    most: int = 0
    irregularity: str = ""


_TIME = ("since", "until", "round")
_WAGER = ("seat", "dealer", "spot", "event", "stake", "pays", "most", "irregularity")
TAKES: Mapping[Ready, tuple[str, ...]] = {
    Ready.HANDS: (*_TIME, *_WAGER),
    Ready.PAYMENTS: (*_TIME, *_WAGER),
    Ready.IRREGULARITIES: (*_TIME, "irregularity"),
    Ready.OVERRIDES: _TIME,
    Ready.CORRECTIONS: _TIME,
    Ready.UNDOS: _TIME,
    Ready.MISDEALS: (*_TIME, "dealer"),
    Ready.FAULTS: _TIME,
    Ready.SOURCES: (*_TIME, "dealer"),
    Ready.SIGN_ONS: (*_TIME, "dealer"),
}
"""The conditions that each of them knows."""


def asked_instead(question: Question, ready: Ready) -> Question:
    """Another question, under the conditions of this one that it knows."""
    kept = {name: getattr(question, name) for name in TAKES[ready]}
    return Question(ready, **kept)


class Place(Struct, frozen=True):
    """Where a page ended: behind it the next one begins."""

    at: int
    seat: int = 0


NEWEST = Place(END)


class Found(Struct, frozen=True):
    """One line: quick, and proof of nothing. Whoever goes there folds the records themselves."""

    position: int
    utc: int
    round: int
    what: Words
    paid: int = 0


class Page(Struct, frozen=True):
    """`more` is where the next page begins; empty where nothing older is left. `none` says why there can be nothing:
    what was asked for has no such name here."""

    found: tuple[Found, ...]
    more: tuple[Place, ...] = ()
    none: Words = NO_WORDS


class Wish(Struct, frozen=True):
    """One page of an answer, as it is asked for."""

    question: Question
    after: Place = NEWEST


class Answer(Struct, frozen=True):
    """`failed` says what kept it from being found."""

    wish: Wish
    page: Page
    failed: Words = NO_WORDS


class Finder(Protocol):
    """Rounds that are open give no hand, no payment and no card."""

    def find(self, question: Question, after: Place, *, gives_up: Callable[[], bool], most: int = PAGE) -> Page:
        """The answer of somebody who `gives_up` is short and never looked at."""
        ...
