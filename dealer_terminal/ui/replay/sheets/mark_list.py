"""Marks on this table's journal, by their first record, and the sheet of one mark."""

from collections.abc import Iterator

from dealer_terminal.journal.review_facts import MarkKind
from dealer_terminal.procedure.words import Words, labelled, words
from dealer_terminal.review.answers import Written
from dealer_terminal.review.console import ReviewMark
from dealer_terminal.review.console_commands import CorrectMark, ReplyTo, WithdrawMark
from dealer_terminal.review.marks import marks_of
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import dated_text
from dealer_terminal.ui.console.sheet import (
    Asks,
    FieldKind,
    KeyboardOwner,
    Opens,
    SheetField,
    SheetKey,
    SheetLine,
    Tone,
)
from dealer_terminal.ui.replay.sheet import Doing, Goes, ReplaySnapshot, WritingSheet
from dealer_terminal.ui.replay.sheets.mark_form import KINDS, mark_form


class MarkList(WritingSheet, frozen=True, kw_only=True):
    right = Act.MARK
    keyboard = KeyboardOwner.SHARED

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Marks")

    def told(self, stand: ReplaySnapshot) -> Words:
        there = marks_of(stand.console, stand.journal)
        return words("Marks on this table's journal: {count}", count=len(there)) if there else words("No mark yet.")

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_line(each, stand) for each in marks_of(stand.console, stand.journal))

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("new", words("New mark")),)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name == "new":
            return Opens(mark_form(stand))
        return Opens(MarkSheet(mark=int(name)))


def _line(mark: ReviewMark, stand: ReplaySnapshot) -> SheetLine:
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
    return SheetLine(text, more, str(mark.id), tone)


class MarkSheet(WritingSheet, frozen=True, kw_only=True):
    right = Act.MARK
    mark: int

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Mark {number}", number=self.mark)

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return (SheetField("text", words("A reply, new words, or why it goes"), FieldKind.TEXT),)

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_lines(stand.console.marks[self.mark], stand))

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        """Return the keys for a mark. Only its author may edit or withdraw it."""
        mark, person = stand.console.marks[self.mark], stand.console.reviewer
        own = person is not None and person.id == mark.by
        reply = SheetKey("reply", words("Reply"))
        return (
            (reply, SheetKey("correct", words("Word anew")), SheetKey("withdraw", words("Withdraw")))
            if own
            else (reply,)
        )

    def reads(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("go", words("Go there")),)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        mark, text = stand.console.marks[self.mark], self.text("text")
        match name:
            case "go":
                return Goes(mark.at.first.position)
            case "correct":
                ask = CorrectMark(self.mark, mark.wording.kind, text)
                return Asks(ask, words("Mark {number} says so now", number=self.mark))
            case "withdraw":
                return Asks(WithdrawMark(self.mark, text), words("Mark {number} is withdrawn", number=self.mark))
            case _:
                return Asks(ReplyTo(self.mark, text), words("Replied to mark {number}", number=self.mark))


def kind_of(kind: MarkKind) -> Words:
    return dict(KINDS)[kind.value]


def _lines(mark: ReviewMark, stand: ReplaySnapshot) -> Iterator[SheetLine]:
    """Yield the current text, the replies, and the earlier texts."""
    last, *before = reversed(mark.wordings)
    yield SheetLine(labelled(kind_of(last.kind), last.text), _by(last.written, stand))
    for reply in mark.replies:
        yield SheetLine(words("Reply: {text}", text=reply.text), _by(reply.written, stand))
    for each in before:
        yield SheetLine(words("Before: {text}", text=each.text), _by(each.written, stand))


def _by(written: Written, stand: ReplaySnapshot) -> Words:
    when = dated_text(written.utc, stand.zone)
    return words("by {by}, {when}", by=stand.console.named(written.by), when=when)
