"""What a pit is given: tables as they are seen, a console's journal, and what is asked beside the window."""

from collections.abc import Mapping
from typing import Protocol

from dealer_terminal.journal.review_facts import RecordAt, ViewedAs
from dealer_terminal.procedure.words import Words
from dealer_terminal.review.changes import Changes
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.console_orders import OrderShift
from dealer_terminal.review.shift_signing import ShiftRead
from dealer_terminal.review.table_snapshot import TableSnapshot


class PitServices(Protocol):
    """What is refused or fails is a `KnownError`."""

    @property
    def console(self) -> Console:
        """As its journal stands; without a name there is none."""
        ...

    @property
    def unread(self) -> tuple[str, ...]:
        """Journals that nobody has seen yet."""
        ...

    @property
    def lost(self) -> Mapping[str, str]:
        """Why others can't be read, and what to do, by their databases."""
        ...

    def sights(self) -> tuple[TableSnapshot, ...]:
        """What has changed since somebody asked; each once."""
        ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...

    def looks(self, at: RecordAt, looked: ViewedAs) -> None:
        """On the disk before it is shown."""
        ...

    def replay(self, db: str, position: int) -> None:
        """In a window of its own, which ends with whoever is signed on."""
        ...

    def compare(self, since: Mapping[str, tuple[RecordAt, ...]]) -> None:
        """What changed at each table since, by its database; `compared` tells."""
        ...

    def count(self, dbs: tuple[str, ...], since: int, until: int, lacking: tuple[Words, ...]) -> None:
        """A shift of these tables, which lacks others for these reasons; `counted` tells."""
        ...

    def counted(self) -> tuple[ShiftRead, ...]:
        """Since somebody asked."""
        ...

    def order(self, order: OrderShift) -> None:
        """A PDF, made beside the window; `delivered` tells."""
        ...

    def delivered(self) -> tuple[str, ...]:
        """What became of it, since somebody asked."""
        ...

    def compared(self) -> Mapping[str, Changes]:
        """Found since somebody asked, by the journal's id."""
        ...
