"""A pit's console, made and worked by the installed command."""

import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.journeys.desk import Desk
from tests.journeys.display import Display
from tests.journeys.program import as_json, well

PATIENCE = 90.0
NUMBER, PIN = "9001", "2580"


class PitConsole:
    """A console with an administrator, 9001, who watches one table."""

    def __init__(self, folder: Path, journal: Path) -> None:
        self.db, self.journal = str(folder / "pit.db"), str(journal)
        self._keys = ("--keys", str(folder / "pit-keys"))
        pin = folder / "pit-pin"
        pin.write_text(f"{PIN}\n")
        self._pin = ("--pin-file", str(pin))
        well("console", "init", "Pit 1", "--db", self.db, *self._keys)
        well("operator", "add", "9001", "--name", "A. Ames", "--role", "administrator", *self._at())

    @property
    def here(self) -> tuple[str, ...]:
        """What a window is told of it."""
        return ("--console", self.db, *self._keys)

    def log(self) -> list[str]:
        """The kinds of all that was done there."""
        return [each["kind"] for each in as_json("console", "log", "--db", self.db)]

    def _at(self) -> tuple[str, ...]:
        return (*self._pin, "--db", self.db, *self._keys)

    def alarms(self) -> dict[str, dict[str, Any]]:
        watched = ("--db", self.journal, "--console", self.db, "--as", "9001", *self._pin, *self._keys)
        found = json.loads(well("alarms", *watched, "--json"))
        return {each["alarm"]: each for each in found}

    def waits(self, alarm: str, state: str) -> dict[str, Any]:
        """Return the alarm once it is in this state."""
        end = time.monotonic() + PATIENCE
        while (found := self.alarms().get(alarm, {})).get("state") != state:
            assert time.monotonic() < end, found
            time.sleep(0.5)
        return found

    def queue(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(
            well("queue", "--db", self.journal, "--console", self.db, "--json", "--zone", "UTC")
        )
        return found


def pit_of(ends: ExitStack, office: Display, folder: Path, console: PitConsole, *more: str) -> Desk:
    """Somebody has signed on."""
    tables = (argument for each in (console.journal, *more) for argument in ("--db", each))
    at = (*tables, *console.here, "--zone", "UTC")
    desk = Desk(ends, office, folder, "pit", *at, begins="Sign on to look back")
    desk.signs_on(NUMBER, PIN)
    return desk
