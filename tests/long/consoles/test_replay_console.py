"""The installed replay at a console, on a display: the video system, bookmarks, a hold, who may do what, a disk that
refuses, and a console that is killed."""

import resource
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.journeys.desk import Desk
from tests.journeys.display import Display
from tests.journeys.program import as_json, told, well
from tests.long.consoles.sight_house import PEOPLE, House


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
    assert told("console", "log", "--what", "marks", "--db", house.at("console.db")).returncode == 0


def kinds(house: House) -> list[str]:
    return [each["kind"] for each in as_json("console", "log", "--db", house.at("console.db"))]


def refuses(desk: Desk) -> None:
    resource.prlimit(desk.program.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


def takes(desk: Desk) -> None:
    resource.prlimit(desk.program.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_a_disk_that_refuses_stops_what_is_shown_until_it_takes(house: House) -> None:
    desk = house.sits("4001")
    desk.sees("Facts of round 3")
    refuses(desk)
    for _ in range(3):
        desk.hand.key("ctrl+Right")
        desk.sees("its disk reports an error")
    desk.sees("Facts of round 3")
    desk.hand.key("m")
    desk.sees("What is to be seen there")
    desk.hand.type("paid twice?")
    desk.press("Mark")
    desk.sees("its disk reports an error")
    assert "marked" not in kinds(house)
    takes(desk)
    desk.press("Mark")
    desk.sees("Marked at fact")
    desk.hand.key("ctrl+Right")
    desk.sees("Facts of round 4")
    refuses(desk)
    desk.hand.key("Home")
    desk.sees("its disk reports an error")
    takes(desk)
    desk.hand.key("Home")
    desk.sees("Fact 0 of")
    desk.hand.key("End")
    desk.sees("Facts of round 5")
    refuses(desk)
    well("simulate", "--rounds", "2", "--seed", "4", *house.table)
    desk.sees("its disk reports an error")
    takes(desk)
    desk.sees("Facts of round 7")
    house.leaves()
    log = kinds(house)
    assert (log.count("marked"), log.count("reviewer_signed_on"), log[-1]) == (1, 1, "reviewer_signed_off")
    whole = ("--db", house.at("console.db"), "--keys", house.at("console-keys"))
    assert "All good" in well("verify", *whole)


def test_a_console_that_is_killed_while_looks_are_written_is_whole(house: House) -> None:
    whole = ("--db", house.at("console.db"), "--keys", house.at("console-keys"))
    looks = 0
    for strikes in (3, 8, 13):
        desk = house.sits("4001")
        desk.sees("Facts of round 3")
        desk.hand.key(*(("ctrl+Left", "Right", "ctrl+Left", "ctrl+Right", "d") * 3)[:strikes])
        desk.program.kill()
        assert "All good" in well("verify", *whole)
        assert kinds(house).count("looked") > looks
        looks = kinds(house).count("looked")
    house.sits("4001").sees("Facts of round 3")
    house.leaves()
    assert kinds(house).count("looked") > looks
    assert "All good" in well("verify", *whole)
