"""Somebody who signed on: looks are written when they go elsewhere, and cameras' clocks stand beside the table's."""

from pathlib import Path

from dealer_terminal.audit.review_facts import CameraSet
from dealer_terminal.bootstrap.replay import Watching, room
from dealer_terminal.commands.reviewing import NoConsole
from dealer_terminal.review.asks import Ask, Look
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.surveillance.controller import Controller
from dealer_terminal.ui.surveillance.frame import replay_props
from tests.ui.surveillance.conftest import ZONE


class Console(NoConsole):
    def __init__(self, source: JournalSource) -> None:
        record = Reel(source).moment(0).step.record
        at, utc = record_at(source.journal, record), record.utc
        self._set = CameraSet(at, "C12", utc, utc + 2_000_000, 500_000, "by eye")
        self.asked: list[Ask] = []

    def do(self, ask: Ask) -> None:
        self.asked.append(ask)

    def settings(self, journal: str) -> tuple[CameraSet, ...]:
        return (self._set,)


def test_looks_that_belong_together_are_one_and_a_camera_shows_its_clock(db: str, tmp_path: Path) -> None:
    source = JournalSource(db, cache=tmp_path)
    console = Console(source)
    watching = Watching(console)
    replay = Controller(source, watching, ZONE, 0)
    for name in ("fact-on", "fact-on", "round-on"):
        replay.press(name)
    (camera,) = replay_props(replay.showing, room()).clock.cameras
    watching.end()
    source.close()
    looks = [(each.at.first.position, each.at.last.position) for each in console.asked if isinstance(each, Look)]
    assert looks[0] == (0, 2)
    assert looks[1:] == [(replay.showing.head.position,) * 2]
    assert (camera.name, camera.margin) == ("C12", "± 0.5 s")
