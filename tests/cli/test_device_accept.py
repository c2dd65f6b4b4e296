"""`device accept`: a person at the table, the installed command, and a page that proves itself."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal
from tests.helpers.twin_process import TwinProcess

HANDS = {
    "Put a whole deck": ("insert-deck",),
    "Take a packet": ("take-packet",),
    "return the rest": ("return-rest",),
    "Pull the cable": ("unplug",),
    "Put the cable back": ("plug",),
    "off, count": ("unplug", "wait 0.2", "plug"),
    "off, and on": ("power-cycle", "draw-card"),
    "move a card": ("insert-deck", "draw-card"),
    "Draw 3": ("draw-card",) * 3,
    "Lay on": ("draw-card",) * 3,
    "Switch the device on": (),
}


def accepted(protocol: str, folder: Path, answer: str = "y", *, never: str = "nothing") -> tuple[int, str]:
    """`never`: what the person doesn't do, and leaves out."""
    said = list[str]()
    with TwinProcess(protocol, "--speed", "10") as device:
        arguments = ("device", "accept", device.where, "--protocol", protocol, "--name", "A. Ames", "--seconds", "30")
        command = [sys.executable, "-m", "dealer_terminal", *arguments, "--out", str(folder / "page")]
        with subprocess.Popen(
            [*command, "--keys", str(folder / "keys")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None and process.stdout is not None
            for line in process.stdout:
                said.append(line)
                if "Do they lie so" in line:
                    print(answer, file=process.stdin, flush=True)
                elif line[0].isdigit() and never in line:
                    print("s", file=process.stdin, flush=True)
                elif line[0].isdigit():
                    for gesture in next(does for asked, does in HANDS.items() if asked in line):
                        device.gesture(gesture)
    return process.returncode, "".join(said)


@pytest.mark.parametrize("protocol", ["packet-shuffler", "angel-eye", "card-line"])
def test_a_reader_that_does_all_is_accepted_on_a_signed_page(terminal: Terminal, tmp_path: Path, protocol: str) -> None:
    code, said = accepted(protocol, tmp_path)
    assert code == 0, said
    page, key = tmp_path / "page", str(tmp_path / "keys" / "acceptance.vkey")
    text = page.read_text()
    assert "SIMULATED" in text and "accepted by A. Ames" in text and f"protocol {protocol}" in text
    checked = terminal("verify-proof", str(page), "--vkey", key)
    assert (checked.code, "Accepted" in checked.out) == (0, True)
    without = terminal("verify-proof", str(page))
    assert (without.code, "signer unknown" in without.out, "give --vkey" in without.err) == (3, True, True)
    page.write_text(text.replace("A. Ames", "B. Ames"))
    assert terminal("verify-proof", str(page), "--vkey", key).code == 1


def test_cards_that_lie_otherwise_are_no_good_reader(tmp_path: Path) -> None:
    code, said = accepted("card-line", tmp_path, "n")
    assert code == 1
    assert "failed: cards are read in order: 3 cards, and they lie otherwise" in said
    assert "Not accepted: 3 of 4 steps passed." in said


def test_a_step_that_is_left_out_is_on_the_page(tmp_path: Path) -> None:
    code, _ = accepted("card-line", tmp_path, never="Lay on")
    assert code == 1
    assert "left out: cards are read in order" in (tmp_path / "page").read_text()


WRONG = {
    "a page in its place": (("/dev/null", "--out", __file__), "it is there already"),
    "no such protocol": (("/dev/null", "--out", "x.page", "--protocol", "deck-mate"), "there are angel-eye"),
    "no place for the page": (("/dev/null", "--out", "/nowhere/x"), "name a file in a folder"),
    "no such port": (("/dev/ttyNOSUCH", "--out", "x.page"), "no such port"),
    "no device URL": (("http://x", "--out", "x.page"), "this is no device URL"),
}


@pytest.mark.parametrize(("arguments", "told"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_gets_one_line(arguments: tuple[str, ...], told: str, terminal: Terminal, tmp_path: Path) -> None:
    protocol = () if "--protocol" in arguments else ("--protocol", "card-line")
    keys = ("--keys", str(tmp_path / "keys"))
    assert told in terminal("device", "accept", *arguments, *protocol, "--name", "A", *keys).refusal()
