"""Somebody who signed on: looks are written before they are shown, and cameras' clocks stand beside the table's."""

import pytest

from dealer_terminal.app.console_session import NoConsole
from dealer_terminal.app.replay import room
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import CameraSet, ViewedAs
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.review.answers import Written
from dealer_terminal.review.console import CameraSetting, Console
from dealer_terminal.review.console_commands import Ask, RecordView
from dealer_terminal.review.marks import record_at
from dealer_terminal.ui.replay.frame import replay_props
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle
from tests.fast.ui.replay.conftest import Desks

SIGHT = Operator("4001", "S. Sight", Role.SURVEILLANCE)
SIGNED_ON = Console("Surveillance 1", SIGHT)
TABLE = ViewedAs.TABLE


FULL = "console.db: its disk is full: free space on it, then try again"


class Seat(NoConsole):
    def __init__(self, console: Console = SIGNED_ON) -> None:
        self._console = console
        self.asked: list[Ask] = []
        self.full = False

    @property
    def console(self) -> Console:
        return self._console

    def do(self, ask: Ask) -> None:
        if self.full:
            raise KnownError(FULL)
        self.asked.append(ask)

    def looks(self) -> list[tuple[int, int, ViewedAs]]:
        return [
            (each.at.first.position, each.at.last.position, each.looked)
            for each in self.asked
            if type(each) is RecordView
        ]


def test_each_look_is_on_the_disk_before_it_is_shown_and_its_end_when_it_is_over(desks: Desks) -> None:
    seat = Seat()
    replay = desks.replay(0, seat=seat)
    assert seat.looks() == [(0, 0, TABLE)]
    replay.press("fact-on")
    assert seat.looks() == [(0, 0, TABLE)]
    replay.press("round-on")
    began = replay.showing.head.position
    assert seat.looks()[1:] == [(0, 1, TABLE), (began, began, TABLE)]
    replay.press("screen")
    replay.press("fact-on")
    replay.press("close")
    desks.offices[-1].end()
    assert seat.looks()[3:] == [
        (began, began, ViewedAs.SCREEN),
        (began, began + 1, ViewedAs.SCREEN),
        (began + 1, began + 1, TABLE),
    ]


def test_each_round_that_is_played_through_is_on_the_disk_before_it_is_shown(desks: Desks) -> None:
    seat = Seat()
    replay = desks.replay(0, seat=seat)
    shown = set[int]()
    for _ in range(200):
        replay.press("fact-on")
        shown.add(replay.showing.moment.step.record.round)
        assert len(seat.looks()) == 2 * len(shown | {0}) - 1
    assert len(shown) > 2


def test_what_cannot_be_written_is_not_shown_and_no_look_is_lost(desks: Desks) -> None:
    seat = Seat()
    replay = desks.replay(0, seat=seat)
    replay.press("fact-on")
    seat.full = True
    for name in ("round-on", "round-on", "screen", "round-on"):
        replay.press(name)
        assert (replay.showing.head.position, replay.showing.desk.middle) == (1, ReplayMiddle.FELT)
        assert str(replay.showing.desk.said) == FULL
    seat.full = False
    replay.press("round-on")
    at = replay.showing.head.position
    assert at > 1
    assert seat.looks() == [(0, 0, TABLE), (0, 1, TABLE), (at, at, TABLE)]


def test_what_failed_is_tried_by_any_press_and_not_at_each_look_for_news(desks: Desks) -> None:
    seat = Seat()
    replay = desks.replay(0, seat=seat)
    office, began = desks.offices[-1], replay.showing.moment
    later = desks.replay(60).showing.moment
    seat.full = True
    with pytest.raises(KnownError, match="disk is full"):
        office.follows(later, TABLE)
    seat.full = False
    with pytest.raises(KnownError, match="disk is full"):
        office.follows(later, TABLE)
    assert seat.looks() == [(0, 0, TABLE)]
    office.watches(later, TABLE)
    office.follows(began, TABLE)
    assert seat.looks() == [(0, 0, TABLE), (60, 60, TABLE), (0, 0, TABLE)]


def test_a_camera_shows_its_clock(desks: Desks) -> None:
    record = desks.replay().showing.moment.step.record
    at, utc = record_at(desks.replay().showing.moment.journal, record), record.utc
    fact = CameraSet(at, "C12", utc, utc + 2_000_000, 500_000, "by eye")
    setting = CameraSetting(Written(3, SIGHT.id, utc), fact)
    replay = desks.replay(0, seat=Seat(Console("Surveillance 1", SIGHT, settings={3: setting})))
    (camera,) = replay_props(replay.showing, room()).clock.cameras
    assert (camera.name, camera.margin) == ("C12", "± 0.5 s")
