"""`device record`, `decode` and `replay`: what passed on a line, in a file, in words, and on a line again."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import serial

from tests.fast.cli.conftest import Terminal, terminal
from tests.helpers.twin_process import TwinProcess

__all__ = ["terminal"]


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A packet shuffler: a deck, a packet, a pulled cable, another packet."""
    out = tmp_path_factory.mktemp("wire") / "shuffler.wire"
    with TwinProcess("packet-shuffler", "--seed", "3", "--port", "0") as machine:
        command = [sys.executable, "-m", "dealer_terminal", "device", "record", machine.where]
        with subprocess.Popen(
            [*command, "--protocol", "packet-shuffler", "--out", str(out), "--seconds", "6"],
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            for gesture in ("wait 1", "insert-deck", "take-packet", "wait 0.5", "unplug", "wait 0.2", "plug", "wait 1"):
                machine.gesture(gesture)
            machine.gesture("take-packet")
            said = process.communicate(timeout=20)[0]
    assert process.returncode == 0
    assert "frames" in said
    return out


def test_whoever_records_is_told_at_once_that_the_line_is_not_there_and_when_it_is(tmp_path: Path) -> None:
    with TwinProcess("packet-shuffler", "--path", str(tmp_path / "machine")) as machine:
        command = [sys.executable, "-m", "dealer_terminal", "device", "record", machine.where]
        with (
            serial.Serial(machine.where, exclusive=True) as other,
            subprocess.Popen(
                [*command, "--protocol", "packet-shuffler", "--out", str(tmp_path / "it.wire"), "--seconds", "4"],
                stdout=subprocess.PIPE,
                text=True,
            ) as process,
        ):
            assert process.stdout is not None
            assert "Recording into" in process.stdout.readline()
            assert f"{machine.where}: the port is in use by another program" in process.stdout.readline()
            other.close()
            assert process.stdout.readline() == "The line is open.\n"
            process.communicate(timeout=20)
    assert process.returncode == 0


def test_it_is_decoded_frame_by_frame_also_where_a_power_cut_left_it_unfinished(
    terminal: Terminal, wire: Path, tmp_path: Path
) -> None:
    assert wire.stat().st_mode & 0o777 == 0o600
    assert wire.read_text().splitlines()[:3] == ["# protocol packet-shuffler", "# packet-size 4", "# line 38400 8N1"]
    lines = terminal("device", "decode", str(wire)).out.splitlines()
    told = [line.split(" ", 2)[1:] for line in lines]
    first = next(at for at, (sign, text) in enumerate(told) if text.startswith("PacketRead"))
    assert told[first - 1][0] == "<" and "7E 0A 13" in told[first - 1][1]
    assert told[first + 1][0] == ">"
    assert [text for sign, text in told if sign == "!"] == ["opened", "closed", "opened", "closed"]
    rows = terminal("device", "decode", str(wire), "--json").json
    packets = [row for row in rows if row.get("means") == "PacketRead"]
    assert [(packet["number"], len(packet["cards"])) for packet in packets] == [(1, 4), (2, 4)]
    assert all(row["simulated"] for row in rows)
    cut = tmp_path / "cut.wire"
    cut.write_text(wire.read_text().rpartition(" < ")[0] + " < 7E 0")
    run = terminal("device", "decode", str(cut))
    assert "is cut short" in run.err and "PacketRead" in run.out


@contextmanager
def replayed(wire: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "dealer_terminal", "device", "replay", str(wire), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process, process.stdout.readline().strip()
        process.terminate()


def test_it_is_played_again_as_a_device(terminal: Terminal, wire: Path) -> None:
    with replayed(wire, "--port", "0", "--speed", "2") as (process, where):
        run = terminal("device", "watch", where, "--protocol", "packet-shuffler", "--seconds", "7")
        assert process.stdout is not None
        ended = process.stdout.readline()
    was = [row["cards"] for row in terminal("device", "decode", str(wire), "--json").json if "cards" in row]
    heard = [line.split("cards=")[1].split(" round")[0] for line in run.out.splitlines() if "PacketRead" in line]
    assert [json.loads(cards.replace(" ", ",")) for cards in heard] == was
    assert "= Lost" in run.out
    assert "played" in ended


def test_a_replay_waits_for_enter_and_enter_cuts_a_pause_short(tmp_path: Path) -> None:
    log = tmp_path / "wire.log"
    log.write_text(
        "# protocol angel-eye\n"
        "2026-01-02T12:00:00.000+00:00 < 05 31 50 03 36 32  |·|\n"
        "2026-01-02T13:00:00.000+00:00 < 05 32 50 03 36 31  |·|\n"
    )
    command = [sys.executable, "-m", "dealer_terminal", "device", "replay", str(log), "--port", "0", "--wait"]
    with subprocess.Popen(
        [*command, "--after", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(2)]
        assert "Enter begins" in told[1]
        print("\n", file=process.stdin, flush=True)
        assert process.stdout.readline() == "played: 2 entries\n"
        process.terminate()
