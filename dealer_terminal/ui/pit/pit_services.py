"""Services of a pit: table snapshots, a console's journal, and background work."""

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
    """Services of a pit. A refusal or failure raises KnownError."""

    @property
    def console(self) -> Console:
        """Return the state of the console's journal. Without a console, its name is empty."""
        ...

    @property
    def unread(self) -> tuple[str, ...]:
        """Return the journals that have not been read yet."""
        ...

    @property
    def lost(self) -> Mapping[str, str]:
        """Return the reason and the remedy for each journal that cannot be read, by its database."""
        ...

    def sights(self) -> tuple[TableSnapshot, ...]:
        """Return the tables that have changed since the last call."""
        ...

    def do(self, ask: Ask) -> None: ...

    def sign_on(self, number: str, pin: str) -> None: ...

    def looks(self, at: RecordAt, looked: ViewedAs) -> None:
        """Log a view. The entry is on disk before anything is shown."""
        ...

    def replay(self, db: str, position: int) -> None:
        """Open a replay in its own window, which closes at the next sign-on or sign-off."""
        ...

    def compare(self, since: Mapping[str, tuple[RecordAt, ...]]) -> None:
        """Find the changes at each table since these records, by its database. `compared` returns the result."""
        ...

    def count(self, dbs: tuple[str, ...], since: int, until: int, lacking: tuple[Words, ...]) -> None:
        """Count a shift of these tables. `lacking` says why others are missing. `counted` returns the result."""
        ...

    def counted(self) -> tuple[ShiftRead, ...]:
        """Return the shift counted since the last call, if any."""
        ...

    def order(self, order: OrderShift) -> None:
        """Write a PDF in the background. `delivered` returns the result."""
        ...

    def delivered(self) -> tuple[str, ...]:
        """Return the messages of PDFs that have ended since the last call."""
        ...

    def compared(self) -> Mapping[str, Changes]:
        """Return the changes found since the last call, by journal id."""
        ...
