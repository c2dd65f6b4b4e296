"""Where on a table something lies, and what stands there, as a reviewer says it."""

from collections.abc import Mapping

from dealer_terminal.procedure.words import NO_WORDS, Value, Words, as_told, listed, words
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
_MONEY = frozenset({"stake", "pays"})


def where_words(where: tuple[str, ...]) -> Words:
    match where:
        case ():
            return NO_WORDS
        case ("seats", "0", *rest):
            return _within(words("The dealer"), rest)
        case ("seats", seat, *rest):
            return _within(words("Position {seat}", seat=seat), rest)
        case _:
            return words("{part}", part=_parts(where))


def value_words(where: tuple[str, ...], value: str) -> Words:
    """Money as money; what is not there is nothing."""
    if not value:
        return words("nothing")
    if value == "True":
        return words("yes")
    is_money = where[-1] in _MONEY or "wagers" in where[-2:-1]
    return as_told(dollars(int(value)) if is_money and value.lstrip("-").isdecimal() else value)


def _within(place: Words, rest: list[str]) -> Words:
    return words("{place}: {part}", place=place, part=_parts(tuple(rest))) if rest else place


def _parts(where: tuple[str, ...]) -> Value:
    return listed([_PARTS.get(each, each.replace("_", " ")) for each in where])
