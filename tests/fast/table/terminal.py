"""A whole terminal without a screen: session, jobs, reader, and a person who plays; one thread owns it."""

import time
from dataclasses import asdict
from random import Random

from msgspec.structs import replace

from dealer_terminal.procedure.terms import CardsFrom, ReadAt, usual_terms
from dealer_terminal.table.cards_in.intake import Way, way_of
from dealer_terminal.table.device_reader import Device, ReaderTable, device_reader
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulated_reader import simulated_reader
from dealer_terminal.table.simulation.clock import StoryClock
from drivers.packet_shuffler import PacketShufflerDevice
from drivers.packet_shuffler.host.protocol import USUAL
from drivers.packet_shuffler.wire.words import Timings
from tests.fast.procedure.walk import book
from tests.fast.table.desk import CLASSIC, KEYS
from tests.fast.table.person import Person
from tests.helpers.memory import MemoryJournal

SOON = 30.0


def hurry(monkeypatch, times):
    """The host's clock for a packet shuffler, as much faster as `--speed` makes the machine's: the same, but sooner."""
    quick = Timings(**{name: value / times for name, value in asdict(USUAL).items() if name != "tries"})

    def hurried(protocol, packet, options, heard, game):
        return PacketShufflerDevice(packet_size=packet, timings=quick)

    monkeypatch.setattr("dealer_terminal.table.device_reader.device_of", hurried)


class Terminal:
    """A context: the reader is closed and the jobs with it."""

    def __init__(self, *, protocol="packet-shuffler", rulebook=CLASSIC, real=False, journal=None, seed=1, prefer=None):
        self.journal = journal or MemoryJournal(KEYS)
        self.keys = getattr(self.journal, "keys", KEYS)
        clock = StoryClock(Random(seed))
        self.session = Session(self.journal, self.keys, clock)
        self.jobs = Jobs()
        self.person = Person(self.session, Random(seed), way_of(protocol), **({"prefer": prefer} if prefer else {}))
        self.protocol = protocol
        if self.session.state.terms is None:
            source = CardsFrom.READER if real else CardsFrom.SIMULATED
            at = ReadAt.EXPOSURE if way_of(protocol) is Way.EXPOSURE else ReadAt.DEAL
            self.person.opens(rulebook, replace(usual_terms(book(rulebook), source), read_at=at))
        self.table = ReaderTable(self.session, self.journal, self.keys, clock, self.jobs, packet_of(self.session))
        self.reader = None

    def simulated(self, **options):
        return self._with(simulated_reader(self.table, protocol=self.protocol, **{"pause": 0, **options}))

    def on(self, url, **options):
        return self._with(device_reader(self.table, Device(str(url), self.protocol, **{"patience": 0.01, **options})))

    def _with(self, reader):
        self.reader = reader
        self.reader.start()
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.reader:
            self.reader.close()
        self.jobs.close()

    @property
    def state(self):
        return self.session.state

    def step(self):
        """What waits is done, and one touch if there is one; whether anything happened."""
        worked = self.jobs.run_pending()
        return self.person.touch() or bool(worked)

    def until(self, reached, seconds=SOON):
        end = time.monotonic() + seconds
        while not reached():
            if not self.step():
                self.jobs.run_for(0.01, lambda: False)
            assert time.monotonic() < end, self.told()
        return self

    def rounds(self, count, seconds=SOON):
        last = self.state.round + count
        return self.until(lambda: self.state.round >= last, seconds)

    def told(self):
        feed = self.reader.feed
        issue = self.state.issue.id if self.state.issue else ""
        return self.state.phase, self.state.round, self.state.dealt, issue, self.state.faults, feed.line, feed.trouble


def packet_of(session):
    return session.state.game().packet
