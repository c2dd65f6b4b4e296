"""Meter movements and jackpots of a time, from their records."""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from dealer_terminal.journal.record import Record
from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import Jackpot, won
from dealer_terminal.procedure.meter_changes import meter_changes
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace, RecordPlaces, facts_of_kinds
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import records, rounds

_OF_METERS = (
    meter_facts.MetersOpened,
    meter_facts.ChipsCounted,
    meter_facts.MetersGrew,
    meter_facts.MetersMoved,
    meter_facts.MeterAdjusted,
    meter_facts.JackpotCancelled,
    meter_facts.JackpotLocked,
    meter_facts.JackpotVerified,
    meter_facts.JackpotReversed,
    meter_facts.JackpotChanged,
    meter_facts.EventCorrected,
    meter_facts.PrizePutRight,
    facts.IrregularityResolved,
    facts.RoundMisdealt,
    facts.RoundClosed,
)
OPENED = "opened"
_Locks = meter_facts.JackpotLocked | meter_facts.JackpotChanged


class PrizeStatus(Enum):
    PENDING = "pending"
    VERIFIED = "verified"
    PAID_BY_DEALER = "paid-by-dealer"
    CANCELLED = "cancelled"
    REVERSED = "reversed"
    REFUSED = "refused"


class Movement(Struct, frozen=True):
    """Change of a meter, in hundredths of a cent. `stands` is the resulting value."""

    place: RecordPlace
    meter: str
    why: str
    by: int
    stands: int
    operator: str


class LoggedPrize(Struct, frozen=True):
    """A STAX prize with its status at the end of the time, in cents. A fixed prize has no meter."""

    place: RecordPlace
    seat: int
    event: str
    meter: str
    pays: int
    order: int
    standing: PrizeStatus
    dealer: str
    verified_by: str = ""
    camera: str = ""
    reason: str = ""


class ChipCount(Struct, frozen=True):
    """Progressive chips collected, and wagers accepted."""

    place: RecordPlace
    chips: int
    wagers: int


class MeterLog(Struct, frozen=True):
    movements: tuple[Movement, ...]
    prizes: tuple[LoggedPrize, ...]
    counts: tuple[ChipCount, ...]


def meter_log(connection: Connection, window: Window) -> MeterLog:
    """Read from where the table was opened before, so that each meter's value is known from the first movement on."""
    reading = _MeterReader(RecordPlaces(connection), window)
    within = (records.c.position >= _opening(connection, window), records.c.utc < window.until)
    for record, entry in facts_of_kinds(connection, _OF_METERS, *within):
        reading.see(record, entry)
    return MeterLog(tuple(reading.movements), tuple(reading.prizes.values()), tuple(reading.counts))


def _opening(connection: Connection, window: Window) -> int:
    before = select(rounds.c.opening).where(rounds.c.opened < window.since).order_by(rounds.c.round.desc()).limit(1)
    return connection.execute(before).scalar() or 0


def _said(approvals: tuple[Approval, ...]) -> dict[str, str]:
    """Return who refused a prize, and why."""
    return next(({"verified_by": each.by.id, "reason": each.reason} for each in approvals), {})


class _MeterReader:
    def __init__(self, places: RecordPlaces, window: Window) -> None:
        self.movements: list[Movement] = []
        self.prizes: dict[int, LoggedPrize] = {}
        self.counts: list[ChipCount] = []
        self._places, self._window = places, window
        self._stands: dict[str, int] = {}
        self._locked: dict[int, tuple[int, Jackpot]] = {}
        self._answered: tuple[Approval, ...] = ()
        self._last: dict[int, int] = {}

    def see(self, record: Record, entry: Fact) -> None:
        """Fold a record. Meters move first, because a misdeal returns what was locked before."""
        inside = self._window.since <= record.utc < self._window.until
        for meter, why, by, stands in self._moved(entry):
            if inside:
                self.movements.append(Movement(self._places.place(record), meter, why, by, stands, record.operator))
        self._jackpots(record, entry, inside=inside)

    def _moved(self, entry: Fact) -> Iterator[tuple[str, str, int, int]]:
        if isinstance(entry, meter_facts.MetersOpened):
            self._stands = dict(entry.carried)
            yield from ((meter, OPENED, 0, carried) for meter, carried in entry.carried.items())
        locked = State(jackpots={seat: jackpot for seat, (_, jackpot) in self._locked.items()})
        for change in meter_changes(locked, entry):
            stands = self._stands[change.meter] = self._stands.get(change.meter, 0) + change.by
            yield change.meter, change.why.value, change.by, stands

    def _jackpots(self, record: Record, entry: Fact, *, inside: bool) -> None:
        match entry:
            case meter_facts.ChipsCounted(chips=chips, wagers=wagers) if inside:
                self.counts.append(ChipCount(self._places.place(record), chips, len(wagers)))
            case meter_facts.JackpotCancelled(seat=seat, event=event) if inside:
                self._add(record, seat, event, PrizeStatus.CANCELLED)
            case meter_facts.JackpotLocked(seat=seat, line=line):
                self._lock(record, entry, line, inside=inside)
            case meter_facts.JackpotVerified(seat=seat, approval=approval, camera=camera):
                said = {"verified_by": approval.by.id, "reason": approval.reason, "camera": camera}
                self._now(seat, PrizeStatus.VERIFIED, **said)
            case meter_facts.JackpotReversed(seat=seat, irregularity=irregularity):
                self._now(seat, PrizeStatus.REVERSED, reason=irregularity)
                self._locked.pop(seat, None)
            case meter_facts.JackpotChanged():
                self._change(record, entry, inside=inside)
            case facts.IrregularityResolved(approvals=approvals):
                self._answered = approvals
            case facts.RoundMisdealt(irregularity=irregularity):
                for seat in self._locked:
                    self._now(seat, PrizeStatus.REVERSED, reason=irregularity)
            case meter_facts.EventCorrected(approval=approval):
                self._answered = (approval,)
            case meter_facts.PrizePutRight():
                self._put_right(record, entry, inside=inside)
            case facts.RoundClosed():
                self._last = {seat: position for seat, (position, _) in self._locked.items()}
                self._locked.clear()

    def _put_right(self, record: Record, fact: meter_facts.PrizePutRight, *, inside: bool) -> None:
        """Fold the change of a prize of the previous round. Its approver verified the new prize."""
        said, position = _said(self._answered), self._last.pop(fact.seat, -1)
        if position in self.prizes:
            self.prizes[position] = replace(self.prizes[position], standing=PrizeStatus.REVERSED, **said)
        if inside and fact.line.result is Result.WIN:
            given = (fact.line.event or "", PrizeStatus.VERIFIED, fact.line.meter or "", fact.line.pays, fact.order)
            self._add(record, fact.seat, *given)
            self.prizes[record.position] = replace(self.prizes[record.position], **said)
            self._last[fact.seat] = record.position

    def _change(self, record: Record, fact: meter_facts.JackpotChanged, *, inside: bool) -> None:
        """Fold the change of a locked prize: its amount is returned, and a new prize is listed separately."""
        if fact.line.result is Result.RETURNED:
            self._now(fact.seat, PrizeStatus.REFUSED, **_said(self._answered))
        else:
            self._now(fact.seat, PrizeStatus.REVERSED, reason=fact.why)
        self._locked.pop(fact.seat, None)
        if fact.line.result is Result.WIN:
            self._lock(record, fact, fact.line, inside=inside)

    def _lock(self, record: Record, fact: _Locks, line: Line, *, inside: bool) -> None:
        event, meter = line.event or "", line.meter or ""
        self._locked[fact.seat] = (record.position, won(fact))
        alone = fact.waits_for is meter_facts.JackpotVerification.NONE
        if inside:
            standing = PrizeStatus.PAID_BY_DEALER if alone else PrizeStatus.PENDING
            self._add(record, fact.seat, event, standing, meter, line.pays, fact.order)

    def _add(
        self,
        record: Record,
        seat: int,
        event: str,
        standing: PrizeStatus,
        meter: str = "",
        pays: int = 0,
        order: int = 0,
    ) -> None:
        place = self._places.place(record)
        self.prizes[record.position] = LoggedPrize(place, seat, event, meter, pays, order, standing, record.operator)

    def _now(self, seat: int, standing: PrizeStatus, **said: str) -> None:
        position, _ = self._locked.get(seat, (-1, None))
        if position in self.prizes:
            self.prizes[position] = replace(self.prizes[position], standing=standing, **said)
