"""Whole rounds with a simulated reader: a twin, a real pseudo-terminal, the real link, a session and a journal."""

from threading import Event

import pytest
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.device_reader import Device, device_reader, sensed
from dealer_terminal.table.reader import ReaderCondition
from dealer_terminal.table.simulated_reader import GLANCE, simulated_reader
from drivers.errors import LineLost, LineNoise, OwnFault, SilentDevice
from drivers.pipe import SerialPipe
from drivers.registry import KINDS
from drivers.status import Closed, Connecting, Impaired, Listening, Lost, Quiet, Silent, Up
from tests.fast.table.desk import CLASSIC, THREE_CARD
from tests.fast.table.terminal import Terminal
from tests.helpers.cases import failures
from tests.helpers.written import written

GAMES = {
    "31 Classic from a shuffler": ("packet-shuffler", CLASSIC),
    "3 Card from a shuffler": ("packet-shuffler", THREE_CARD),
    "31 Classic from a shoe": ("angel-eye", CLASSIC),
    "31 Classic with a line reader": ("card-line", CLASSIC),
}


@pytest.mark.parametrize(("protocol", "rulebook"), GAMES.values(), ids=GAMES.keys())
def test_rounds_are_played_with_nothing_entered_by_hand(protocol, rulebook):
    with Terminal(protocol=protocol, rulebook=rulebook).simulated(speed=20) as terminal:
        terminal.rounds(2)
        assert not terminal.state.faults
    assert len(written(terminal.journal, facts.RoundClosed)) == 2
    assert not written(terminal.journal, facts.IrregularityReported)
    assert {fact.cards_from for fact in written(terminal.journal, facts.CardsExposed)} == {CardsFrom.SIMULATED}
    assert terminal.journal.frames


def test_a_line_that_opens_late_costs_no_card(monkeypatch):
    """The table is ready for the first card long before the line is: opening it takes until then."""
    wanted = Event()

    def opens_late(*arguments):
        assert wanted.wait(30)
        return SerialPipe(*arguments)

    monkeypatch.setattr("dealer_terminal.table.simulated_reader.SerialPipe", opens_late)
    with Terminal(protocol="card-line").simulated(speed=20) as terminal:
        terminal.until(lambda: terminal.state.phase is Phase.SETTLE)
        terminal.jobs.run_for(2 * GLANCE)
        wanted.set()
        terminal.rounds(1)


@pytest.mark.parametrize("at", [Phase.DEAL, Phase.DECK_BACK])
def test_a_terminal_that_stops_in_mid_round_goes_on_with_the_same_cards(at):
    with Terminal().simulated(pause=0.02) as first:
        first.until(lambda: first.state.phase is at and (at is not Phase.DEAL or len(first.state.dealt) == 2))
    with Terminal(journal=first.journal).simulated(pause=0.02) as second:
        second.rounds(2)
    assert not written(second.journal, facts.IrregularityReported)
    assert not written(second.journal, facts.DeviceFaultRaised)


def test_a_line_reader_that_starts_in_mid_round_shows_no_card_a_second_time():
    """What was turned over lies there; the cards of the place that was begun are in doubt, and are shown again."""
    with Terminal(protocol="card-line").simulated(speed=20) as first:
        first.until(lambda: any(seat.racked for seat in first.state.seats.values()))
    with Terminal(protocol="card-line", journal=first.journal).simulated(speed=20) as second:
        second.rounds(2)
    assert not written(second.journal, facts.IrregularityReported)
    assert [fact.fault for fact in written(second.journal, facts.DeviceFaultRaised)] == ["cards-in-doubt"]


def test_a_pulled_cable_shows_on_the_light_and_the_round_goes_on_when_it_is_back():
    with Terminal().simulated(pause=0.01) as terminal:
        terminal.until(lambda: len(terminal.state.dealt) >= 2)
        terminal.reader.stand.gesture("unplug")
        terminal.until(lambda: "reader-lost" in terminal.state.faults)
        assert terminal.reader.status(terminal.state).standing is ReaderCondition.LOST
        terminal.reader.stand.gesture("plug")
        terminal.reader.retry()
        terminal.rounds(1)
        assert not terminal.state.faults
    questions = [fact.irregularity for fact in written(terminal.journal, facts.IrregularityReported)]
    assert questions in ([], ["reader-lost"])


def test_simulated_and_real_exclude_each_other():
    simulated, real = Terminal(real=False), Terminal(real=True)
    with pytest.raises(KnownError, match="that is simulated, and this one is real: start with the reader from before"):
        device_reader(simulated.table, Device("/dev/ttyUSB0", "packet-shuffler"))
    with pytest.raises(KnownError, match="that is real, and this one is simulated: start with the reader from before"):
        simulated_reader(real.table)
    with pytest.raises(KnownError, match="this one is simulated"):
        device_reader(real.table, Device("loop://", "packet-shuffler"))


def test_an_emulator_that_is_off_is_no_real_device(tmp_path):
    path = str(tmp_path / "reader")
    with pytest.raises(
        KnownError, match=f"nothing is at {path}: start the emulator first .*packet-shuffler --path {path}"
    ):
        device_reader(Terminal(real=False).table, Device(path, "packet-shuffler"))


def test_a_reader_that_reads_at_another_time_than_the_table_is_refused():
    with pytest.raises(KnownError, match="card-line sees cards as they are turned over: start with the reader"):
        device_reader(Terminal(real=True).table, Device("/dev/ttyUSB0", "card-line"))


def test_a_url_that_leads_nowhere_is_refused_in_one_line():
    def check(url):
        with pytest.raises(KnownError):
            device_reader(Terminal(real=True).table, Device(url, "packet-shuffler"))

    assert failures(check, ["http://x", "", "socket://h"]) == []


class Failing:
    """What it stands for fails so many times, then does what it did; several may share their failures."""

    def __init__(self, does, times=1, failures=None):
        self.failures = [] if failures is None else failures
        self._does = does
        self._times = times

    def __call__(self, *given):
        if len(self.failures) < self._times:
            self.failures.append(given)
            raise OSError(24, "Too many open files")
        return self._does(*given)


def comes_back(terminal, failing):
    terminal.until(lambda: failing.failures and "reader-lost" in terminal.state.faults)
    assert terminal.reader.status(terminal.state).standing is ReaderCondition.LOST
    terminal.until(lambda: not terminal.state.faults)
    terminal.rounds(1)


def test_a_machine_that_fails_inside_is_a_lost_reader_and_comes_back(caplog):
    with Terminal().simulated(pause=0.01) as terminal:
        terminal.until(lambda: len(terminal.state.dealt) >= 1)
        twin = terminal.reader.stand.twin
        twin.tick = Failing(twin.tick)
        comes_back(terminal, twin.tick)
    assert "its cable is out for a moment" in caplog.text


def test_hands_that_fail_to_put_the_cable_back_try_again(monkeypatch):
    monkeypatch.setattr("dealer_terminal.table.simulated_reader.AWAY", 0.1)
    with Terminal().simulated(pause=0.01) as terminal:
        terminal.until(lambda: len(terminal.state.dealt) >= 1)
        stand, hands = terminal.reader.stand, terminal.reader._operator._hands
        hands.gesture = Failing(hands.gesture, times=2)
        stand.plug = Failing(stand.plug, times=2, failures=hands.gesture.failures)
        comes_back(terminal, stand.plug)
        assert len(stand.plug.failures) == 2


STANDINGS = {
    "nobody has looked yet": (Connecting("x"), {}, ReaderCondition.CONNECTING),
    "open, and nothing heard": (Listening("x"), {}, ReaderCondition.CONNECTING),
    "heard": (Up("x"), {}, ReaderCondition.READY),
    "quiet for long": (Quiet(SilentDevice("x")), {}, ReaderCondition.QUIET),
    "silent": (Silent(SilentDevice("x")), {}, ReaderCondition.LOST),
    "noise": (Impaired(LineNoise("x")), {}, ReaderCondition.LOST),
    "lost": (Lost(LineLost("x"), 1.0), {}, ReaderCondition.LOST),
    "tried again after it was lost": (Connecting("x", 2), {"reader-lost": "no cable"}, ReaderCondition.LOST),
    "the link has ended": (Closed("x"), {}, ReaderCondition.CONNECTING),
    "heard, and jammed": (Up("x"), {"jam": "cards stuck"}, ReaderCondition.FAULTY),
}


def test_only_a_reader_that_is_well_is_ready():
    with Terminal().simulated() as terminal:

        def check(line, faults, standing):
            terminal.reader.feed.line = line
            state = replace(terminal.state, faults=faults)
            assert terminal.reader.status(state).standing is standing

        assert failures(check, STANDINGS) == []
        terminal.reader.feed.line = Up("x")
        terminal.reader.link.fault = OwnFault("x", "IndexError: pop from an empty deque")
        status = terminal.reader.status(terminal.state)
        assert status.standing is ReaderCondition.LOST
        assert "call a technician" in str(status.remedy)


SENSED = {"packet-shuffler": {Phase.DEAL, Phase.REST, Phase.DECK_BACK}, "angel-eye": {Phase.DEAL}, "card-line": set()}


def test_each_protocol_says_which_steps_it_tells_of():
    assert {protocol: sensed(protocol) for protocol in KINDS} == SENSED
