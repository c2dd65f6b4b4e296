"""A person at the table runs `device accept`, and its signed page proves itself."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from signal import SIGINT

import pytest

from tests.fast.cli.conftest import Terminal, terminal
from tests.helpers.outside import outside
from tests.helpers.twin_process import TwinProcess

__all__ = ["terminal"]

HANDS = {
    "Put a whole deck": ("insert-deck",),
    "Take a packet": ("take-packet",),
    "return the rest": ("return-rest",),
    "Pull the cable at the terminal now": ("unplug",),
    "Pull the cable at the terminal, ": ("unplug", "draw-card"),
    "Put the cable back.": ("plug",),
    "Put the cable back, ": ("plug", "wait 3", "draw-card"),
    "type y": (),
    "off, count": ("unplug", "wait 0.2", "plug"),
    "off, and on": ("power-cycle", "draw-card"),
    "move a card": ("insert-deck", "draw-card"),
    "Draw 3": ("draw-card",) * 3,
    "Lay on": ("draw-card",) * 3,
    "Switch the device on": (),
}
NATIVE = HANDS | {
    "Pull the cable at the terminal, ": ("pull", "draw-card"),
    "Put the cable back, ": ("put-back", "draw-card"),
    "off, and on": ("power-cycle",),
    "move a card": ("draw-card", "draw-card"),
}
"""The cable of a native serial port, which tells nothing of it; and a person who moves one card more than asked."""


def accepted(protocol: str, folder: Path, answer: str = "y", *, never: str = "nothing") -> tuple[int, str]:
    with TwinProcess(protocol, "--speed", "10") as device:
        return guided(protocol, device.where, folder, device.gesture, HANDS, answer, never)


def guided(
    protocol: str,
    where: str,
    folder: Path,
    gesture: Callable[[str], str],
    hands: dict[str, tuple[str, ...]],
    answer: str = "y",
    never: str = "nothing",
) -> tuple[int, str]:
    """`never`: what the person doesn't do, and leaves out."""
    said = list[str]()
    arguments = ("device", "accept", where, "--protocol", protocol, "--name", "A. Ames", "--seconds", "30")
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
                for each in next(does for asked, does in hands.items() if asked in line):
                    said.append(f"({gesture(each)})\n")
                if "type y" in line:
                    print("y", file=process.stdin, flush=True)
    return process.returncode, "".join(said)


@pytest.mark.parametrize("protocol", ["angel-eye", "card-line"])
def test_a_reader_on_a_line_that_tells_nothing_of_its_cable_is_accepted(tmp_path: Path, protocol: str) -> None:
    with outside(protocol.replace("-", "_")) as device:
        assert device.stdin is not None and device.stdout is not None
        writes, reads = device.stdin, device.stdout

        def gesture(word: str) -> str:
            print(word, file=writes, flush=True)
            return reads.readline().strip()

        code, said = guided(protocol, reads.readline().strip(), tmp_path, gesture, NATIVE)
    assert code == 0, said
    told = [line.strip("()\n") for line in said.splitlines()]
    asked = next(at for at, line in enumerate(told) if "3 cards, one after the other" in line)
    assert f"The terminal heard {' '.join(told[asked + 1 : asked + 4])}. Do they lie so? y or n" in told[asked + 4]


@pytest.mark.parametrize("protocol", ["packet-shuffler", "angel-eye", "card-line"])
def test_a_reader_that_does_all_is_accepted_on_a_signed_page(terminal: Terminal, tmp_path: Path, protocol: str) -> None:
    code, said = accepted(protocol, tmp_path)
    assert code == 0, said
    page, key = tmp_path / "page", str(tmp_path / "keys" / "acceptance.vkey")
    text = page.read_text()
    assert "SIMULATED" in text and "accepted by A. Ames" in text and f"protocol {protocol}" in text
    checked = terminal("verify-proof", str(page), "--vkey", key)
    assert checked.code == 0
    assert "signed it. SIMULATED: this is no real device. Accepted: " in checked.out
    without = terminal("verify-proof", str(page))
    assert (without.code, "signer unknown" in without.out, "give --vkey" in without.err) == (3, True, True)
    assert "not checked. SIMULATED: this is no real device." in without.out
    page.write_text(text.replace("A. Ames", "B. Ames"))
    assert terminal("verify-proof", str(page), "--vkey", key).code == 1


def test_cards_that_lie_otherwise_are_no_good_reader(tmp_path: Path) -> None:
    code, said = accepted("card-line", tmp_path, "n")
    assert code == 1
    assert "failed: cards are read in order: 3 cards, and they lie otherwise" in said
    assert "Not accepted: 4 of 5 steps passed." in said


def test_a_step_that_is_left_out_is_on_the_page(tmp_path: Path) -> None:
    code, _ = accepted("card-line", tmp_path, never="Lay on")
    assert code == 1
    assert "left out: cards are read in order" in (tmp_path / "page").read_text()


def test_steps_that_passed_before_an_interrupt_are_on_a_signed_page(terminal: Terminal, tmp_path: Path) -> None:
    page, keys = tmp_path / "page", tmp_path / "keys"
    with TwinProcess("packet-shuffler", "--speed", "10") as device:
        words = ("device", "accept", device.where, "--protocol", "packet-shuffler", "--name", "A. Ames")
        command = [sys.executable, "-m", "dealer_terminal", *words, "--out", str(page), "--keys", str(keys)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = [next(each for each in process.stdout if each.startswith("2 of"))]
            process.send_signal(SIGINT)
            said += process.stdout
    assert process.returncode == 130
    for words in ("passed: the device is heard", "packets of 4", "left out: packet 1 is read: the run was ended"):
        assert words in page.read_text()
    assert said[-1].startswith("Not accepted: 1 of 8 steps passed.")
    assert terminal("verify-proof", str(page), "--vkey", str(keys / "acceptance.vkey")).code == 0
