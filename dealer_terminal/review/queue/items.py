"""Items of a shift that require a second review: each action beyond plain dealing, identified by its record."""

from collections import deque
from collections.abc import Iterable, Iterator
from enum import Enum

from msgspec import Struct

from dealer_terminal.journal.replay import Entry, ReplayStep
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.people import Approval, approvals_given
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import Words
from dealer_terminal.review.timeline import told
from dealer_terminal.rules.irregularity import IrregularityId

_ROUTINE = (facts.TableOpened, facts.TableClosed, tray_facts.FormSigned)
"""Facts approved at every table every day. Two people sign the table's money as they count it."""


class QueueSubject(Enum):
    OVERRIDE = "override"
    CORRECTION = "correction"
    VOID = "void"
    MISDEAL = "misdeal"
    UNDONE = "undone"
    PRIZE = "prize"
    OVER_LIMIT = "over-limit"
    ENTERED = "entered-by-hand"
    NOTE = "note"


class QueueItem(Struct, frozen=True):
    """One item. `dealer` is who was signed on. `approvals` are the signers at the table and what they were shown."""

    subject: QueueSubject
    position: int
    leaf: bytes
    utc: int
    round: int
    dealer: str
    what: Words
    approvals: tuple[Approval, ...]
    simulated: bool = False

    def at(self, journal: str) -> RecordAt:
        return RecordAt(journal, self.position, self.leaf)

    @property
    def signed_by(self) -> tuple[str, ...]:
        return tuple(each.by.id for each in self.approvals)


def items(steps: Iterable[ReplayStep]) -> Iterator[QueueItem]:
    for step in steps:
        subject = subject_of(step.before.state, step.entry)
        if subject is not None:
            record, dealer = step.record, step.after.state.dealer
            yield QueueItem(
                subject=subject,
                position=record.position,
                leaf=record.leaf,
                utc=record.utc,
                round=record.round,
                dealer=dealer.name if dealer is not None else record.operator,
                what=told(step),
                approvals=approvals_given(step.entry),
                simulated=is_simulated(step.after.state),
            )


def subject_of(before: State, entry: Entry) -> QueueSubject | None:
    match entry:
        case facts.PaymentCorrected() | facts.CardsCorrected() | meter_facts.EventCorrected():
            return QueueSubject.CORRECTION
        case facts.RoundMisdealt(irregularity=why):
            return QueueSubject.VOID if why == IrregularityId.VOID_ROUND else QueueSubject.MISDEAL
        case tray_facts.FormVoided():
            return QueueSubject.VOID
        case facts.StepUndone():
            return QueueSubject.UNDONE
        case meter_facts.JackpotVerified() | meter_facts.JackpotReversed() | meter_facts.JackpotChanged():
            return QueueSubject.PRIZE
        case facts.PayoutVerified() | facts.DealLimitDecided():
            return QueueSubject.OVER_LIMIT
        case facts.CardsExposed(cards_from=CardsFrom.DEALER) if has_reader(before):
            return QueueSubject.ENTERED
        case facts.EventDeclared() if has_reader(before):
            return QueueSubject.ENTERED
        case facts.IrregularityReported(note=note, raised_by=facts.RaisedBy.DEALER) if note:
            return QueueSubject.NOTE
        case _:
            is_override = bool(approvals_given(entry)) and not isinstance(entry, _ROUTINE)
            return QueueSubject.OVERRIDE if is_override else None


def is_simulated(state: State) -> bool:
    return state.terms is not None and state.terms.cards_from is CardsFrom.SIMULATED


def has_reader(state: State) -> bool:
    return state.terms is not None and state.terms.cards_from is not CardsFrom.DEALER


KEPT = 24
_HOUR = 3_600_000_000


class ClosedRound(Struct, frozen=True):
    """A closed round. `position` is the record that closed it."""

    number: int
    position: int
    utc: int
    staked: int
    paid: int
    taken: int

    @property
    def won(self) -> int:
        return self.taken - self.paid


class Lately:
    """Recent rounds and items, fed with records in order from some round on.

    `dealer_since` is empty if the dealer signed on earlier.
    """

    def __init__(self) -> None:
        self._rounds: deque[ClosedRound] = deque(maxlen=KEPT)
        self._items: list[QueueItem] = []
        self.dealer_since: tuple[int, ...] = ()

    @property
    def rounds(self) -> tuple[ClosedRound, ...]:
        return tuple(self._rounds)

    @property
    def items(self) -> tuple[QueueItem, ...]:
        return tuple(self._items)

    def passed(self, step: ReplayStep) -> None:
        record, state = step.record, step.after.state
        if state.dealer != step.before.state.dealer:
            self.dealer_since = (record.utc,)
        self._items.extend(items((step,)))
        match step.entry:
            case RoundClosed(round=number, staked=staked, paid=paid, taken=taken):
                self._rounds.append(ClosedRound(number, record.position, record.utc, staked, paid, taken))


def pace(rounds: tuple[ClosedRound, ...]) -> tuple[int, ...]:
    """Return the rounds per hour of recently closed rounds, or nothing if there are too few."""
    if len(rounds) < 3 or rounds[-1].utc <= rounds[0].utc:
        return ()
    return (round((len(rounds) - 1) * _HOUR / (rounds[-1].utc - rounds[0].utc)),)
