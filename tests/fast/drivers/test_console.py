"""Twins moved by words, here and in another process."""

import os
from pathlib import Path

import pytest

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.cards import NEW_DECK
from drivers.twin.pty import PtyRunner
from drivers.twin.runner import answers
from drivers.twin.running_device import Inside
from drivers.twin.shape import GestureRefused
from tests.helpers.cases import failures
from tests.helpers.twin_process import TwinProcess


def test_a_script_is_answered_line_by_line():
    script = [
        "insert-deck As Td",
        "",
        "# a comment",
        "draw-card",
        "draw-card",
        "draw-card",
        "wait 0",
        "help",
        "quit",
        "plug",
    ]
    *told, helped = answers(Inside(AngelEyeTwin()), script)
    assert {"draw-card", "unplug", "plug", "quit"} <= set(helped.split())
    assert told == ["ok 2 cards", "ok As", "ok 10d", "no the shoe is empty", "ok"]


def test_a_line_that_makes_no_sense_is_answered_with_a_reason():
    def check(line):
        [said] = answers(Inside(AngelEyeTwin()), [line])
        assert said.startswith("no ")

    assert failures(check, ["insert-deck Xx", "wait long", "dance"]) == []


def test_the_same_seed_shuffles_the_same_deck():
    decks = []
    for seed in (1, 1, 2):
        shoe = AngelEyeTwin(seed)
        shoe.insert_deck()
        decks.append([shoe.draw_card() for _ in NEW_DECK])
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(NEW_DECK)


def test_a_pseudo_terminal_keeps_its_path_and_leaves_nothing_behind(tmp_path):
    path = tmp_path / "reader"
    runner = PtyRunner(AngelEyeTwin(), path)
    runner.start()
    assert path.exists()
    runner.unplug()
    assert not path.exists()
    runner.plug()
    assert path.exists()
    runner.stop()
    assert list(tmp_path.iterdir()) == []


def test_no_device_takes_the_place_of_one_that_is_there(tmp_path):
    path = tmp_path / "reader"
    with TwinProcess("angel-eye", "--seed", "3", "--path", str(path)) as first:
        assert first.gesture("insert-deck") == "52 cards"
        with pytest.raises(OSError, match=r"the emulated device of process [0-9]+ is there"):
            PtyRunner(AngelEyeTwin(), path).start()
        first.gesture("unplug")
        other = PtyRunner(AngelEyeTwin(), path)
        other.start()
        with pytest.raises(GestureRefused, match=r"plug: the emulated device of process [0-9]+ is there"):
            first.gesture("plug")
        assert path.exists()
        other.stop()
        first.gesture("plug")


def test_a_link_that_leads_nowhere_or_to_somebody_elses_terminal_is_replaced(tmp_path):
    path = tmp_path / "reader"
    ours, theirs = os.openpty()
    for target in (tmp_path / "gone", Path(os.ttyname(theirs))):
        path.symlink_to(target)
        runner = PtyRunner(AngelEyeTwin(), path)
        runner.start()
        assert path.readlink() != target
        runner.stop()
    os.close(ours)
    os.close(theirs)


@pytest.mark.parametrize("place", ["a file", "no folder/reader"])
def test_a_place_that_cannot_be_had_keeps_no_line_open(place, tmp_path):
    (tmp_path / "a file").touch()
    runner = PtyRunner(AngelEyeTwin(), tmp_path / place)
    before = sorted(Path("/proc/self/fd").iterdir())
    with pytest.raises(OSError, match=r"File exists|No such file"):
        runner.plug()
    assert sorted(Path("/proc/self/fd").iterdir()) == before
