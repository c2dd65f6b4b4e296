"""What happened when: every record in few words, with its step and paragraph, its money and its weight."""

from collections.abc import Iterable, Sequence
from typing import get_args

from msgspec import Struct

from dealer_terminal.journal.codec import UnknownFact
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.journal.replay import Entry, ReplayStep
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.checklist import Item, ItemCondition, checklist
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.review.told_money import TOLD_MONEY
from dealer_terminal.review.told_play import TOLD_PLAY
from dealer_terminal.review.told_table import TOLD_BESIDE, TOLD_TABLE
from dealer_terminal.review.weight import LANES, Lane, Weight
from dealer_terminal.rules.hand import Line, Result

_TOLD = {**TOLD_PLAY, **TOLD_MONEY, **TOLD_TABLE}
_TAKEN = (Result.LOSE, Result.FORFEIT)
_IRREGULAR = (facts.IrregularityReported, facts.RoundMisdealt, facts.DeviceFaultRaised)
_PEOPLE = (facts.DealerSignedOn, facts.DealerSignedOff, *get_args(PeopleFact))


class Happening(Struct, frozen=True):
    """One record, told; `step` and `citation` are those of the procedure's step in which it happened."""

    position: int
    utc: int
    operator: str
    what: Words
    step: Words
    citation: str
    paid: int
    taken: int
    weight: Weight
    approvals: tuple[Approval, ...] = ()

    @property
    def lane(self) -> Lane:
        return LANES[self.weight]


def happening(step: ReplayStep) -> Happening:
    record, state = step.record, step.before.state
    lines = _lines(step.entry)
    at = _current(state)
    return Happening(
        position=record.position,
        utc=record.utc,
        operator=record.operator,
        what=told(step),
        step=at.title if at is not None else NO_WORDS,
        citation=at.citation if at is not None else "",
        paid=sum(line.pays for line in lines),
        taken=sum(line.stake for line in lines if line.result in _TAKEN),
        weight=weight_of(step.entry),
        approvals=approvals_given(step.entry),
    )


def happenings(steps: Iterable[ReplayStep]) -> tuple[Happening, ...]:
    return tuple(map(happening, steps))


def told(step: ReplayStep) -> Words:
    """The opening of a table is told by the papers that it brings."""
    entry = step.entry
    if isinstance(entry, UnknownFact):
        return words("{kind}, of a newer version", kind=entry.kind)
    if isinstance(entry, JournalFact):
        return TOLD_BESIDE[type(entry)](entry)
    return _TOLD[type(entry)](step.after.state, entry)


def weight_of(entry: Entry) -> Weight:
    if isinstance(entry, _IRREGULAR):
        return Weight.IRREGULAR
    if approvals_given(entry):
        return Weight.ACT
    if any(line.pays for line in _lines(entry)):
        return Weight.PAYMENT
    if isinstance(entry, _PEOPLE):
        return Weight.PERSON
    return Weight.STEP if happens_at_table(entry) else Weight.BESIDE


def approvals_given(entry: object) -> tuple[Approval, ...]:
    one = getattr(entry, "approval", None)
    return (one,) if one is not None else getattr(entry, "approvals", ())


def _lines(entry: object) -> Sequence[Line]:
    one = getattr(entry, "line", None)
    return (one,) if isinstance(one, Line) else getattr(entry, "lines", ())


def _current(state: State) -> Item | None:
    current = [item for item in checklist(state) if item.condition is ItemCondition.CURRENT]
    return current[-1] if current else None
