"""Searches of a replay, run in a thread. A new question cancels the previous one."""

from contextlib import closing
from threading import Condition, Thread

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.words import as_told
from dealer_terminal.review.finder import SearchAnswer, SearchPage, Wish
from dealer_terminal.storage.review.finder import JournalFinder


class BackgroundSearch:
    """Search thread, started by the first question, with a database connection of its own."""

    def __init__(self, db: str, journal: str) -> None:
        self._db, self._journal = db, journal
        self._changed = Condition()
        self._asked: tuple[Wish, ...] = ()
        self._given: tuple[SearchAnswer, ...] = ()
        self._ended = False
        self._threads: list[Thread] = []

    def ask(self, wish: Wish) -> None:
        with self._changed:
            self._asked, self._given = (wish,), ()
            self._changed.notify_all()
        if not self._threads:
            self._threads.append(Thread(target=self._run, name="finding", daemon=True))
            self._threads[0].start()

    def answered(self) -> tuple[SearchAnswer, ...]:
        """Return the answer that has arrived since the last call, if any."""
        with self._changed:
            given, self._given = self._given, ()
        return given

    def end(self) -> None:
        with self._changed:
            self._ended = True
            self._changed.notify_all()
        for each in self._threads:
            each.join()

    def _run(self) -> None:
        with closing(JournalFinder(self._db, self._journal)) as finder:
            while wishes := self._next():
                self._give(_answer(finder, wishes[0], self))

    def _next(self) -> tuple[Wish, ...]:
        """Wait for a question. Return nothing at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._asked or self._ended)
            wishes, self._asked = self._asked, ()
            return () if self._ended else wishes

    def _give(self, answer: SearchAnswer) -> None:
        with self._changed:
            if not self._asked:
                self._given = (answer,)

    @property
    def gives_up(self) -> bool:
        """Return True if a newer question has arrived or the search has ended."""
        with self._changed:
            return bool(self._asked) or self._ended


def _answer(finder: JournalFinder, wish: Wish, finding: BackgroundSearch) -> SearchAnswer:
    try:
        return SearchAnswer(wish, finder.find(wish.question, wish.after, gives_up=lambda: finding.gives_up))
    except KnownError as error:
        return SearchAnswer(wish, SearchPage(()), as_told(str(error)))
