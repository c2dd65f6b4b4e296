"""Polling of a table that another process runs, in a thread of its own."""

import time
from collections.abc import Callable
from contextlib import closing
from threading import Event, Thread
from typing import Protocol

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.state import State
from dealer_terminal.table.jobs import Jobs, NotTakenError

EVERY_S = 0.25
_LAST_LOOK_S = 2.0
Seen = State | KnownError


class TableView(Protocol):
    """Reader of the table for one thread."""

    def look(self) -> State:
        """Return the table's state at the last commit; the same object if nothing was committed."""
        ...

    def close(self) -> None: ...


class TableWatch:
    """Poller that passes each change to its owner, in the owner's thread."""

    def __init__(self, looks: TableView, tell: Callable[[Seen], None], jobs: Jobs, every_s: float = EVERY_S) -> None:
        self._looks = looks
        self._tell = tell
        self._door = jobs.door()
        self._every_s = every_s
        self._over = Event()
        self._looked = time.monotonic()
        self._thread = Thread(target=self._run, name="watch", daemon=True)

    @property
    def age_s(self) -> float:
        """Return the seconds since a poll last completed."""
        return time.monotonic() - self._looked

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Stop polling. A poll that hangs is abandoned and ends with the process."""
        self._over.set()
        self._door.close()
        self._thread.join(_LAST_LOOK_S)

    def _run(self) -> None:
        known: Seen = KnownError("nobody has looked yet")
        with closing(self._looks):
            while not self._over.is_set():
                seen = self._seen()
                self._looked = time.monotonic()
                if not _same(seen, known) and self._told(seen):
                    known = seen
                self._over.wait(self._every_s)

    def _seen(self) -> Seen:
        try:
            return self._looks.look()
        except KnownError as error:
            return error

    def _told(self, seen: Seen) -> bool:
        try:
            self._door.ask(lambda: self._tell(seen))
        except NotTakenError:
            return False
        return True


def _same(one: Seen, other: Seen) -> bool:
    return one is other or (isinstance(one, KnownError) and isinstance(other, KnownError) and str(one) == str(other))
