"""A journal opened to be looked at: nothing is made beside it, where SQLite allows that.

SQLite makes `-wal` and `-shm` beside a journal that nobody writes, unless it is told that nobody will. Then it looks at
no lock either, so whoever reads asks afterwards whether somebody began to write.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TypeVar

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.errors import KnownError, ProgramError
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import SQLITE, address, file_of, where
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import looking_engine
from dealer_terminal.storage.reader import OpenJournal, require_id
from dealer_terminal.storage.revision import require_current

Asked = TypeVar("Asked")
_TRIES = 5
_NEVER_OPENED, _ON_A_SERVER = "never opened", "on a server"


class QuietJournal:
    """Held open between questions; opened anew where it failed, is another file, or where writing began or ended."""

    def __init__(self, db: str) -> None:
        self._db = db
        url = address(db)
        self._file = str(file_of(url).resolve()) if url.drivername == SQLITE else ""
        self._held = ExitStack()
        self._journals: list[OpenJournal] = []
        self._seen = _NEVER_OPENED

    def ask(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        """Answered from one moment of the journal."""
        for _ in range(_TRIES):
            seen = self._look()
            try:
                answer = self._answered(question)
            except (KnownError, AuditError, ProgramError):
                self.close()
                if seen == _seen(self._file):
                    raise
                continue
            except BaseException:
                self.close()
                raise
            if seen == _seen(self._file):
                return answer
        raise KnownError(f"{self._db}: somebody begins and ends writing it all the time: try again later")

    def close(self) -> None:
        for journal in self._journals:
            journal.connection.invalidate()
        self._journals.clear()
        self._held.close()

    def _look(self) -> str:
        seen = _seen(self._file)
        if seen != self._seen:
            self.close()
            self._seen = seen
        return seen

    def _answered(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        if not self._journals:
            self._journals.append(self._held.enter_context(_opened(self._db)))
        (journal,) = self._journals
        with known_faults(journal.connection.engine):
            answer = question(journal)
            journal.connection.rollback()
        return answer


@contextmanager
def _opened(db: str) -> Iterator[OpenJournal]:
    url = address(db)
    engine = looking_engine(url)
    with known_faults(engine), engine.connect() as connection:
        require_current(connection, where(url))
        known = reading.identity(connection)
        if known is None:
            raise KnownError(f"{where(url)} is no whole journal: restore a backup")
        require_id(where(url), known.id)
        yield OpenJournal(connection, where(url), known.id, known.vkey)


def _seen(file: str) -> str:
    """Another one as soon as it has to be opened otherwise. While somebody writes it, SQLite itself keeps the order."""
    if not file:
        return _ON_A_SERVER
    try:
        found = os.stat(file)  # noqa: PTH116 - asked at each look, twice
    except OSError:
        return "gone"
    if os.path.exists(f"{file}-wal"):  # noqa: PTH110
        return f"{found.st_ino} written"
    return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}"
