"""The tables that a shift lacks: why, and what may be done with the others."""

from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, then, words
from dealer_terminal.review.rights import OWN_TABLES
from dealer_terminal.review.shift_read import ShiftRead
from dealer_terminal.ui.pit.showing import Showing

OTHERS_ALONE = words("A shift that lacks a table is not signed or filed: open the others alone.")


def lacking(showing: Showing) -> tuple[Words, ...]:
    """Of tables that nobody has seen here, and that may be of whoever is signed on."""
    if not _may_be_own(showing):
        return ()
    seen = {each.db for each in showing.sights}
    lost = tuple(as_told(why) for db, why in showing.lost.items() if db not in seen)
    return (*lost, *(words("Reading {files}", files=each) for each in showing.unread))


def why_not_whole(read: ShiftRead) -> Words:
    return next((then(each, OTHERS_ALONE) for each in read.wrong), NO_WORDS)


def _may_be_own(showing: Showing) -> bool:
    """Whoever looks only at their own tables misses one of these."""
    console, seen = showing.console, {each.journal for each in showing.sights}
    person = console.reviewer
    if person is None or person.role not in OWN_TABLES:
        return True
    return not seen.issuperset(console.tables.get(person.id, ()))
