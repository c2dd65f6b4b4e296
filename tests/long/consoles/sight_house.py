"""A table that has played, and a surveillance officer's console beside it."""

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from tests.journeys.desk import Desk
from tests.journeys.display import Display
from tests.journeys.program import well

LINK = '[video]\nlink = "https://video.example/{camera}?at={time}"\n'
PEOPLE = {"4001": ("S. Sight", "surveillance"), "4002": ("A. Udit", "auditor"), "4003": ("P. Pit", "supervisor")}


class House:
    """A table that has played, a console with its people, and a desk that opens addresses by writing them down."""

    def __init__(self, folder: Path, screen: Display, ends: ExitStack) -> None:
        self.folder, self._ends = folder, ends
        self.opened = folder / "opened"
        self.pin = folder / "pin"
        self.pin.write_text("2580\n")
        (folder / "terminal.toml").write_text(LINK)
        (folder / "bin").mkdir()
        opens = folder / "bin" / "xdg-open"
        opens.write_text(f'#!/bin/sh\nprintf %s "$1" > {self.opened}\n')
        opens.chmod(0o755)
        environment = {**screen.environment, "PATH": f"{opens.parent}:{screen.environment['PATH']}"}
        self._screen = replace(screen, environment=environment)
        self.table = ("--db", self.at("journal.db"), "--keys", self.at("keys"))
        well("simulate", "--rounds", "4", "--seed", "3", *self.table)
        self.console = ("--db", self.at("console.db"), "--keys", self.at("console-keys"))
        well("console", "init", "Surveillance 1", *self.console)
        self.adds("9001", "A. Ames", "administrator")
        for number, (name, role) in PEOPLE.items():
            self.adds(number, name, role, "--by", "9001", "--by-pin-file", str(self.pin))

    def at(self, name: str) -> str:
        return str(self.folder / name)

    def adds(self, number: str, name: str, role: str, *by: str) -> None:
        who = ("--name", name, "--role", role, "--pin-file", str(self.pin))
        well("operator", "add", number, *who, *by, *self.console)

    def sits(self, number: str) -> Desk:
        self.leaves()
        console = ("--console", self.at("console.db"), "--keys", self.at("console-keys"))
        where = ("--db", self.at("journal.db"), "--round", "3", "--zone", "UTC", *console)
        settings = ("--settings", self.at("terminal.toml"))
        desk = Desk(self._ends, self._screen, self.folder, "replay", *where, *settings, begins="Sign on to look back")
        desk.signs_on(number, "2580")
        return desk

    def leaves(self) -> None:
        self._ends.pop_all().close()

    def retains(self) -> str:
        (self.folder / "archive").mkdir(exist_ok=True)
        months = ("--to", self.at("archive"), "--months", "1", "--zone", "UTC")
        return well("retain", *self.table, *months, "--console", self.at("console.db"))
