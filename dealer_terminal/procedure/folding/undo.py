"""The way back."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import State


def step_undone(state: State, fact: facts.StepUndone) -> State:
    """The step before, as it was, but with the people and devices of now."""
    assert state.prior is not None, "nothing to undo"
    return replace(state.prior, faults=state.faults, dealer=state.dealer, meters=state.meters)
