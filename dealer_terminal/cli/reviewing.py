"""Whoever reviews on the command line: at a console with number and PIN, or without one."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from dealer_terminal.app.console_session import ConsoleReviewer, NoConsole
from dealer_terminal.cli.options import KeyFolder
from dealer_terminal.cli.secret_input import ask_secret
from dealer_terminal.errors import KnownError
from dealer_terminal.review import console_commands
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.table.clock import SystemClock


@contextmanager
def at_console(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[ConsoleReviewer | NoConsole]:
    if bool(db) != bool(number):
        raise KnownError("a look at a console is somebody's: name --console and --as together, or neither")
    if not db:
        yield NoConsole()
        return
    with signed_on(db, number, pin_file, keys) as desk:
        yield desk


@contextmanager
def in_window(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[ConsoleReviewer | NoConsole]:
    """As `at_console`; but a console may be named alone: then somebody signs on in the window."""
    if not db or number:
        with at_console(db, number, pin_file, keys) as seat:
            yield seat
        return
    with _opened(db, keys) as desk:
        yield desk


@contextmanager
def signed_on(db: str, number: str, pin_file: str, keys: KeyFolder) -> Iterator[ConsoleReviewer]:
    with _opened(db, keys) as here:
        here.sign_on(number, ask_secret(f"PIN of {number}", pin_file))
        yield here


@contextmanager
def _opened(db: str, keys: KeyFolder) -> Iterator[ConsoleReviewer]:
    """Whoever is signed on at the end is signed off; who left a console that was killed is so before anybody looks."""
    desk = open_console(db, SystemClock(), keys=keys)
    here = ConsoleReviewer(desk)
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


def _signed_off(here: ConsoleReviewer) -> None:
    if here.console.reviewer is not None:
        here.do(console_commands.SignOffReviewer())
