"""Who is asked for a number and PIN, and why."""

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.payments import CAMERA_RULE
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.ui.kiosk.approvals import NOBODY, REASONS
from dealer_terminal.ui.kiosk.sheets import Form, Purpose

PEOPLE = "House procedures, People"


def sign_on() -> Form:
    return Form(Purpose.SIGN_ON, "Sign on", "Enter your number and PIN, or show your badge.", PEOPLE)


def unlock() -> Form:
    return Form(Purpose.UNLOCK, "Locked", "The dealer or a supervisor enters number and PIN.", PEOPLE)


def leave() -> Form:
    return Form(Purpose.LEAVE, "Leave the terminal", "A supervisor enters number and PIN.", PEOPLE)


def approval(command: Command, title: str, question: str, citation: str = PEOPLE) -> Form:
    return Form(Purpose.APPROVE, title, question, citation, command, REASONS[type(command)], fields=("number", "pin"))


def verify(seat: int, spot: str) -> Form:
    """The camera's reference first."""
    command = commands.VerifyPayout(seat, spot, "", NOBODY)
    form = approval(command, "Payment over the threshold", "Ask surveillance, then enter its reference.", CAMERA_RULE)
    return Form(
        form.purpose,
        form.title,
        form.question,
        form.citation,
        command,
        form.reasons,
        "",
        ("camera", "number", "pin"),
    )


def verify_jackpot(seat: int, citation: str, *, camera: bool) -> Form:
    """Above the camera's threshold with its reference, else by a supervisor's word alone."""
    command = meter_commands.VerifyJackpot(seat, "", NOBODY)
    fields = ("camera", "number", "pin") if camera else ("number", "pin")
    title, question = "Jackpot pending", "A supervisor verifies the hand, the wager and the payment."
    return Form(Purpose.APPROVE, title, question, citation, command, REASONS[type(command)], "", fields)


NO_REASON = Refusal("An approval needs a reason", PEOPLE, "Choose a reason from the list.")
NOT_THEIRS = Refusal("This terminal is another dealer's", PEOPLE, "Its dealer or a supervisor unlocks it.")
NO_SUPERVISOR = Refusal("Only a supervisor may do this", PEOPLE, "Ask a supervisor.")
