import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.declaration import GROUP, ProtocolOption
from drivers.errors import UnknownProtocol
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.from_machine import MachineBeat
from drivers.packet_shuffler.wire.reports import PacketReport
from drivers.protocol import LineSettings, Sense
from drivers.registry import KINDS, loaded, named, recognise, wrong_with
from tests.helpers import star_line
from tests.helpers.cases import failures
from tests.helpers.installed_protocol import installed
from tests.helpers.repository import ROOT

STAR = ProtocolOption("star", "*", "")
CARD = report_bytes(ShoeReport(ord("1"), "D", b"\x81\xb8"))
LINES = {
    "angel-eye": LineSettings(4800, 8, "N", 1),
    "card-line": LineSettings(9600, 8, "N", 1),
    "packet-shuffler": LineSettings(38400, 8, "N", 1),
}


def test_every_protocol_has_its_line_its_host_side_and_its_device():
    assert KINDS.keys() == LINES.keys()

    def check(name):
        kind = named(name)
        protocol = kind.device()()
        assert (kind.name, protocol.name, kind.twin(0).name) == (name, name, name)
        assert kind.line == protocol.line == LINES[name]

    assert failures(check, [*LINES]) == []


def test_an_unknown_protocol_is_named_with_the_known_ones():
    with pytest.raises(UnknownProtocol, match="there are angel-eye, card-line, packet-shuffler"):
        named("deck-mate")


SOUNDS = {
    "a shoe": (CARD, "angel-eye"),
    "a shoe in noise": (b"\xff\x00\x12" + CARD + b"\x99", "angel-eye"),
    "a line reader": (b"AS\r\nKD\r\n", "card-line"),
    "noise": (bytes(range(0x80, 0xFF)) * 4, ""),
    "lone acknowledgements": (b"\x06\x06\x06", ""),
    "a shuffler in a session with another host": (messages.encode(MachineBeat(3, 77)), "packet-shuffler"),
    "a shuffler that tells another host of cards": (
        messages.encode(PacketReport(12, 3, ("As", "10h", "Kd", "2c")), 4),
        "packet-shuffler",
    ),
    "nothing": (b"", ""),
}


def test_a_protocol_is_recognised_by_what_it_tells():
    def check(data, name):
        assert recognise(data) == name

    assert failures(check, SOUNDS) == []


def fails(*_: object) -> None:
    raise ValueError("its licence is needed")


class Deaf:
    """A protocol that fails at what is not its own."""

    split = fails


BROKEN = {"it cannot be made": fails, "it makes nothing": lambda _: fails, "it fails at what was heard": lambda _: Deaf}


@pytest.mark.parametrize("make", BROKEN.values(), ids=BROKEN.keys())
def test_an_installed_protocol_that_fails_leaves_the_others_recognised(monkeypatch, caplog, make):
    monkeypatch.setitem(KINDS, "another", replace(named("card-line"), name="another", make_device=make))
    assert recognise(CARD) == "angel-eye"
    assert recognise(bytes(range(0x80, 0xFF))) == ""
    assert "protocol another could not look at what was heard" in caplog.text


def test_a_package_that_ends_the_program_when_it_is_loaded_is_told_and_left_out(monkeypatch, tmp_path, caplog):
    (tmp_path / "ends_at_once.py").write_text('import sys\n\nsys.exit("its licence is out")\n')
    monkeypatch.syspath_prepend(tmp_path)
    assert loaded(EntryPoint("another", "ends_at_once:DECLARED", GROUP)) is None
    assert "protocol another is not there: SystemExit: its licence is out" in caplog.text


WRONG = {
    "its name is no text": ({"name": 7}, "its name cannot be 7"),
    "its name is an option": ({"name": "--json"}, "its name cannot be '--json'"),
    "it has no title": ({"title": None}, "its title cannot be None"),
    "it has no line": ({"line": None}, "its line cannot be None"),
    "its speed is no number": ({"line": LineSettings("fast")}, "its line cannot be LineSettings(baud='fast'"),
    "it has no limits": ({"limits": None}, "its limits cannot be None"),
    "it senses what nobody knows": ({"senses": frozenset({Sense.SHOWN, "x"})}, "its senses cannot be"),
    "its options are words": ({"options": ("star",)}, "its options cannot be ('star',)"),
    "what is usual is a number": ({"options": (ProtocolOption("star", 7, ""),)}, "its options cannot be"),
    "what is usual is no choice": ({"options": (ProtocolOption("star", "*", "", ("a",)),)}, "star=*: write a"),
    "an option is there twice": ({"options": (STAR, STAR)}, "it has two options star"),
    "its twin has an option more": ({"simulated": {"moon": "1"}}, "moon: there is no such setting"),
}


@pytest.mark.parametrize(("said", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_declaration_that_cannot_be_used_is_told_and_left_out(monkeypatch, caplog, said, why):
    monkeypatch.setattr(star_line, "DECLARED", replace(star_line.DECLARED, **said))
    assert loaded(EntryPoint("star-line", f"{star_line.__name__}:DECLARED", GROUP)) is None
    assert "protocol star-line is not there" in caplog.text
    assert why in caplog.text


def test_every_protocol_of_ours_would_be_taken_from_a_package_too():
    assert [wrong_with(kind) for kind in (*KINDS.values(), star_line.DECLARED)] == [""] * (len(KINDS) + 1)


def test_an_installed_protocol_is_listed_with_its_line_and_its_options(tmp_path):
    command = [sys.executable, "-m", "dealer_terminal", "device", "list"]
    room = {**installed(tmp_path), "PYTHONPATH": f"{tmp_path}:{ROOT}"}
    listed = subprocess.run(command, env=room, text=True, capture_output=True, timeout=120, check=True).stdout
    assert "Star reader" in listed
    assert "star=*" in listed
    assert "2400 8N1" in listed
