"""All marks on this table's journal, by where they begin."""

from dealer_terminal.procedure.words import Words, labelled, words
from dealer_terminal.review.console import Mark
from dealer_terminal.review.marks import marks_of
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import dated_text
from dealer_terminal.ui.console.sheet import Key, Keys, Line, Opens, Tone
from dealer_terminal.ui.replay.sheet import Doing, Stand, Writing
from dealer_terminal.ui.replay.sheets.mark_form import mark_form
from dealer_terminal.ui.replay.sheets.mark_sheet import MarkSheet, kind_of


class MarkList(Writing, frozen=True, kw_only=True):
    right = Act.MARK
    keyboard = Keys.SHARED

    def heading(self, stand: Stand) -> Words:
        return words("Marks")

    def told(self, stand: Stand) -> Words:
        there = marks_of(stand.console, stand.journal)
        return words("Marks on this table's journal: {count}", count=len(there)) if there else words("No mark yet.")

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(_line(each, stand) for each in marks_of(stand.console, stand.journal))

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("new", words("New mark")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "new":
            return Opens(mark_form(stand))
        return Opens(MarkSheet(mark=int(name)))


def _line(mark: Mark, stand: Stand) -> Line:
    at, wording = mark.at, mark.wording
    facts = words("Fact {first}", first=at.first.position)
    if at.last.position != at.first.position:
        facts = words("Facts {first} to {last}", first=at.first.position, last=at.last.position)
    when = dated_text(wording.written.utc, stand.zone)
    replies = words("Replies: {count}", count=len(mark.replies))
    by = stand.console.named(mark.by)
    more = words("{facts} · {by}, {when} · {replies}", facts=facts, by=by, when=when, replies=replies)
    tone = Tone.WRONG if wording.kind.value == "wrong" else Tone.USUAL
    text = labelled(kind_of(wording.kind), wording.text)
    return Line(text, more, str(mark.id), tone)
