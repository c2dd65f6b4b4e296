"""Port of a card reader: its status. Cards reach the session through the reader's feed."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.table.ports import Journal
from dealer_terminal.table.session import Session


class ReaderCondition(Enum):
    NONE = "none"
    CONNECTING = "connecting"
    READY = "ready"
    BUSY = "busy"
    FAULTY = "faulty"
    QUIET = "quiet"
    LOST = "lost"


class ReaderStatus(Struct, frozen=True):
    """Status of the reader. `remedy` says what to do, and `detail` is the line's own message. `gathered` are the
    exposed cards read so far for the current place, and `due` is that place's number of cards."""

    standing: ReaderCondition
    name: Words
    remedy: Words = NO_WORDS
    gathered: tuple[str, ...] = ()
    due: int = 0
    detail: str = ""


class Reader(Protocol):
    def status(self, state: State) -> ReaderStatus: ...

    def work(self) -> None:
        """Pass the reports to the session, and retry what could not be written."""
        ...

    def retry(self) -> None:
        """Reconnect immediately."""
        ...

    def drop(self) -> None:
        """Discard the collected cards because the dealer rescans the hand."""
        ...


class NoReader:
    """Reader of a table dealt by hand. `work` runs the jobs that others submit to its loop."""

    def __init__(self, work: Callable[[], object] = lambda: None) -> None:
        self._work = work

    def status(self, state: State) -> ReaderStatus:
        return ReaderStatus(ReaderCondition.NONE, NO_WORDS)

    def work(self) -> None:
        self._work()

    def retry(self) -> None:
        """Do nothing: there is no connection."""

    def drop(self) -> None:
        """Do nothing: no cards are collected."""

    def adopt(self, session: Session, journal: Journal) -> None:
        """Do nothing: there are no reports."""

    def close(self) -> None:
        """Do nothing: no line is open."""
