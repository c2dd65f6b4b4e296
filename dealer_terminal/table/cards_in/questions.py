"""Questions to a person about doubtful cards, and faults of a device that last until they are cleared."""

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
    """Ask the wanted question, or the alignment question if it is not possible now. If neither is possible, raise a
    fault.

    A note without numbers is shown in the dealer's language; one with numbers stays as written.
    """
    now = {path.id: (not path.names_seat(), seats) for path, seats in possible(state)}
    for irregularity in (wanted, IrregularityId.ALIGNMENT):
        at_table, seats = now.get(irregularity, (False, ()))
        if at_table or seat in seats:
            named = () if at_table else (seat,)
            return (commands.ReportIrregularity(irregularity, RaisedBy.TERMINAL, named, str(note)),)
    return raise_fault(state, FaultId.IN_DOUBT, str(note))


def raise_extra(state: State, note: Words) -> tuple[Command, ...]:
    """Ask about one hand too many. It is at a vacant position, if one was passed, and the others move forward
    (Irregularities A2); otherwise some packet has the wrong number of cards."""
    vacant = next((seats for path, seats in possible(state) if path.id is IrregularityId.VACANT_POSITION), ())
    if vacant:
        return raise_question(state, IrregularityId.VACANT_POSITION, note, vacant[0])
    last = max((seat for seat in state.dealt if seat), default=DEALER_SEAT)
    return raise_question(state, IrregularityId.WRONG_COUNT, note, last)


def twice_at(seat: int) -> IrregularityId:
    """Return the question for a duplicate card: one for a position, and the deck's for the dealer's hand."""
    return IrregularityId.DUPLICATE_CARD if seat != DEALER_SEAT else IrregularityId.DECK_OUT_OF_USE


def raise_fault(state: State, name: FaultId, detail: str) -> tuple[Command, ...]:
    return () if name in state.faults else (commands.RaiseFault(name, detail),)


def no_fault(state: State, name: FaultId) -> tuple[Command, ...]:
    return (commands.ClearFault(name),) if name in state.faults else ()
