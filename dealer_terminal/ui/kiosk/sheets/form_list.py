"""Which form is void? Those of the table's money that count, the last ones first."""

from dealer_terminal.procedure import tray_commands
from dealer_terminal.procedure.citations import FORM_RULES
from dealer_terminal.procedure.evidence_words import form_called
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.tray import SignedForm
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key


class FormKey(Key, frozen=True):
    form: Form
    number: int


class FormList(Sheet[FormKey], frozen=True):
    opened_from: AnySheet

    def before(self) -> AnySheet:
        return self.opened_from

    def pressed(self, here: Here, key: FormKey) -> Reaction:
        title = words("Void: {form}", form=form_called(key.form.value, key.number))
        question = words("Its number stays, and so does what was counted.")
        command = tray_commands.VoidForm(key.form, key.number, NOBODY)
        return here.opens(approval_of(command, title, question, FORM_RULES[key.form]))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            covers=True,
            title=say("VOID A FORM"),
            question=say("Which one?"),
            back_text=say("Back"),
            options=tuple(_option(each, say) for each in counting(inputs.state)),
            columns=2,
        )


def counting(state: State) -> tuple[SignedForm, ...]:
    """Those that are not void, of the stays that the table remembers, the last one first."""
    return tuple(each for stay in reversed(state.tray.stays) for each in reversed(stay.forms) if not each.void)


def _option(form: SignedForm, say: Say) -> OptionProps:
    text = say(form_called(form.form.value, form.number))
    return OptionProps(FormKey(form.form, form.number), text, value=dollars(form.cents()))
