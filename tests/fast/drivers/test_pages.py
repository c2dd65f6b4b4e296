"""Each protocol's page is its specification: its examples, numbers and tables are held against the code."""

import re
from pathlib import Path

from drivers import angel_eye, card_line, packet_shuffler
from drivers.angel_eye.host.reports import MEANINGS
from drivers.angel_eye.wire.codec import Nak, read_order, read_report
from drivers.card_line.declaration import ENDS, OPTIONS
from drivers.card_line.protocol import LINE, CardLine, Pauses
from drivers.card_line.spelling import Spelling
from drivers.packet_shuffler.host.protocol import LINE as SHUFFLERS_LINE
from drivers.packet_shuffler.machine.mailroom import CARD_LIMIT, PASSING_LIMIT
from drivers.packet_shuffler.wire import frame, from_host, from_machine, messages, reports, words
from drivers.packet_shuffler.wire.frame import crc16
from drivers.packet_shuffler.wire.messages import ReceivedMessage
from drivers.packet_shuffler.wire.words import MessageKind, Timings
from drivers.watch import QUIET
from tests.helpers.cases import failures

SHOE = Path(angel_eye.__file__).with_name("README.md").read_text(encoding="utf-8")
SHOES_EXAMPLES = {
    told: bytes.fromhex(data) for data, told in re.findall(r"^((?:[0-9A-F]{2} )+) +(report .+|order: .+)$", SHOE, re.M)
}
SHOES_MEANING = {
    "report 1: a card of the game, first of the player, 8 of spades": "CardRead(card='8s'",
    "report 4: error 1, and error mode is on": "UNREADABLE",
    "report 5: setting 12 is 0001 now": "12 is 0001",
    "order: lock": "Order(kind='LK', data='02')",
}


def test_an_example_of_a_shoe_means_what_its_page_says():
    def check(told):
        frame = SHOES_EXAMPLES[told]
        if told.startswith("order"):
            assert SHOES_MEANING[told] in str(read_order(frame))
        else:
            report = read_report(frame)
            assert SHOES_MEANING[told] in str(MEANINGS[report.letter](report.payload))
            assert f"report {chr(report.seq)}:" in told

    assert failures(check, [*SHOES_MEANING]) == []


def test_every_report_stands_in_the_table():
    table = SHOE[SHOE.index("## Reports") : SHOE.index("Place: bits")]
    assert set(re.findall(r"`(\w)`", table)) == set(MEANINGS)


def test_ten_differences_are_told():
    assert re.findall(r"^\| (\d+) \|", SHOE, re.M) == [str(number) for number in range(1, 11)]


def test_every_nak_code_stands_in_the_table():
    table = SHOE[SHOE.index("| NAK code") : SHOE.index("| any other")]
    assert {int(code, 16) for code in re.findall(r"`(\d\d)`", table)} - {3} == set(Nak) - {3, Nak.OTHER}


READER = Path(card_line.__file__).with_name("README.md").read_text(encoding="utf-8")
READERS_EXAMPLES = re.findall(r"^((?:[0-9A-F]{2} )+) +\S.*?   +(.+)$", READER, re.M)
READERS_MEANING = {
    "the ace of spades": "CardRead(card='As'",
    "the ten of hearts": "CardRead(card='10h'",
    "the two of clubs": "CardRead(card='2c'",
    "a card that cannot be read": "UNREADABLE",
    "noise": "NoiseSeen",
}


def test_an_example_of_a_line_reader_means_what_its_page_says() -> None:
    host, found = CardLine(), []
    for data, told in READERS_EXAMPLES:
        (line,) = host.split(bytes.fromhex(data), 0.0)
        found += [told] if READERS_MEANING[told] not in str(host.decode(line, 0.0).events) else []
    assert found == []
    assert [told for _, told in READERS_EXAMPLES] == list(READERS_MEANING)


READERS_NUMBERS = {
    "baud": f"{LINE.baud} baud",
    "longest": f"at most {Spelling().longest} bytes",
    "cut": f"| {Pauses().cut:g} | a line that has no end",
    "same": f"| {Pauses().same:g} | the same line again",
    "quiet": f"| {QUIET:g} | nothing heard",
}


def test_numbers_settings_and_line_ends_stand_on_the_page_of_line_readers() -> None:
    names = [*(option.name for option in OPTIONS), *(end for end in ENDS if end != "any")]
    words = [*READERS_NUMBERS.values(), *(f"`{name}`" for name in names)]
    assert [each for each in words if each not in READER] == []


SHUFFLER = Path(packet_shuffler.__file__).with_name("README.md").read_text(encoding="utf-8")
FRAMES = Path(packet_shuffler.__file__).with_name("frames.txt").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^(\w+) number (\d+)\n((?:[0-9A-F]{2}[ \n])+)(.+)$", FRAMES, re.M)
NAMES = {**vars(from_host), **vars(from_machine), **vars(reports), **vars(words)}


def test_an_example_frame_is_what_the_code_sends_and_understands() -> None:
    def check(kind: str, number: str, digits: str, value: str) -> None:
        raw = bytes.fromhex(digits)
        message = eval(value, NAMES)
        assert messages.encode(message, int(number)) == raw
        assert messages.decode(raw) == ReceivedMessage(int(number), message)
        assert message.kind.name == kind

    assert failures(check, EXAMPLES) == []


def test_every_block_is_an_example_and_every_kind_has_one() -> None:
    assert len(FRAMES.split("\n\n")) == len(EXAMPLES)
    assert {kind for kind, *_ in EXAMPLES} == {kind.name for kind in MessageKind}


def test_the_check_value_of_the_crc() -> None:
    assert crc16(b"123456789") == 0x29B1
    assert "0x29B1" in SHUFFLER


NUMBERS = {
    "baud": f"{SHUFFLERS_LINE.baud} baud",
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


def test_numbers_and_tables_stand_on_the_page_of_shufflers() -> None:
    rows = [f"| 0x{kind:02X} | {kind.name} | {'host' if kind >= 0x80 else 'machine'} |" for kind in MessageKind]
    rows += [f"| {word.value} | {word.name} " for word in (*words.MachineState, *words.FaultKind, *words.Command)]
    rows += [f"| 0x{reason.value:02X} | {reason.name} |" for reason in words.NakReason]
    assert [each for each in (*rows, *NUMBERS.values()) if each not in SHUFFLER] == []
