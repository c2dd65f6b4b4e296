"""Where a step of the procedure begins: another step is due, or an irregularity opens or ends."""

from collections.abc import Sequence

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.checklist import ItemCondition, checklist
from dealer_terminal.procedure.facts import RoundOpened
from dealer_terminal.procedure.state import State

Due = tuple[object, ...]


def due(state: State) -> Due:
    """What the table was about, so that two moments of one step are alike."""
    current = (each for each in checklist(state) if each.condition is ItemCondition.CURRENT)
    issue = state.issue.id if state.issue is not None else ""
    return (state.phase, issue, state.misdealt, *((each.step, each.seat) for each in current))


def stops(steps: Sequence[ReplayStep]) -> tuple[int, ...]:
    """Positions, in order."""
    return tuple(step.record.position for step in steps if _begins(step))


def _begins(step: ReplayStep) -> bool:
    return isinstance(step.entry, RoundOpened) or due(step.before.state) != due(step.after.state)
