"""The fold from one state to the next by a fact. Live play, recovery, undo and replay all use it."""

from typing import TypeGuard

from msgspec.structs import replace

from dealer_terminal.procedure import meter_changes
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.folding.folds import FOLDS
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.steps import leaves_steps_alone, step_name


def happens_at_table(entry: object) -> TypeGuard[Fact]:
    return type(entry) in FOLDS


def evolve(state: State, fact: Fact) -> State:
    """Return the state after a fact, including the step that can still be undone."""
    after = FOLDS[type(fact)](state, fact)
    moved = tuple(meter_changes.meter_changes(state, fact))
    if moved:
        after = replace(after, meters=meter_changes.meters_after(state.meters, moved))
    step = step_name(state, fact)
    if step:
        return replace(after, prior=state, step=step)
    if leaves_steps_alone(fact) or (after.prior is None and not after.step):
        return after
    return replace(after, prior=None, step="")
