"""The protocol's page: its examples are bytes that the driver understands as the page says."""

import re
from pathlib import Path

from drivers import angel_eye
from drivers.angel_eye.host.reports import MEANINGS
from drivers.angel_eye.wire.codec import Nak, read_order, read_report
from tests.helpers.cases import failures

PAGE = Path(angel_eye.__file__).with_name("README.md").read_text(encoding="utf-8")
EXAMPLES = {
    told: bytes.fromhex(data) for data, told in re.findall(r"^((?:[0-9A-F]{2} )+) +(report .+|order: .+)$", PAGE, re.M)
}
MEANT = {
    "report 1: a card of the game, first of the player, 8 of spades": "CardRead(card='8s'",
    "report 4: error 1, and error mode is on": "UNREADABLE",
    "report 5: setting 12 is 0001 now": "12 is 0001",
    "order: lock": "Order(kind='LK', data='02')",
}


def test_an_example_means_what_the_page_says():
    def check(told):
        frame = EXAMPLES[told]
        if told.startswith("order"):
            assert MEANT[told] in str(read_order(frame))
        else:
            report = read_report(frame)
            assert MEANT[told] in str(MEANINGS[report.letter](report.payload))
            assert f"report {chr(report.seq)}:" in told

    assert failures(check, [*MEANT]) == []


def test_every_report_stands_in_the_table():
    table = PAGE[PAGE.index("## Reports") : PAGE.index("Place: bits")]
    assert set(re.findall(r"`(\w)`", table)) == set(MEANINGS)


def test_ten_differences_are_told():
    assert re.findall(r"^\| (\d+) \|", PAGE, re.M) == [str(number) for number in range(1, 11)]


def test_every_nak_code_stands_in_the_table():
    table = PAGE[PAGE.index("| NAK code") : PAGE.index("| any other")]
    assert {int(code, 16) for code in re.findall(r"`(\d\d)`", table)} - {3} == set(Nak) - {3, Nak.OTHER}
