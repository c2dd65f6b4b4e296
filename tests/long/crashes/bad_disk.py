"""A terminal on a disk that refuses, call by call: `refused(FOLDER, KIND, ALL)` in a process of its own.

At each command of a round the disk refuses from some call on (from each in turn, where `ALL` is given), until the
terminal is started again with a good disk. It then stands before that command or after it, and goes on.
"""

import errno
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import Append, appends
from tests.long.crashes.syscalls import Watch, never

WRITES = frozenset({"write", "truncate", "create", "mkdir", "rename", "unlink"})
KINDS = {
    "full": (errno.ENOSPC, frozenset({"write", "create", "mkdir"})),
    "read-only": (errno.EROFS, WRITES),
    "broken": (errno.EIO, WRITES),
    "not synced": (errno.EIO, frozenset({"sync"})),
}


class Refusing:
    """From its call number `at` on; `met` says whether there was one."""

    def __init__(self, kind: str, at: int) -> None:
        self.met = False
        self._error, self._calls = KINDS[kind]
        self._left = at

    def __call__(self, what: str, _path: str) -> int:
        if what not in self._calls:
            return 0
        self._left -= 1
        if self._left >= 0:
            return 0
        self.met = True
        return self._error


class BadDisk:
    def __init__(self, root: Path, kind: str, every: bool) -> None:
        self.told: set[str] = set()
        self.watch = Watch(root)
        self._db, self._folder = root / "journal.db", root / "keys"
        self._kind, self._every, self._chance = kind, every, Random(5)

    def first_start(self) -> SqlJournal:
        """Whatever was refused on the way: the next start makes a journal."""
        for at in self._points(30):
            disk = self._refusing(at)
            try:
                self._opened().close()
            except KnownError as error:
                self._tells(error)
            self.watch.fails = never
            self._opened().close()
            if not disk.met:
                break
            for file in [*self._folder.glob("*"), *self._db.parent.glob("journal.db*")]:
                file.unlink()
        return self._opened()

    def played(self, journal: SqlJournal) -> SqlJournal:
        calm = MemoryJournal(journal.keys)
        for append in appends(1, keys=journal.keys):
            before = calm.status().records
            append.to(calm)
            for at in self._points(12):
                if journal.status().records > before:
                    break
                journal = self._refused(journal, append, at)
                assert journal.status().records in (before, calm.status().records)
            if journal.status().records == before:
                append.to(journal)
            assert list(journal.records()) == list(calm.records())
            assert journal.resume() == calm.resume()
        return journal

    def _refused(self, journal: SqlJournal, append: Append, at: int) -> SqlJournal:
        """What was refused is not taken in this life, whatever the disk says next."""
        disk = self._refusing(at)
        try:
            append.to(journal)
        except KnownError as error:
            self._tells(error)
            self.watch.fails = never
            self._still_refused(lambda: append.to(journal))
            if self._kind == "not synced":
                self._still_refused(journal.resume)
            self._refusing(0)
        else:
            assert not disk.met or self._kind != "full", "a full disk took a step"
        journal.close()
        self.watch.fails = never
        return self._opened()

    def _still_refused(self, does: Callable[[], object]) -> None:
        try:
            does()
        except KnownError as error:
            self._tells(error)
        else:
            raise AssertionError("taken after a failure")

    def _points(self, most: int) -> Iterator[int]:
        return iter(range(1000) if self._every else [self._chance.randrange(most)])

    def _refusing(self, at: int) -> Refusing:
        self.watch.fails = disk = Refusing(self._kind, at)
        return disk

    def _opened(self) -> SqlJournal:
        return open_journal(str(self._db), keys=self._folder)

    def _tells(self, error: KnownError) -> None:
        self.told.add(str(error).replace(str(self._db.parent), "HERE"))


def refused(root: Path, kind: str, *, every: bool) -> None:
    disk = BadDisk(root, kind, every)
    with disk.watch.watching():
        disk.played(disk.first_start()).close()
    sys.stdout.write("\n".join(sorted(disk.told)))
