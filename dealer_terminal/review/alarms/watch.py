"""Watch over one table: derives causes of alarms from its records, and from conditions outside them."""

from collections import deque
from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.journal.journal_facts import ClockSteppedBack, JournalContinued
from dealer_terminal.journal.people_facts import SignOnFailed
from dealer_terminal.journal.replay import Entry, ReplayStep
from dealer_terminal.procedure.device_faults import FaultId, told_fault
from dealer_terminal.procedure.facts import CardsCorrected, PaymentCorrected, StepUndone
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.progressive import closed_spot
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.review.alarms.catalogue import Alarm, AlarmId, Alarms
from dealer_terminal.review.play_fact_text import spot_name
from dealer_terminal.review.queue.items import has_reader
from dealer_terminal.review.timeline import irregularity_name
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars

AGAINST_READER = frozenset({IrregularityId.CARD_MISMATCH, IrregularityId.DEALER_CARD_MISMATCH})


class Matter(Struct, frozen=True):
    """Condition that needs a person. `key` distinguishes it from others of its alarm at the table while it lasts."""

    alarm: AlarmId
    key: str
    what: Words


def matters(state: State) -> Iterator[Matter]:
    """Yield conditions that last until a person acts."""
    for hold in state.holds:
        amount, spot = dollars(hold.pays), spot_name(state, hold.spot)
        what = words("Position {seat}: {amount} on {spot} waits for a camera", seat=hold.seat, amount=amount, spot=spot)
        yield Matter(AlarmId.PAYMENT_WAITS, f"{state.round}/{hold.seat}/{hold.spot}", what)
    if state.over_limit:
        yield Matter(AlarmId.DEAL_OVER_LIMIT, f"{state.round}", words("Round {number}", number=state.round))
    yield from _questions(state)
    yield from _link(state)
    for seat, jackpot in state.jackpots.items():
        if jackpot.stage is JackpotStage.PENDING:
            what = words("Position {seat}: prize of {amount} locked", seat=seat, amount=dollars(jackpot.pays))
            yield Matter(AlarmId.JACKPOT_PENDING, f"{state.round}/{seat}", what)


def _link(state: State) -> Iterator[Matter]:
    """Yield a lost meter link, only if it stops wagers."""
    if closed_spot(state):
        yield Matter(AlarmId.METERS_CLOSED, state.link.trouble.value, LINK_LOST[state.link.trouble][0])


def _questions(state: State) -> Iterator[Matter]:
    """Yield open questions. A lost reader is one condition, whether recorded as irregularity or as device fault."""
    issue = state.issue
    if issue is not None and issue.id is not IrregularityId.READER_LOST:
        against = issue.id in AGAINST_READER and has_reader(state)
        alarm = AlarmId.CARDS_AGAINST_READER if against else AlarmId.IRREGULARITY_OPEN
        yield Matter(alarm, f"{state.round}/{issue.id}", irregularity_name(state, issue.id))
    if FaultId.READER_LOST in state.faults or (issue is not None and issue.id is IrregularityId.READER_LOST):
        yield Matter(AlarmId.READER_LOST, "", words("The reader is lost"))
    for fault, detail in state.faults.items():
        if fault is not FaultId.READER_LOST:
            yield Matter(AlarmId.DEVICE_FAULT, fault, told_fault(fault, detail).told)


def happened(entry: Entry) -> Iterator[Matter]:
    """Yield events that need attention if they are frequent, or for a limited time."""
    match entry:
        case PaymentCorrected() | CardsCorrected() | EventCorrected():
            yield Matter(AlarmId.CORRECTIONS_OFTEN, "", words("Payments or cards put right"))
        case StepUndone():
            yield Matter(AlarmId.UNDOS_OFTEN, "", words("Steps taken back"))
        case SignOnFailed():
            yield Matter(AlarmId.SIGN_ONS_FAILED, "", words("Failed sign-ons"))
        case ClockSteppedBack(before=before, after=after):
            back = words("The table's clock was set back by {seconds} s", seconds=(before - after) // 1_000_000)
            yield Matter(AlarmId.CLOCK_STEPPED, "", back)
        case JournalContinued(size=size):
            went_on = words("An administrator went on from a copy of {size} records", size=size)
            yield Matter(AlarmId.LOG_CONTINUED, "", went_on)
        case _:
            return


SECOND = 1_000_000
_MEGABYTE = 1_000_000


class Cause(Struct, frozen=True):
    """Condition, with the record at which it began."""

    alarm: AlarmId
    key: str
    position: int
    utc: int
    what: Words


class Against(Struct, frozen=True):
    """Statement of a witness against a journal. `kind` is the floor server's name for it."""

    witness: str
    kind: str
    utc: int


class Certificate(Struct, frozen=True):
    """Certificate with which a terminal authenticates to its floor server: issue and expiry times."""

    made: int
    ends: int

    @property
    def due(self) -> int:
        """Return the time at which it should have been renewed."""
        return self.ends - (self.ends - self.made) // 3


class AlarmContext(Struct, frozen=True):
    """Conditions outside the records.

    `utc` is the current time, in microseconds. `signed` is the number of records under the newest checkpoint, and
    `free` the free bytes on the disk, if known. `unfit` says why the journal is unreadable or not the one read earlier,
    and `away` that its server is unreachable; each is empty otherwise. `against` holds the witnesses' findings, and
    `certificate` the terminal's own, if it has one.
    """

    utc: int
    signed: int
    free: tuple[int, ...] = ()
    unfit: Words = NO_WORDS
    away: Words = NO_WORDS
    against: tuple[Against, ...] = ()
    certificate: tuple[Certificate, ...] = ()


class AlarmWatch:
    """Watch fed with a table's records in order, starting at some round."""

    def __init__(self, alarms: Alarms) -> None:
        self._alarms = alarms
        self._longest = max((each.within_s for each in alarms.values()), default=0) * SECOND
        self._lasting: dict[tuple[AlarmId, str], Cause] = {}
        self._recent: deque[Cause] = deque()
        self._unsigned: deque[tuple[int, int]] = deque()
        self._last: tuple[int, int] = (0, 0)
        self._since: dict[AlarmId, int] = {}
        self.state = State()

    def passed(self, step: ReplayStep) -> None:
        record = step.record
        self._last = (record.position, record.utc)
        self._unsigned.append(self._last)
        self._recent.extend(_begun(each, step) for each in happened(step.entry))
        if step.after.state is not self.state:
            self.state = step.after.state
            now = {(each.alarm, each.key): each for each in matters(self.state)}
            self._lasting = {key: self._lasting.get(key) or _begun(matter, step) for key, matter in now.items()}

    def causes(self, around: AlarmContext) -> tuple[Cause, ...]:
        """Return the current causes, each once. Repeated calls return the same causes."""
        self._forget(around)
        found = (*self._lasted(around), *self._often(around), *self._still(around), *self._beside(around))
        return tuple(sorted(found, key=lambda each: (each.position, each.alarm, each.key)))

    def _forget(self, around: AlarmContext) -> None:
        while self._recent and self._recent[0].utc < around.utc - self._longest:
            self._recent.popleft()
        while self._unsigned and self._unsigned[0][0] < around.signed:
            self._unsigned.popleft()

    def _lasted(self, around: AlarmContext) -> Iterator[Cause]:
        for each in self._lasting.values():
            if self._over(each.alarm, each.utc, around):
                yield each

    def _often(self, around: AlarmContext) -> Iterator[Cause]:
        for alarm in self._alarms.values():
            recent = [each for each in self._recent if each.alarm is alarm.id]
            within = [each for each in recent if each.utc >= around.utc - alarm.within_s * SECOND]
            if within and not alarm.count:
                yield within[-1]
            elif within and len(within) >= alarm.count:
                what = words("{what}: {count} in {minutes} min", **_counted(within, alarm))
                yield Cause(alarm.id, "", within[0].position, within[0].utc, what)

    def _still(self, around: AlarmContext) -> Iterator[Cause]:
        """Yield a cause if nothing was written for too long. While the server is unreachable, this is unknown."""
        state = self.state
        if around.away or state.phase is Phase.CLOSED or state.dealer is None:
            return
        since = words("Nothing since round {number}, record {position}", number=state.round, position=self._last[0])
        under_way = state.playing()
        alarm = AlarmId.TABLE_STILL if under_way else AlarmId.LOG_STILL
        if alarm in self._alarms and self._over(alarm, self._last[1], around):
            yield Cause(alarm, "", *self._last, since)

    def _beside(self, around: AlarmContext) -> Iterator[Cause]:
        if self._unsigned and self._over(AlarmId.CHECKPOINT_OLD, self._unsigned[0][1], around):
            signed = words("Records are not signed from {position} on", position=self._unsigned[0][0])
            yield Cause(AlarmId.CHECKPOINT_OLD, "", *self._unsigned[0], signed)
        yield from self._seen(AlarmId.DISK_LOW, self._low(around), around)
        yield from self._seen(AlarmId.LOG_UNFIT, around.unfit, around)
        yield from self._seen(AlarmId.LOG_AWAY, around.away, around)
        for each in around.against:
            yield Cause(AlarmId.WITNESS_ALARM, each.witness, self._last[0], each.utc, _against(each))
        for kept in around.certificate:
            if around.utc > kept.due:
                yield Cause(AlarmId.CERTIFICATE_ENDS, "", self._last[0], kept.due, _ending(kept, around.utc))

    def _low(self, around: AlarmContext) -> Words:
        for free in around.free:
            if free < self._alarms[AlarmId.DISK_LOW].least_mb * _MEGABYTE:
                return words("{count} MB left", count=free // _MEGABYTE)
        return NO_WORDS

    def _seen(self, alarm: AlarmId, what: Words, around: AlarmContext) -> Iterator[Cause]:
        """Yield a condition that no record contains, timed from when it was first seen."""
        if what:
            yield Cause(alarm, "", self._last[0], self._since.setdefault(alarm, around.utc), what)
        else:
            self._since.pop(alarm, None)

    def _over(self, alarm: AlarmId, since: int, around: AlarmContext) -> bool:
        return around.utc - since >= self._alarms[alarm].after_s * SECOND


def _begun(matter: Matter, step: ReplayStep) -> Cause:
    return Cause(matter.alarm, matter.key, step.record.position, step.record.utc, matter.what)


def _against(each: Against) -> Words:
    match each.kind:
        case "went-back":
            return words("{witness} has cosigned more than it says now", witness=each.witness)
        case "ahead":
            return words("{witness} has cosigned more records than are here", witness=each.witness)
        case "another-story":
            return words("{witness} has cosigned other records than these", witness=each.witness)
        case "wrong-signature":
            return words("{witness} has signed something else", witness=each.witness)
        case "no-time":
            return words("{witness} does not say when it cosigned", witness=each.witness)
        case "early":
            return words("{witness} cosigned at a time that has not come yet", witness=each.witness)
        case _:
            return words("Another key than that of {witness} answers there", witness=each.witness)


def _ending(kept: Certificate, now: int) -> Words:
    if kept.ends <= now:
        return words("The terminal's certificate ran out: the floor does not let it in")
    return words("The terminal's certificate runs out, and it has no newer one")


def _counted(within: list[Cause], alarm: Alarm) -> dict[str, Words | int]:
    return {"what": within[0].what, "count": len(within), "minutes": alarm.within_s // 60}
