"""One item of the queue: the approved action, its approvers, and what they were shown. It can be approved, queried, or
escalated."""

from collections.abc import Iterator

from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.preview_words import (
    PreviewLine,
    amount_told,
    change_told,
    money_told,
    set_words,
    wager_told,
    whose,
)
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review import console_commands
from dealer_terminal.review.queue.board import Work
from dealer_terminal.review.rights import Act, allowed
from dealer_terminal.rules.games import GAMES
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.console.sheet import FieldKind, SheetField, SheetKey, SheetLine, Stays, Tone
from dealer_terminal.ui.pit.sheet import Doing, PitSheet, PitSnapshot, Replays, Waits, Writes, by_whom
from dealer_terminal.ui.pit.words import SUBJECTS, WORKED, table_name


class ItemSheet(PitSheet, frozen=True, kw_only=True):
    journal: str
    position: int

    def heading(self, stand: PitSnapshot) -> Words:
        return SUBJECTS[self._waits(stand).item.subject]

    def told(self, stand: PitSnapshot) -> Words:
        waits = self._waits(stand)
        at, worked = when_text(waits.item.utc, stand.now, stand.zone), WORKED[waits.work.worked]
        named = table_name(waits.table, simulated=waits.item.simulated)
        return words(
            "{table} · round {number} · {at} · {worked}", table=named, number=waits.item.round, at=at, worked=worked
        )

    def fields(self, stand: PitSnapshot) -> tuple[SheetField, ...]:
        work, text = (
            self._waits(stand).work,
            SheetField("text", words("Note, question, answer or reason"), FieldKind.TEXT),
        )
        if work.approved:
            return ()
        if _may_review(stand):
            return SheetField("to", words("To whom"), FieldKind.LINE), text
        return (text,) if _may_answer(work, stand) else ()

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        return tuple(_lines(self._waits(stand), stand))

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        return *_keys(self._waits(stand), stand), SheetKey("replay", words("Replay"))

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        waits, text, to = self._waits(stand), self.text("text"), self.text("to")
        if name == "replay":
            return Replays(self.journal, self.position)
        if name == "approve":
            return self._writes(console_commands.ApproveItem(waits.at, waits.item.signed_by, text), words("Approved"))
        if not text:
            return Stays(words("Write what is asked or answered, or why it is handed on."))
        for query in waits.work.waiting[:1]:
            if name == "answer":
                return self._writes(console_commands.AnswerItem(query.id, text), words("Answered"))
            if name == "withdraw":
                return self._writes(console_commands.WithdrawQuery(query.id, text), words("Withdrawn"))
        if not to:
            return Stays(words("Say to whom."))
        if name == "query":
            return self._writes(console_commands.QueryItem(waits.at, to, text), words("Asked"))
        return self._writes(console_commands.EscalateItem(waits.at, to, text), words("Handed on"))

    def _writes(self, ask: console_commands.Ask, said: Words) -> Doing:
        """Write to the console's journal and clear the fields, so that no text is sent twice."""
        return Writes(ask, said, (self.anew(text="", to=""),))

    def _waits(self, stand: PitSnapshot) -> Waits:
        return stand.waits(self.journal, self.position)


def _may_review(stand: PitSnapshot) -> bool:
    person = stand.console.reviewer
    return person is not None and allowed(person, Act.REVIEW)


def _may_answer(work: Work, stand: PitSnapshot) -> bool:
    """Return True if a question is open and another person asked it."""
    person = stand.console.reviewer
    return any(person is not None and query.written.by != person.id for query in work.waiting[:1])


def _keys(waits: Waits, stand: PitSnapshot) -> Iterator[SheetKey]:
    if waits.work.approved:
        return
    if _may_answer(waits.work, stand):
        yield SheetKey("answer", words("Answer"))
    if _may_review(stand):
        yield SheetKey("withdraw", words("Withdraw")) if waits.work.waiting else SheetKey("approve", words("Approve"))
        yield SheetKey("query", words("Ask"))
        yield SheetKey("escalate", words("Hand on"))


def _lines(waits: Waits, stand: PitSnapshot) -> Iterator[SheetLine]:
    """Yield the review above the approved action, which may be long."""
    item, work = waits.item, waits.work
    yield SheetLine(item.what, words("Dealer {name} · fact {position}", name=item.dealer, position=item.position))
    for query in work.queries:
        yield SheetLine(words("Asked {name}: {text}", name=query.to, text=query.text), by_whom(query.written, stand))
        for written, text in query.answers:
            yield SheetLine(words("Answered: {text}", text=text), by_whom(written, stand))
        for written, text in query.withdrawn:
            yield SheetLine(words("Question withdrawn: {text}", text=text), by_whom(written, stand))
    for handed in work.escalated:
        told = words("Handed on to {name}: {text}", name=handed.to, text=handed.text)
        yield SheetLine(told, by_whom(handed.written, stand))
    for written, text in work.approved:
        told = words("Approved: {text}", text=text) if text else words("Approved")
        yield SheetLine(told, by_whom(written, stand), tone=Tone.GOOD)
    for approval in item.approvals:
        yield from _signed(approval)


def _signed(approval: Approval) -> Iterator[SheetLine]:
    """Yield the approver and the lines that were shown."""
    shown = approval.shown
    yield SheetLine(
        words("Signed by {name}: {reason}", name=approval.by.name, reason=approval.reason), tone=Tone.HEADING
    )
    if not shown:
        yield SheetLine(words("What was shown is not on record."))
        return
    yield SheetLine(words(shown.title), as_told(shown.rule)) if shown.title else SheetLine(as_told(shown.rule))
    for hand in shown.hands:
        yield _changed(money_told(hand), whose(hand)) if hand.wagers else SheetLine(whose(hand))
        for cards in hand.sets:
            yield SheetLine(
                set_words(cards.told_by), cards=tuple(card for lying in cards.cards.values() for card in lying)
            )
        yield from (_changed(wager_told(each, _printed), whose(hand)) for each in hand.wagers)
    yield from (_changed(amount_told(each)) for each in shown.amounts)
    yield from (_changed(change_told(each, _printed)) for each in shown.changes)
    if shown.note:
        yield SheetLine(as_told(shown.note))


def _changed(told: PreviewLine, of: Words = NO_WORDS) -> SheetLine:
    if told.before == told.after:
        return SheetLine(words("{what} {amount}", what=told.named(), amount=told.after), of)
    return SheetLine(words("{what}: {before} → {after}", what=told.named(), before=told.before, after=told.after), of)


def _printed(spot: str) -> str:
    """Return the label printed on the circle."""
    labels = (
        place.label for game in GAMES.values() for id_, place in game.layout.items() if id_ == spot and place.label
    )
    return next(labels, spot)
