"""Folds of irregularities."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.choices import OVERRIDES, Choice
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.jackpot import Jackpot
from dealer_terminal.procedure.progressive import in_process
from dealer_terminal.procedure.state import Issue, Phase, State
from dealer_terminal.rules.irregularity import IrregularityId


def irregularity_reported(state: State, fact: facts.IrregularityReported) -> State:
    issue = Issue(IrregularityId(fact.irregularity), fact.seats, fact.note, fact.cards, fact.raised_by)
    return replace(state, issue=issue)


def irregularity_resolved(state: State, fact: facts.IrregularityResolved) -> State:
    choice = Choice(fact.choice)
    left = _left(state) if choice is not Choice.WITHDRAWN else state
    overridden = (*state.overridden, *_overridden(state, choice))
    jackpots = _jackpots(state, choice)
    return replace(left, issue=None, overridden=overridden, jackpots=jackpots, hands=fact.hands)


def _left(state: State) -> State:
    """Mark the player as gone: no further decisions, and the next round does not repeat the wagers."""
    issue = state.issue
    known = path(issue.id) if issue is not None else None
    if issue is None or known is None or not known.player_gone:
        return state
    number = issue.seats[0]
    return state.with_seat(number, replace(state.seat(number), away=True))


def _jackpots(state: State, choice: Choice) -> dict[int, Jackpot]:
    """Return the jackpots after the answer. If the cards decide, the chosen hand is undone, as with “None”. After an
    input error, or if other cards are on the table, the hand is chosen again."""
    seats = state.issue.seats if state.issue is not None else ()
    if choice is Choice.CHOOSE_AGAIN:
        return {number: Jackpot() if number in seats else each for number, each in state.jackpots.items()}
    if choice is Choice.OTHER_CARDS:
        begun = {number for number in seats if in_process(state, number)}
        return {number: Jackpot() if number in begun else each for number, each in state.jackpots.items()}
    if choice is Choice.CARDS_STAND:
        return {number: each for number, each in state.jackpots.items() if number not in seats}
    return state.jackpots


def _overridden(state: State, choice: Choice) -> tuple[str, ...]:
    """Return the step that a second person allowed against the written procedure. Before a deal, it is the deal."""
    if choice not in OVERRIDES:
        return ()
    phase = Phase.DEAL if state.phase is Phase.WAGERS else state.phase
    return (phase.value,)
