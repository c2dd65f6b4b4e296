"""Form for a mark on a range of records."""

from dealer_terminal.journal.review_facts import MarkKind
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.console_commands import PlaceMark
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.sheet import Asks, FieldKind, SheetField, SheetKey, Shows, Stays
from dealer_terminal.ui.replay import sheet
from dealer_terminal.ui.replay.sheet import Doing, ReplaySnapshot, WritingSheet

KINDS = (
    (MarkKind.NOTE.value, words("Note")),
    (MarkKind.QUESTION.value, words("Question")),
    (MarkKind.WRONG.value, words("Wrong")),
)
KIND = SheetField("kind", words("What sort"), FieldKind.CHOICE, KINDS)
WHAT = SheetField("text", words("What is to be seen there"), FieldKind.TEXT)


class MarkForm(WritingSheet, frozen=True, kw_only=True):
    right = Act.MARK

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Mark")

    def told(self, stand: ReplaySnapshot) -> Words:
        return words("It stands in the console's journal; the table's journal is not touched.")

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return WHAT, KIND, *sheet.FIELDS

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return SheetKey("mark", words("Mark")), *sheet.KEYS

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name != "mark":
            return Shows(sheet.placed(self, stand, name))
        ends = sheet.ends(self, stand)
        if isinstance(ends, Words):
            return Stays(ends)
        ask = PlaceMark(sheet.stretch(stand, *ends), MarkKind(self.text("kind")), self.text("text"))
        return Asks(ask, words("Marked at fact {position}", position=ends[0]))


def mark_form(stand: ReplaySnapshot) -> MarkForm:
    return MarkForm(typed={**sheet.here(stand), "kind": MarkKind.NOTE.value})
