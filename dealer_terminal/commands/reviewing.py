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
from dealer_terminal.procedure.refusal import Refusal, RefusedError
from dealer_terminal.review import asks
from dealer_terminal.review.asks import Ask
from dealer_terminal.review.console import Console, Mark
from dealer_terminal.review.decide import not_allowed
from dealer_terminal.review.marks import marks_of, record_at
from dealer_terminal.review.reel import Moment
from dealer_terminal.review.rights import Act, allowed
from dealer_terminal.storage.review.console import ConsoleDesk, open_console
from dealer_terminal.table.clock import SystemClock

ConsoleDb = Annotated[str, typer.Option("--console", metavar="URL", help="The console's own journal.")]
AsNumber = Annotated[str, typer.Option("--as", metavar="NUMBER", help="Who reviews, by the number they sign on with.")]
PinFile = Annotated[str, typer.Option(metavar="FILE|-", help="The PIN, in a file's first line or the next of stdin.")]


class NoConsole:
    """Somebody who can read the files, and whom no console knows."""

    name = ""

    def require(self, act: Act) -> None:
        """Nobody asks."""

    def do(self, ask: Ask) -> None:
        """Written nowhere."""

    def looks(self, found: Moment) -> None:
        """Written nowhere."""

    def marks(self, journal: str) -> tuple[Mark, ...]:
        return ()

    def settings(self, journal: str) -> tuple[CameraSet, ...]:
        return ()

    @property
    def console(self) -> Console:
        return Console()

    def sign_on(self, number: str, pin: str) -> None:
        raise KnownError("there is no console here: name one with --console")


class AtConsole:
    """Where somebody is signed on, or signs on."""

    def __init__(self, desk: ConsoleDesk) -> None:
        self._desk = desk

    @property
    def console(self) -> Console:
        return self._desk.console

    def sign_on(self, number: str, pin: str) -> None:
        person: Operator | Refusal = self._desk.check(number, pin)
        if isinstance(person, Refusal):
            raise RefusedError(person)
        self.do(asks.SignOn(person))

    @property
    def name(self) -> str:
        return self._desk.console.name

    def require(self, act: Act) -> None:
        """Before the work for it begins."""
        person = self.console.reviewer
        if person is not None and not allowed(person, act):
            raise RefusedError(not_allowed(person))

    def do(self, ask: Ask) -> None:
        answer = self._desk.handle(ask)
        if isinstance(answer, Refusal):
            raise RefusedError(answer)

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
def in_window(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[AtConsole | NoConsole]:
    """As `at_console`; but a console may be named alone: then somebody signs on in the window."""
    if not db or number:
        with at_console(db, number, pin_file, keys) as seat:
            yield seat
        return
    with _opened(db, keys) as desk:
        yield desk


@contextmanager
def signed_on(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[AtConsole]:
    with _opened(db, keys) as here:
        here.sign_on(number, ask_secret(f"PIN of {number}", pin_file))
        yield here


@contextmanager
def _opened(db: str, keys: KeyFolder) -> Iterator[AtConsole]:
    """Whoever is signed on at the end is signed off; who left a console that was killed is so before anybody looks."""
    desk = open_console(db, SystemClock(), keys=keys)
    here = AtConsole(desk)
    try:
        _signed_off(here)
        try:
            yield here
        except BaseException:
            with suppress(KnownError):  # the first failure is the one to tell
                _signed_off(here)
            raise
        _signed_off(here)
    finally:
        desk.close()


def _signed_off(here: AtConsole) -> None:
    if here.console.reviewer is not None:
        here.do(asks.SignOff())
