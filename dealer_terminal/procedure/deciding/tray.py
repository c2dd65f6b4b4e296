"""Chip tray forms: when each is counted, its signatures, and the conditions for voiding it."""

from typing import assert_never

from dealer_terminal.procedure import commands, tray_facts
from dealer_terminal.procedure.citations import FORM_RULES
from dealer_terminal.procedure.commands import TrayCommand
from dealer_terminal.procedure.deciding.outcome import Outcome, unapproved
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.tray import Stay, Tray, cents_of
from dealer_terminal.procedure.tray_facts import Counted, Form
from dealer_terminal.procedure.words import Words, words

MOST, LONGEST = 99_999, 40
"""Maximum pieces of one denomination, and maximum letters of a paper form's number."""
_NEVER_EMPTY = (Form.OPENER, Form.FILL, Form.CREDIT)


def decide_tray(state: State, command: TrayCommand) -> Outcome:
    match command:
        case commands.SignForm():
            return sign_form(state, command)
        case commands.VoidForm():
            return void_form(state, command)
        case _:
            assert_never(command)


def sign_form(state: State, command: commands.SignForm) -> Outcome:
    refusal = (
        _not_now(state, command.form)
        or _wrong_count(command)
        or _out_of_turn(state.tray, command)
        or unapproved(state, command.approval)
    )
    if refusal is not None:
        return refusal
    assert state.dealer is not None, "nobody counts without a dealer"
    form = command.form
    number = state.tray.next_number(form)
    stay = _stay(state.tray, command)
    rule, paper = FORM_RULES[form], command.paper
    return (tray_facts.FormSigned(form, number, stay, command.counted, paper, rule, state.dealer, command.approval),)


def void_form(state: State, command: commands.VoidForm) -> Outcome:
    form, number = command.form, command.number
    refusal = _not_now(state, Form.DROP) or _not_to_void(state.tray, form, number)
    refusal = refusal or unapproved(state, command.approval)
    return refusal or (tray_facts.FormVoided(form, number, FORM_RULES[form], command.approval),)


def _stay(tray: Tray, command: commands.SignForm) -> int:
    """Return the stay of a form. An opener counted again after a void one belongs to the same stay."""
    held = _dropped(tray, command.stay) if command.form is Form.DROP else tray.present()
    starts = held is None or (command.form is Form.OPENER and bool(held.standing(Form.CLOSER)))
    return tray.next_number(Form.OPENER) if starts or held is None else held.number


def _dropped(tray: Tray, stay: int) -> Stay | None:
    return tray.stay(stay) if stay else tray.without_drop()


def _not_now(state: State, form: Form) -> Refusal | None:
    """Refuse to count during a round. A drop can be counted, and a form voided, on a closed table too."""
    if state.between_rounds() or (form is Form.DROP and state.phase is Phase.CLOSED):
        return None
    if state.phase is Phase.CLOSED:
        return _refuse(form, words("The table is closed"), words("Ask a supervisor to open it."))
    now = words("The table's money is counted between rounds")
    return _refuse(form, now, words("Clear the wagers or finish the round first."))


def _wrong_count(command: commands.SignForm) -> Refusal | None:
    form = command.form
    if not _is_count(command.counted) or len(command.paper) > LONGEST or not command.paper.isprintable():
        return _refuse(form, words("That is no count of chips or notes"), words("Count again."))
    if form in _NEVER_EMPTY and not cents_of(command.counted):
        return _refuse(form, words("Nothing was counted"), words("Count the chips of each denomination."))
    if form is Form.DROP and command.again != command.counted:
        return _refuse(form, words("The two counts differ"), words("Count the box again, both of you."))
    return None


def _is_count(counted: Counted) -> bool:
    return all(denomination > 0 and 0 < count <= MOST for denomination, count in counted.items())


def _out_of_turn(tray: Tray, command: commands.SignForm) -> Refusal | None:
    match command.form:
        case Form.OPENER:
            return _counted_in(tray)
        case Form.FILL | Form.CREDIT | Form.CLOSER:
            return _not_counted_in(tray, command.form)
        case Form.DROP:
            return _no_box(tray, command.stay)
        case _:
            assert_never(command.form)


def _counted_in(tray: Tray) -> Refusal | None:
    if not tray.is_counted_in():
        return None
    return _refuse(Form.OPENER, words("The tray is counted in"), words("Count it out first, or void its opener."))


def _not_counted_in(tray: Tray, form: Form) -> Refusal | None:
    if tray.is_counted_in():
        return None
    return _refuse(form, words("The tray is not counted in"), words("Count the opener first."))


def _no_box(tray: Tray, number: int) -> Refusal | None:
    stay = _dropped(tray, number)
    if stay is None or not stay.standing(Form.CLOSER):
        return _refuse(Form.DROP, words("No box waits to be counted"), words("Count the tray out first."))
    if stay.standing(Form.DROP):
        return _refuse(Form.DROP, words("That box is counted"), words("Void its count first."))
    return None


def _not_to_void(tray: Tray, form: Form, number: int) -> Refusal | None:
    """Refuse to void a form that later counts depend on. A drop can be voided at any time; other forms only until the
    tray is counted in again, and an opener only until its closer."""
    stay = tray.holder(form, number)
    if stay is None:
        return _refuse(form, words("There is no such form that counts"), words("Choose one that is shown."))
    if form is Form.DROP or (stay is tray.present() and (form is Form.CLOSER or stay.is_open())):
        return None
    return _refuse(form, *_too_late(stay, tray))


def _too_late(stay: Stay, tray: Tray) -> tuple[Words, Words]:
    if stay is tray.present():
        return words("The tray is counted out on it"), words("Void the closer first.")
    return words("The tray was counted in anew since"), words(
        "Write down what was wrong, and sign the next form right."
    )


def _refuse(form: Form, why: Words, instead: Words) -> Refusal:
    return Refusal(why, FORM_RULES[form], instead)
