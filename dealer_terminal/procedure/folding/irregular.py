"""An irregularity that is dealt with."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.irregularities import OVERRIDES, PLAYER_LEAVES, Choice
from dealer_terminal.procedure.jackpot import Jackpot
from dealer_terminal.procedure.state import Issue, Phase, State


def irregularity_reported(state: State, fact: facts.IrregularityReported) -> State:
    return replace(state, issue=Issue(fact.irregularity, fact.seats, fact.note, fact.cards, fact.raised_by))


def irregularity_resolved(state: State, fact: facts.IrregularityResolved) -> State:
    choice = fact.choice
    left = _left(state) if choice != Choice.WITHDRAWN.value else state
    overridden = (*state.overridden, *_overridden(state, choice))
    return replace(left, issue=None, overridden=overridden, jackpots=_jackpots(state, choice))


def _left(state: State) -> State:
    """A player who left decides no more, and the next round does not repeat the wagers."""
    issue = state.issue
    if issue is None or issue.id != PLAYER_LEAVES:
        return state
    number = issue.seats[0]
    return state.with_seat(number, replace(state.seat(number), away=True))


def _jackpots(state: State, choice: str) -> dict[int, Jackpot]:
    """The cards stand: the hand that was chosen is undone, as by “None”."""
    if choice != Choice.CARDS_STAND.value or state.issue is None:
        return state.jackpots
    return {number: each for number, each in state.jackpots.items() if number not in state.issue.seats}


def _overridden(state: State, choice: str) -> tuple[str, ...]:
    """The step that a second person let go on otherwise than by the book; before a deal, that is the deal."""
    if choice not in OVERRIDES:
        return ()
    phase = Phase.DEAL if state.phase is Phase.WAGERS else state.phase
    return (phase.value,)
