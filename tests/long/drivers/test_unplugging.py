"""Simulated devices in another process, unplugged a hundred times in the middle of play; each time the host notices."""

from contextlib import suppress
from random import Random

import pytest

from drivers.connect import link_to
from drivers.events import PacketRead
from drivers.status import Closed, Listening, Lost, Up
from drivers.twin.shape import GestureRefused
from tests.fast.drivers.harness import Recorder, hasty
from tests.helpers.twin_process import TwinProcess

PAUSES = (0, 0, 0.0005, 0.001, 0.002, 0.005, 0.02)
"""Seconds from a gesture to the pulled cable: before, while and after the report is told and acknowledged."""


MOST_WAITING = 6
"""So many cards may wait to be told; a machine whose host has taken too few hands out no more."""


class Desk:
    """A host process with one link to a device process."""

    def __init__(self, twin, protocol, heard):
        """`heard` takes what was told, and returns how many of those that were played came."""
        self.told, self.heard = Recorder(), heard
        self.twin = twin
        self.random = Random(1)
        self.link = link_to(twin.where, protocol, self.told, backoff=hasty())
        self.link.start()
        self.told.wait_for_status(Listening)

    def losses(self):
        return sum(isinstance(status, Lost) for status in self.told.statuses)

    def play_unplugged(self, times, play):
        """What was played, each time with the cable pulled soon after, and sometimes while it was out."""
        played = []
        for time in range(times):
            played.append(play(self.twin))
            self.twin.gesture(f"wait {self.random.choice(PAUSES)}")
            self.twin.gesture("unplug")
            if self.random.random() < 0.3:
                played.append(play(self.twin))
            self.told.wait(lambda seen=time: self.losses() > seen)
            self.twin.gesture("plug")
            self.told.wait(lambda: isinstance(self.told.statuses[-1], Listening | Up))
            self.told.wait(lambda: self.heard(self.told) >= len(played) - MOST_WAITING)
        return played


def with_a_new_deck_when_empty(gesture):
    def play(twin):
        try:
            return twin.gesture(gesture)
        except GestureRefused:
            with suppress(GestureRefused):
                twin.gesture("return-rest")
            twin.gesture("insert-deck")
            return twin.gesture(gesture)

    return play


@pytest.mark.parametrize(("line", "times"), [((), 100), (("--port", "0"), 6)], ids=["pseudo-terminal", "TCP"])
def test_no_card_of_a_shoe_is_lost_or_told_twice(line, times):
    with TwinProcess("angel-eye", "--speed", "12", *line) as twin:
        desk = Desk(twin, "angel-eye", lambda told: len(told.cards()))
        drawn = desk.play_unplugged(times, with_a_new_deck_when_empty("draw-card"))
        desk.told.wait(lambda: len(desk.told.cards()) >= len(drawn))
        desk.link.close()
    assert desk.told.cards() == drawn
    assert desk.losses() >= times
    assert isinstance(desk.told.statuses[-1], Closed)


def test_no_packet_is_lost_or_told_twice():
    with TwinProcess("packet-shuffler") as twin:
        desk = Desk(twin, "packet-shuffler", lambda told: len(told.of(PacketRead)))
        taken = desk.play_unplugged(100, with_a_new_deck_when_empty("take-packet"))
        desk.told.wait(lambda: len(desk.told.of(PacketRead)) >= len(taken))
        desk.link.close()
    assert [" ".join(packet.cards) for packet in desk.told.of(PacketRead)] == taken
