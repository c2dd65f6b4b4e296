"""Handling of damaged journals: the sound ones are shown, the others are reported, and the command exits with 1."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

import typer

from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.errors import DamagedError, FoundWrongError, NoJournalError
from dealer_terminal.journal.errors import AuditError

DAMAGE = (DamagedError, NoJournalError, FoundWrongError, AuditError)
_FOUND_WRONG = 1
Each = TypeVar("Each")


class Spared:
    """Sound and damaged journals of a command. If there is only one journal, its error is raised unchanged."""

    def __init__(self, dbs: Sequence[str]) -> None:
        self._several, self._sound = len(dbs) > 1, [*dbs]
        self._wrong: list[str] = []

    @property
    def sound(self) -> tuple[str, ...]:
        return tuple(self._sound)

    @property
    def wrong(self) -> tuple[str, ...]:
        return tuple(self._wrong)

    def all(self, reads: Callable[[], Iterable[Each]], db: str) -> Iterator[Each]:
        """Yield everything read from a journal, or nothing if it turns out to be damaged."""
        if not self._several:
            yield from reads()
            return
        found: list[Each] = []
        with self.one(db):
            found = [*reads()]
        yield from found

    @contextmanager
    def one(self, db: str) -> Iterator[None]:
        try:
            yield
        except DAMAGE as error:
            if not self._several:
                raise
            if db in self._sound:
                self._sound.remove(db)
                self.note(error, db)

    def note(self, error: Exception, db: str) -> None:
        self._wrong.append(str(error) if db in str(error) else f"{db}: {error}")

    def require_some(self, why_all: str = "") -> None:
        """Stop before anything is shown if no journal is sound. With `why_all`, stop if any journal is damaged."""
        if self._wrong and why_all:
            raise FoundWrongError(f"{self._wrong[0]}; {why_all}")
        if not self._sound:
            self.end()

    def end(self) -> None:
        for line in self._wrong:
            typer.echo(one_line(f"Wrong: {line}"), err=True)
        if self._wrong:
            raise typer.Exit(_FOUND_WRONG)


NONE_SPARED = Spared(("",))
