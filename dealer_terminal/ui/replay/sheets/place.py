"""A stretch of records that a form is about: from one fact to another, in two fields."""

import re

from dealer_terminal.journal.review_facts import RecordAt, Stretch
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.console.sheet import Field, Key, Kind
from dealer_terminal.ui.replay.sheet import Sheet, Stand

FIELDS = (Field("first", words("From fact"), Kind.SHORT), Field("last", words("To fact"), Kind.SHORT))
KEYS = (Key("from-here", words("From here")), Key("to-here", words("To here")), Key("round", words("Whole round")))


def here(stand: Stand) -> dict[str, str]:
    return {"first": str(stand.position), "last": str(stand.position)}


def placed(sheet: Sheet, stand: Stand, name: str) -> Sheet:
    """One of the keys was pressed: the fields say so."""
    first, last = stand.steps[0].record.position, stand.steps[-1].record.position
    match name:
        case "from-here":
            return sheet.anew(first=str(stand.position))
        case "to-here":
            return sheet.anew(last=str(stand.position))
        case _:
            return sheet.anew(first=str(first), last=str(last))


def stretch(stand: Stand, first: int, last: int) -> Stretch:
    """Whoever writes it down names the records by their leaf hashes."""
    return Stretch(RecordAt(stand.journal, first, b""), RecordAt(stand.journal, last, b""))


def ends(sheet: Sheet, stand: Stand) -> tuple[int, int] | Words:
    """The two positions; or what is wrong with them."""
    texts = sheet.text("first"), sheet.text("last") or sheet.text("first")
    if not all(re.fullmatch(r"[0-9]{1,15}", text) for text in texts):
        return words("Write facts by their numbers, such as 1204.")
    first, last = map(int, texts)
    if first > last:
        return words("The first fact comes before the last one.")
    if last >= stand.size:
        return words("There is no fact {position}: the last one is {last}", position=last, last=stand.size - 1)
    return first, last
