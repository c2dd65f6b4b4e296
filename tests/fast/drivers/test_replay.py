"""A recorded device is heard again over a real line, with the same events and the same pulled cable."""

import time
from pathlib import Path

import pytest

from drivers.connect import link_to
from drivers.declaration import Setup
from drivers.kit.decoding import FromDevice, decoded
from drivers.kit.scripted_device import Naming
from drivers.kit.suites import suite_of
from drivers.kit.tape import read_tape
from drivers.kit.tape_player import Player, Replay
from drivers.pipe import Port, port_at
from drivers.registry import named
from drivers.status import Lost
from drivers.twin.pty import PtyRunner
from drivers.twin.runner import Runner
from drivers.twin.tcp import TcpRunner
from drivers.wirelog import WireLog, logged
from tests.fast.drivers.harness import Recorder, hasty

TALES = {
    "packet-shuffler": ("insert-deck", "take-packet", "take-packet"),
    "angel-eye": ("insert-deck", "draw-card", "lose", "draw-card", "draw-card", "jam"),
    "card-line": ("insert-deck As Kd", "draw-card", "unreadable", "draw-card"),
}


def recorded(protocol: str, path: Path) -> Recorder:
    runner, told = PtyRunner(named(protocol).twin(3)), Recorder()
    runner.start()
    link = link_to(logged(port_of(runner, protocol), WireLog(path), pytest.fail), protocol, told, backoff=hasty())
    link.start()
    told.wait(lambda: told.statuses[1:])
    for gesture in TALES[protocol]:
        runner.gesture(gesture)
        settled(told)
        if gesture == "take-packet":
            pull(runner, told)
    link.close()
    runner.stop()
    return told


def pull(runner: Runner, told: Recorder) -> None:
    frames = len(told.frames)
    runner.unplug()
    told.wait(lambda: isinstance(told.statuses[-1], Lost))
    runner.plug()
    told.wait(lambda: len(told.frames) > frames)
    settled(told)


def port_of(runner: Runner, protocol: str) -> Port:
    return port_at(runner.url if isinstance(runner, TcpRunner) else str(runner.path), named(protocol).line)


def settled(told: Recorder) -> None:
    count = -1
    while count != len(told.frames):
        count = len(told.frames)
        with told.changed:
            told.changed.wait(0.1)


@pytest.mark.parametrize(
    ("protocol", "stand"), [("packet-shuffler", PtyRunner), ("angel-eye", TcpRunner), ("card-line", PtyRunner)]
)
def test_it_is_decoded_and_heard_as_it_was(tmp_path: Path, protocol: str, stand: type[Runner]) -> None:
    then = recorded(protocol, tmp_path / "a.wire")
    tape = read_tape(tmp_path / "a.wire")
    heard = [each.told for each in decoded(tape, named(protocol), Setup(), "a.wire")]
    assert [each.frame for each in heard if isinstance(each, FromDevice)] == then.frames
    assert [each for each in heard if type(each) in {type(event) for event in then.events}] == then.events
    twin = Replay(protocol, suite_of(protocol).stand_in(Setup(), tape.told(), Naming.SIMULATED))
    runner, told = stand(twin), Recorder()
    runner.start()
    link = link_to(port_of(runner, protocol), protocol, told, backoff=hasty())
    link.start()
    told.wait(lambda: told.statuses[1:])
    player = Player(runner, twin, tape, speed=2.0, host_comes=lambda: time.sleep(0.2))
    player.play()
    settled(told)
    link.close()
    runner.stop()
    assert told.events == then.events
    lost = [sum(isinstance(status, Lost) for status in each.statuses) > 0 for each in (then, told)]
    assert lost[0] == lost[1]
    assert player.unanswered == 0
