"""Somebody who signed on: looks are written when they go elsewhere, and cameras' clocks stand beside the table's."""

from dealer_terminal.audit.review_facts import CameraSet
from dealer_terminal.bootstrap.replay import room
from dealer_terminal.commands.reviewing import NoConsole
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.review.asks import Ask, Look
from dealer_terminal.review.console import Console, Setting
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.written import Written
from dealer_terminal.ui.surveillance.frame import replay_props
from tests.ui.surveillance.conftest import Desks

SIGHT = Operator("4001", "S. Sight", Role.SURVEILLANCE)


class Seat(NoConsole):
    def __init__(self, console: Console) -> None:
        self._console = console
        self.asked: list[Ask] = []

    @property
    def console(self) -> Console:
        return self._console

    def do(self, ask: Ask) -> None:
        self.asked.append(ask)


def test_looks_that_belong_together_are_one_and_a_camera_shows_its_clock(desks: Desks) -> None:
    record = desks.replay().showing.moment.step.record
    at, utc = record_at(desks.replay().showing.moment.journal, record), record.utc
    fact = CameraSet(at, "C12", utc, utc + 2_000_000, 500_000, "by eye")
    setting = Setting(Written(3, SIGHT.id, utc), fact)
    seat = Seat(Console("Surveillance 1", SIGHT, settings={3: setting}))
    replay = desks.replay(0, seat=seat)
    for name in ("fact-on", "fact-on", "round-on"):
        replay.press(name)
    (camera,) = replay_props(replay.showing, room()).clock.cameras
    desks.offices[-1].end()
    looks = [(each.at.first.position, each.at.last.position) for each in seat.asked if isinstance(each, Look)]
    assert looks[0] == (0, 2)
    assert looks[1:] == [(replay.showing.head.position,) * 2]
    assert (camera.name, camera.margin) == ("C12", "± 0.5 s")
