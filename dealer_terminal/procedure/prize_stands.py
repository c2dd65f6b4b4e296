"""A prize that was paid on the progressive: what its meter held, or the pay table has (House Procedure 26)."""

from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.irregularity import IrregularityId


def is_prize(state: State, line: Line) -> bool:
    progressive = state.rulebook().progressive
    return progressive is not None and line.spot == progressive.spot


def prize_stands(state: State, round: int, was: Line) -> Refusal | None:
    """No word alone makes it another amount: its meter would not follow."""
    if not (is_prize(state, was) and was.pays):
        return None
    why = words("A jackpot is paid what was locked for it: no other amount is entered")
    if round == state.round:
        instead = words("Have its cards corrected, or refuse the jackpot; else void the round.")
    else:
        instead = words("Its round is over: change the meter, with a reason.")
    return Refusal(why, procedure(state, IrregularityId.JACKPOT_DISPUTED).citation, instead)
