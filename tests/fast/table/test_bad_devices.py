"""What can be wrong with a device or its line: a clear state on the light and in the journal, and nothing runs wild."""

import contextlib
import os
from collections import Counter
from random import Random

import pytest

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.device_reader import Device
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.listening import Listening
from dealer_terminal.table.reader import Standing
from dealer_terminal.table.simulation.hands import ShufflerHands
from drivers import status as line
from drivers.angel_eye.wire.codec import Report, report_bytes
from drivers.link import Link
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.pipe import SerialPipe, port_at
from drivers.protocol import LineSettings
from drivers.status import Lost
from drivers.twin.runner import Runner
from tests.fast.table.terminal import SOON, Terminal, hurry
from tests.helpers.written import written


def shown(terminal):
    return terminal.reader.status(terminal.state)


def until_lost(terminal):
    terminal.until(lambda: isinstance(terminal.reader.feed.line, Lost))
    return shown(terminal)


PORTS = {
    "no such port": (True, "/dev/ttyNOSUCH", "no such port; plug the reader in"),
    "a plain file": (True, __file__, "this is not a serial port"),
    "nothing listens": (False, "socket://127.0.0.1:1", "nothing listens there"),
    "no hardware like it": (True, "hwgrep://no-such-hardware", "no such port"),
}


@pytest.mark.parametrize(("real", "url", "what"), PORTS.values(), ids=PORTS.keys())
def test_a_port_that_cannot_be_opened_is_named_with_what_to_do(real, url, what):
    with Terminal(real=real).on(url) as terminal:
        status = until_lost(terminal)
        assert status.standing is Standing.LOST
        assert what in status.detail
        terminal.until(lambda: "reader-lost" in terminal.state.faults)
        assert what in terminal.state.faults["reader-lost"]


def test_a_port_without_permission_is_named(monkeypatch, bare_line):
    def denied(path, *rest, **options):
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("serial.serialposix.os.open", denied)
    with Terminal().on(bare_line[1]) as terminal:
        told = until_lost(terminal).detail
        assert "no permission to open the port; add this account to the port's group" in told
        assert "(dialout or uucp), or write a udev rule" in told


def test_a_port_in_use_is_named_and_taken_when_it_becomes_free(bare_line):
    other = port_at(bare_line[1], LineSettings(9600)).open()
    with Terminal().on(bare_line[1]) as terminal:
        assert "in use by another program" in until_lost(terminal).detail
        other.close()
        terminal.until(lambda: isinstance(terminal.reader.feed.line, line.Listening))


def noise(master):
    return Random(1).randbytes(512)


def beats(master):
    return messages.encode(MachineBeat(1, 1)) * 400


def another_protocol(master):
    return report_bytes(Report(ord("1"), "D", b"\x81\xb8")) * 40


def endless(master):
    return b"\x7e\x80\x13" + bytes(300)


SENT = {
    "noise, as at a wrong speed": (noise, ("only noise is heard", "another protocol")),
    "another protocol": (another_protocol, ("another protocol", "sounds like angel-eye")),
    "an endless frame": (endless, ("only noise is heard",)),
    "a flood": (beats, ("sends without end",)),
}


@pytest.mark.parametrize(("data", "told_as"), SENT.values(), ids=SENT.keys())
def test_a_device_that_makes_no_sense_is_named_and_put_off(data, told_as, bare_line):
    master, path = bare_line
    with Terminal().on(path) as terminal:
        terminal.until(lambda: isinstance(terminal.reader.feed.line, line.Listening))
        status = flooded(terminal, master, data(master))
        assert any(words in status.detail for words in told_as), status
        assert "reader-lost" in terminal.state.faults
        assert not written(terminal.journal, facts.PacketDealt)


def flooded(terminal, master, data):
    def poured():
        with contextlib.suppress(BlockingIOError):
            os.write(master, data)
        return isinstance(terminal.reader.feed.line, Lost)

    terminal.until(poured)
    return shown(terminal)


def test_a_machine_that_falls_silent_is_a_fault_until_it_is_heard(bare_line, monkeypatch):
    """The machine names itself once and never again."""
    hurry(monkeypatch, 10)
    master, path = bare_line
    with Terminal().on(path) as terminal:
        terminal.until(lambda: isinstance(terminal.reader.feed.line, line.Listening))
        os.write(master, messages.encode(Identity(1, 1, 0, 4, "SIMULATED", "1", "1")))
        terminal.until(lambda: "device-silent" in terminal.state.faults)
        assert "nothing heard" in terminal.state.faults["device-silent"]


LOOPS = {
    "the link": (SerialPipe, "read"),
    "the simulated machine": (Runner, "_step"),
    "its hands": (ShufflerHands, "gesture"),
    "the owner": (Jobs, "run_pending"),
    "attempts to connect": (Link, "_connect"),
}
MOST_TURNS = 400
"""In the second that is looked at, which is a long one on a busy machine. Each waits a tenth of a second or more; one
that spins turns many thousand times."""


@pytest.fixture
def turns(monkeypatch):
    """How often each loop turned, since it was last cleared."""
    turned = Counter()

    def counting(name, kind, method):
        once = getattr(kind, method)

        def turn(*arguments):
            turned[name] += 1
            return once(*arguments)

        monkeypatch.setattr(kind, method, turn)

    for name, loop in LOOPS.items():
        counting(name, *loop)
    return turned


def idle(terminal, turns):
    turns.clear()
    terminal.jobs.run_for(1.0)
    return turns


def test_no_loop_of_an_idle_reader_spins(turns):
    with Terminal().simulated() as terminal:
        terminal.until(lambda: terminal.state.phase is Phase.DECISIONS)
        assert turns.keys() == LOOPS.keys()
        assert max(idle(terminal, turns).values()) <= MOST_TURNS, turns


def test_no_loop_of_a_lost_reader_spins(turns):
    with Terminal(real=True).on("/dev/ttyNOSUCH", patience=Device("", "").patience) as terminal:
        until_lost(terminal)
        assert max(idle(terminal, turns).values()) <= MOST_TURNS, turns


def test_heartbeats_do_not_fill_the_journal(monkeypatch):
    """Many minutes' worth of them, on a clock that runs fast on both sides."""
    hurry(monkeypatch, 20)
    beats = []
    hears = Listening.frame
    monkeypatch.setattr(Listening, "frame", lambda self, raw: (beats.append(raw), hears(self, raw)))
    with Terminal().simulated(speed=20) as terminal:
        terminal.until(lambda: terminal.state.phase is Phase.DECISIONS)
        terminal.jobs.run_for(SOON, lambda: beats[-3:-1] == beats[-2:])
        before, heard = terminal.journal.status().frames, len(beats)
        assert terminal.jobs.run_for(SOON, lambda: len(beats) >= heard + 12)
        assert terminal.journal.status().frames == before
        assert len(set(beats[heard:])) == 1
