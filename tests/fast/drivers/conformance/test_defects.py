"""Machines of another house with the defects that machines have: the kit accuses each of what it does, and of nothing
else. Then our own host, with the same defects in its ears."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from math import inf

from drivers.conformance.line import TwinLine
from drivers.conformance.rules import Result
from drivers.protocol import Protocol, Reply
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, but_for_orders, host_tried, machine_tried
from tests.fast.drivers.conformance.bent import Around, BentHost
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.helpers.cases import failures
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


def test_a_machine_is_accused_of_its_defect_alone() -> None:
    def check(accused: tuple[str, str], made: type[TwinLine]) -> None:
        defect, protocol = accused
        device = DEFECTS[defect][protocol.replace("-", "_")](DEVICES[protocol]())
        told = machine_tried(protocol, device, made)
        lacks = told.pop(MAY_LACK.get(protocol, ""), None)
        assert lacks is None or lacks.result is Result.NOT_TRIED
        accuses_only(told, *ACCUSED[accused])

    assert failures(check, product(ACCUSED, (TwinLine, WireLine))) == []


def test_however_late_a_machine_answers_only_what_it_does_not_do_at_once_is_wrong() -> None:
    def check(late: float) -> None:
        device = DEFECTS["slow"]["packet_shuffler"](Shuffler(), late)
        accuses_only(machine_tried("packet-shuffler", device, WireLine), *ACCUSED["slow", "packet-shuffler"])

    assert failures(check, (0.35, 0.9, 1.2)) == []


class Deaf(Around):
    """Hears nothing for a second after a byte that no frame begins with."""

    until = -inf

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        if now >= self.until and data[0] not in b"\x02\x05\x06\x15\x7e":
            self.until = now + 1
        return super().split(data, now) if now >= self.until else ()


class Sleepy(Around):
    """Drops the first that comes on a connection."""

    asleep = True

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        asleep, self.asleep = self.asleep, False
        return () if asleep else super().split(data, now)


class Slow(Around):
    """Hears what was said seven tenths of a second ago."""

    def __init__(self, host: Protocol) -> None:
        super().__init__(host)
        self.heard = deque[tuple[float, bytes]]()

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        self.heard.append((now + 0.7, data))
        return ()

    def wake_at(self) -> float:
        return min(super().wake_at(), self.heard[0][0] if self.heard else inf)

    def tick(self, now: float) -> Reply:
        said = b""
        while self.heard and self.heard[0][0] <= now:
            for frame in super().split(self.heard.popleft()[1], now):
                said += super().decode(frame, now).send
        reply = super().tick(now) if super().wake_at() <= now else Reply()
        return replace(reply, send=said + reply.send)


def twice(host: Protocol) -> BentHost:
    return BentHost(host, says=lambda data: 2 * data)


HOSTS_ACCUSED: dict[tuple[Callable[[Protocol], Protocol], str], tuple[str, ...]] = {
    (Deaf, "packet-shuffler"): ("after_garbage",),
    (Deaf, "angel-eye"): ("after_garbage",),
    (Deaf, "card-line"): (),
    (Sleepy, "packet-shuffler"): ("quotes_the_boot",),
    (Sleepy, "angel-eye"): ("after_a_pulled_cable",),
    (Sleepy, "card-line"): (),
    (twice, "packet-shuffler"): ("said_once",),
    (twice, "angel-eye"): ("said_once",),
    (twice, "card-line"): (),
    (Slow, "packet-shuffler"): ("quotes_the_boot", "new_boot"),
    (Slow, "angel-eye"): (),
    (Slow, "card-line"): (),
}


def test_a_host_is_accused_of_its_defect_alone() -> None:
    def check(defect: Callable[[Protocol], Protocol], protocol: str) -> None:
        device = named(protocol).device()
        told = host_tried(protocol, lambda: defect(device()))
        accuses_only(but_for_orders(told), *HOSTS_ACCUSED[defect, protocol])

    assert failures(check, [*HOSTS_ACCUSED]) == []
