"""A table's journal for replay: read round by round, checked while it is read, and never written."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, or_, select

from dealer_terminal.errors import KnownError, NothingYetError
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.people_facts import OperatorPreferred, ScreenPreferences
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, FoldedState, entry_of
from dealer_terminal.journal.resume_point import with_paper
from dealer_terminal.journal.round_proof import OPENED
from dealer_terminal.procedure.facts import RoundOpened
from dealer_terminal.review.alarms.watch import Against, Certificate
from dealer_terminal.review.calendar import Towards
from dealer_terminal.review.cited_records import Damage, WentOn
from dealer_terminal.review.day import Day, DayActivity, Tick, act_tick, paid_tick, reported_tick
from dealer_terminal.review.journal_navigator import MomentContext, RoundRecords, sound
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.snapshot import NO_PAPER, OpenedRules, paper_of, read_snapshot, stand_of, write_snapshot
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.follower import damage_to_reader, damage_told
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.journal_kind import is_console
from dealer_terminal.storage.mirror import against, certificate
from dealer_terminal.storage.progress import EACH, Progress, silently
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.windows import Span, Window, spans
from dealer_terminal.storage.review import record_places
from dealer_terminal.storage.review.read_only_journal import QuietJournal
from dealer_terminal.storage.review.record_places import few_records
from dealer_terminal.storage.review.snapshots import Snapshots, usual_cache
from dealer_terminal.storage.schema import irregularities, overrides, rounds


def day(connection: Connection, window: Window) -> Day:
    """Closed rounds that began in it, and what was reported and approved then. An open round is not there yet."""
    within = spans(connection, window)
    closed = _closed(connection, within) if within else ()
    busy = tuple(DayActivity(each.opened, each.closed, each.last - each.first + 1) for each in closed)
    paid = (paid_tick(each.last, each.closed, each.round, each.paid) for each in closed if each.paid)
    found = sorted((*paid, *_beside(connection, window)), key=lambda tick: tick.position)
    return Day(busy, tuple(found))


def _closed(connection: Connection, within: tuple[Span, ...]) -> Sequence[Any]:
    columns = (rounds.c.round, rounds.c.first, rounds.c.last, rounds.c.opened, rounds.c.closed, rounds.c.paid)
    return connection.execute(select(*columns).where(_in(rounds.c.round, within)).order_by(rounds.c.round)).all()


def _beside(connection: Connection, window: Window) -> Iterator[Tick]:
    reported = select(irregularities.c.position, irregularities.c.utc, irregularities.c.irregularity)
    for position, utc, name in connection.execute(reported.where(*_between(irregularities.c.utc, window))):
        yield reported_tick(position, utc, name)
    given = select(overrides.c.position, overrides.c.utc, overrides.c.kind, overrides.c.operator)
    for position, utc, kind, operator in connection.execute(given.where(*_between(overrides.c.utc, window))):
        yield act_tick(position, utc, kind, operator)


def _between(utc: Any, window: Window) -> tuple[ColumnElement[bool], ...]:
    return utc >= window.since, utc < window.until


def _in(column: Any, within: tuple[Span, ...]) -> ColumnElement[bool]:
    return or_(*((column >= each.first) & (column < each.end) for each in within))


Choice = tuple[int, str, ScreenPreferences]
"""The record, who chose, and what."""


def choices(connection: Connection) -> tuple[Choice, ...]:
    """How the dealers of a table liked their screen, and since which record."""
    return tuple(_choices(connection))


def _choices(connection: Connection) -> Iterator[Choice]:
    for record in house_records(connection):
        entry = entry_of(record)
        if isinstance(entry, OperatorPreferred):
            yield record.position, entry.operator, entry.look


Asked = TypeVar("Asked")
_KEPT_AT_ONCE = 500
_EACH_CARRIED, _MOST_CARRIED = 97, 500


class JournalSource:
    """Source of a journal's moments. `look` updates its known length and signed size."""

    def __init__(self, db: str, *, cache: Path | None = None, progress: Progress = silently) -> None:
        self._quiet = QuietJournal(db)
        self._progress = progress
        self._papers: dict[bytes, OpenedRules] = {b"": NO_PAPER}
        self._size, self.signed_then = 0, 0
        self._carried: dict[int, _Carried] = {}
        self._choices: tuple[int, tuple[Choice, ...]] = (0, ())
        self._went_on: tuple[int, tuple[WentOn, ...]] = (0, ())
        with ExitStack() as opened:
            opened.callback(self._quiet.close)
            self.journal, self.where, self.vkey = self._quiet.ask(_named)
            self._snapshots = Snapshots(cache or usual_cache(), self.journal)
            opened.callback(self._snapshots.close)
            self.look()
            self._opened = opened.pop_all()

    def look(self) -> int:
        """Return the number of records now."""
        before = self._size
        self._size, self.signed_then = self.ask(_extent)
        if self._size < before:
            less = f"only {self._size} of {before} records are still there"
            raise KnownError(f"{self.where}: {less}: run dealer-terminal verify")
        if not self._size:
            raise NothingYetError(f"{self.where} holds no record yet: nothing has happened at that table")
        return self._size

    def checkpoint(self) -> bytes:
        """Return the newest checkpoint as it was signed, or nothing."""
        newest = self.ask(lambda found: reading.last_checkpoint(found.connection))
        return newest.note if newest is not None else b""

    def signed(self) -> int:
        """Return the number of records under the newest checkpoint."""
        newest = self.ask(lambda found: reading.last_checkpoint(found.connection))
        return newest.size if newest is not None else 0

    def leaf(self, position: int) -> bytes:
        return self.ask(lambda found: _records(found, position, position + 1)[0].leaf)

    def leaves(self, positions: Iterable[int]) -> dict[int, bytes]:
        """Return the leaf hashes of existing records."""
        return self.ask(lambda found: record_places.leaves(found.connection, positions))

    def went_on(self) -> tuple[WentOn, ...]:
        """Return where an administrator resumed from a copy, in order."""
        first, found = self._went_on
        if first < self._size:
            more = self.ask(lambda journal: record_places.went_on(journal.connection, first, self._size))
            said = (WentOn(record_at(self.journal, record), fact.size, fact.journal) for record, fact in more)
            self._went_on = self._size, (*found, *said)
        return self._went_on[1]

    def told(self) -> AbstractContextManager[None]:
        """Turn damage and unknown newer facts into one line, around a fold of what was read here."""
        return damage_told(self.where)

    def close(self) -> None:
        self._opened.close()

    def size(self) -> int:
        return self._size

    def round_of(self, position: int) -> RoundRecords:
        return self.ask(lambda found: _whole(self._round(found, position)))

    def readable(self, position: int) -> RoundRecords:
        return self.ask(lambda found: self._round(found, position))

    def round_begins(self, position: int) -> int:
        return self.ask(lambda found: record_places.round_around(found.connection, position, self._size)[0])

    def times(self, positions: Iterable[int]) -> dict[int, int]:
        """Return when existing records were written. Use them for drawing only; they prove nothing."""
        return self.ask(lambda found: record_places.times(found.connection, positions))

    def irregular(self, position: int, towards: Towards) -> int:
        return self.ask(lambda found: record_places.irregular(found.connection, position, towards))

    def same_kind(self, position: int, towards: Towards) -> int:
        return self.ask(lambda found: record_places.same_kind(found.connection, position, towards, self._size))

    def at_time(self, utc: int) -> tuple[int, ...]:
        return self.ask(lambda found: record_places.at_time(found.connection, utc, self._size))

    def round_opened(self, number: int) -> int:
        return self.ask(lambda found: record_places.round_opened(found.connection, number, self._size))

    def day(self, window: Window) -> Day:
        return self.ask(lambda found: day(found.connection, window))

    def between(self, since: int, until: int) -> Day:
        return self.day(Window(since, until))

    def covered(self, position: int) -> int:
        return self.ask(lambda found: record_places.covered(found.connection, position))

    def against(self, since: int) -> tuple[Against, ...]:
        """Return what witnesses objected to, if it is known."""
        return self.ask(lambda found: against(found.connection, since))

    def certificate(self) -> tuple[Certificate, ...]:
        """Return the certificate of the table's terminal on the floor server, if it has one."""
        return self.ask(lambda found: certificate(found.connection))

    def reader(self) -> str:
        """Return the protocol of the device heard last, or nothing if no frame is stored."""
        return self.ask(lambda found: record_places.last_device(found.connection))

    def liked(self, operator: str, position: int, otherwise: ScreenPreferences) -> ScreenPreferences:
        """Return the last preference up to then."""
        if self._choices[0] != self._size:
            self._choices = (self._size, self.ask(lambda found: choices(found.connection)))
        found = (look for at, who, look in self._choices[1] if who == operator and at <= position)
        return [otherwise, *found][-1]

    def ask(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        """Answer from one consistent view of this journal only."""

        def without_damage(journal: OpenJournal) -> Asked:
            if journal.id != self.journal:
                raise KnownError(f"{self.where} is another journal now, {journal.id}: open it anew")
            with damage_to_reader(journal):
                return question(journal)

        return self._quiet.ask(without_damage)

    def _round(self, journal: OpenJournal, position: int) -> RoundRecords:
        """Return the round as far as it is readable."""
        first, end = record_places.round_around(journal.connection, position, self._size)
        records, damage = sound(tuple(few_records(journal.connection, first, end)), first, end)
        lost = end - first - len(records)
        if not first or not records:
            return RoundRecords(START, records, lost, damage)
        found = self._carried.get(first) or self._begun(journal, records[0])
        return RoundRecords(found.stand, records, lost, (*damage, *found.damage))

    def _begun(self, journal: OpenJournal, opened: Record) -> "_Carried":
        """Return the fold result before the record that opens a round."""
        begun, stand = self._nearest(journal, opened)
        carried = max((at for at in self._carried if at <= opened.position), default=begun)
        if begun == opened.position:
            return _Carried(stand)
        if carried > begun:
            return self._folded(journal, carried, opened.position, self._carried[carried])
        return self._folded(journal, begun, opened.position, _Carried(stand))

    def _nearest(self, journal: OpenJournal, wanted: Record) -> tuple[int, FoldedState]:
        """Return the nearest snapshot that still matches its records. Skip stale or damaged ones."""
        upto = wanted.position
        while (found := self._snapshots.newest(upto))[0] > 0:
            first, kept = found
            own, damage = sound(tuple(few_records(journal.connection, first, first + 1)), first, first + 1)
            if damage:
                upto = first - 1
                continue
            try:
                snapshot = read_snapshot(kept, own[0])
                return first, stand_of(snapshot, self._paper(journal, snapshot.stand))
            except AuditError:
                self._snapshots.forget()
        return 0, START

    def _paper(self, journal: OpenJournal, stand: FoldedState) -> OpenedRules:
        paper = self._papers.get(stand.table_leaf if stand.state.table else b"")
        if paper is not None:
            return paper
        (opened,) = _records(journal, stand.table_at, stand.table_at + 1)
        if opened.leaf != stand.table_leaf:
            raise FormatError("the snapshot was taken at another opening of the table")
        paper = paper_of(FoldedState(with_paper(stand.state, opened)))
        self._papers[stand.table_leaf] = paper
        return paper

    def _folded(self, journal: OpenJournal, begun: int, first: int, carried: "_Carried") -> "_Carried":
        """Fold and store snapshots along the way. Results around damage stay in memory."""
        passed: list[tuple[int, bytes]] = []
        around = MomentContext(carried.stand, begun, carried.damage)
        for number, record in enumerate(reading.records(journal.connection, begun, first + 1)):
            at = record.position
            if at == first:
                if not around.damage:
                    passed.append((first, write_snapshot(around.stand, record)))
                self._snapshots.keep(passed)
                return self._carry(first, around) if around.damage else _Carried(around.stand)
            if around.damage and record.kind == OPENED and number % _EACH_CARRIED == 0:
                self._carry(at, around)
            opened = [step for step in around.meet(record) if isinstance(step.entry, RoundOpened) and at > begun]
            if not around.damage:
                passed += [(at, write_snapshot(step.before, step.record)) for step in opened]
            if len(passed) >= _KEPT_AT_ONCE:
                self._snapshots.keep(passed)
                passed.clear()
            if at % EACH == 0:
                self._progress(at)
        raise KnownError(f"{self.where}: record {first} is not there any more: run dealer-terminal verify")

    def _carry(self, at: int, around: MomentContext) -> "_Carried":
        kept = _Carried(around.stand, around.damage)
        self._carried[at] = kept
        if len(self._carried) > _MOST_CARRIED:
            del self._carried[next(iter(self._carried))]
        return kept


class _Carried(Struct, frozen=True):
    """Fold result before a round, and the damaged ranges skipped up to there."""

    stand: FoldedState
    damage: tuple[Damage, ...] = ()


def _whole(found: RoundRecords) -> RoundRecords:
    for damage in found.damage:
        raise MismatchError(damage.why)
    return found


def _extent(journal: OpenJournal) -> tuple[int, int]:
    newest = reading.last_checkpoint(journal.connection)
    return reading.last_position(journal.connection, schema.records) + 1, newest.size if newest else 0


def _named(journal: OpenJournal) -> tuple[str, str, str]:
    if is_console(journal):
        raise KnownError(f"{journal.where} is a console's journal: name a table's")
    return journal.id, journal.where, journal.vkey


def _records(journal: OpenJournal, first: int, end: int) -> tuple[Record, ...]:
    found = tuple(contiguous(few_records(journal.connection, first, end), first))
    if len(found) != end - first:
        raise FormatError(f"record {first + len(found)} is missing")
    return found
