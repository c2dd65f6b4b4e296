"""Doubt becomes a question for a person; what is wrong with a device becomes a fault that stands until it is over."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, RaisedBy
from dealer_terminal.procedure.irregularities import Where, possible
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words

ALIGNMENT, WRONG_COUNT, DUPLICATE = "alignment", "wrong-count", "duplicate-card"
OUT_OF_USE, READER_LOST = "deck-out-of-use", "reader-lost"
OUTSIDE_GAME, CONFLICT, IN_DOUBT = "card-outside-game", "conflicting-read", "cards-in-doubt"


def question(state: State, wanted: str, note: Words | str, seat: int = DEALER_SEAT) -> tuple[Command, ...]:
    """Where this one cannot be asked now, the question whether packets and positions agree; else a fault.

    A note without numbers is said in the dealer's language; one with them stays as it is written.
    """
    now = {path.id: (path.where is Where.TABLE, seats) for path, seats in possible(state)}
    for irregularity in (wanted, ALIGNMENT):
        at_table, seats = now.get(irregularity, (False, ()))
        if at_table or seat in seats:
            named = () if at_table else (seat,)
            return (commands.ReportIrregularity(irregularity, RaisedBy.TERMINAL, named, str(note)),)
    return fault(state, IN_DOUBT, str(note))


def fault(state: State, name: str, detail: str) -> tuple[Command, ...]:
    return () if name in state.faults else (commands.RaiseFault(name, detail),)


def no_fault(state: State, name: str) -> tuple[Command, ...]:
    return (commands.ClearFault(name),) if name in state.faults else ()
