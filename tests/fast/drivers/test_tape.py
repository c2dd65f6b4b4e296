from pathlib import Path

import pytest

from drivers.errors import BadLog
from drivers.kit.tape import Entry, read_tape
from drivers.wirelog import CLOSED, OPENED, LineDirection, WireLog
from tests.helpers.cases import failures


def test_what_a_wire_log_writes_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "a.wire"
    log = WireLog(path, about=("protocol card-line", "option prefix=K: "))
    log.cable(OPENED)
    log.passed(LineDirection.FROM_DEVICE, b"AS| |\r\n")
    log.passed(LineDirection.TO_DEVICE, b"\x06")
    log.cable(CLOSED)
    tape = read_tape(path)
    assert (tape.about, tape.options) == ({"protocol": "card-line"}, {"prefix": "K: "})
    assert [(each.direction, each.data, each.text) for each in tape.entries] == [
        (LineDirection.CABLE, b"", OPENED),
        (LineDirection.FROM_DEVICE, b"AS| |\r\n", ""),
        (LineDirection.TO_DEVICE, b"\x06", ""),
        (LineDirection.CABLE, b"", CLOSED),
    ]


def test_what_an_editor_put_before_the_first_byte_is_no_part_of_the_log(tmp_path: Path) -> None:
    plain, edited = tmp_path / "a.wire", tmp_path / "b.wire"
    log = WireLog(plain, about=("protocol card-line",))
    log.passed(LineDirection.FROM_DEVICE, b"AS\r\n")
    edited.write_bytes(b"\xef\xbb\xbf" + plain.read_bytes())
    assert read_tape(edited) == read_tape(plain)


def test_time_counts_from_the_first_entry_and_never_runs_back(tmp_path: Path) -> None:
    path = tmp_path / "a.wire"
    times = ("12:00:00.000", "12:00:01.500", "11:59:59.000")
    path.write_text("".join(f"2026-01-02T{time}+00:00 < 06  |·|\n" for time in times))
    assert [each.at for each in read_tape(path).entries] == [0.0, 1.5, 1.5]


def test_what_a_log_of_the_bench_says_it_means_is_no_byte(tmp_path: Path) -> None:
    path = tmp_path / "a.wire"
    path.write_text("2026-01-02T12:00:00.000+00:00 = CutCardSeen()\n")
    (entry,) = read_tape(path).entries
    assert entry == Entry(0.0, entry.when, LineDirection.MEANING, text="CutCardSeen()")


HEAD = "# protocol angel-eye\n"
FIRST, SECOND = (f"2026-01-02T12:00:0{at}.000+00:00 < 06  |·|\n" for at in (1, 2))
CUT = {
    "in its bytes": (HEAD + FIRST + SECOND[:-6], (3,)),
    "in its time": (HEAD + FIRST + SECOND[:9], (3,)),
    "and the disk holds nothing there": (HEAD + FIRST + "\0\0\0", (3,)),
    "only of its end": (HEAD + FIRST + SECOND[:-1], ()),
    "and another recording begins behind it": (HEAD + FIRST + SECOND[:-6] + "\n" + HEAD + SECOND, (3,)),
}


@pytest.mark.parametrize(("text", "cut"), CUT.values(), ids=CUT.keys())
def test_a_line_that_a_power_cut_left_unfinished_is_left_out_and_named(
    tmp_path: Path, text: str, cut: tuple[int, ...]
) -> None:
    path = tmp_path / "a.wire"
    path.write_text(text)
    tape = read_tape(path)
    assert tape.cut == cut
    assert [each.when.second for each in tape.entries] == ([1] if cut == (3,) and text.count(HEAD) == 1 else [1, 2])


def test_a_log_that_goes_on_after_a_power_cut_begins_a_line_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.wire"
    path.write_text(HEAD + FIRST + SECOND[:-6])
    WireLog(path, about=("protocol angel-eye",)).passed(LineDirection.FROM_DEVICE, b"\x06")
    tape = read_tape(path)
    assert (tape.cut, [each.data for each in tape.entries], tape.about) == (
        (3,),
        [b"\x06", b"\x06"],
        {"protocol": "angel-eye"},
    )


WRONG = {
    "a line in the middle": FIRST + "dear sir\n" + SECOND,
    "empty": "",
    "a letter": "dear sir\n",
    "no time": "noon < 06  |·|\n",
    "no such direction": "2026-01-02T12:00:00+00:00 ? 06  |·|\n",
    "a time with a zone and one without": "2026-01-02T12:00:00+00:00 < 06  |·|\n2026-01-02T12:00:01 < 06  |·|\n",
    "bytes that are no text": "\x00\x01\x02",
}


def test_another_file_is_refused(tmp_path: Path) -> None:
    def check(text: str) -> None:
        path = tmp_path / "a.wire"
        path.write_text(text)
        with pytest.raises(BadLog, match=r"this is no wire log"):
            read_tape(path)

    assert failures(check, WRONG) == []
