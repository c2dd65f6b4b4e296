"""A round that has just ended, as its dealer saw it once more before going on."""

from msgspec import Struct

from dealer_terminal.procedure.facts import RoundClosed, RoundOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.review.journal_navigator import Reel


class Ended(Struct, frozen=True):
    """As it lay before it was closed, and when that was."""

    state: State
    utc: int


def just_ended(reel: Reel, position: int) -> tuple[Ended, ...]:
    """At the fact that closed it, and at the next round's opening, which was written with it; nowhere else."""
    step = reel.moment(position).step
    if isinstance(step.entry, RoundOpened) and position:
        before = reel.round_of(position - 1)
        if before.lost or not before.records:
            return ()
        step = reel.moment(position - 1).step
    return (Ended(step.before.state, step.record.utc),) if isinstance(step.entry, RoundClosed) else ()
