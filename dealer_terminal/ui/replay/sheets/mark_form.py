"""A mark on a stretch of records: what is to be seen there."""

from dealer_terminal.journal.review_facts import MarkKind
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.asks import PlaceMark
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind, Shows, Stays
from dealer_terminal.ui.replay import sheet
from dealer_terminal.ui.replay.sheet import Doing, Stand, Writing

KINDS = (
    (MarkKind.NOTE.value, words("Note")),
    (MarkKind.QUESTION.value, words("Question")),
    (MarkKind.WRONG.value, words("Wrong")),
)
KIND = Field("kind", words("What sort"), Kind.CHOICE, KINDS)
WHAT = Field("text", words("What is to be seen there"), Kind.TEXT)


class MarkForm(Writing, frozen=True, kw_only=True):
    right = Act.MARK

    def heading(self, stand: Stand) -> Words:
        return words("Mark")

    def told(self, stand: Stand) -> Words:
        return words("It stands in the console's journal; the table's journal is not touched.")

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return WHAT, KIND, *sheet.FIELDS

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return Key("mark", words("Mark")), *sheet.KEYS

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name != "mark":
            return Shows(sheet.placed(self, stand, name))
        ends = sheet.ends(self, stand)
        if isinstance(ends, Words):
            return Stays(ends)
        ask = PlaceMark(sheet.stretch(stand, *ends), MarkKind(self.text("kind")), self.text("text"))
        return Asks(ask, words("Marked at fact {position}", position=ends[0]))


def mark_form(stand: Stand) -> MarkForm:
    return MarkForm(typed={**sheet.here(stand), "kind": MarkKind.NOTE.value})
