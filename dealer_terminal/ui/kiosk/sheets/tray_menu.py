"""Menu of the forms for the table's money."""

from enum import Enum

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.citations import FORM_RULES
from dealer_terminal.procedure.preview_words import FORM_NAMES, form_called, signed_dollars
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.tray import SignedForm, Stay, brought
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.bar import unless
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.sheets.count_pad import CountPad
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

_TOLD = {
    Form.OPENER: words("The tray as it opens"),
    Form.FILL: words("Chips come to the table"),
    Form.CREDIT: words("Chips leave the table"),
    Form.CLOSER: words("The tray as it closes"),
    Form.DROP: words("What lay in the box"),
}


class TrayKey(Enum):
    VOID = "void"


class TrayMenu(Sheet[Form | TrayKey], frozen=True):
    def fits(self, state: State) -> bool:
        return state.phase is Phase.CLOSED or state.between_rounds()

    def pressed(self, here: Here, key: Form | TrayKey) -> Reaction:
        return here.opens(CountPad(key, self) if isinstance(key, Form) else FormList(self))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        state = inputs.state
        now = state.tray.present()
        return BoardProps(
            covers=state.phase is Phase.CLOSED,
            title=say("THE TABLE'S MONEY"),
            question=say(_stands(now)) if now is not None else say("Nothing was counted yet."),
            citation=FORM_RULES[Form.OPENER],
            back_text=say("Back"),
            options=(
                *(_option(form, state, say) for form in Form),
                unless(
                    "" if counting(state) else say("No form is signed yet"),
                    TrayKey.VOID,
                    say("Void a form"),
                    say("It stays on record"),
                ),
            ),
        )


def not_its_turn(state: State, form: Form) -> Words:
    """Return why the form cannot be signed now; empty if it can."""
    tray = state.tray
    if state.dealer is None:
        return words("No dealer has signed on")
    if form is Form.DROP:
        return NO_WORDS if tray.without_drop() is not None else words("After the closer")
    if not state.between_rounds():
        return words("Once the table is open")
    if form is Form.OPENER:
        return words("The tray is counted in") if tray.is_counted_in() else NO_WORDS
    return NO_WORDS if tray.is_counted_in() else words("After the opener")


def _option(form: Form, state: State, say: Say) -> OptionProps:
    number = say("No. {option}", option=state.tray.next_number(form))
    name, told = FORM_NAMES[form.value], _TOLD[form]
    return unless(say(not_its_turn(state, form)), form, say(name), say(told), number)


def _stands(stay: Stay) -> Words:
    return words(
        "Won in play: {play}. Brought to the table: {brought}.",
        play=signed_dollars(stay.play),
        brought=dollars(brought(stay)),
    )


class FormKey(PressKey, frozen=True):
    form: Form
    number: int


class FormList(Sheet[FormKey], frozen=True):
    opened_from: AnySheet

    def before(self) -> AnySheet:
        return self.opened_from

    def pressed(self, here: Here, key: FormKey) -> Reaction:
        title = words("Void: {form}", form=form_called(key.form.value, key.number))
        question = words("Its number stays, and so does what was counted.")
        command = commands.VoidForm(key.form, key.number, NOBODY)
        return here.opens(approval_of(command, title, question, FORM_RULES[key.form]))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            covers=True,
            title=say("VOID A FORM"),
            question=say("Which one?"),
            back_text=say("Back"),
            options=tuple(_form_option(each, say) for each in counting(inputs.state)),
            columns=2,
        )


def counting(state: State) -> tuple[SignedForm, ...]:
    """Return the valid forms that the table remembers, latest first."""
    return tuple(each for stay in reversed(state.tray.stays) for each in reversed(stay.forms) if not each.void)


def _form_option(form: SignedForm, say: Say) -> OptionProps:
    text = say(form_called(form.form.value, form.number))
    return OptionProps(FormKey(form.form, form.number), text, value=dollars(form.cents()))
