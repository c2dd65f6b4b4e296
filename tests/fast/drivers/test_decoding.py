"""A log is heard again as the table heard it: the same frames, the same events, on the log's own clock."""

from itertools import product
from pathlib import Path

from drivers.declaration import Setup
from drivers.events import FaultRaised, NoiseSeen, PacketRead
from drivers.kit.decoding import FromDevice, Heard, decoded
from drivers.kit.tape import read_tape
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.reports import DeckReport, PacketReport
from drivers.packet_shuffler.wire.words import DeckVerdict
from drivers.registry import named
from drivers.status import Lost, Quiet, Silent
from tests.helpers.cases import failures


def test_reports_without_their_conversation_are_decoded_as_if_it_were_there(tmp_path: Path) -> None:
    """As a journal keeps them: no greeting, no word of the host, no beat for minutes."""
    told = (
        DeckReport(DeckVerdict.VERIFIED, 52),
        PacketReport(1, 1, ("As", "Kd", "3c", "4h")),
        PacketReport(1, 2, ("2s", "2d", "2c", "2h")),
    )
    said = [messages.encode(report, number) for number, report in enumerate(told, 7)]
    kept = [f"{at:02}:00.000+00:00 < {raw.hex(' ').upper()}  |·|" for at, raw in enumerate(said)]
    heard = again(written(tmp_path / "a.wire", *kept, about="# journal 7\n"), "packet-shuffler")
    assert [each.told.frame for each in heard if isinstance(each.told, FromDevice)] == said
    assert [each.told.number for each in heard if isinstance(each.told, PacketRead)] == [1, 2]
    assert not any(isinstance(each.told, FaultRaised | Silent) for each in heard)


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


HALVES = {"packet-shuffler": "7E 30 13", "angel-eye": "05 37 44 81", "card-line": "41"}


def test_a_frame_that_was_cut_is_shown_as_far_as_it_came(tmp_path: Path) -> None:
    def check(case: tuple[tuple[str, str], tuple[str, ...]]) -> None:
        (protocol, half), entries = case
        heard = again(written(tmp_path / "a.wire", *(each.format(half=half) for each in entries)), protocol)
        told = [each.told for each in heard if isinstance(each.told, FromDevice | NoiseSeen)]
        assert told == [FromDevice(bytes.fromhex(half)), NoiseSeen(len(bytes.fromhex(half)))]

    assert failures(check, product(HALVES.items(), CUT.values())) == []


def test_bytes_of_another_protocol_end_as_they_do_on_a_line(tmp_path: Path) -> None:
    noise = " ".join(["55"] * 400)
    lines = [f"00:0{second}.000+00:00 < {noise}  |·|" for second in range(8)]
    told = [each.told for each in again(written(tmp_path / "a.wire", *lines), "packet-shuffler")]
    assert any(isinstance(each, Lost) for each in told)
    assert not any(isinstance(each, PacketRead | Silent) for each in told)
