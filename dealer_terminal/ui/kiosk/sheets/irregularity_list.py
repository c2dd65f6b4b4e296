"""What happened? The irregularities that are possible now, and what the dealer has to say about the chosen one."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.questions import Report, reports
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.bar import usual_bar
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat, reported_at
from dealer_terminal.ui.kiosk.sheets.writing import Subject, Writing
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.shared.languages import Say
from dealer_terminal.ui.shared.props import Key


class HappenedKey(Key, frozen=True):
    irregularity: IrregularityId


class NoteKey(Enum):
    NOTE = "note"


class IrregularityList(Sheet[HappenedKey | NoteKey], frozen=True):
    note: str = ""

    def fits(self, state: State) -> bool:
        return state.issue is None and state.phase is not Phase.CLOSED

    def with_words(self, text: str) -> "IrregularityList":
        return replace(self, note=text)

    def pressed(self, here: Here, key: HappenedKey | NoteKey) -> Reaction:
        """A report that can name only one position names it by itself."""
        if isinstance(key, NoteKey):
            return here.opens(Writing(Subject.NOTE, self, self.note))
        report = next((each for each in reports(here.state) if each.id == key.irregularity), None)
        return here.stays() if report is None else self._reported(here, report)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        """Only what is possible now; a note goes with what is chosen."""
        options = tuple(
            OptionProps(HappenedKey(each.id), say(each.title), each.citation) for each in reports(inputs.state)
        )
        return BoardProps(
            title=" · ".join(words for words in (say("IRREGULARITY"), self.note) if words),
            question=say("What happened?"),
            back_text=say("Back"),
            options=options,
            columns=2 if len(options) < 9 else 3,
        )

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, ActionProps(NoteKey.NOTE, say("Note"), "list"))

    def _reported(self, here: Here, report: Report) -> Reaction:
        each = path(report.id)
        assert each is not None, "what is on the list has its path"
        if each.names_seat() and len(report.seats) > 1:
            return here.opens(IrregularitySeat(each, self.note, self))
        return reported_at(here, each, next(iter(report.seats), DEALER_SEAT), self.note)
