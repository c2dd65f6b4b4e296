"""The moments of a round that are worth a picture: how the table lay when each step was done."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dealer_terminal.audit.replay import ReplayStep
from dealer_terminal.procedure.checklist import Item, ItemCondition, checklist
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, Words


class Moment(Struct, frozen=True):
    """As the table lay after `record`, and which step was under way."""

    record: int
    utc: int
    step: Words
    state: State


def moments(steps: Iterable[ReplayStep]) -> Iterator[Moment]:
    """One where the next record leads to another step, or to or from an irregularity."""
    last = 0
    for step in steps:
        before, after = step.before.state, step.after.state
        if before.phase is not Phase.CLOSED and _at(before) != _at(after):
            yield Moment(step.record.position - 1, last, _title(before), before)
        last = step.record.utc


def _at(state: State) -> tuple[object, ...]:
    issue = state.issue.id if state.issue else ""
    return (state.phase, issue, state.misdealt, *((each.step, each.seat) for each in _now(state)))


def _now(state: State) -> tuple[Item, ...]:
    return tuple(each for each in checklist(state) if each.condition is ItemCondition.CURRENT)


def _title(state: State) -> Words:
    return next((each.title for each in reversed(_now(state))), NO_WORDS)
