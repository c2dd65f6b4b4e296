"""What tells the terminal of cards: a port. What it saw takes its own road to the session; here is how it stands."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.table.ports import Journal
from dealer_terminal.table.session import Session


class ReaderStanding(Enum):
    NONE = "none"
    CONNECTING = "connecting"
    READY = "ready"
    BUSY = "busy"
    FAULTY = "faulty"
    QUIET = "quiet"
    LOST = "lost"


class ReaderStatus(Struct, frozen=True):
    """`remedy` says what to do about it, `detail` is what its line says of itself; `gathered` are the cards that
    it saw turned over of the place that is due, and `due` is how many cards that place has."""

    standing: ReaderStanding
    name: Words
    remedy: Words = NO_WORDS
    gathered: tuple[str, ...] = ()
    due: int = 0
    detail: str = ""


class Reader(Protocol):
    def status(self, state: State) -> ReaderStatus: ...

    def work(self) -> None:
        """What it told is taken by the session, and what could not be written before is tried again."""
        ...

    def retry(self) -> None:
        """Its line is tried again at once."""
        ...

    def drop(self) -> None:
        """The dealer begins again with the cards that it gathered."""
        ...


class NoReader:
    """A table that is dealt by hand; `work` is what others than a reader ask of its loop."""

    def __init__(self, work: Callable[[], object] = lambda: None) -> None:
        self._work = work

    def status(self, state: State) -> ReaderStatus:
        return ReaderStatus(ReaderStanding.NONE, NO_WORDS)

    def work(self) -> None:
        self._work()

    def retry(self) -> None:
        """Nothing is lost."""

    def drop(self) -> None:
        """Nothing is gathered."""

    def adopt(self, session: Session, journal: Journal) -> None:
        """Nothing is told."""

    def close(self) -> None:
        """No line is open."""
