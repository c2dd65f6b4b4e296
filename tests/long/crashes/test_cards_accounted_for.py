"""A machine in another process and everything that can be pulled: each card is in the journal once, in its place."""

from contextlib import closing
from random import Random

import pytest

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.cards_in.intake import blocked
from drivers.status import Listening, Lost, Up
from tests.fast.table.terminal import Terminal, hurry
from tests.helpers.twin_process import TwinProcess
from tests.helpers.written import written
from tests.long.crashes.remote import Remote, opened

PAUSES = (0, 0, 0.0005, 0.001, 0.002, 0.005, 0.02)
LONG = 60.0
LOST = "reader-lost"
FASTER = 5
"""How much faster the clocks of the machine and of its link run."""


@pytest.fixture
def machine(monkeypatch):
    hurry(monkeypatch, FASTER)
    with TwinProcess("packet-shuffler", "--speed", str(FASTER)) as twin:
        yield twin


class Play:
    """A terminal, a machine in another process, and mishaps between its gestures."""

    def __init__(self, twin, seed=1):
        self.twin = twin
        self.hands = Remote(twin)
        self.chance = Random(seed)
        self.mishaps = 0

    def until(self, terminal, mishap, times):
        """Plays on until so many mishaps happened and the round after them is over."""
        terminal.until(lambda: self._step(terminal, mishap, times) or self.mishaps >= times, LONG)
        last = terminal.state.round + 1
        terminal.until(lambda: self._played(terminal) > last, LONG)

    def _played(self, terminal):
        self.hands.act(terminal.state)
        return terminal.state.round

    def _step(self, terminal, mishap, times):
        there = isinstance(terminal.reader.feed.line, Up | Listening) and LOST not in terminal.state.faults
        if self.hands.act(terminal.state) and there and self.chance.random() < 0.5 and self.mishaps < times:
            self.twin.gesture(f"wait {self.chance.choice(PAUSES)}")
            mishap(terminal)
            self.mishaps += 1

    def unplugged(self, terminal):
        """Sometimes the dealer takes a packet while the cable is out."""
        self.twin.gesture("unplug")
        if self.chance.random() < 0.3:
            self.hands.act(terminal.state)
        terminal.until(lambda: isinstance(terminal.reader.feed.line, Lost), LONG)
        self.twin.gesture("plug")

    def power_lost(self, terminal):
        self.twin.gesture("power-cycle")


def losses(terminal):
    return len(written(terminal.journal, facts.DeviceFaultRaised))


def questions(terminal):
    return {fact.irregularity for fact in written(terminal.journal, facts.IrregularityReported)}


def accounted_for(terminal, play, name="test"):
    journal = opened(terminal.journal, name)
    assert journal
    assert {number: play.hands.rounds[number] for number in journal} == journal
    for packets, rest in journal.values():
        assert len({*" ".join(packets).split(), *rest.split()}) == 52


def test_unplugged_and_replugged_a_hundred_times_during_play(machine):
    with Terminal().on(machine.where) as terminal:
        play = Play(machine)
        play.until(terminal, play.unplugged, 100)
        accounted_for(terminal, play)
    assert questions(terminal) <= {LOST}
    assert losses(terminal) >= 100


def test_unplugged_over_a_journal_on_disk(tmp_path):
    with (
        closing(open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")) as journal,
        TwinProcess("packet-shuffler") as twin,
        Terminal(journal=journal).on(twin.where) as terminal,
    ):
        play = Play(twin)
        play.until(terminal, play.unplugged, 10)
        accounted_for(terminal, play, journal.keys.journal)


def test_the_machines_power_fails_thirty_times_during_play(machine):
    with Terminal().on(machine.where) as terminal:
        play = Play(machine, seed=2)
        play.until(terminal, play.power_lost, 30)
        accounted_for(terminal, play)
    assert questions(terminal) <= {LOST}


def test_the_terminal_stops_and_starts_thirty_times_during_play():
    with TwinProcess("packet-shuffler") as twin:
        play, terminal = Play(twin, seed=3), Terminal()
        for _ in range(30):
            with terminal.on(twin.where):
                steps = play.chance.randrange(1, 12)
                for _ in range(steps):
                    terminal.until(lambda t=terminal: play.hands.act(t.state), LONG)
            terminal = Terminal(journal=terminal.journal)
        with terminal.on(twin.where):
            play.until(terminal, play.power_lost, 1)
            accounted_for(terminal, play)
    assert questions(terminal) <= {LOST}


@pytest.mark.parametrize("fault", ["drop", "corrupt", "repeat", "delay", "split", "garbage"])
def test_a_bad_line_loses_no_card(fault, machine):
    with Terminal().on(machine.where) as terminal:
        play = Play(machine, seed=4)
        play.until(terminal, lambda _: machine.gesture(f"fault {fault}"), 15)
        accounted_for(terminal, play)
    assert not questions(terminal)


class ShoePlay(Play):
    """Cards drawn one by one; `drawn` is what really came out, round by round."""

    def __init__(self, twin, seed):
        super().__init__(twin, seed)
        self.drawn = {}
        self.hands = self

    def act(self, state):
        if state.phase in {Phase.WAGERS, Phase.DEAL} and state.round not in self.drawn:
            self.twin.gesture("insert-deck")
            self.drawn[state.round] = []
            return True
        due = 4 * (len(state.dealt) + 1)
        if state.phase is not Phase.DEAL or blocked(state) or len(self.drawn[state.round]) >= due:
            return False
        self.drawn[state.round].append(self.twin.gesture("draw-card"))
        return True


def test_a_shoe_unplugged_thirty_times_during_play_loses_no_card():
    """The house declares how its shoe counts. See tests/fast/drivers/angel_eye for a shoe without a declaration."""
    known = {"first-index": "0"}
    with (
        TwinProcess("angel-eye", "--speed", "20") as twin,
        Terminal(protocol="angel-eye").on(twin.where, options=known) as terminal,
    ):
        play = ShoePlay(twin, seed=5)
        play.until(terminal, play.unplugged, 30)
    packets = {number: told for number, (told, _) in opened(terminal.journal, "test").items()}
    lying = {
        number: [" ".join(drawn[at : at + 4][::-1]) for at in range(0, len(drawn), 4)]
        for number, drawn in play.drawn.items()
        if number in packets
    }
    assert len(packets) > 1
    assert packets == lying
    assert questions(terminal) <= {LOST}
