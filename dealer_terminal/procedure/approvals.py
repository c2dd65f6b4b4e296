"""Commands that need a second person, and their approvals."""

from typing import TypeGuard, assert_never, get_args

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.people import Approval

Approved = (
    commands.OpenTable
    | commands.CloseTable
    | commands.ChangeTerms
    | commands.ReplaceDeck
    | commands.VerifyPayout
    | meter_commands.VerifyJackpot
    | meter_commands.AdjustMeter
    | commands.SignForm
    | commands.VoidForm
    | commands.DecideDealLimit
    | commands.CorrectPayment
    | commands.CorrectEvent
    | commands.ClearFault
    | commands.ResolveIrregularity
)
"""Commands that need a second person."""
_APPROVED = frozenset(get_args(Approved))


def approvals_of(command: Command) -> tuple[Approval, ...]:
    """Return the command's approvals; none if it needs no approval or the dealer alone decided."""
    return _approvals(command) if is_approved(command) else ()


def is_approved(command: Command) -> TypeGuard[Approved]:
    return type(command) in _APPROVED


def _approvals(command: Approved) -> tuple[Approval, ...]:
    if isinstance(command, commands.ResolveIrregularity | commands.ClearFault):
        return command.approvals
    return (command.approval,)


def approved(command: Approved, approval: Approval, camera: str) -> Approved:
    """Return the command with the approval, and with the camera reference if the command has one."""
    if isinstance(command, commands.VerifyPayout | meter_commands.VerifyJackpot):
        return replace(command, approval=approval, camera=camera)
    return signed(command, (approval,))


def signed(command: Approved, approvals: tuple[Approval, ...]) -> Approved:
    match command:
        case commands.ResolveIrregularity() | commands.ClearFault():
            return replace(command, approvals=approvals)
        case (
            commands.OpenTable()
            | commands.ChangeTerms()
            | commands.CloseTable()
            | commands.DecideDealLimit()
            | commands.CorrectPayment()
            | commands.CorrectEvent()
            | commands.VerifyPayout()
            | meter_commands.VerifyJackpot()
            | meter_commands.AdjustMeter()
            | commands.SignForm()
            | commands.VoidForm()
            | commands.ReplaceDeck()
        ):
            (approval,) = approvals
            return replace(command, approval=approval)
        case _:
            assert_never(command)
