"""What is to be said of a table's win, at any time."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.statistics.wins import TOLD, Side, TableWin

_PAYS = words("It pays too much: this means something, however often somebody looks.")
_TAKES = words("It takes too much: this means something, however often somebody looks.")
_NOTHING = words("This means nothing.")


def meaning(win: TableWin) -> Words:
    if win.called:
        return _PAYS if win.side is Side.PAYS else _TAKES
    for rounds in win.needs:
        return words("This means nothing yet; going on like this, after {rounds} more rounds.", rounds=rounds)
    return _NOTHING


def means(win: TableWin) -> Words:
    """In a cell."""
    if win.called:
        return words("yes")
    for rounds in win.needs:
        return words("after {rounds} more", rounds=rounds)
    return words("nothing")


def shows(win: TableWin) -> tuple[Words, ...]:
    """How much it needs."""
    part = f"{100 * TOLD:g} %"
    return tuple(
        words(
            "Were {part} of the handle paid too much, that would show after about {rounds} rounds.",
            part=part,
            rounds=each,
        )
        for each in win.shows
    )
