"""Commands that need a second person's word, and the word added to them."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.people import Approval, Operator, Role

NOBODY = Approval(Operator("", "", Role.DEALER), "")

REASONS: dict[type, tuple[str, ...]] = {
    commands.OpenTable: ("Start of shift", "Table reopened"),
    commands.CloseTable: ("End of shift", "No players", "Fault at the table"),
    commands.ChangeTerms: ("Pit manager's order", "Limits changed", "Pay table changed"),
    commands.ReplaceDeck: ("New deck counted and checked", "Scheduled change"),
    commands.VerifyPayout: ("Seen on camera", "Seen at the table and on camera"),
    meter_commands.VerifyJackpot: ("Seen at the table", "Seen on camera", "Seen at the table and on camera"),
    meter_commands.AdjustMeter: ("Pit manager's order", "Agreed with surveillance"),
    commands.DecideDealLimit: ("As posted", "Manager's decision"),
    commands.CorrectPayment: ("Overpaid", "Underpaid", "Wrong wager recorded"),
    commands.ClearFault: ("Seen at the table", "Seen on camera", "The device is put right"),
    commands.ResolveIrregularity: (
        "Seen at the table",
        "Seen on camera",
        "Agreed with surveillance",
        "House decision",
    ),
}
WITHOUT_CAMERA = ("Seen at the table",)


def approved(command: Command, approval: Approval, camera: str = "") -> Command:
    match command:
        case commands.ResolveIrregularity() | commands.ClearFault():
            return replace(command, approvals=(approval,))
        case commands.VerifyPayout() | meter_commands.VerifyJackpot():
            return replace(command, approval=approval, camera=camera)
        case (
            commands.OpenTable()
            | commands.ChangeTerms()
            | commands.CloseTable()
            | commands.DecideDealLimit()
            | commands.CorrectPayment()
            | meter_commands.AdjustMeter()
            | commands.ReplaceDeck()
        ):
            return replace(command, approval=approval)
        case _:
            return command
