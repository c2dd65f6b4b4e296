"""The installed replay at a console, on a display: the video system, bookmarks, a hold, and who may do what."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tests.acceptance.desk import Desk
from tests.acceptance.display import Display
from tests.acceptance.program import as_json, told, well

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


@pytest.fixture
def house(tmp_path: Path, screen: Display) -> Iterator[House]:
    with ExitStack() as ends:
        yield House(tmp_path, screen, ends)


def test_the_video_system_opens_at_the_cameras_second_and_marks_go_there_as_bookmarks(house: House) -> None:
    desk = house.sits("4001")
    desk.sees("Facts of round 3")
    desk.hand.key("t")
    desk.sees("A camera's clock")
    desk.fills("Cam 12", "", "00:00:27.5", "", "photographed")
    desk.sees(" s beside the table")
    desk.hand.key("v")
    desk.press("Cam 12")
    desk.sees("Opened: https://video.example/")
    desk.until(lambda _: house.opened.exists(), "the address")
    assert house.opened.read_text() == "https://video.example/Cam%2012?at=2026-01-05T00%3A00%3A27.500Z"
    desk.hand.key("Escape", "m")
    desk.sees("What is to be seen there")
    desk.hand.type("paid twice?")
    desk.press("Mark")
    desk.sees("Marked at fact")
    bookmarks = {"Marks, CSV": ("csv", ()), "Marks, subtitles": ("vtt", ("23:59:00",))}
    for what, (ending, began) in bookmarks.items():
        file = house.folder / f"marks.{ending}"
        desk.hand.key("e")
        desk.press(what)
        desk.sees("by a camera's clock")
        desk.fills("Claim 118", "", *began, str(file))
        desk.sees(f"marks.{ending}: 1 bookmarks")
    assert "Cam 12,2026-01-05T00:00:27.500+00:00,1,nearest" in (house.folder / "marks.csv").read_text()
    assert "\n00:01:27.500 --> 00:01:32.500\nnote: paid twice? (4001)" in (house.folder / "marks.vtt").read_text()


def test_a_hold_keeps_a_month_until_an_administrator_releases_it(house: House) -> None:
    desk = house.sits("4001")
    desk.sees("Facts of round 3")
    desk.hand.key("h")
    desk.sees("Why it must stay")
    desk.hand.type("claim 118")
    desk.press("Hold records")
    desk.sees("Held from fact")
    desk.hand.key("h")
    desk.press("Held: claim 118")
    desk.sees("Go there")
    assert not any(each.name == "Release" for each in desk.look())
    house.leaves()
    assert "2026-01: on hold; 4001 said: claim 118." in house.retains()
    desk = house.sits("9001")
    desk.sees("Facts of round 3")
    desk.hand.key("h")
    desk.press("Held: claim 118")
    desk.fills("it is settled")
    desk.sees("eleased")
    house.leaves()
    assert "2026-01: kept for 1 months" in house.retains()


def test_who_may_look_and_who_may_mark(house: House) -> None:
    auditor = house.sits("4002")
    auditor.sees("Facts of round 3")
    auditor.hand.key("m")
    auditor.sees(f"{PEOPLE['4002'][0]} may not write that")
    assert not any(each.name == "What is to be seen there" for each in auditor.look())
    pit = house.sits("4003")
    pit.sees("looks only at tables of their own")
    assert not any("Fact " in each.name for each in pit.look())
    given = ("--table", house.at("journal.db"), "--as", "9001", "--pin-file", str(house.pin), *house.console)
    house.leaves()
    well("console", "give", "4003", *given)
    pit = house.sits("4003")
    pit.sees("Facts of round 3")
    kinds = [each["kind"] for each in as_json("console", "log", "--db", house.at("console.db"))]
    assert "marked" not in kinds
    assert told("console", "marks", "--db", house.at("console.db")).returncode == 0
