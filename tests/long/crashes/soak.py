"""Many rounds with everything going wrong now and then, on a real journal that is verified afterwards.

    python -m tests.long.crashes.soak --rounds 10000 --seed 1 --db soak.db

The machine, the line and the terminal run on one simulated clock, through the real protocol and the real journal.
"""

import argparse
import resource
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

from dealer_terminal.procedure.terms import CardsFrom, usual_terms
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.cards_in.feed import Feed
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.cards_in.intake import Intake, Way
from dealer_terminal.table.device_reader import ReaderListener
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.simulation.hands import ShufflerHands
from drivers.cards import NEW_DECK
from drivers.errors import LineLost
from drivers.packet_shuffler import PacketShufflerDevice, PacketShufflerTwin
from drivers.registry import named
from drivers.status import Lost
from drivers.twin.faults import Faults, LineFault, Rates
from drivers.twin.shape import GestureRefused, perform
from tests.fast.procedure.walk import book
from tests.fast.table.desk import CLASSIC
from tests.fast.table.person import Person
from tests.helpers.bench import Bench
from tests.long.crashes.soak_ledger import Ledger

RATES = Rates(dict.fromkeys(LineFault, 0.02))
MISHAP, LONGEST = 0.15, 5000
ANSWERS = ("reader-back", "continue", "not-of-deal", "of-deal", "misdeal", "by-hand", "retire-deck")


class OwnThread:
    """The door where there is one thread alone: the bench's clock runs in the table's."""

    leads_nowhere = False

    def ask(self, work):
        return work()


class Soak:
    def __init__(self, journal, seed):
        self.chance = Random(seed)
        self.journal = journal
        self.clock = StoryClock(Random(seed))
        self.machine = PacketShufflerTwin(seed=seed)
        self.twin = Faults(self.machine, seed, RATES)
        self.hands = ShufflerHands(self.machine, self._deck)
        self.ledger = Ledger(self.machine, journal.keys.journal)
        self.mishaps = dict.fromkeys(self._mishaps(), 0)
        self.bench = None
        self.start()
        self.person.opens(CLASSIC, usual_terms(book(CLASSIC), CardsFrom.SIMULATED))

    def start(self):
        """A terminal with nothing in its memory, on the journal as it stands."""
        self.session = Session(self.journal, self.journal.keys, self.clock)
        self.session.listen(self.ledger.take)
        self.person = Person(self.session, self.chance, prefer=ANSWERS)
        frames = FrameStore(self.journal, self.journal.keys, self.clock, "packet-shuffler")
        self.feed = Feed(self.session, Intake(Way.PACKETS, CardsFrom.SIMULATED), frames)
        kind = named("packet-shuffler")
        self.listener = ReaderListener("bench", self.feed, OwnThread(), kind.is_heartbeat)
        self.device = PacketShufflerDevice()
        if self.bench is None:
            self.bench = Bench(self.twin, self.device(), self.listener)
        self.bench.connect(self.device(), self.listener)

    def round(self):
        number = self.session.state.round
        for _ in range(LONGEST):
            if self.session.state.round != number:
                return
            self.step()
        state = self.session.state
        raise AssertionError(
            (state.phase, state.issue, state.faults, state.dealt, self.machine.machine, self.feed.intake)
        )

    def step(self):
        if self.chance.random() < MISHAP:
            name, mishap = self.chance.choice(list(self._mishaps().items()))
            self.mishaps[name] += 1
            self._try(mishap)
        moved = self._try(lambda: self._gesture(self.hands.gesture(self.session.state)))
        self.bench.run(0.05 if moved else 0.6)
        self._look_after_the_machine()
        self.feed.work()
        self.person.prefer = tuple(self.chance.sample(ANSWERS[1:], 4)) if self.chance.random() < 0.3 else ANSWERS
        self.person.touch()
        self.feed.work()

    def _try(self, action):
        try:
            return action()
        except GestureRefused:
            return False

    def _gesture(self, line):
        if line:
            perform(self.twin, line)
            self.ledger.look()
        return bool(line)

    def _look_after_the_machine(self):
        """Whoever stands at it puts right what is wrong, sooner or later."""
        held = self.machine.machine
        if self.chance.random() < 0.2 and (held.faults or held.door_open):
            self._try(lambda: self._gesture("close-door" if held.door_open else "clear"))
            if held.verdict.name == "NOT_VERIFIED":
                self._try(lambda: self._gesture("return-rest"))

    def _mishaps(self):
        return {
            "cable": self._pull,
            "power": lambda: self.twin.power_cycle(self.bench.now),
            "terminal": self.start,
            "jam": lambda: self._gesture("jam"),
            "unreadable": lambda: self._gesture("unreadable"),
            "door": lambda: self._gesture("open-door"),
            "packet too many": lambda: self._gesture("take-packet"),
            "rest too early": lambda: self.chance.random() < 0.1 and self._gesture("return-rest"),
        }

    def _pull(self):
        self.twin.unplugged(self.bench.now)
        self.listener.status(Lost(LineLost("bench"), 1.0))
        for _ in range(self.chance.randrange(3)):
            self._try(lambda: self._gesture(self.hands.gesture(self.session.state)))
            self.person.touch()
        self.bench.connect(self.device(), self.listener)

    def _deck(self, number):
        cards = list(NEW_DECK)
        self.chance.shuffle(cards)
        if self.chance.random() < 0.02:
            cards[0] = cards[1] if self.chance.random() < 0.5 else cards.pop()
        return tuple(cards)


def peak_mb():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def soak(db, keys, rounds, seed, told=lambda text: None):
    begun, early = time.monotonic(), 0.0
    with closing(open_journal(db, keys=keys)) as journal:
        table = Soak(journal, seed)
        for done in range(1, rounds + 1):
            table.round()
            early = early or (peak_mb() if done == 100 else 0.0)
            if done % 500 == 0:
                told(f"{done} rounds, {time.monotonic() - begun:.0f} s, {peak_mb():.0f} MB at most")
        signing = (journal.keys.signing.verifier,)
    with open_to_read(db) as opened:
        report = verify_journal(opened.connection, opened.id, signing)
    good = report.findings or "good"
    told(f"{report.records} records, {report.frames} frames, {report.checkpoints} checkpoints: {good}")
    told(f"mishaps {table.mishaps}; {table.ledger.told()}; {early:.0f} MB after 100 rounds, {peak_mb():.0f} MB now")
    return table, report


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--db", type=Path, required=True)
    chosen = arguments.parse_args()
    say = lambda text: print(text, flush=True)  # noqa: E731, T201 - a program
    _, report = soak(str(chosen.db), chosen.db.with_suffix(".keys"), chosen.rounds, chosen.seed, say)
    sys.exit(bool(report.findings))


if __name__ == "__main__":
    main()
