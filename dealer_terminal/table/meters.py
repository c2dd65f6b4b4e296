"""Whose meters a table plays for: a port. Its own are facts of its journal; a linked set also moves elsewhere."""

from collections.abc import Sequence
from typing import Protocol

from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State


class Meters(Protocol):
    """The journal stays the one truth: what a set did elsewhere becomes facts here before a command meets it."""

    def before(self, state: State, command: Command) -> Sequence[Fact]:
        """What the set knows and this journal does not, written ahead of the command's own facts.

        Ahead of “Pay Jackpot” a linked set first locks the meter for this table, under a name made of the round
        and the seat, so that a repeat after a crash finds the same lock. `KnownError` where it can't be reached."""
        ...

    def after(self, state: State, facts: Sequence[Fact]) -> None:
        """These facts are on the disk: what this table added, paid and adjusted. May be told twice."""
        ...


class OwnMeters:
    """The table's own set: there is nothing that its journal does not know."""

    def before(self, state: State, command: Command) -> Sequence[Fact]:
        return ()

    def after(self, state: State, facts: Sequence[Fact]) -> None:
        """Nobody else to tell."""


OWN_METERS = OwnMeters()
