"""Devices of another house, written from the pages and from nothing else: the kit finds nothing wrong with them but the
defects that they are given, and the installed program understands them on a real line."""

import ast
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from math import inf

import pytest

from dealer_terminal.cli.device_conform import exit_code
from drivers.connect import link_to
from drivers.events import CardRead, NoiseSeen, PacketRead
from drivers.kit.conformance.line import TwinLine
from drivers.kit.conformance.rules import Result, declared
from drivers.kit.suites import suite_of
from drivers.protocol import Protocol, Reply
from drivers.registry import named
from tests.fast.drivers.conformance.accused import accuses_only, but_for_orders, host_tried, machine_tried
from tests.fast.drivers.conformance.bent import Around, BentHost
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.fast.drivers.harness import Recorder
from tests.helpers.cases import failures
from tests.helpers.repository import ROOT
from tests.outside.angel_eye import Shoe
from tests.outside.card_line import LineReader
from tests.outside.defects import DEFECTS
from tests.outside.packet_shuffler import Shuffler

FOLDER = ROOT / "tests" / "outside"
MOVES = ("draw-card", "take-packet")
DEVICES = {"packet-shuffler": Shuffler, "angel-eye": Shoe, "card-line": LineReader}

NEAR = {"packet-shuffler": 65400}
"""Where its count stands: so near to the last number that what follows it can be tried."""
HAS_NOT = {"angel-eye": ["a card told again as R has a new number, and is the card as it was"]}
"""What a page lets a device leave out."""


def test_the_kit_finds_nothing_wrong_with_it() -> None:
    def check(protocol: str, made: type[TwinLine]) -> None:
        device, kind = DEVICES[protocol](), named(protocol)
        device.number = NEAR.get(protocol, 0)
        told = machine_tried(protocol, device, made).values()
        assert [f"{each.says}: {each.seen}" for each in told if each.result is Result.WRONG] == []
        assert [each.says for each in told if each.result is Result.NOT_TRIED] == HAS_NOT.get(protocol, [])
        assert exit_code([declared(each, suite_of(kind.name).machine_may_lack) for each in told], through=True) == 0

    assert failures(check, product(DEVICES, (TwinLine, WireLine))) == []


def test_it_imports_nothing_of_the_product() -> None:
    found = []
    for file in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found += [name for name in names if not name.startswith("tests.outside")]
    assert [name for name in found if name.split(".")[0] in ("drivers", "dealer_terminal", "tests")] == []


@pytest.mark.parametrize(
    ("protocol", "gestures"),
    {
        "packet-shuffler": ("insert-deck", "take-packet", "take-packet", "return-rest"),
        "angel-eye": ("draw-card", "draw-card", "draw-card"),
        "card-line": ("draw-card", "draw-card", "draw-card"),
    }.items(),
)
def test_its_cards_are_heard_as_they_lie(protocol: str, gestures: tuple[str, ...]) -> None:
    command = [sys.executable, str(FOLDER / "run.py"), protocol.replace("-", "_")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as device:
        assert device.stdin is not None and device.stdout is not None
        told, lay = Recorder(), list[str]()
        link = link_to(device.stdout.readline().strip(), protocol, told)
        link.start()
        told.wait(lambda: told.statuses[1:])
        for gesture in gestures:
            before = len(told.events)
            print(gesture, file=device.stdin, flush=True)
            lay.append(device.stdout.readline().strip())
            told.wait(lambda before=before: len(told.events) > before)
        told.wait(lambda: len(cards(told)) >= sum(each in MOVES for each in gestures))
        link.close()
        device.stdin.close()
    moved = [each for each, gesture in zip(lay, gestures, strict=True) if gesture in MOVES]
    assert cards(told) == moved
    assert not told.of(NoiseSeen)


def cards(told: Recorder) -> list[str]:
    read = [each for each in told.events if isinstance(each, PacketRead | CardRead)]
    return [" ".join(each.cards) if isinstance(each, PacketRead) else each.card for each in read]


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
