"""Whoever sits before a replay, wired: the console's journal, looks that belong together, and what runs beside."""

from typing import Protocol

from msgspec import Struct

from dealer_terminal.audit.review_facts import LookedAs, Stretch
from dealer_terminal.bootstrap.exports import Exports
from dealer_terminal.bootstrap.finding import Finding
from dealer_terminal.bootstrap.proving import Proving
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.asks import Ask, Look, SignOff
from dealer_terminal.review.console import Console
from dealer_terminal.review.decide import decide_at_console
from dealer_terminal.review.finder import Answer, Wish
from dealer_terminal.review.looks import looking
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.orders import Order
from dealer_terminal.review.reel import Moment
from dealer_terminal.review.verdict import Verdict


class Seat(Protocol):
    """At a console, or at none."""

    @property
    def console(self) -> Console: ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...


class Setup(Struct, frozen=True):
    """How this replay was started: the table's journal, the template of the house's video system."""

    db: str
    video: str = ""


class Office:
    """What is watched in one go becomes one look, written when the reviewer goes elsewhere, and at the end."""

    def __init__(self, seat: Seat, proving: Proving, exports: Exports, setup: Setup) -> None:
        self._seat, self._proving, self._exports, self._setup = seat, proving, exports, setup
        self._finding = Finding(setup.db, proving.journal)
        self._held: tuple[Look, ...] = ()

    @property
    def console(self) -> Console:
        return self._seat.console

    @property
    def video(self) -> str:
        return self._setup.video

    @property
    def verdict(self) -> Verdict:
        return self._proving.verdict

    def watches(self, moment: Moment, looked: LookedAs) -> None:
        """Who has no right to look sees nothing, not even until it is written."""
        at = record_at(moment.journal, moment.step.record)
        now = looking(self._held, Stretch(at, at), looked)
        if not self._held or now.over:
            self._require_right(now.held)
        self._held = (now.held,)
        self._write(now.over)

    def sees(self, moment: Moment, looked: LookedAs) -> None:
        self._written()
        at = record_at(moment.journal, moment.step.record)
        self._seat.do(Look(Stretch(at, at), looked))

    def do(self, ask: Ask) -> None:
        """What was looked at comes before what was done, and is whose look it was."""
        if isinstance(ask, SignOff):
            self._written()
        self._seat.do(ask)

    def sign_on(self, number: str, pin: str) -> None:
        self._written()
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

    def answered(self) -> tuple[Answer, ...]:
        return self._finding.answered()

    def address(self, position: int) -> str:
        return f"dealer-terminal replay --db {self._setup.db} --fact {position}"

    def end(self) -> None:
        self._finding.end()
        self._proving.end()
        self._exports.end()
        self._written()

    def _require_right(self, look: Look) -> None:
        answer = decide_at_console(self.console, look) if self.console.name else ()
        if isinstance(answer, Refusal):
            raise KnownError(str(answer))

    def _written(self) -> None:
        held, self._held = self._held, ()
        self._write(held)

    def _write(self, over: tuple[Look, ...]) -> None:
        for look in over:
            self._seat.do(look)
