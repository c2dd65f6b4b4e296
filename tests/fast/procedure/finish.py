"""A way out of every state: what a table does to end the round that it is in, without a device coming back."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deal_limit import only_prizes
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.progressive import closed_spot
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import ANTE
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.walk import DEALER, approval
from tests.helpers.candidates import steps
from tests.helpers.progressive_candidates import verifications

_FIRST = (Choice.BY_HAND, Choice.CONTINUE, Choice.HAND_STANDS, Choice.FOLD, Choice.MISDEAL)


def way_on(state: State) -> Command:
    """One step nearer to the end of the round."""
    if state.dealer is None:
        return commands.SignOn(DEALER)
    if state.issue is not None:
        return _answer(state)
    for hold in state.holds:
        return commands.VerifyPayout(hold.seat, hold.spot, "camera 4", approval())
    for command in verifications(state, approval()):
        return command
    if state.over_limit:
        choice = LimitChoice.PAY_IN_FULL if only_prizes(state) else LimitChoice.PAY_TO_LIMIT
        return commands.DecideDealLimit(choice, approval())
    if state.phase is Phase.WAGERS:
        return _wagers(state)
    if state.phase is Phase.DEAL and state.faults and state.cards_from is not CardsFrom.DEALER:
        return commands.ReportIrregularity(IrregularityId.READER_LOST)
    return list(steps(state))[-1] if state.phase is Phase.DECISIONS else next(steps(state))


def _answer(state: State) -> Command:
    found = {ending.choice for ending in endings(state)}
    if state.issue is not None and state.issue.id is IrregularityId.DUPLICATE_CARD:
        return commands.ResolveIrregularity(_in_turn(state, found), (approval(),))
    choice = next((choice for choice in _FIRST if choice in found), next(iter(sorted(found, key=str))))
    return commands.ResolveIrregularity(choice, (approval(),))


def _in_turn(state: State, found: set[Choice]) -> Choice:
    """Each road that the question offers, from one round and position to the next."""
    seats = state.issue.seats if state.issue is not None else ()
    return sorted(found)[(state.round + sum(seats)) % len(found)]


def _wagers(state: State) -> Command:
    if state.deck_out:
        return commands.ReplaceDeck(approval())
    if state.faults and state.cards_from is not CardsFrom.DEALER:
        return commands.ReportIrregularity(IrregularityId.READER_LOST)
    for number in state.playing():
        if state.seat(number).wagers.get(closed_spot(state)):
            return commands.PlaceWager(number, closed_spot(state), 0)
    if not state.playing():
        return commands.PlaceWager(1, ANTE, state.in_force().limits[ANTE].least)
    for number in state.playing():
        if state.game().ante_needed and not state.seat(number).wagers.get(ANTE):
            return commands.PlaceWager(number, ANTE, state.in_force().limits[ANTE].least)
    return commands.CloseWagers()
