"""A table that somebody else runs, looked at again and again by a thread of its own."""

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


class Looks(Protocol):
    """One thread's own."""

    def look(self) -> State:
        """The table as the last commit left it; the same value where nothing was committed."""
        ...

    def close(self) -> None: ...


class TableWatch:
    """Its owner is told of each change, in the owner's own thread."""

    def __init__(self, looks: Looks, tell: Callable[[Seen], None], jobs: Jobs, every_s: float = EVERY_S) -> None:
        self._looks = looks
        self._tell = tell
        self._door = jobs.door()
        self._every_s = every_s
        self._over = Event()
        self._looked = time.monotonic()
        self._thread = Thread(target=self._run, name="watch", daemon=True)

    @property
    def age_s(self) -> float:
        """How long no look has come to an end."""
        return time.monotonic() - self._looked

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """A look that hangs is not waited for: it ends with the process."""
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
