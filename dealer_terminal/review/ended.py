"""A round that has just ended, as the dealer saw it before going on."""

from msgspec import Struct

from dealer_terminal.procedure.facts import RoundClosed, RoundOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.review.journal_navigator import JournalNavigator


class Ended(Struct, frozen=True):
    """State of a round before it closed, and the time at which it closed."""

    state: State
    utc: int


def just_ended(reel: JournalNavigator, position: int) -> tuple[Ended, ...]:
    """Return the ended round at the fact that closed it and at the next opening, written with it; else nothing."""
    step = reel.moment(position).step
    if isinstance(step.entry, RoundOpened) and position:
        before = reel.round_of(position - 1)
        if before.lost or not before.records:
            return ()
        step = reel.moment(position - 1).step
    return (Ended(step.before.state, step.record.utc),) if isinstance(step.entry, RoundClosed) else ()
