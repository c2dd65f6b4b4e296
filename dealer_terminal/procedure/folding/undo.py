"""The way back."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase, State


def step_undone(state: State, fact: facts.StepUndone) -> State:
    """The step before, as it was, but with the people and devices of now; a machine may be dealing already where bets
    are open again."""
    before = state.prior
    assert before is not None, "nothing to undo"
    reopened = state.reopened or (before.phase is Phase.WAGERS and state.phase is not Phase.WAGERS)
    beside = replace(before, faults=state.faults, dealer=state.dealer, meters=state.meters, link=state.link)
    return replace(beside, reopened=reopened)
