"""Verification of decisions in a separate process, while this one checks everything else about the same records.

Each process reads, hashes and folds the records itself. If both agree, the journal is good; otherwise a single pass
finds the problem.
"""

import gc
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection as Pipe

from msgspec import Struct
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.decide_check import DecideCheck
from dealer_terminal.journal.findings import Scan
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import SQLITE, file_of
from dealer_terminal.storage.reader import Opens, open_to_judge

_WORTH_IT = 8 * 2**20
"""File size that takes about a second to verify."""


class DecidedRecords(Struct, frozen=True):
    """Number of records found good, and the root over them."""

    size: int
    root: bytes


NOT_DECIDED = DecidedRecords(-1, b"")
"""Result if a record or the process failed; a single pass then finds the problem."""


class Apart:
    """Connection to the process. `begin` sends the number of records, and `decided` waits for the result."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    def begin(self, size: int) -> None:
        with suppress(OSError):  # a process that ended gives no answer either
            self._pipe.send(size)

    def decided(self) -> DecidedRecords:
        try:
            found = self._pipe.recv()
        except (EOFError, OSError):
            return NOT_DECIDED
        return found if isinstance(found, DecidedRecords) else NOT_DECIDED


@contextmanager
def decided_apart(
    db: str, url: URL, worth_it: int = _WORTH_IT, *, opens: Opens = open_to_judge
) -> Iterator[tuple[Apart, ...]]:
    """Start the process, or yield none if the journal is too small or there is only one core. The process is forked
    before anything is open, so it inherits nothing, and opens the journal when told to begin."""
    if not _is_worth_it(url, worth_it):
        yield ()
        return
    context = get_context("fork")
    ours, theirs = context.Pipe()
    worker = context.Process(target=_work, args=(db, theirs, ours, opens), daemon=True)
    worker.start()
    theirs.close()
    try:
        yield (Apart(ours),)
    finally:
        ours.close()
        worker.terminate()
        worker.join()


def _is_worth_it(url: URL, size: int) -> bool:
    if url.drivername != SQLITE or "fork" not in get_all_start_methods() or len(os.sched_getaffinity(0)) < 2:
        return False
    file = file_of(url)
    return file.is_file() and file.stat().st_size >= size


def _work(db: str, pipe: Pipe, others: Pipe, opens: Opens) -> None:
    others.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(
        EOFError, OSError, KnownError, DBAPIError
    ):  # the other process ended, or finds and reports the error itself
        pipe.send(_decided(db, pipe.recv(), opens))


def _decided(db: str, size: int, opens: Opens) -> DecidedRecords:
    tree = GrowingTree()
    with uncollected(), opens(db) as journal:
        scan = Scan(tree, (DecideCheck(),), ())
        found = any(True for _ in scan.run(reading.records(journal.connection, 0, size)))
    return NOT_DECIDED if found or scan.faults else DecidedRecords(tree.size, tree.root())


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause garbage collection during a long fold, which creates no reference cycles."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
