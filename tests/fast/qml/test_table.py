"""The composed table: what is pressed comes out, what is put shows."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy

from dealer_terminal.ui.kiosk.props import KioskProps
from tests.fast.qml.screen import Opened, click, items, scene_rect, settle, target, texts, words
from tests.gallery import pieces, samples
from tests.gallery.table import Table, open_table


def show(opened: Opened, props: KioskProps) -> Table:
    table = open_table(props)
    opened(table.view)
    return table


def root(table: Table) -> QQuickItem:
    found = table.view.rootObject()
    assert found is not None
    return found


def written(table: Table) -> set[str]:
    return set(words(table.view))


@pytest.mark.parametrize(
    ("props", "touched", "signal", "said"),
    [
        (samples.settlement(), "Paid", "pressed", ["primary"]),
        (samples.settlement(), "Undo", "pressed", ["undo"]),
        (samples.wagers(), "4 31 25", "spotTouched", [4, "natural-31"]),
        (samples.wagers(), "3 ROYAL ", "spotTouched", [3, "royal-family"]),
        (samples.decisions(), "1 PLAY  ", "seatTouched", [1]),
    ],
)
def test_a_touch_says_what_was_touched(
    opened: Opened, props: KioskProps, touched: str, signal: str, said: list[object]
) -> None:
    table = show(opened, props)
    spy = QSignalSpy(getattr(root(table), signal))
    click(table.view, target(table.view, touched))
    assert [spy.at(row) for row in range(spy.count())] == [said]


def test_what_is_not_possible_cannot_be_touched(opened: Opened) -> None:
    table = show(opened, samples.big_pay())
    spy = QSignalSpy(root(table).pressed)
    click(table.view, target(table.view, "Paid"))
    assert spy.count() == 0


def test_what_is_put_shows(opened: Opened) -> None:
    table = show(opened, samples.wagers())
    table.put(samples.settlement())
    settle()
    assert {"29 in spades", "$400", "Paid"} <= written(table)
    table.put(samples.decisions())
    settle()
    assert "29 in spades" not in written(table)


def test_position_one_lies_at_the_dealers_left_and_the_others_follow(opened: Opened) -> None:
    table = show(opened, samples.wagers())
    seats = [each for each in items(root(table)) if each.metaObject().className().startswith("SeatView")]
    from_the_left = sorted(seats, key=lambda seat: scene_rect(seat).left())
    assert [seat.property("position") for seat in from_the_left] == [1, 2, 3, 4, 5, 6]


def test_a_long_total_of_the_hand_that_is_settled_is_whole(opened: Opened) -> None:
    props, long = samples.settlement(), "Straight flush, queen high"
    table = show(opened, replace(props, settlement=replace(props.settlement, total=long)))
    (total,) = (each for each in texts(table.view) if each.property("text") == long)
    assert total.property("contentWidth") <= total.width()


@pytest.mark.parametrize("before", [samples.wagers, samples.three_card])
def test_what_showed_a_seat_that_is_gone_asks_for_nothing_any_more(
    opened: Opened, before: Callable[[], KioskProps]
) -> None:
    """Qt would warn."""
    props = before()
    table = show(opened, props)
    table.put(replace(props, felt=replace(props.felt, seats=props.felt.seats[:2])))
    table.put(replace(props, felt=replace(props.felt, seats=())))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    assert "3" not in written(table)


def test_a_wager_that_grows_under_the_finger_cannot_be_doubled_by_a_bounce(opened: Opened) -> None:
    before = samples.wagers()
    table = show(opened, before)
    spy = QSignalSpy(root(table).spotTouched)
    click(table.view, target(table.view, "1 ANTE 25"))
    seats = (pieces.seat(1, 50, 5, 5), *before.felt.seats[1:])
    table.put(replace(before, felt=replace(before.felt, seats=seats)))
    settle()
    click(table.view, target(table.view, "1 ANTE 50"))
    assert spy.count() == 1


def test_a_card_that_is_face_down_holds_no_rank_anywhere_on_the_screen(opened: Opened) -> None:
    table = show(opened, samples.decisions())
    assert written(table).isdisjoint({"A", "K", "Q", "J", "10", "9", "8", "7", "6"} - {"6"})


@pytest.mark.parametrize(("sample", "loud"), [(samples.simulated, True), (samples.settlement, False)])
def test_a_simulated_round_says_so_on_the_bar_and_on_every_card(opened: Opened, sample: object, loud: bool) -> None:
    assert callable(sample)
    table = show(opened, sample())
    marks = [text for text in words(table.view) if text == "SIM"]
    assert ("SIMULATED" in written(table), len(marks) == 4) == (loud, loud)
