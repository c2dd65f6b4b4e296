"""What at a table calls its dealer, and what of it is new: each is heard once, also one that a start finds open."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.sound import Pulse


class Calls(Struct, frozen=True):
    """The questions that are open and the payments that wait for a supervisor, and whether the reader is lost."""

    questions: frozenset[tuple[str, ...]] = frozenset()
    reader_lost: bool = False


def calls(state: State) -> Calls:
    if state.phase is Phase.CLOSED:
        return Calls()
    asked = state.issue is not None and state.issue.id is IrregularityId.READER_LOST
    return Calls(frozenset(_questions(state)), asked or FaultId.READER_LOST in state.faults)


def pulses(before: Calls, now: Calls) -> tuple[Pulse, ...]:
    """One at a time: a reader that is lost asks too, and its own pulse says both."""
    if now.reader_lost and not before.reader_lost:
        return (Pulse.READER_LOST,)
    return (Pulse.QUESTION,) if now.questions - before.questions else ()


def _questions(state: State) -> Iterator[tuple[str, ...]]:
    issue = state.issue
    if issue is not None and issue.id is not IrregularityId.READER_LOST:
        yield ("issue", issue.id.value, *map(str, issue.seats))
    for hold in state.holds:
        yield ("hold", str(hold.seat), hold.spot)
    if state.over_limit:
        yield ("over the limit",)
    for seat, jackpot in state.jackpots.items():
        if jackpot.stage is JackpotStage.PENDING:
            yield ("jackpot", str(seat))
