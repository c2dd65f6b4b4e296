"""Doubt becomes a question for a person; what is wrong with a device becomes a fault that stands until it is over."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT, RaisedBy
from dealer_terminal.procedure.irregularities import possible
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.irregularity import IrregularityId


def raise_question(
    state: State, wanted: IrregularityId, note: Words | str, seat: int = DEALER_SEAT
) -> tuple[Command, ...]:
    """Where this one cannot be asked now, the question whether packets and positions agree; else a fault.

    A note without numbers is said in the dealer's language; one with them stays as it is written.
    """
    now = {path.id: (not path.names_seat(), seats) for path, seats in possible(state)}
    for irregularity in (wanted, IrregularityId.ALIGNMENT):
        at_table, seats = now.get(irregularity, (False, ()))
        if at_table or seat in seats:
            named = () if at_table else (seat,)
            return (commands.ReportIrregularity(irregularity, RaisedBy.TERMINAL, named, str(note)),)
    return raise_fault(state, FaultId.IN_DOUBT, str(note))


def raise_extra(state: State, note: Words) -> tuple[Command, ...]:
    """One hand too many: it lies at a vacant position, where one was passed, and the others move forward
    (Irregularities A2); else some packet has not its number of cards."""
    vacant = next((seats for path, seats in possible(state) if path.id is IrregularityId.VACANT_POSITION), ())
    if vacant:
        return raise_question(state, IrregularityId.VACANT_POSITION, note, vacant[0])
    last = max((seat for seat in state.dealt if seat), default=DEALER_SEAT)
    return raise_question(state, IrregularityId.WRONG_COUNT, note, last)


def twice_at(seat: int) -> IrregularityId:
    """A card that is there twice is reported of a position; twice with the dealer's hand, only the deck is left."""
    return IrregularityId.DUPLICATE_CARD if seat != DEALER_SEAT else IrregularityId.DECK_OUT_OF_USE


def raise_fault(state: State, name: FaultId, detail: str) -> tuple[Command, ...]:
    return () if name in state.faults else (commands.RaiseFault(name, detail),)


def no_fault(state: State, name: FaultId) -> tuple[Command, ...]:
    return (commands.ClearFault(name),) if name in state.faults else ()
