"""Services of a replay window: the console, its view log, and background work."""

import time
from contextlib import closing
from threading import Condition, Thread
from typing import Protocol

from msgspec import Struct

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.review_facts import RecordRange, ViewedAs
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import as_told
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask, RecordView, SignOffReviewer
from dealer_terminal.review.console_orders import Order, ViewInProgress, begun
from dealer_terminal.review.decide import decide_at_console
from dealer_terminal.review.finder import SearchAnswer, SearchPage, Wish
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.verdict import Verdict
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


_REST = 10.0
"""Seconds before a failed view is retried automatically."""


class ConsoleSeat(Protocol):
    """A reviewer at a console, or a reader of files without one."""

    @property
    def console(self) -> Console: ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...


class ReplaySetup(Struct, frozen=True):
    """Start options of a replay: the table's journal, and the link template of the casino's video system."""

    db: str
    video: str = ""


class FailedView(Struct, frozen=True):
    """A view that could not be logged, and the time of the failure in seconds of a monotonic clock."""

    at: float
    error: KnownError


class ConsoleServices:
    """Services of a replay window.

    Adjacent records of one round are one view. Its first record is logged before it is shown, and its whole range when
    the reviewer moves elsewhere or the window closes.
    """

    def __init__(self, seat: ConsoleSeat, proving: Proving, exports: Exports, setup: ReplaySetup) -> None:
        self._seat, self._proving, self._exports, self._setup = seat, proving, exports, setup
        self._finding = BackgroundSearch(setup.db, proving.journal)
        self._held: tuple[ViewInProgress, ...] = ()
        self._failed: tuple[FailedView, ...] = ()

    @property
    def console(self) -> Console:
        return self._seat.console

    @property
    def video(self) -> str:
        return self._setup.video

    @property
    def verdict(self) -> Verdict:
        return self._proving.verdict

    def watches(self, moment: Moment, looked: ViewedAs) -> None:
        """Log the view before it is shown. Raise KnownError if the reviewer lacks the right or the log cannot be
        written."""
        at, number = record_at(moment.journal, moment.step.record), moment.step.record.round
        on = tuple(each for held in self._held for each in held.and_then(at, looked, number))
        try:
            self._held = on or (self._begun(RecordView(RecordRange(at, at), looked), number),)
        except KnownError as error:
            self._failed = (FailedView(time.monotonic(), error),)
            raise
        self._failed = ()

    def follows(self, moment: Moment, looked: ViewedAs) -> None:
        for failed in self._failed:
            if time.monotonic() - failed.at < _REST:
                raise failed.error.with_traceback(None)
        self.watches(moment, looked)

    def sees(self, moment: Moment, looked: ViewedAs) -> None:
        self._end_look()
        at = record_at(moment.journal, moment.step.record)
        self._seat.do(RecordView(RecordRange(at, at), looked))

    def do(self, ask: Ask) -> None:
        """Handle a console command. Before a sign-off, log the view in progress for the reviewer who signs off."""
        if isinstance(ask, SignOffReviewer):
            self._end_look()
        self._seat.do(ask)

    def sign_on(self, number: str, pin: str) -> None:
        self._end_look()
        self._seat.sign_on(number, pin)

    def verify(self) -> None:
        self._proving.begin()

    def order(self, order: Order) -> None:
        try:
            self._exports.order(order, self.console, self._seat.do)
        except FoundWrongError as found:
            raise KnownError(str(found)) from None

    def delivered(self) -> tuple[str, ...]:
        self._proving.look()
        return self._exports.delivered()

    def find(self, wish: Wish) -> None:
        self._finding.ask(wish)

    def answered(self) -> tuple[SearchAnswer, ...]:
        return self._finding.answered()

    def address(self, position: int) -> str:
        return f"dealer-terminal replay --db {self._setup.db} --fact {position}"

    def end(self) -> None:
        self._finding.end()
        self._proving.end()
        self._exports.end()
        self._end_look()

    def _require_right(self, look: RecordView) -> None:
        answer = decide_at_console(self.console, look) if self.console.name else ()
        if isinstance(answer, Refusal):
            raise KnownError(str(answer))

    def _begun(self, look: RecordView, number: int) -> ViewInProgress:
        self._require_right(look)
        self._end_look()
        self._seat.do(look)
        return begun(look, number)

    def _end_look(self) -> None:
        """Log the view in progress. Keep it if the log cannot be written."""
        for held in self._held:
            for look in held.to_write:
                self._seat.do(look)
        self._held = ()
