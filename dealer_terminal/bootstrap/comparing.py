"""What changed at the tables of a pit since somebody looked, found in a thread beside its window."""

from collections.abc import Mapping
from contextlib import closing
from threading import Lock, Thread

from dealer_terminal.audit.review_facts import RecordAt
from dealer_terminal.errors import KnownError
from dealer_terminal.review.changes import Changes
from dealer_terminal.storage.review.changed import changed
from dealer_terminal.storage.review.source import JournalSource

Since = Mapping[str, tuple[RecordAt, ...]]
"""How far each table was looked at, by its database."""


class Comparing:
    """The newest question counts; a journal that can't be read is told with the next look at it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._asked = 0
        self._found: dict[str, Changes] = {}

    def ask(self, since: Since) -> None:
        with self._lock:
            self._asked, self._found = self._asked + 1, {}
            asked = self._asked
        Thread(target=self._run, args=(asked, since), name="comparing", daemon=True).start()

    def found(self) -> Mapping[str, Changes]:
        """By the journal's id; each once."""
        with self._lock:
            found, self._found = self._found, {}
        return found

    def end(self) -> None:
        with self._lock:
            self._asked += 1

    def _run(self, asked: int, since: Since) -> None:
        for db, seen in since.items():
            if self._asked != asked:
                return
            try:
                with closing(JournalSource(db)) as source, source.told():
                    journal, changes = source.journal, changed(source, seen)
            except KnownError:
                continue
            with self._lock:
                if self._asked == asked:
                    self._found[journal] = changes
