"""Faults of a line, one by one and on demand."""

from collections.abc import Mapping
from math import inf

import pytest

from drivers.twin.faults import Faults, LineFault, Rates
from drivers.twin.shape import Gesture, GestureRefused, Twin, perform
from tests.helpers.cases import failures

SAID = b"0123456789"


class Parrot(Twin):
    """Says one thing when asked, echoes what it hears, and counts its power cuts."""

    name = "parrot"

    def __init__(self):
        self.waiting, self.heard, self.cuts = [], b"", 0

    def feed(self, data, now):
        self.heard += data
        return b""

    def tick(self, now):
        return self.waiting.pop(0) if self.waiting else b""

    def wake_at(self):
        return -inf if self.waiting else inf

    def power_cycle(self, now):
        self.cuts += 1

    def gestures(self) -> Mapping[str, Gesture]:
        return {"say": self.say}

    def say(self):
        self.waiting.append(SAID)
        return "said"


def said(line, until=1.0):
    out, now = [], 0.0
    while (now := max(now, line.wake_at())) <= until:
        out.append((now, line.tick(now)))
    return [piece for piece in out if piece[1]]


def after(fault):
    line = Faults(Parrot(), seed=3)
    perform(line, f"fault {fault.value}")
    perform(line, "say")
    return said(line)


def test_what_is_said_arrives_as_the_fault_wants_it():
    assert after(LineFault.DROP) == []
    assert after(LineFault.REPEAT) == [(0.0, SAID * 2)]
    assert after(LineFault.DELAY) == [(0.3, SAID)]
    [(_, corrupt)] = after(LineFault.CORRUPT)
    assert sum(a != b for a, b in zip(corrupt, SAID, strict=True)) == 1
    (first, head), (second, tail) = after(LineFault.SPLIT)
    assert (first, second, head + tail) == (0.0, 0.3, SAID) and head and tail
    [(_, garbage)] = after(LineFault.GARBAGE)
    assert garbage.endswith(SAID) and garbage != SAID


def test_a_demanded_fault_hits_once_and_what_waits_holds_up_what_follows():
    for fault, told in {"drop": [(0.0, SAID)], "delay": [(0.3, SAID)] * 2}.items():
        line = Faults(Parrot())
        for gesture in (f"fault {fault}", "say", "say"):
            perform(line, gesture)
        assert said(line) == told


def test_the_power_fails_in_the_middle_of_a_transmission():
    line = Faults(Parrot())
    for gesture in ("power-cycle", "say"):
        perform(line, gesture)
    assert said(line) == [(0.0, SAID[:5])]
    assert line.twin.cuts == 1


def test_what_the_host_sends_suffers_too():
    line = Faults(Parrot(), seed=1, rates=Rates({LineFault.DROP: 0.5}))
    for _ in range(100):
        line.feed(b"x", 0.0)
    assert 30 < len(line.twin.heard) < 70


REFUSED = {"no such fault": "fault flood", "no such gesture": "dance", "nothing": "", "too many words": "say it"}


def test_what_cannot_be_done_is_refused_with_a_reason():
    def check(line):
        with pytest.raises(GestureRefused, match=r"\w"):
            perform(Faults(Parrot()), line)

    assert failures(check, REFUSED) == []
