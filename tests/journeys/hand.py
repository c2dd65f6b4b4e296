"""A person's hand: presses with a pointer and types on a keyboard, through the X server like any other."""

import subprocess
import time
from collections.abc import Mapping
from math import dist

from tests.journeys.eyes import Eyes, Place, Thing

HELD = 0.04
RESTS, NEAR = 0.55, 60
"""Seconds in which a key that was pressed takes no second press, nor what comes to lie so many pixels around: 0.3 from
when the program has heard of it, which is later where others have the processor."""


class Hand:
    """`eyes` say where a thing is."""

    def __init__(self, room: Mapping[str, str], eyes: Eyes) -> None:
        self._room = dict(room)
        self._eyes = eyes
        self._pressed: dict[tuple[int, int], float] = {}

    def press(self, thing: Thing) -> None:
        left, top = at = self._eyes.middle(thing)
        last = max((when for place, when in self._pressed.items() if dist(place, at) < NEAR), default=0.0)
        time.sleep(max(0.0, last + RESTS - time.monotonic()))
        self._do("mousemove", str(left), str(top), "mousedown", "1", "sleep", str(HELD), "mouseup", "1")
        self._pressed[at] = time.monotonic()

    def taps(self, *things: Thing) -> None:
        """As quick as a dealer's finger: 80 ms down, one every 150 ms."""
        words: list[str] = []
        for thing in things:
            left, top = self._eyes.middle(thing)
            words += [
                "mousemove",
                str(left),
                str(top),
                "mousedown",
                "1",
                "sleep",
                "0.08",
                "mouseup",
                "1",
                "sleep",
                "0.07",
            ]
        self._do(*words)

    def type(self, text: str) -> None:
        self._do("type", "--delay", "15", text)

    def key(self, *names: str) -> None:
        self._do("key", "--delay", "15", *names)

    def focus(self, title: str) -> None:
        """What a window manager does when a window opens."""
        self._do("search", "--sync", "--onlyvisible", "--name", title, "windowfocus", "--sync")

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._room, check=True, capture_output=True, timeout=20)


class AssistiveHand:
    """Presses as assistive tools do, where there is neither pointer nor keyboard."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self._pressed: dict[Place, float] = {}

    def press(self, thing: Thing) -> None:
        time.sleep(max(0.0, self._pressed.get(thing.place, 0.0) + RESTS - time.monotonic()))
        self._eyes.touch(thing)
        self._pressed[thing.place] = time.monotonic()

    def taps(self, *things: Thing) -> None:
        raise AssertionError(f"there is no finger to tap {things} with")

    def type(self, text: str) -> None:
        raise AssertionError(f"there is no keyboard to type {text!r} on")

    def key(self, *names: str) -> None:
        raise AssertionError(f"there is no keyboard for {names}")

    def focus(self, title: str) -> None:
        """A compositor for one program gives it the keyboard."""
