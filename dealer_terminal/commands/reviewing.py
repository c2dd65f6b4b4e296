"""Whoever reviews on the command line: at a console with number and PIN, or without one."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated

import typer

from dealer_terminal.audit.review_facts import CameraSet, LookedAs, Stretch
from dealer_terminal.commands.journal_options import KeyFolder
from dealer_terminal.commands.secret_input import ask_secret
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import asks
from dealer_terminal.review.asks import Ask
from dealer_terminal.review.console import Mark
from dealer_terminal.review.marks import marks_of, record_at
from dealer_terminal.review.reel import Moment
from dealer_terminal.storage.review.console import ConsoleDesk, open_console
from dealer_terminal.table.clock import SystemClock

ConsoleDb = Annotated[str, typer.Option("--console", metavar="URL", help="The console's own journal.")]
AsNumber = Annotated[str, typer.Option("--as", metavar="NUMBER", help="Who reviews, by the number they sign on with.")]
PinFile = Annotated[str, typer.Option(metavar="FILE|-", help="The PIN, in a file's first line or the next of stdin.")]


class NoConsole:
    """Somebody who can read the files, and whom no console knows."""

    name = ""

    def do(self, ask: Ask) -> None:
        """Written nowhere."""

    def looks(self, found: Moment) -> None:
        """Written nowhere."""

    def marks(self, journal: str) -> tuple[Mark, ...]:
        return ()

    def settings(self, journal: str) -> tuple[CameraSet, ...]:
        return ()


class AtConsole:
    """Signed on."""

    def __init__(self, desk: ConsoleDesk) -> None:
        self._desk = desk

    @property
    def name(self) -> str:
        return self._desk.console.name

    def do(self, ask: Ask) -> None:
        answer = self._desk.handle(ask)
        if isinstance(answer, Refusal):
            raise KnownError(str(answer))

    def looks(self, found: Moment) -> None:
        """On the disk before anything is shown."""
        at = record_at(found.journal, found.step.record)
        self.do(asks.Look(Stretch(at, at), LookedAs.TABLE))

    def settings(self, journal: str) -> tuple[CameraSet, ...]:
        return tuple(each for each in self._desk.console.cameras_set() if each.at.journal == journal)

    def marks(self, journal: str) -> tuple[Mark, ...]:
        return marks_of(self._desk.console, journal)


@contextmanager
def at_console(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[AtConsole | NoConsole]:
    if bool(db) != bool(number):
        raise KnownError("a look at a console is somebody's: name --console and --as together, or neither")
    if not db:
        yield NoConsole()
        return
    with signed_on(db, number, pin_file, keys) as desk:
        yield desk


@contextmanager
def signed_on(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[AtConsole]:
    desk = open_console(db, SystemClock(), keys=keys)
    try:
        person: Operator | Refusal = desk.operators.check(number, ask_secret(f"PIN of {number}", pin_file))
        if isinstance(person, Refusal):
            raise KnownError(str(person))
        here = AtConsole(desk)
        here.do(asks.SignOn(person))
        try:
            yield here
        except BaseException:
            with suppress(KnownError):  # the first failure is the one to tell
                here.do(asks.SignOff())
            raise
        here.do(asks.SignOff())
    finally:
        desk.close()
