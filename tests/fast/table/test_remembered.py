"""What a terminal remembers of its reader over a start: the last reports that count, whatever else was on the line."""

import pytest

from dealer_terminal.table.cards_in.frames import LOOKED_AT, REMEMBERED, FrameStore
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.registry import named
from tests.fast.table.desk import KEYS, Desk
from tests.helpers.memory import MemoryJournal

IS_COUNTED = named("angel-eye").is_counted
NOISE = (b"\x00\xffjunk", b"\x15\x02", b"\x06", b"\x05\x31D\x81", b"\x02OPLK02\x031B")


@pytest.fixture
def desk():
    return Desk(journal=MemoryJournal(KEYS))


def frames_of(desk, device="angel-eye"):
    return FrameStore(desk.journal, desk.keys, desk.clock, device)


def report(number):
    return report_bytes(ShoeReport(ord("0") + number % 10, "D", bytes((0x80 | number % 16, 0x91))))


def heard(desk):
    return [each.raw for each in frames_of(desk).last(IS_COUNTED)]


def test_noise_pushes_no_report_out(desk):
    frames = frames_of(desk)
    frames.keep(1, report(1))
    for at in range(600):
        frames.keep(1, NOISE[at % len(NOISE)])
    frames.keep(1, report(2))
    assert heard(desk) == [report(1), report(2)]


def test_so_many_reports_are_remembered_and_they_are_the_last(desk):
    frames = frames_of(desk)
    for number in range(REMEMBERED + 40):
        frames.keep(1, report(number))
    assert heard(desk) == [report(number) for number in range(40, REMEMBERED + 40)]


def test_behind_endless_noise_the_shoe_is_one_that_was_never_heard(desk, monkeypatch):
    monkeypatch.setattr("dealer_terminal.table.cards_in.frames.LOOKED_AT", 50)
    assert LOOKED_AT > 50
    frames = frames_of(desk)
    frames.keep(1, report(1))
    for _ in range(50):
        frames.keep(1, NOISE[0])
    assert heard(desk) == []


def test_a_protocol_that_says_nothing_of_it_is_given_all():
    assert named("card-line").is_counted(NOISE[0])


def test_another_devices_frames_push_no_report_out(desk):
    frames_of(desk).keep(1, report(1))
    for _ in range(600):
        frames_of(desk, "packet-shuffler").keep(1, report(5))
    assert heard(desk) == [report(1)]
