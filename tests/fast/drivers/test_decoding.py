"""A log is heard again as the table heard it: the same frames, the same events, on the log's own clock."""

from pathlib import Path

import pytest

from drivers.connect import link_to
from drivers.declaration import Setup
from drivers.decoding import Cable, FromDevice, Heard, decoded
from drivers.events import FaultRaised, NoiseSeen, PacketRead
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.reports import DeckReport, PacketReport
from drivers.packet_shuffler.wire.words import Verdict
from drivers.registry import named
from drivers.status import Lost, Quiet, Silent
from drivers.tape import read_tape
from drivers.twin.inside import Inside
from drivers.wirelog import WireLog, logged
from tests.fast.drivers.harness import Recorder, hasty

TALES = {
    "packet-shuffler": ("insert-deck", "take-packet", "unplug", "plug", "take-packet", "jam"),
    "angel-eye": ("draw-card", "draw-card", "unplug", "plug", "draw-card", "lose", "draw-card", "draw-card"),
    "card-line": ("insert-deck", "draw-card", "unreadable", "draw-card"),
}


@pytest.mark.parametrize("protocol", TALES)
def test_what_was_heard_live_is_decoded_again(tmp_path: Path, protocol: str) -> None:
    stand, told, log = Inside(named(protocol).twin(3)), Recorder(), WireLog(tmp_path / "a.wire")
    if protocol == "angel-eye":
        stand.gesture("insert-deck")
    link = link_to(logged(stand.port, log, pytest.fail), protocol, told, backoff=hasty())
    link.start()
    told.wait(lambda: told.statuses[1:])
    for gesture in TALES[protocol]:
        stand.gesture(gesture)
        settled(told)
    link.close()
    heard = again(tmp_path / "a.wire", protocol)
    assert [each.told.frame for each in heard if isinstance(each.told, FromDevice)] == told.frames
    assert [each.told for each in heard if type(each.told) in {type(event) for event in told.events}] == told.events
    assert [each.told.told for each in heard if isinstance(each.told, Cable)][:1] == ["opened"]


def test_reports_without_their_conversation_are_decoded_as_if_it_were_there(tmp_path: Path) -> None:
    """As a journal keeps them: no greeting, no word of the host, no beat for minutes."""
    told = (
        DeckReport(Verdict.VERIFIED, 52),
        PacketReport(1, 1, ("As", "Kd", "3c", "4h")),
        PacketReport(1, 2, ("2s", "2d", "2c", "2h")),
    )
    said = [messages.encode(report, number) for number, report in enumerate(told, 7)]
    kept = [f"{at:02}:00.000+00:00 < {raw.hex(' ').upper()}  |·|" for at, raw in enumerate(said)]
    heard = again(written(tmp_path / "a.wire", *kept, about="# journal 7\n"), "packet-shuffler")
    assert [each.told.frame for each in heard if isinstance(each.told, FromDevice)] == said
    assert [each.told.number for each in heard if isinstance(each.told, PacketRead)] == [1, 2]
    assert not any(isinstance(each.told, FaultRaised | Silent) for each in heard)


def settled(told: Recorder) -> None:
    """Until nothing more comes for a moment."""
    count = -1
    while count != len(told.events):
        count = len(told.events)
        with told.changed:
            told.changed.wait(0.1)


def again(path: Path, protocol: str) -> list[Heard]:
    kind = named(protocol)
    return list(decoded(read_tape(path), kind, Setup(), "a.wire"))


def written(path: Path, *lines: str, about: str = "") -> Path:
    path.write_text(about + "".join(f"2026-01-02T12:{line}\n" for line in lines))
    return path


def test_a_silence_is_told_at_its_own_time(tmp_path: Path) -> None:
    path = written(
        tmp_path / "a.wire",
        "00:00.000+00:00 ! opened",
        "00:40.000+00:00 < 05 31 50 03 36 32  |·|",
        "00:41+00:00 ! closed",
    )
    heard = again(path, "angel-eye")
    (quiet,) = [each for each in heard if isinstance(each.told, Quiet)]
    assert 30 <= quiet.when.second <= 31


CUT = {
    "by the cable": ("00:00.000+00:00 ! opened", "00:01.000+00:00 < {half}  |·|", "00:02.000+00:00 ! closed"),
    "by the end of the log": ("00:00.000+00:00 ! opened", "00:01.000+00:00 < {half}  |·|"),
}


@pytest.mark.parametrize("protocol", TALES)
def test_a_frame_that_was_cut_is_shown_as_far_as_it_came(tmp_path: Path, protocol: str) -> None:
    half = {"packet-shuffler": "7E 30 13", "angel-eye": "05 37 44 81", "card-line": "41"}[protocol]
    for name, entries in CUT.items():
        heard = again(written(tmp_path / name, *(each.format(half=half) for each in entries)), protocol)
        told = [each.told for each in heard if isinstance(each.told, FromDevice | NoiseSeen)]
        assert told == [FromDevice(bytes.fromhex(half)), NoiseSeen(len(bytes.fromhex(half)))], name


def test_bytes_of_another_protocol_end_as_they_do_on_a_line(tmp_path: Path) -> None:
    noise = " ".join(["55"] * 400)
    lines = [f"00:0{second}.000+00:00 < {noise}  |·|" for second in range(8)]
    told = [each.told for each in again(written(tmp_path / "a.wire", *lines), "packet-shuffler")]
    assert any(isinstance(each, Lost) for each in told)
    assert not any(isinstance(each, PacketRead | Silent) for each in told)
