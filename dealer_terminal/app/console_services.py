"""Whoever sits before a replay, wired: the console's journal, looks that belong together, and what runs beside."""

import time
from typing import Protocol

from msgspec import Struct

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.app.background_search import BackgroundSearch
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.review_facts import RecordRange, ViewedAs
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask, RecordView, SignOffReviewer
from dealer_terminal.review.console_orders import Order, ViewInProgress, begun
from dealer_terminal.review.decide import decide_at_console
from dealer_terminal.review.finder import SearchAnswer, Wish
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.verdict import Verdict

_REST = 10.0
"""Seconds in which nothing is tried again by itself."""


class ConsoleSeat(Protocol):
    """At a console, or at none."""

    @property
    def console(self) -> Console: ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...


class ReplaySetup(Struct, frozen=True):
    """How this replay was started: the table's journal, the template of the house's video system."""

    db: str
    video: str = ""


class FailedLook(Struct, frozen=True):
    """A look that could not be written, and when that was, in seconds of a clock that is never set."""

    at: float
    error: KnownError


class ConsoleServices:
    """What of a round is watched in one go is one look: its beginning is written before it is shown, the whole of it
    when the reviewer goes elsewhere, and at the end."""

    def __init__(self, seat: ConsoleSeat, proving: Proving, exports: Exports, setup: ReplaySetup) -> None:
        self._seat, self._proving, self._exports, self._setup = seat, proving, exports, setup
        self._finding = BackgroundSearch(setup.db, proving.journal)
        self._held: tuple[ViewInProgress, ...] = ()
        self._failed: tuple[FailedLook, ...] = ()

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
        """Who has no right to look sees nothing; nobody sees what cannot be written."""
        at, number = record_at(moment.journal, moment.step.record), moment.step.record.round
        on = tuple(each for held in self._held for each in held.and_then(at, looked, number))
        try:
            self._held = on or (self._begun(RecordView(RecordRange(at, at), looked), number),)
        except KnownError as error:
            self._failed = (FailedLook(time.monotonic(), error),)
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
        """What was looked at comes before what was done, and is whose look it was."""
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
        """What cannot be written is kept until it can."""
        for held in self._held:
            for look in held.to_write:
                self._seat.do(look)
        self._held = ()
