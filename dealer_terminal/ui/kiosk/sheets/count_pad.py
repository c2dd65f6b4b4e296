"""Counting the table's money by denomination. Two people count the tray together; each counts the drop box separately,
without seeing the other's count."""

from collections.abc import Mapping
from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.citations import FORM_RULES
from dealer_terminal.procedure.preview_words import form_called
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.tray import cents_of
from dealer_terminal.procedure.tray_facts import Counted, Form
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.chips import NOTES, Denomination
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.amounts import clear_key, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.keys import DigitKey, EditKey
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.money import denomination
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry, TextSubject
from dealer_terminal.ui.kiosk.surfaces import CountPadProps, CountRowProps, KeyProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

MOST_PIECES = 99_999
NOTHING: Counted = {}
_BY = {
    Form.OPENER: words("Dealer and supervisor count the tray together."),
    Form.FILL: words("Count what came before it goes into the tray."),
    Form.CREDIT: words("Count what goes before it leaves the table."),
    Form.CLOSER: words("Dealer and supervisor count the tray together."),
    Form.DROP: words("The first of you counts the box."),
}
_SECOND = words("The second of you counts the box, without having seen the first count.")


class PieceKey(PressKey, frozen=True):
    """Key that selects the denomination for the digits."""

    cents: int


class FormNumberKey(Enum):
    NUMBER = "paper"


class CountPass(Enum):
    FIRST = "first"
    SECOND = "second"


CountKey = PieceKey | DigitKey | EditKey | FormNumberKey


class CountPad(Sheet[CountKey], frozen=True):
    """A count. `at` is the current denomination, 0 for the largest. The first digit replaces its earlier count; then
    the entry has `begun`."""

    form: Form
    opened_from: AnySheet
    counted: Counted = NOTHING
    at: int = 0
    begun: bool = False
    paper: str = ""
    count: CountPass = CountPass.FIRST
    first: Counted = NOTHING

    def fits(self, state: State) -> bool:
        return state.between_rounds() or (self.form is Form.DROP and state.phase is Phase.CLOSED)

    def before(self) -> AnySheet:
        return self.opened_from

    def pressed(self, here: Here, key: CountKey) -> Reaction:
        match key:
            case PieceKey(cents=cents):
                return here.opens(replace(self, at=cents, begun=False))
            case FormNumberKey.NUMBER:
                return here.opens(TextEntry(TextSubject.PAPER, self, self.paper))
            case _:
                return here.opens(self._with_key(key, here.room.settings))

    def with_words(self, text: str) -> "CountPad":
        return replace(self, paper=text)

    def entered(self, here: Here) -> Reaction:
        if self.form is Form.DROP and self.count is CountPass.FIRST:
            return here.opens(replace(self, counted={}, at=0, begun=False, count=CountPass.SECOND, first=self.counted))
        if self.count is CountPass.SECOND and self.first != self.counted:
            again = CountPad(self.form, self.opened_from, paper=self.paper)
            return replace(here.opens(again), desk=replace(here.opens(again).desk, refusal=COUNTS_DIFFER))
        command = commands.SignForm(self.form, self.counted, NOBODY, self.first, self.paper)
        return here.opens(approval_of(command, self._title(here.state), _BY[self.form], FORM_RULES[self.form]))

    def shows(self, inputs: Inputs, say: Say) -> CountPadProps:
        pieces, at = pieces_of(self.form, inputs.room.settings), self._at(inputs.room.settings)
        asked = _SECOND if self.count is CountPass.SECOND else _BY[self.form]
        return CountPadProps(
            title=say(self._title(inputs.state)),
            question=say(asked),
            citation=FORM_RULES[self.form],
            back_text=say("Back"),
            total=dollars(cents_of(self.counted)),
            rows=tuple(self._row(each, at, say) for each in pieces),
            digits=digit_keys(say),
            others=(
                clear_key(say),
                KeyProps(FormNumberKey.NUMBER, self.paper or say("Number on paper"), chosen=bool(self.paper)),
            ),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if self.form is Form.DROP and self.count is CountPass.FIRST:
            return ready_key(say("Count again"), say("By the second person"))
        return ready_key(say("Sign"), say("Dealer and supervisor"))

    def _title(self, state: State) -> Words:
        return form_called(self.form.value, state.tray.next_number(self.form))

    def _at(self, settings: KioskSettings) -> int:
        return self.at or pieces_of(self.form, settings)[0].cents

    def _with_key(self, key: DigitKey | EditKey, settings: KioskSettings) -> "CountPad":
        at = self._at(settings)
        match key:
            case EditKey.CLEAR:
                return replace(self, counted={}, at=0, begun=False)
            case EditKey.ERASE:
                count = self.counted.get(at, 0) // 10
            case DigitKey(text=text):
                before = self.counted.get(at, 0) if self.begun else 0
                count = min(before * 10 ** len(text) + int(text), MOST_PIECES)
        return replace(self, counted=_with(self.counted, at, count), at=at, begun=True)

    def _row(self, piece: Denomination, at: int, say: Say) -> CountRowProps:
        count = self.counted.get(piece.cents, 0)
        return CountRowProps(
            PieceKey(piece.cents),
            dollars(piece.cents),
            denomination(piece),
            piece.colour,
            str(count),
            dollars(piece.cents * count),
            says=say("is being counted") if piece.cents == at else "",
            current=piece.cents == at,
        )


COUNTS_DIFFER = Refusal(
    words("The two counts differ"), FORM_RULES[Form.DROP], words("Count the box again, both of you.")
)


def pieces_of(form: Form, settings: KioskSettings) -> tuple[Denomination, ...]:
    """Return the denominations, largest first. A drop box holds notes and coin, and a tray the casino's chips."""
    return NOTES if form is Form.DROP else tuple(settings.chips)


def _with(counted: Mapping[int, int], piece: int, count: int) -> Counted:
    """Return the counts without zeros."""
    return {each: many for each, many in {**counted, piece: count}.items() if many}
