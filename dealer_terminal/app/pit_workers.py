"""The tables of a pit, each watched in its own thread. A table that hangs on a network share does not delay the
others."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Condition, Lock, Thread
from typing import Any, Generic, TypeVar

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.errors import DamagedError, KnownError, NoJournalError, NothingYetError
from dealer_terminal.review.cited_records import KnownRecords
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.storage.review.watched_journal import WatchedTable
from dealer_terminal.table.clock import SystemClock

Result = TypeVar("Result")


class Newest(Generic[Result]):
    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = Lock()
        self._asked = 0
        self._found: list[Result] = []

    def ask(self, finds: Iterator[Result]) -> None:
        """Run the iterator in a new thread, in place of any earlier one."""
        with self._lock:
            self._asked, self._found = self._asked + 1, []
            asked = self._asked
        Thread(target=self._run, args=(asked, finds), name=self._name, daemon=True).start()

    def found(self) -> tuple[Result, ...]:
        """Return the results that have arrived since the last call."""
        with self._lock:
            found, self._found = self._found, []
        return tuple(found)

    def end(self) -> None:
        with self._lock:
            self._asked += 1

    def _run(self, asked: int, finds: Iterator[Result]) -> None:
        for each in finds:
            with self._lock:
                if self._asked != asked:
                    return
                self._found.append(each)


BACK = 12 * 3600
"""Seconds of each table's past that are read first: a shift, and what its queue may hold."""
_EVERY, _FLOOR_EVERY = 0.25, 5.0
Enrolled = Callable[[], Sequence[str]]


class Watching:
    """Watcher threads of the tables. `known` are the records that the console cites. `enrolled` returns all tables of a
    floor server: one enrolled later is watched as soon as it has a record."""

    def __init__(self, dbs: Sequence[str], known: KnownRecords, enrolled: Enrolled) -> None:
        self._known, self._enrolled = known, enrolled
        self._changed = Condition()
        self._new: dict[str, TableSnapshot] = {}
        self._unread, self._lost = [*dbs], dict[str, str]()
        self._ended = False
        self._threads: dict[str, Thread] = {}
        for db in dbs:
            self._begin(db)
        self._finder = Thread(target=self._find, name="watching for tables", daemon=True)
        self._finder.start()

    @property
    def unread(self) -> tuple[str, ...]:
        with self._changed:
            return tuple(self._unread)

    @property
    def lost(self) -> Mapping[str, str]:
        """Return the reason and the remedy for each table that cannot be read."""
        with self._changed:
            return dict(self._lost)

    def sights(self) -> tuple[TableSnapshot, ...]:
        """Return the tables that have changed since the last call."""
        with self._changed:
            new, self._new = self._new, {}
        return tuple(new.values())

    def end(self) -> None:
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        for each in (self._finder, *self._threads.values()):
            each.join(timeout=5)

    def _begin(self, db: str) -> None:
        self._threads[db] = Thread(target=self._watch, args=(db,), name=f"watching {db}", daemon=True)
        self._threads[db].start()

    def _find(self) -> None:
        while not self._over(_FLOOR_EVERY):
            with suppress(KnownError):  # an unreachable floor server is reported by its tables
                for db in self._enrolled():
                    if db not in self._threads:
                        with self._changed:
                            self._unread.append(db)
                        self._begin(db)

    def _watch(self, db: str) -> None:
        """Watch a table. Retry if it cannot be opened, because a network share may come back."""
        while not self._over():
            try:
                with closing(WatchedTable(db, alarm_catalogue(), back=BACK, known=self._known)) as table:
                    self._follow(db, table)
            except NothingYetError:
                self._read(db)
            except (DamagedError, NoJournalError) as error:
                self._lose(db, str(error))
            except KnownError:
                continue

    def _follow(self, db: str, table: WatchedTable) -> None:
        clock, last = SystemClock(), tuple[object, ...]()
        while True:
            sight = table.sight(clock.now().utc)
            seen = (sight.newest, sight.signed, sight.causes)
            if seen != last:
                self._tell(db, sight)
                last = seen
            if self._over():
                return

    def _tell(self, db: str, sight: TableSnapshot) -> None:
        with self._changed:
            self._new[db] = sight
        self._read(db)

    def _read(self, db: str) -> None:
        with self._changed:
            self._lost.pop(db, None)
            if db in self._unread:
                self._unread.remove(db)

    def _lose(self, db: str, why: str) -> None:
        self._read(db)
        with self._changed:
            self._lost[db] = why

    def _over(self, seconds: float = _EVERY) -> bool:
        """Wait for the next poll. Return True after the end of watching."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended, seconds)
            return self._ended


Found = TypeVar("Found")
_PROCESSES = get_context("spawn")


def in_own_process(work: Callable[..., Found], *given: object) -> Found:
    """Run the work in a new process and wait for its result. The process ends with this one."""
    here, there = _PROCESSES.Pipe(duplex=False)
    process = _PROCESSES.Process(target=_work, args=(there, work, given), daemon=True)
    process.start()
    there.close()
    try:
        found: Found = here.recv()
    except EOFError:
        raise KnownError("The count ended before it was done: count again") from None
    finally:
        process.join()
        here.close()
    return found


def _work(there: "Connection[Any, Any]", work: Callable[..., object], given: tuple[object, ...]) -> None:
    there.send(work(*given))
    there.close()
