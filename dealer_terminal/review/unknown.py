"""What is said where no dealer, wager or event of a whole journal is called so: what there is instead."""

from collections.abc import Sequence

from dealer_terminal.procedure.words import Words, as_told, listed, words

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
