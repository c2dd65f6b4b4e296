"""A terminal's first start and some rounds, in processes of their own, with every call of them on record.

The story is played into `FOLDER/journal.db`, with device frames among its commands, stopped, started again and played
on. With `failing`, at about every so many commands the disk fails a sync: that process ends there as one that is
killed, and the next one finds what the system has in memory and the disk perhaps not.
"""

import errno
import os
import pickle
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.seal import frame_place, seal
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.ports import TerminalKeys
from tests.helpers.playing import Append, appends
from tests.long.crashes.syscalls import Call, Note, Watch

ROUNDS, RAW, A_FRAME_EVERY = 6, b"what the device said", 3
OPENED, ASKED, KEPT = "opened", "asked", "kept"


class Story(NamedTuple):
    """`leaves` are the records' in order; `next_at` says which command follows after so many of them."""

    journal: str
    log: list[Call | Note]
    leaves: list[bytes]
    next_at: dict[int, Append]
    ended: bool = False


BEGINNING = Story("", [], [], {})


def folders(root: Path) -> tuple[Path, Path]:
    return root / "journal.db", root / "terminal" / "own" / "keys"


def played(root: Path, to: Path, failing: int) -> None:
    to.write_bytes(pickle.dumps(BEGINNING))
    lives = 0
    while not (told := pickle.loads(to.read_bytes())).ended:
        lives += 1
        child = os.fork()
        if child == 0:
            watch = Watch(root)
            watch.log = told.log
            with watch.watching():
                life = _Life(watch, root, Random(lives), failing, told.next_at)
                to.write_bytes(pickle.dumps(life.lived()))
                os._exit(0)
        _, status = os.waitpid(child, 0)
        assert status == 0


class _Life:
    def __init__(self, watch: Watch, root: Path, chance: Random, failing: int, next_at: dict[int, Append]) -> None:
        self._watch, self._root, self._chance, self._failing, self._next = watch, root, chance, failing, next_at
        self._journal = self._opened()

    def lived(self) -> Story:
        told, number = appends(ROUNDS, keys=self._journal.keys), self._stands()
        ended = all(self._goes_on(at, append, len(told)) for at, append in enumerate(told[number:], number))
        leaves = [record.leaf for record in self._journal.records()] if ended else []
        if ended:
            self._journal.close()
        return Story(self._journal.keys.journal, self._watch.log, leaves, self._next, ended)

    def _stands(self) -> int:
        """How many commands are in the journal."""
        here = self._journal.status().records
        return sorted({0, here, *self._next}).index(here)

    def _opened(self) -> SqlJournal:
        db, keys = folders(self._root)
        journal = open_journal(str(db), keys=keys)
        self._watch.note(OPENED, journal.status().records)
        return journal

    def _goes_on(self, number: int, append: Append, of: int) -> bool:
        if number == of // 2:
            self._journal.close()
            self._journal = self._opened()
        if self._failing and self._chance.randrange(self._failing) == 0:
            self._watch.fails = lambda what, _path: errno.EIO if what == "sync" else 0
        try:
            self._keeps(number, append)
        except KnownError:
            return False
        return True

    def _keeps(self, number: int, append: Append) -> None:
        journal, status = self._journal, self._journal.status()
        self._next[status.records] = append
        self._watch.note(ASKED, status.records)
        found = _frames(journal.keys, number, status.round, append)
        journal.append(append.facts, operator=append.operator, at=append.at, frames=found)
        self._watch.note(KEPT, journal.status().records)


def _frames(keys: TerminalKeys, number: int, round_: int, append: Append) -> Sequence[DeviceFrame]:
    if number % A_FRAME_EVERY or not round_:
        return ()
    place = frame_place(keys.round_id(round_), "shuffler", number)
    return (DeviceFrame("shuffler", number, seal(keys.round_key(round_), place, RAW, capacity=64), append.at),)
