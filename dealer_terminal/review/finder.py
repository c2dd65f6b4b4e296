"""Search questions over a whole journal, and their answers, newest first in pages."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS, Value, Words, as_told, listed, words
from dealer_terminal.review.names import DECISIONS, RESULTS, SOURCES, kind_name
from dealer_terminal.rules.hand import Decision, Result

BEGINNING, END = 0, 2**62
PAGE = 50


class Ready(Enum):
    """Predefined questions."""

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


class SearchQuestion(Struct, frozen=True):
    """Question and its conditions. All given conditions must hold, and those about a wager must hold for one wager.

    The total paid on such wagers of a hand is from `pays` to `most` cents. The time is from `since` on and before
    `until`, in microseconds UTC. A round's time is its beginning.
    """

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
"""Conditions that each question supports."""


def asked_instead(question: SearchQuestion, ready: Ready) -> SearchQuestion:
    """Return another question, with those conditions of this one that it supports."""
    kept = {name: getattr(question, name) for name in TAKES[ready]}
    return SearchQuestion(ready, **kept)


class SearchPlace(Struct, frozen=True):
    """End of a page, after which the next one begins."""

    at: int
    seat: int = 0


NEWEST = SearchPlace(END)


class SearchHit(Struct, frozen=True):
    """One line of an answer: fast, and not verified. Selecting it folds the records themselves."""

    position: int
    utc: int
    round: int
    what: Words
    paid: int = 0


class SearchPage(Struct, frozen=True):
    """One page of an answer. `more` is where the next page begins, empty if nothing older remains.

    `none` says why nothing can be found: a condition names something that does not exist here.
    """

    found: tuple[SearchHit, ...]
    more: tuple[SearchPlace, ...] = ()
    none: Words = NO_WORDS


class Wish(Struct, frozen=True):
    """Request for one page of an answer."""

    question: SearchQuestion
    after: SearchPlace = NEWEST


class SearchAnswer(Struct, frozen=True):
    """Answer to a request. `failed` is the reason if the search failed."""

    wish: Wish
    page: SearchPage
    failed: Words = NO_WORDS


class Finder(Protocol):
    """Search of a journal. Open rounds yield no hand, payment or card."""

    def find(
        self, question: SearchQuestion, after: SearchPlace, *, gives_up: Callable[[], bool], most: int = PAGE
    ) -> SearchPage:
        """Return one page. If `gives_up` returns True, the page may be incomplete, and the caller discards it."""
        ...


_MOST = 12


def no_dealer(number: str, known: Sequence[str]) -> Words:
    return words("No dealer here has the number {text}; {there}", text=number, there=_there(known))


def no_wager(spot: str, known: Sequence[str]) -> Words:
    return words("No hand here had the wager {text}; {there}", text=spot.replace("-", " "), there=_there(known))


def no_event(event: str, known: Sequence[str]) -> Words:
    return words("No wager here came to the event “{text}”; {there}", text=event, there=_there(known))


def _there(known: Sequence[str]) -> Words:
    if not known:
        return words("there is none yet")
    first = listed([as_told(each) for each in known[:_MOST]])
    if len(known) > _MOST:
        return words("known here: {known} and {count} others", known=first, count=len(known) - _MOST)
    return words("known here: {known}", known=first)


MISDEALT = words("Misdeal: all wagers went back")
UNDONE = "step_undone"


class SettledWager(Struct, frozen=True):
    """One settled wager, with the rulebook's name for it."""

    wager: str
    result: str
    event: str


def hand_told(seat: int, decision: str, results: Sequence[SettledWager]) -> Words:
    told = listed([_result(each) for each in results]) if results else _decided(decision)
    return words("Position {seat}: {what}", seat=seat, what=told)


def _decided(decision: str) -> Words:
    return DECISIONS[Decision(decision)] if decision else NO_WORDS


def _result(each: SettledWager) -> Value:
    result = RESULTS[Result(each.result)]
    if each.event:
        return words("{spot} {result} ({event})", spot=each.wager, result=result, event=Words(each.event))
    return words("{what} {amount}", what=each.wager, amount=result)


def signed_on(who: str) -> Words:
    return words("{name} signed on", name=who)


def sourced(cards_from: str) -> Words:
    return words("Cards from {source}", source=SOURCES[CardsFrom(cards_from)])


def done_by(kind: str, who: str) -> Words:
    """Describe a fact by its kind alone."""
    what = words("Step taken back") if kind == UNDONE else kind_name(kind)
    return words("{what}, by {who}", what=what, who=who) if who else what
