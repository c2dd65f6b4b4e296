"""One mark: how it was worded and when, what was replied; replied to, worded anew or withdrawn."""

from collections.abc import Iterator

from dealer_terminal.journal.review_facts import MarkKind
from dealer_terminal.procedure.words import Words, labelled, words
from dealer_terminal.review.asks import CorrectMark, ReplyTo, WithdrawMark
from dealer_terminal.review.console import Mark
from dealer_terminal.review.rights import Act
from dealer_terminal.review.written import Written
from dealer_terminal.ui.console.clocks import dated_text
from dealer_terminal.ui.console.sheet import Asks, Field, Key, Kind, Line
from dealer_terminal.ui.replay.sheet import Doing, Goes, Stand, Writing
from dealer_terminal.ui.replay.sheets.mark_form import KINDS


class MarkSheet(Writing, frozen=True, kw_only=True):
    right = Act.MARK
    mark: int

    def heading(self, stand: Stand) -> Words:
        return words("Mark {number}", number=self.mark)

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return (Field("text", words("A reply, new words, or why it goes"), Kind.TEXT),)

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(_lines(stand.console.marks[self.mark], stand))

    def writes(self, stand: Stand) -> tuple[Key, ...]:
        """Words are changed by whoever wrote them."""
        mark, person = stand.console.marks[self.mark], stand.console.reviewer
        own = person is not None and person.id == mark.by
        reply = Key("reply", words("Reply"))
        return (reply, Key("correct", words("Word anew")), Key("withdraw", words("Withdraw"))) if own else (reply,)

    def reads(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("go", words("Go there")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
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


def _lines(mark: Mark, stand: Stand) -> Iterator[Line]:
    """The last words first; what was said before stays to be read."""
    last, *before = reversed(mark.wordings)
    yield Line(labelled(kind_of(last.kind), last.text), _by(last.written, stand))
    for reply in mark.replies:
        yield Line(words("Reply: {text}", text=reply.text), _by(reply.written, stand))
    for each in before:
        yield Line(words("Before: {text}", text=each.text), _by(each.written, stand))


def _by(written: Written, stand: Stand) -> Words:
    when = dated_text(written.utc, stand.zone)
    return words("by {by}, {when}", by=stand.console.named(written.by), when=when)
