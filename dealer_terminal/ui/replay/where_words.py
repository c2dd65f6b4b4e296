"""Where on a table something lies, and what stands there, as a reviewer says it."""

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, labelled, listed, words
from dealer_terminal.review.names import irregularity_called
from dealer_terminal.review.told_play import spot_name
from dealer_terminal.rules.meter_money import whole_cents
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.replay.part_names import MONEY, PARTS, VALUES

_METERS = ("meters", "grown")
_SPOTS = ("tucked", "done", "spot")
_STAKES = ("wagers", "maxima")
_OF_AN_IRREGULARITY = "forfeit"


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


def value_words(where: tuple[str, ...], value: str, state: State) -> Words:
    """Money as money; what is not there is nothing."""
    last, within = where[-1], where[-2:-1]
    if not value:
        return words("nothing")
    if value == "True":
        return words("yes")
    if last in VALUES:
        return VALUES[last].get(value) or as_told(value)
    if last in _SPOTS:
        return as_told(", ".join(spot_name(state, each) for each in value.split()))
    if last == _OF_AN_IRREGULARITY:
        return irregularity_called(value)
    return as_told(dollars(cents) if (cents := _cents(last, within, value)) is not None else value)


def _cents(last: str, within: tuple[str, ...], value: str) -> int | None:
    if not value.lstrip("-").isdecimal():
        return None
    if within and within[0] in _METERS:
        return whole_cents(int(value))
    is_money = last in MONEY or (within and within[0] in _STAKES) or (last, within) == ("deal", ("thresholds",))
    return int(value) if is_money else None


def _within(place: Words, rest: list[str], state: State) -> Words:
    return labelled(place, _parts(tuple(rest), state)) if rest else place


def _parts(where: tuple[str, ...], state: State) -> Words:
    parts = listed([PARTS.get(each) or spot_name(state, each).replace("_", " ") for each in where])
    return parts if isinstance(parts, Words) else as_told(str(parts))
