"""What tells the terminal of cards: a port. A reader says what it saw as the command that follows from it."""

from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import State


class Standing(Enum):
    NONE = "none"
    READY = "ready"
    BUSY = "busy"
    LOST = "lost"


class ReaderStatus(Struct, frozen=True):
    """`remedy` says what to do about it, `detail` is what its line says of itself; `gathered` is how many cards it saw
    turned over of the place that is due."""

    standing: Standing
    name: str
    remedy: str = ""
    gathered: int = 0
    detail: str = ""


class Reader(Protocol):
    def status(self, state: State) -> ReaderStatus: ...

    def report(self, state: State) -> tuple[Command, ...]:
        """What it saw since the last call, in order; nothing while it has nothing to say."""
        ...

    def retry(self) -> None:
        """Its line is tried again at once."""
        ...

    def drop(self) -> None:
        """The dealer begins again with the cards that it gathered."""
        ...


class NoReader:
    """A table that is dealt by hand."""

    def status(self, state: State) -> ReaderStatus:
        return ReaderStatus(Standing.NONE, "")

    def report(self, state: State) -> tuple[Command, ...]:
        return ()

    def retry(self) -> None:
        pass

    def drop(self) -> None:
        pass
