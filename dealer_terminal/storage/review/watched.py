"""A table that is watched: what its journal says since a while ago, and what is known of it beside its records."""

import shutil
from pathlib import Path

from dealer_terminal.audit.review_facts import RecordAt
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review.alarms.catalogue import Alarms
from dealer_terminal.review.alarms.watch import SECOND, Around, Cause, Watch
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.review.source import JournalSource

_NOT_READ = (-1, b"")


class WatchedTable:
    """It begins as long ago as its alarms look back."""

    def __init__(self, db: str, alarms: Alarms, *, cache: Path | None = None) -> None:
        self._source = JournalSource(db, cache=cache)
        self._reel, self._watch = Reel(self._source), Watch(alarms)
        self._folder = _folder(db)
        self._longest = max(each.within_s for each in alarms.values()) * SECOND
        self._next, self._newest = 0, _NOT_READ

    @property
    def journal(self) -> str:
        return self._source.journal

    @property
    def name(self) -> str:
        """As it was opened; before it ever was, as its journal is called."""
        return self.state.table or self._source.where

    @property
    def state(self) -> State:
        return self._watch.state

    def look(self, now: int) -> tuple[Cause, ...]:
        """What calls for a person now. A journal that can't be read, or is not the one that it was, is such a cause."""
        unfit, signed = self._unfit(now)
        return self._watch.causes(Around(now, signed, _free(self._folder), unfit))

    def at(self, cause: Cause) -> RecordAt:
        """The record that began it; the newest one as it was read, whatever stands there now."""
        if cause.position == self._newest[0]:
            return RecordAt(self.journal, *self._newest)
        return record_at(self.journal, self._reel.moment(cause.position).step.record)

    def close(self) -> None:
        self._source.close()

    def _unfit(self, now: int) -> tuple[Words, int]:
        try:
            with self._source.told():
                size = self._source.look()
                if self._newest != _NOT_READ and self._source.leaf(self._newest[0]) != self._newest[1]:
                    return words("Record {position} is another one than it was", position=self._newest[0]), 0
                self._pass(size, now)
                return NO_WORDS, self._source.signed()
        except KnownError as error:
            return as_told(str(error)), 0

    def _pass(self, size: int, now: int) -> None:
        if self._newest == _NOT_READ:
            self._next = self._begin(now)
        while self._next < size:
            for step in self._reel.steps(self._next):
                if step.record.position >= self._next:
                    self._watch.passed(step)
                    self._newest = step.record.position, step.record.leaf
            self._next = self._newest[0] + 1

    def _begin(self, now: int) -> int:
        """Where the round began that was under way so long ago."""
        last = self._reel.moment(self._source.size() - 1).step.record.utc
        found = self._source.at_time(min(now, last) - self._longest)
        return self._reel.round_of(found[0]).first if found else 0


def _folder(db: str) -> tuple[Path, ...]:
    url = address(db)
    return (file_of(url).resolve().parent,) if url.drivername == SQLITE else ()


def _free(folder: tuple[Path, ...]) -> tuple[int, ...]:
    try:
        return tuple(shutil.disk_usage(each).free for each in folder)
    except OSError:
        return ()
