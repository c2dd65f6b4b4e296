"""README.md is the specification: its examples, numbers and tables are read from the page and held against the code."""

import re
from pathlib import Path

from drivers import packet_shuffler
from drivers.packet_shuffler.host.protocol import LINE
from drivers.packet_shuffler.machine.outbox import CARD_LIMIT, PASSING_LIMIT
from drivers.packet_shuffler.wire import frame, from_host, from_machine, messages, reports, words
from drivers.packet_shuffler.wire.crc import crc16
from drivers.packet_shuffler.wire.messages import Heard
from drivers.packet_shuffler.wire.timings import Timings
from drivers.packet_shuffler.wire.words import Kind
from tests.helpers.cases import failures

PAGE = Path(packet_shuffler.__file__).with_name("README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```frame\n(\w+) number (\d+)\n((?:[0-9A-F]{2}[ \n])+)(.+)\n```", PAGE)
NAMES = {**vars(from_host), **vars(from_machine), **vars(reports), **vars(words)}


def test_an_example_frame_is_what_the_code_sends_and_understands() -> None:
    def check(kind: str, number: str, digits: str, value: str) -> None:
        raw = bytes.fromhex(digits)
        message = eval(value, NAMES)
        assert messages.encode(message, int(number)) == raw
        assert messages.decode(raw) == Heard(int(number), message)
        assert message.kind.name == kind

    assert failures(check, EXAMPLES) == []


def test_every_block_of_the_page_is_an_example_and_every_kind_has_one() -> None:
    assert PAGE.count("```frame") == len(EXAMPLES)
    assert {kind for kind, *_ in EXAMPLES} == {kind.name for kind in Kind}


def test_the_check_value_of_the_crc() -> None:
    assert crc16(b"123456789") == 0x29B1
    assert "0x29B1" in PAGE


NUMBERS = {
    "baud": f"{LINE.baud} baud",
    "patience": f"No answer within {Timings().answer} s",
    "beat": f"every {Timings().beat:.0f} s",
    "silence": f"Silence is {Timings().silence:.0f} s",
    "nak gap": f"once in {Timings().nak_gap} s",
    "tries": {5: "Five tries"}[Timings().tries],
    "payload": f"0 to {frame.MAX_PAYLOAD}",
    "memory": f"at most {frame.MAX_RAW} bytes",
    "card reports": f"With {CARD_LIMIT} of them waiting",
    "passing reports": f"at most {PASSING_LIMIT} wait",
}


def test_numbers_and_tables_of_the_code_stand_on_the_page() -> None:
    rows = [f"| 0x{kind:02X} | {kind.name} | {'host' if kind >= 0x80 else 'machine'} |" for kind in Kind]
    rows += [f"| {word.value} | {word.name} " for word in (*words.State, *words.FaultKind, *words.Command)]
    rows += [f"| 0x{reason.value:02X} | {reason.name} |" for reason in words.Refusal]
    assert [each for each in (*rows, *NUMBERS.values()) if each not in PAGE] == []
