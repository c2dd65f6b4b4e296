"""Where on a table something lies, and what stands there, as a reviewer says it."""

from collections.abc import Mapping

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, labelled, listed, words
from dealer_terminal.review.names import DECISIONS, PHASES, RESULTS
from dealer_terminal.review.told_play import spot_name
from dealer_terminal.rules.money import dollars

_PARTS: Mapping[str, Words] = {
    "phase": words("phase"),
    "round": words("round"),
    "table": words("table"),
    "dealer": words("dealer"),
    "terms": words("terms"),
    "rulebook": words("rulebook"),
    "seats": words("positions"),
    "wagers": words("wagers"),
    "cards": words("cards"),
    "natural": words("natural"),
    "draw": words("draw card"),
    "hand": words("hand"),
    "decision": words("decision"),
    "lines": words("payment"),
    "result": words("result"),
    "event": words("event"),
    "odds": words("odds"),
    "stake": words("wagered"),
    "pays": words("paid"),
    "rule": words("paragraph"),
    "stages": words("opened parts"),
    "collected": words("collected"),
    "racked": words("racked"),
    "packet": words("packet"),
    "packets": words("packets"),
    "issue": words("irregularity"),
    "jackpots": words("prizes"),
    "tray": words("the table's money"),
    "faults": words("reader faults"),
}
_KNOWN: Mapping[str, Mapping[str, Words]] = {
    "phase": {phase.value: told for phase, told in PHASES.items()},
    "decision": {decision.value: told for decision, told in DECISIONS.items()},
    "result": {result.value: told for result, told in RESULTS.items()},
}
_MONEY = frozenset({"stake", "pays"})


def where_words(where: tuple[str, ...], state: State) -> Words:
    """A wager as the table's paper calls it."""
    match where:
        case ():
            return NO_WORDS
        case ("seats", "0", *rest):
            return _within(words("The dealer"), rest, state)
        case ("seats", seat, *rest):
            return _within(words("Position {seat}", seat=seat), rest, state)
        case _:
            return _parts(where, state)


def value_words(where: tuple[str, ...], value: str) -> Words:
    """Money as money; what is not there is nothing."""
    if not value:
        return words("nothing")
    if value == "True":
        return words("yes")
    if where[-1] in _KNOWN:
        return _KNOWN[where[-1]].get(value) or as_told(value)
    is_money = where[-1] in _MONEY or "wagers" in where[-2:-1]
    return as_told(dollars(int(value)) if is_money and value.lstrip("-").isdecimal() else value)


def _within(place: Words, rest: list[str], state: State) -> Words:
    return labelled(place, _parts(tuple(rest), state)) if rest else place


def _parts(where: tuple[str, ...], state: State) -> Words:
    parts = listed([_PARTS.get(each) or spot_name(state, each).replace("_", " ") for each in where])
    return parts if isinstance(parts, Words) else as_told(str(parts))
