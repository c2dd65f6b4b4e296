"""A journal opened to be looked at: nothing is made beside it, where SQLite allows that.

SQLite makes `-wal` and `-shm` beside a journal that nobody writes, unless it is told that nobody will. Then it looks at
no lock either, so whoever reads asks afterwards whether somebody began to write.
"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import TypeVar

from dealer_terminal.errors import KnownError, ProgramError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import looking_engine
from dealer_terminal.storage.file import state_of
from dealer_terminal.storage.reader import OpenJournal, opened_with, require_id
from dealer_terminal.storage.review.pulse import pulse_of

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
        self._pulse = pulse_of(url)

    def ask(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        """Answered from one moment of the journal."""
        for _ in range(_TRIES):
            seen = self._look()
            try:
                answer = self._answered(question)
            except (KnownError, AuditError, ProgramError):
                self._let_go()
                if seen == self._state():
                    raise
                continue
            except BaseException:
                self._let_go()
                raise
            if seen == self._state():
                return answer
        raise KnownError(f"{self._db}: somebody begins and ends writing it all the time: try again later")

    def close(self) -> None:
        self._pulse.end()
        self._let_go()

    def _let_go(self) -> None:
        for journal in self._journals:
            journal.connection.invalidate()
        self._journals.clear()
        self._held.close()

    def _state(self) -> str:
        return state_of(self._file) if self._file else _ON_A_SERVER

    def _look(self) -> str:
        seen = self._state()
        if seen != self._seen:
            self._let_go()
            self._seen = seen
        return seen

    def _answered(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        self._pulse.require()
        if not self._journals:
            url = address(self._db)
            journal = self._held.enter_context(opened_with(url, looking_engine(url)))
            require_id(journal.where, journal.id)
            self._journals.append(journal)
        (journal,) = self._journals
        with self._pulse.waited_for(journal.connection), known_faults(journal.connection.engine):
            answer = question(journal)
            journal.connection.rollback()
        return answer
