"""What is done about a reader: its line is tried again, its cards are read anew, a fault is put right."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import can_be_put_right, known_fault
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.desk import Desk, ForReader, Reaction, opened

RULE = "House Procedure 13"
_ERRANDS = {errand.value: errand for errand in ForReader}


def chosen(desk: Desk, state: State, choice: str) -> Reaction:
    if choice in _ERRANDS:
        return Reaction(desk, errands=(_ERRANDS[choice],))
    fault = known_fault(choice.removeprefix("fault:"))
    if fault not in state.faults or not can_be_put_right(fault):
        return Reaction(desk)
    title, question = "Put the reader right", "A supervisor has seen to it. The fault stays on the record."
    return opened(desk, forms.approval(commands.ClearFault(fault), title, question, RULE))
