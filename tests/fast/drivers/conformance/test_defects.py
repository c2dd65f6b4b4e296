"""Machines of another house with the defects that machines have: the kit accuses each of what it does, and of nothing
else. Then our own host, with the same defects in its ears."""

from typing import Any

import pytest

from drivers.conformance.line import ProtocolLine, TwinLine
from drivers.conformance.rules import Result, Tried
from drivers.declaration import Setup
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, but_for_orders, by_name
from tests.fast.drivers.conformance.defective_hosts import Around, Deaf, Sleepy, Slow, Twice
from tests.fast.drivers.conformance.hands import TwinHands
from tests.fast.drivers.conformance.lists import HOSTS, MACHINES
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.outside.angel_eye import Shoe
from tests.outside.card_line import LineReader
from tests.outside.defects import DEFECTS
from tests.outside.packet_shuffler import Shuffler

DEVICES = {"packet-shuffler": Shuffler, "angel-eye": Shoe, "card-line": LineReader}
ACCUSED = {
    ("deaf", "packet-shuffler"): ("after_garbage",),
    ("deaf", "angel-eye"): ("after_garbage",),
    ("sleepy", "packet-shuffler"): ("opening_is_no_reset",),
    ("sleepy", "angel-eye"): ("opened_again",),
    ("sleepy", "card-line"): ("opened_again",),
    ("twice", "packet-shuffler"): ("said_once",),
    ("twice", "angel-eye"): ("said_once",),
    ("twice", "card-line"): ("one_line",),
    ("slow", "packet-shuffler"): ("again_at_once", "again_for_number_0"),
    ("slow", "angel-eye"): ("nak_brings_it_again", "other_naks_bring_it_again"),
    ("slow", "card-line"): (),
}
"""What is answered late is wrong only where the page says at once."""
MAY_LACK = {"angel-eye": "told_again_as_r"}


def tried_on(protocol: str, device: Any, line: TwinLine) -> dict[str, Tried]:
    kind = named(protocol)
    told = by_name(MACHINES[protocol], kind.try_machine(line, TwinHands(device, line), kind.complete(Setup())))
    lacks = told.pop(MAY_LACK.get(protocol, ""), None)
    assert lacks is None or lacks.result is Result.NOT_TRIED
    return told


@pytest.mark.parametrize("made", [TwinLine, WireLine])
@pytest.mark.parametrize(("defect", "protocol"), ACCUSED)
def test_a_machine_is_accused_of_its_defect_alone(defect: str, protocol: str, made: type[TwinLine]) -> None:
    device = DEFECTS[defect][protocol.replace("-", "_")](DEVICES[protocol]())
    accuses_only(tried_on(protocol, device, made(device)), *ACCUSED[defect, protocol])


@pytest.mark.parametrize("late", [0.35, 0.5, 0.6, 0.9, 1.0, 1.2])
def test_however_late_a_machine_answers_only_what_it_does_not_do_at_once_is_wrong(late: float) -> None:
    device = DEFECTS["slow"]["packet_shuffler"](Shuffler(), late)
    accuses_only(tried_on("packet-shuffler", device, WireLine(device)), *ACCUSED["slow", "packet-shuffler"])


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("protocol", DEVICES)
def test_a_whole_machine_is_right_however_its_bytes_come(protocol: str, seed: int) -> None:
    device = DEVICES[protocol]()
    accuses_only(tried_on(protocol, device, WireLine(device, seed)))


HOSTS_ACCUSED = {
    (Deaf, "packet-shuffler"): ("after_garbage",),
    (Deaf, "angel-eye"): ("after_garbage",),
    (Deaf, "card-line"): (),
    (Sleepy, "packet-shuffler"): ("quotes_the_boot",),
    (Sleepy, "angel-eye"): ("after_a_pulled_cable",),
    (Sleepy, "card-line"): (),
    (Twice, "packet-shuffler"): ("said_once",),
    (Twice, "angel-eye"): ("said_once",),
    (Twice, "card-line"): (),
    (Slow, "packet-shuffler"): ("quotes_the_boot", "new_boot"),
    (Slow, "angel-eye"): (),
    (Slow, "card-line"): (),
}


@pytest.mark.parametrize(("defect", "protocol"), HOSTS_ACCUSED)
def test_a_host_is_accused_of_its_defect_alone(defect: type[Around], protocol: str) -> None:
    kind, device = named(protocol), named(protocol).device()
    told = kind.try_host(ProtocolLine(lambda: defect(device())), kind.complete(Setup()))
    accuses_only(but_for_orders(by_name(HOSTS[protocol], told)), *HOSTS_ACCUSED[defect, protocol])
