"""What is wrong with a device stands until the device takes it back, or until a supervisor has put it right."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, house, unapproved
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words


def clear_fault(state: State, command: commands.ClearFault) -> Outcome:
    if command.fault not in state.faults:
        return house(words("No such fault stands"), words("Go on."))
    for approval in command.approvals:
        refusal = unapproved(state, approval)
        if refusal is not None:
            return refusal
    return (facts.DeviceFaultCleared(command.fault.value, command.approvals),)
