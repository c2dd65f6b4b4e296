"""The end of a round, and the way back within it."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.state import Phase, State, lines_of
from dealer_terminal.procedure.waiting import money_waits
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId


def return_deck(state: State, command: commands.ReturnDeck) -> Outcome:
    """The deck goes back, the round's totals are recorded, its seals are opened, the next round begins."""
    if state.phase is not Phase.DECK_BACK:
        return refuse(state, words("The deck does not go back now"), "deck-back")
    for waits in money_waits(state):
        return waits
    return round_closed(state, command.key), facts.RoundOpened(state.round + 1)


def round_closed(state: State, key: bytes) -> facts.RoundClosed:
    staked, paid_out, taken = round_totals(lines_of(state))
    return facts.RoundClosed(state.round, key, staked, paid_out, taken)


def undo(state: State) -> Outcome:
    """Back over steps that can be taken back physically; a card that lies open stays open."""
    if state.prior is None:
        why = words("What was done last can't be taken back")
        return by_house(state, IrregularityId.PAYMENT_CORRECTION, why, words("Ask a supervisor for a correction."))
    return (facts.StepUndone(state.step),)
