"""A region says what changed, and nothing else."""

from enum import Enum

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QSignalSpy

from dealer_terminal.ui.kiosk.props import InstructionProps, KioskProps, SpotProps
from dealer_terminal.ui.kit.props import Pressable, PressKey, Props, pressables, token
from dealer_terminal.ui.kit.rows import RowsModel
from dealer_terminal.ui.kit.viewmodel import Region, region
from tests.gallery import pieces, samples

pytestmark = pytest.mark.usefixtures("qapp")
SETTLING = samples.settlement()


def shown() -> Region:
    return region(SETTLING)


def child(of: Region, name: str) -> Region:
    found = of.child(name)
    assert isinstance(found, Region)
    return found


def rows(of: Region, name: str) -> RowsModel:
    found = of.child(name)
    assert isinstance(found, RowsModel)
    return found


def spots_of(seats: RowsModel) -> list[Region]:
    role = next(role for role, name in seats.roleNames().items() if bytes(name.data()) == b"spots")
    shown: list[Region] = seats.data(seats.index(0), role)
    return shown


def with_spots(spots: tuple[SpotProps, ...]) -> KioskProps:
    seats = (replace(SETTLING.felt.seats[0], spots=spots), *SETTLING.felt.seats[1:])
    return replace(SETTLING, felt=replace(SETTLING.felt, seats=seats))


def test_qml_reads_a_region_by_its_own_names() -> None:
    screen = shown()
    status = child(screen, "status")
    assert status.property("readerText") == "Reader"
    assert status.property("reader") == "ready"
    assert screen.property("primary")["text"] == "Paid"


def test_equal_props_emit_nothing() -> None:
    screen = shown()
    spy = QSignalSpy(screen, screen.metaObject().method(screen.metaObject().indexOfSignal("primaryChanged()")))
    screen.put(samples.settlement())
    assert spy.count() == 0


def test_a_changed_value_emits_its_own_signal_only() -> None:
    instruction = child(screen := shown(), "instruction")
    heard: list[str] = []
    for name in ("text", "citation", "printed"):
        getattr(instruction, f"{name}_changed").connect(lambda name=name: heard.append(name))
    screen.put(replace(SETTLING, instruction=InstructionProps("Other words.", SETTLING.instruction.citation)))
    assert heard == ["text"]
    assert instruction.property("text") == "Other words."


def test_a_changed_seat_is_the_only_row_that_changes() -> None:
    seats = rows(child(screen := shown(), "felt"), "seats")
    heard: list[tuple[int, int, set[str]]] = []
    names = {role: bytes(name.data()).decode() for role, name in seats.roleNames().items()}
    seats.dataChanged.connect(
        lambda first, last, roles: heard.append((first.row(), last.row(), {names[role] for role in roles}))
    )
    before = SETTLING.felt.seats
    after = (*before[:3], replace(before[3], total="$875", current=False), *before[4:])
    screen.put(replace(SETTLING, felt=replace(SETTLING.felt, seats=after)))
    assert heard == [(3, 3, {"total", "current"})]


def test_a_changed_spot_tells_what_changed_in_it_and_its_seat_tells_nothing() -> None:
    seats = rows(child(screen := shown(), "felt"), "seats")
    heard: list[str] = []
    seats.dataChanged.connect(lambda *_: heard.append("seat"))
    before = SETTLING.felt.seats[0]
    spots = spots_of(seats)
    for name in ("amount", "pile", "current", "standing"):
        getattr(spots[1], f"{name}_changed").connect(lambda name=name: heard.append(name))
    screen.put(with_spots((before.spots[0], replace(before.spots[1], amount="$95", current=True), *before.spots[2:])))
    assert sorted(heard) == ["amount", "current"]
    assert spots[1].property("amount") == "$95"


def test_a_seat_tells_that_it_has_more_or_fewer_spots() -> None:
    seats = rows(child(screen := shown(), "felt"), "seats")
    heard: list[int] = []
    seats.dataChanged.connect(lambda first, *_: heard.append(first.row()))
    three = SETTLING.felt.seats[0].spots[:3]
    for spots in (three, three[:1], three[:1], (), three):
        screen.put(with_spots(spots))
        assert [each.props for each in spots_of(seats)] == list(spots)
    assert heard == [0, 0, 0, 0]


def test_rows_come_and_go_at_the_end() -> None:
    seats = rows(child(screen := shown(), "felt"), "seats")
    six = SETTLING.felt.seats
    for seated in ((*six, pieces.vacant(7)), six, (), six[:2]):
        screen.put(replace(SETTLING, felt=replace(SETTLING.felt, seats=seated)))
        assert seats.rowCount() == len(seated)
        assert seats.rows == seated


class Over(Props, frozen=True):
    sheet: Props


class Pad(Props, frozen=True):
    amount: str


class Page(Props, frozen=True):
    title: str


def test_another_kind_of_props_comes_as_another_region() -> None:
    over = region(Over(Pad("$5")))
    first = child(over, "sheet")
    over.put(Over(Pad("$25")))
    assert child(over, "sheet") is first
    spy = QSignalSpy(over, over.metaObject().method(over.metaObject().indexOfSignal("sheetChanged()")))
    over.put(Over(Page("The manual")))
    assert (spy.count(), child(over, "sheet").property("title")) == (1, "The manual")


class Chip(PressKey, frozen=True):
    cents: int


class Way(Enum):
    OUT = "out"


class Choice(Pressable, frozen=True):
    text: str


class Choices(Props, frozen=True):
    first: Choice
    others: tuple[Choice, ...]


def test_a_key_is_a_text_on_the_screen_and_is_found_again_by_it() -> None:
    choices = Choices(Choice(Way.OUT, "Out"), (Choice(Chip(2_500), "25"), Choice(Chip(500), "5")))
    shown = region(choices)
    assert [shown.property("first")["key"], *(each["key"] for each in shown.property("others"))] == [
        "out",
        "Chip 2500",
        "Chip 500",
    ]
    assert {token(each.key): each.key for each in pressables(choices)}["Chip 500"] == Chip(500)
