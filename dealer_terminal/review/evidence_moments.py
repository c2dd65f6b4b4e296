"""The moments of a round that are worth a picture: how the table lay when each step was done."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.checklist import Item, ItemCondition, checklist
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.titles import title
from dealer_terminal.procedure.words import Words


class Moment(Struct, frozen=True):
    """As the table lay after `record`, and which step was under way, with its part."""

    record: int
    utc: int
    step: tuple[Words, ...]
    state: State


def moments(steps: Iterable[ReplayStep]) -> Iterator[Moment]:
    """One where the next record leads to another step, or to or from an irregularity."""
    last = 0
    for step in steps:
        before, after = step.before.state, step.after.state
        if before.phase is not Phase.CLOSED and _at(before) != _at(after):
            yield Moment(step.record.position - 1, last, _titles(before), before)
        last = step.record.utc


def _at(state: State) -> tuple[object, ...]:
    issue = state.issue.id if state.issue else ""
    return (state.phase, issue, state.misdealt, *((each.step, each.seat) for each in _now(state)))


def _now(state: State) -> tuple[Item, ...]:
    return tuple(each for each in checklist(state) if each.condition is ItemCondition.CURRENT)


def _titles(state: State) -> tuple[Words, ...]:
    """What is dealt with where something is irregular, else the step and the part of it."""
    if state.issue is None:
        return tuple(each.title for each in _now(state))
    seat = state.issue.seats[0] if state.issue.seats else ""
    return (title(procedure(state, state.issue.id), seat, state.in_force().positions),)
