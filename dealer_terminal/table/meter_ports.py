"""Whose meters a table plays for: a port. Its own are facts of its journal; a linked set also moves elsewhere."""

from collections.abc import Sequence
from typing import Protocol

from dealer_terminal.journal.record import Record
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.table.ports import Journal


class Meters(Protocol):
    """The journal stays the one truth: what a set did elsewhere becomes facts here before a command meets it.

    A set keeps, for each table, the position of the last record that it heard and the meters as they stood there.
    What the table itself did since is then the difference, less what the `MetersMoved` between brought here."""

    def resumed(self, state: State, journal: Journal) -> None:
        """The table starts, after a power cut too: `journal.records` holds what the set has not heard. A lock for a
        prize that was never written is free again, or stands for the touch that asks for it once more."""
        ...

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        """What the set knows and this journal does not, written ahead of the command's own facts. It waits for nobody.

        Ahead of a prize a linked set first locks the meter for this table. Until that is answered the command is
        refused; a repeat finds the same lock."""
        ...

    def refused(self, state: State, command: Command) -> None:
        """The command came to nothing, and so did what was to be written ahead of it: a lock for it is free again."""
        ...

    def after(self, state: State, records: Sequence[Record]) -> None:
        """These are on the disk: what this table added, paid and adjusted. One that was heard is passed over."""
        ...


class OwnMeters:
    """The table's own set: there is nothing that its journal does not know."""

    def resumed(self, state: State, journal: Journal) -> None:
        """Nothing was missed."""

    def before(self, state: State, command: Command) -> Sequence[Fact] | Refusal:
        return ()

    def refused(self, state: State, command: Command) -> None:
        """Nothing was locked."""

    def after(self, state: State, records: Sequence[Record]) -> None:
        """Nobody else to tell."""


OWN_METERS = OwnMeters()
