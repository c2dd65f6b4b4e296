"""Devices of another house, written from the pages and from nothing else: the kit finds nothing wrong with them, and
the installed program understands them on a real line."""

import ast
import subprocess
import sys
from itertools import product

import pytest

from dealer_terminal.commands.device_conform import exit_code
from drivers.conformance.line import TwinLine
from drivers.conformance.rules import Result, declared
from drivers.connect import link_to
from drivers.events import CardRead, NoiseSeen, PacketRead
from drivers.registry import named
from tests.fast.drivers.conformance.accused import machine_tried
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.fast.drivers.harness import Recorder
from tests.helpers.cases import failures
from tests.helpers.repository import ROOT
from tests.outside.angel_eye import Shoe
from tests.outside.card_line import LineReader
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
        assert exit_code([declared(each, kind.machine_may_lack) for each in told], through=True) == 0

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
