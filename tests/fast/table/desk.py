"""A table in memory to feed devices' reports to, and to look what the journal made of them."""

from random import Random

from msgspec.structs import replace

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import Phase, next_packet, next_stage, to_collect, to_settle
from dealer_terminal.procedure.terms import CardsFrom, ReadAt, usual_terms
from dealer_terminal.table.cards_in.feed import Feed
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.cards_in.intake import Intake, Way
from dealer_terminal.table.cards_in.packet_recovery import Stored
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from drivers.events import DeviceNamed, PacketRead, RestRead
from tests.fast.procedure.walk import DEALER, HOUSE, approval, book, book_text
from tests.helpers.memory import MemoryJournal
from tests.helpers.written import written

CLASSIC, THREE_CARD = "31-classic-wa-2019", "3-card-ags"
KEYS = DerivedKeys("test", seed=bytes(32), master=bytes(range(32)))


class Desk:
    """`feed` takes a device's reports; the methods are what a dealer and a supervisor touch."""

    def __init__(
        self, way=Way.PACKETS, *, rulebook=CLASSIC, real=True, journal=None, terms_real=None, read_at=None, told=()
    ):
        self.way = way
        self.told = list(told)
        """What a machine told of cards, and in which round; None stands where no more bets was said."""
        self.cards_from = CardsFrom.READER if real else CardsFrom.SIMULATED
        self.keys = KEYS
        self.clock = StoryClock(Random(1))
        self.journal = journal or MemoryJournal(KEYS)
        self.session = Session(self.journal, self.keys, self.clock)
        self.feed = self.new_feed()
        if self.state.phase is Phase.CLOSED:
            at = read_at or (ReadAt.EXPOSURE if way is Way.EXPOSURE else ReadAt.DEAL)
            told = self.cards_from if terms_real is None else terms_real
            terms = replace(usual_terms(book(rulebook), told), read_at=at)
            self.do(commands.SignOn(DEALER))
            self.do(commands.OpenTable("7", book_text(rulebook), HOUSE, terms, approval()))

    def new_feed(self, **options):
        intake = Intake(self.way, self.cards_from, **options)
        return Feed(self.session, intake, FrameStore(self.journal, self.keys, self.clock, "device"), self._stored())

    def _stored(self):
        """As `Frames.told` gives it."""
        since = max((at for at, each in enumerate(self.told) if each is None), default=-1)
        before = tuple(each for each in self.told[: since + 1] if each)
        return Stored(before, tuple(self.told[since + 1 :]))

    def restarted(self):
        """The terminal lost its power and comes back on the same journal."""
        desk = Desk(self.way, real=self.cards_from is CardsFrom.READER, journal=self.journal, told=self.told)
        desk.feed.work()
        return desk

    @property
    def state(self):
        return self.session.state

    def do(self, command):
        self.told += [None] if isinstance(command, commands.CloseWagers) else []
        outcome = self.session.handle(with_evidence(self.state, command))
        assert not isinstance(outcome, Refusal), f"{type(command).__name__}: {outcome}"
        self.feed.work()
        return self

    def tell(self, *events):
        """Whatever a machine tells of cards is on the disk before it is looked at."""
        for event in events:
            self.told += [(self.state.round, event)] if isinstance(event, DeviceNamed | PacketRead | RestRead) else []
            self.feed.event(event)
        return self

    def line(self, *statuses):
        for status in statuses:
            self.feed.status(status)
        return self

    def bets(self, *seats):
        for seat in seats or (1, 2):
            spot = "ante"
            self.do(commands.PlaceWager(seat, spot, 500))
        return self

    def dealing(self, *seats):
        self.bets(*seats)
        return self.do(commands.CloseWagers())

    def answer(self, choice):
        return self.do(commands.ResolveIrregularity(choice, (approval(),)))

    def played(self):
        """From the locked decisions until the deck goes back."""
        self.do(commands.LockDecisions())
        return self.settled()

    def settled(self):
        while self.state.phase in (Phase.FOLDS, Phase.DEALER, Phase.SETTLE):
            self.do(self._next())
        return self

    def _next(self):
        if self.state.phase is Phase.FOLDS:
            return commands.CollectHand(to_collect(self.state)[0])
        if self.state.phase is Phase.DEALER:
            return commands.Expose(DEALER_SEAT, "dealer", {}, self.cards_from)
        seat = to_settle(self.state)[0]
        stage = next_stage(self.state, seat)
        return commands.Expose(seat, stage.id, {}, self.cards_from) if stage else commands.RackHand(seat)

    def facts(self, *kinds):
        return written(self.journal, *kinds)

    def kinds_since(self, position):
        return [record.kind for record in self.journal.records(position)]

    def dealt(self):
        """The cards of this round's packets as the journal holds them, by seat; nothing where none were read."""
        told = [record for record in self.journal.records() if record.round == self.state.round]
        facts_ = [CODEC.decode(record.kind, record.schema, record.body) for record in told]
        return {fact.seat: self._opened(fact) for fact in facts_ if isinstance(fact, facts.PacketDealt)}

    def _opened(self, fact):
        return " ".join(map(str, self.session.seals.opened(self.state, fact.packet))) if fact.packet.sealed else ""

    @property
    def question(self):
        return self.state.issue.id if self.state.issue else ""

    @property
    def due(self):
        return next_packet(self.state)
