"""Machines of another house with the defects that machines have: the kit accuses each of what it does, and of nothing
else. Then our own host, with the same defects in its ears."""

import pytest

from drivers.conformance.line import ProtocolLine, TwinLine
from drivers.conformance.rules import Result
from drivers.declaration import Setup
from drivers.registry import named
from tests.drivers.conformance.accused import accuses_only, but_for_orders, by_name
from tests.drivers.conformance.defective_hosts import Around, Deaf, Sleepy, Slow, Twice
from tests.drivers.conformance.hands import TwinHands
from tests.drivers.conformance.lists import HOSTS, MACHINES
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


@pytest.mark.parametrize(("defect", "protocol"), ACCUSED)
def test_a_machine_is_accused_of_its_defect_alone(defect: str, protocol: str) -> None:
    kind, device = named(protocol), DEFECTS[defect][protocol.replace("-", "_")](DEVICES[protocol]())
    line = TwinLine(device)
    told = by_name(MACHINES[protocol], kind.try_machine(line, TwinHands(device, line), kind.complete(Setup())))
    lacks = told.pop(MAY_LACK.get(protocol, ""), None)
    assert lacks is None or lacks.result is Result.NOT_TRIED
    accuses_only(told, *ACCUSED[defect, protocol])


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
