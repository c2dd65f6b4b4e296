"""A watched table: its recent records, and what is known of it besides them."""

import shutil
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from dealer_terminal.errors import KnownError, UnreachableError
from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.journal.review_facts import RecordAt, Stood
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.alarms.catalogue import Alarms
from dealer_terminal.review.alarms.watch import SECOND, Against, AlarmContext, AlarmWatch, Cause, Certificate
from dealer_terminal.review.archive import USUAL_LOOK
from dealer_terminal.review.cited_records import (
    SERVER_AWAY,
    KnownRecords,
    left_behind,
    told_another,
    told_less,
    told_missed,
    told_other,
    told_unread,
)
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.queue.items import Lately
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.storage.address import SQLITE, address, file_of, where
from dealer_terminal.storage.review.source import JournalSource

_NOT_READ = (-1, b"")
_AT_ONCE = 500
_DAY = 86_400 * SECOND
_TRIED_EACH = 30 * SECOND
"""All of a journal is looked through for it."""
_NOTHING_KNOWN = KnownRecords()


class _Beside(Struct, frozen=True):
    """Knowledge of a table besides its records, valid for a number of records and signed records."""

    of: tuple[int, int] = (0, 0)
    utc: int = 0
    covered: int = 0
    look: ScreenPreferences = USUAL_LOOK
    reader: str = ""


class WatchedTable:
    """Watch of a table over the time that its alarms need, or `back` seconds if longer. Records that a console knows
    (`known`) must exist; missing ones are looked for until they appear."""

    def __init__(
        self, db: str, alarms: Alarms, *, cache: Path | None = None, back: int = 0, known: KnownRecords = _NOTHING_KNOWN
    ) -> None:
        self._db, self._cache, self._alarms = db, cache, alarms
        self._folder, self._place = _folder(db), _place(db)
        self._longest = max(back, *(each.within_s for each in alarms.values())) * SECOND
        self._tried = self._signed = 0
        self._away = NO_WORDS
        self._begin_at(JournalSource(db, cache=cache))
        self._named = [*known.records.get(self.journal, ())]
        self._awaited = sorted(self._named, key=_position)
        self._before = known.places[self._place].journal if self._place in known.places else self.journal

    def _begin_at(self, source: JournalSource) -> None:
        self._source = source
        self._reel, self._watch, self._lately = JournalNavigator(source), AlarmWatch(self._alarms), Lately()
        self._next, self._newest = 0, _NOT_READ
        self._beside = _Beside()
        self._against: tuple[Against, ...] = ()
        self._certificate: tuple[Certificate, ...] = ()
        self._at: dict[int, RecordAt] = {}

    @property
    def journal(self) -> str:
        return self._source.journal

    @property
    def name(self) -> str:
        """Return the name from the opening, or else the journal's id."""
        return self.state.table or self._source.where

    @property
    def state(self) -> State:
        return self._watch.state

    def look(self, now: int) -> tuple[Cause, ...]:
        """Return the causes of alarms now. An unreadable or different journal is such a cause."""
        unfit, signed = self._unfit(now)
        around = AlarmContext(now, signed, _free(self._folder), unfit, self._away, self._against, self._certificate)
        return self._watch.causes(around)

    def sight(self, now: int) -> TableSnapshot:
        """Return all that a pit shows of the table; for an unreadable journal, the last readable state."""
        causes = self.look(now)
        lately, beside = self._lately, self._beside
        return TableSnapshot(
            db=self._db,
            place=self._place,
            journal=self.journal,
            table=self.name,
            state=self.state,
            newest=RecordAt(self.journal, *self._newest),
            utc=beside.utc,
            signed=beside.covered,
            look=beside.look,
            reader=beside.reader,
            causes=causes,
            began=tuple(map(self._began, causes)),
            rounds=lately.rounds,
            items=lately.items,
            dealer_since=lately.dealer_since,
        )

    @property
    def stood(self) -> Stood:
        return Stood(self._place, RecordAt(self.journal, *self._newest))

    def at(self, cause: Cause) -> RecordAt:
        """Return the record that began the cause, or the newest one as it was read."""
        if cause.position == self._newest[0]:
            return RecordAt(self.journal, *self._newest)
        return record_at(self.journal, self._reel.moment(cause.position).step.record)

    def close(self) -> None:
        self._source.close()

    def _began(self, cause: Cause) -> RecordAt:
        """Read once for each record."""
        if cause.position not in self._at:
            self._at = {**self._at, cause.position: self.at(cause)}
        return self._at[cause.position]

    def _unfit(self, now: int) -> tuple[Words, int]:
        """Return why the journal does not match. After an administrator resumed from fewer records, read it again from
        there."""
        unfit, signed = self._unfit_as_read(now)
        if unfit == NO_WORDS or self._newest == _NOT_READ or abs(now - self._tried) < _TRIED_EACH:
            return unfit, signed
        self._tried = now
        return self._unfit_as_read(now) if self._read_anew() else (unfit, signed)

    def _read_anew(self) -> bool:
        newest = RecordAt(self.journal, *self._newest)
        with suppress(KnownError):
            source = JournalSource(self._db, cache=self._cache)
            if source.journal == self.journal and left_behind(newest, [*self._named, newest], source.went_on()):
                self._source.close()
                self._begin_at(source)
                self._named.append(newest)
                return True
            source.close()
        return False

    def _unfit_as_read(self, now: int) -> tuple[Words, int]:
        try:
            with self._source.told():
                size = self._source.look()
                if self._newest != _NOT_READ and self._source.leaf(self._newest[0]) != self._newest[1]:
                    return told_another(self._newest[0]), 0
                self._pass(size, now)
                self._signed = self._source.signed()
                self._look_beside(size, self._signed)
                self._against, self._certificate = self._source.against(now - _DAY), self._source.certificate()
                self._away = NO_WORDS
                if size < self._source.signed_then:
                    return told_less(size, self._source.signed_then), self._signed
                return self._missed(), self._signed
        except UnreachableError:
            self._away = SERVER_AWAY
            return NO_WORDS, self._signed
        except KnownError as error:
            read, left = self._newest[0] + 1, self._source.size()
            return told_less(left, read) if left < read else told_unread(str(error)), 0

    def _missed(self) -> Words:
        """Return the newest record that a console knows and the journal lacks."""
        if self._before != self.journal and all(each.other != self._before for each in self._source.went_on()):
            return told_other(self._before)
        while self._awaited:
            there = self._source.leaves(each.position for each in self._awaited[-_AT_ONCE:])
            for known in reversed(self._awaited[-_AT_ONCE:]):
                if there.get(known.position) != known.leaf and not self._left_behind(known):
                    return told_missed(known, there, self._source.size())
                self._awaited.pop()
        return NO_WORDS

    def _left_behind(self, known: RecordAt) -> bool:
        return left_behind(known, self._named, self._source.went_on())

    def _pass(self, size: int, now: int) -> None:
        if self._newest == _NOT_READ:
            self._next = self._begin(now)
        while self._next < size:
            for step in self._reel.steps(self._next):
                if step.record.position >= self._next:
                    self._watch.passed(step)
                    self._lately.passed(step)
                    self._newest = step.record.position, step.record.leaf
            self._next = self._newest[0] + 1

    def _look_beside(self, size: int, signed: int) -> None:
        if (size, signed) == self._beside.of:
            return
        source, dealer, last = self._source, self.state.dealer, size - 1
        self._beside = _Beside(
            of=(size, signed),
            utc=self._reel.moment(last).step.record.utc,
            covered=source.covered(last),
            look=source.liked(dealer.id, last, USUAL_LOOK) if dealer is not None else USUAL_LOOK,
            reader=source.reader(),
        )

    def _begin(self, now: int) -> int:
        """Return where the round under way at that time began."""
        last = self._reel.moment(self._source.size() - 1).step.record.utc
        found = self._source.at_time(min(now, last) - self._longest)
        return self._reel.round_of(found[0]).first if found else 0


def _place(db: str) -> str:
    """Return the location, the same however it is named."""
    url = address(db)
    return str(file_of(url).resolve()) if url.drivername == SQLITE else where(url)


def _position(at: RecordAt) -> int:
    return at.position


def _folder(db: str) -> tuple[Path, ...]:
    url = address(db)
    return (file_of(url).resolve().parent,) if url.drivername == SQLITE else ()


def _free(folder: tuple[Path, ...]) -> tuple[int, ...]:
    try:
        return tuple(shutil.disk_usage(each).free for each in folder)
    except OSError:
        return ()
