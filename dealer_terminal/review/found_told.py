"""What was found in a journal, in few words: no card, and of a round that is open only that it happened."""

from collections.abc import Sequence

from msgspec import Struct

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS, Value, Words, listed, words
from dealer_terminal.review.names import DECISIONS, RESULTS, SOURCES, kind_name
from dealer_terminal.rules.hand import Decision, Result

MISDEALT = words("Misdeal: all wagers went back")
UNDONE = "step_undone"


class Settled(Struct, frozen=True):
    """One wager, as the search has it, by the name that its paper gives it."""

    wager: str
    result: str
    event: str


def hand_told(seat: int, decision: str, results: Sequence[Settled]) -> Words:
    told = listed([_result(each) for each in results]) if results else _decided(decision)
    return words("Position {seat}: {what}", seat=seat, what=told)


def _decided(decision: str) -> Words:
    return DECISIONS[Decision(decision)] if decision else NO_WORDS


def _result(each: Settled) -> Value:
    result = RESULTS[Result(each.result)]
    if each.event:
        return words("{spot} {result} ({event})", spot=each.wager, result=result, event=Words(each.event))
    return words("{what} {amount}", what=each.wager, amount=result)


def signed_on(who: str) -> Words:
    return words("{name} signed on", name=who)


def sourced(cards_from: str) -> Words:
    return words("Cards from {source}", source=SOURCES[CardsFrom(cards_from)])


def done_by(kind: str, who: str) -> Words:
    """A fact by its kind alone."""
    what = words("Step taken back") if kind == UNDONE else kind_name(kind)
    return words("{what}, by {who}", what=what, who=who) if who else what
