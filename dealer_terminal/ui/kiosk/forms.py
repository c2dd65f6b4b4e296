"""Who is asked for a number and PIN, and why."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.citations import CAMERA_RULE
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.jackpot import Jackpot
from dealer_terminal.procedure.meter_facts import Verification
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.rules.money import dollars
from dealer_terminal.table.office import Add, Reset, Secrets
from dealer_terminal.ui.kiosk.approvals import NOBODY, REASONS, WITHOUT_CAMERA
from dealer_terminal.ui.kiosk.sheets import Form, Purpose

PEOPLE = "House procedures, People"


def sign_on() -> Form:
    return Form(Purpose.SIGN_ON, "Sign on", "Enter your number and PIN, or show your badge.", PEOPLE)


def unlock() -> Form:
    return Form(Purpose.UNLOCK, "Locked", "The dealer or a supervisor enters number and PIN.", PEOPLE)


def leave() -> Form:
    return Form(Purpose.LEAVE, "Leave the terminal", "A supervisor enters number and PIN.", PEOPLE)


def office() -> Form:
    return Form(Purpose.OFFICE, "Operators", "A supervisor or an administrator enters number and PIN.", PEOPLE)


def enrol(by: Operator, person: Operator) -> Form:
    question = "The person enters a number, then a PIN twice. A badge may be shown now."
    fields = ("number", "pin", "again")
    return Form(Purpose.ENROL, "New operator", question, PEOPLE, fields=fields, by=by, request=Add(person, Secrets()))


def new_pin(by: Operator, number: str) -> Form:
    question = "The person enters a new PIN twice. A new badge may be shown now."
    request = Reset(number, Secrets())
    return Form(Purpose.RESET, "New PIN", question, PEOPLE, fields=("pin", "again"), by=by, request=request)


def begun_anew(form: Form) -> Form:
    """Entered again from the first field; a camera's reference stays."""
    kept = form.typed[:1] if form.fields[0] == "camera" and len(form.typed) > 1 else ()
    return replace(form, typed=(*kept, ""))


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


def verify_jackpot(seat: int, jackpot: Jackpot, citation: str) -> Form:
    """Above the camera's threshold with its reference, else by a supervisor's word alone."""
    command, camera = meter_commands.VerifyJackpot(seat, "", NOBODY), jackpot.waits_for is Verification.CAMERA
    fields = ("camera", "number", "pin") if camera else ("number", "pin")
    pays = dollars(jackpot.pays)
    question = f"Position {seat}: {jackpot.event}, {pays}"
    reasons = REASONS[type(command)]
    seen = tuple(each for each in reasons if each not in WITHOUT_CAMERA) if camera else reasons
    return Form(Purpose.APPROVE, "Jackpot pending", question, citation, command, seen, "", fields)


NO_REASON = Refusal("An approval needs a reason", PEOPLE, "Choose a reason from the list.")
NOT_THEIRS = Refusal("This terminal is another dealer's", PEOPLE, "Its dealer or a supervisor unlocks it.")
DIFFERENT = Refusal("The two PINs are different", PEOPLE, "Enter both again.")
NO_SUPERVISOR = Refusal("Only a supervisor may do this", PEOPLE, "Ask a supervisor.")
