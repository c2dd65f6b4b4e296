"""What can be wrong with a device or its line: a clear state on the light and in the journal, and nothing runs wild."""

import contextlib
import os
from collections import Counter

import pytest

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.device_reader import Device
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.reader import ReaderCondition
from dealer_terminal.table.simulation.hands import ShufflerHands
from drivers import status as line
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.link import Link
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.pipe import SerialPipe
from drivers.status import Lost
from drivers.twin.runner import Runner
from tests.fast.table.terminal import Terminal, hurry
from tests.helpers.written import written


def shown(terminal):
    return terminal.reader.status(terminal.state)


def until_lost(terminal):
    terminal.until(lambda: isinstance(terminal.reader.feed.line, Lost))
    return shown(terminal)


def test_a_device_of_another_protocol_is_named_and_put_off(bare_line):
    master, path = bare_line

    def poured():
        with contextlib.suppress(BlockingIOError):
            os.write(master, report_bytes(ShoeReport(ord("1"), "D", b"\x81\xb8")) * 40)
        return isinstance(terminal.reader.feed.line, Lost)

    with Terminal().on(path) as terminal:
        terminal.until(lambda: isinstance(terminal.reader.feed.line, line.Listening))
        terminal.until(poured)
        assert "sounds like angel-eye" in shown(terminal).detail or "another protocol" in shown(terminal).detail
        assert "reader-lost" in terminal.state.faults
        assert not written(terminal.journal, facts.PacketDealt)


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
        status = until_lost(terminal)
        assert (status.standing, "no such port; plug the reader in" in status.detail) == (ReaderCondition.LOST, True)
        assert max(idle(terminal, turns).values()) <= MOST_TURNS, turns
