"""Who works at a table: people of a demonstration, and real ones, added by the command that an installer uses."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.journeys.program import well

Hires = Callable[[Path, Path], None]
"""Into a journal, with its keys."""


@dataclass(frozen=True)
class Person:
    number: str
    pin: str


@dataclass(frozen=True)
class Crew:
    dealer: Person
    relief: Person
    supervisor: Person
    administrator: Person


INVENTED = Crew(Person("1001", "1111"), Person("1002", "1111"), Person("2001", "2222"), Person("9001", "9999"))
"""Whom a simulated table knows."""
REAL = Crew(Person("1001", "5926"), Person("1002", "6042"), Person("2001", "4801"), Person("9001", "8317"))


def hire(journal: Path, keys: Path) -> None:
    """Each by a command of its own."""
    where = ("--db", str(journal), "--keys", str(keys))
    first = ("operator", "add", "9001", "--name", "A. Ames", "--role", "administrator", "--pin-file", "-")
    well(*first, *where, typed="8317\n")
    for person, name, role in (
        (REAL.dealer, "K. Dee", "dealer"),
        (REAL.relief, "L. Vo", "dealer"),
        (REAL.supervisor, "S. Visor", "supervisor"),
    ):
        add = ("operator", "add", person.number, "--name", name, "--role", role, "--by", "9001")
        secrets = f"8317\n{person.pin}\nBadge-{person.number}\n"
        well(*add, "--by-pin-file", "-", "--pin-file", "-", "--badge-file", "-", *where, typed=secrets)


class Staff:
    """Hired once, when they are first asked for; each table gets a copy of the journal in which they are."""

    def __init__(self, folder: Path) -> None:
        self._journal, self._keys = folder / "journal.db", folder / "keys"

    def come(self, journal: Path, keys: Path) -> None:
        if not self._journal.exists():
            hire(self._journal, self._keys)
        shutil.copy2(self._journal, journal)
        shutil.copytree(self._keys, keys)
