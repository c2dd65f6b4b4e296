"""What a host says to a machine, and hears of it: HELLO, sessions, reports, acknowledged unless told not to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf

from drivers.kit.conformance.rules import Unready
from drivers.kit.packet_shuffler.ear import USUAL, Ear, Said
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import ESCAPE, Damaged, FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import FromHost, Message, NotUnderstood
from drivers.packet_shuffler.wire.reports import DeckReport, PacketReport, Report, RestReport, StateReport
from drivers.packet_shuffler.wire.words import DeckVerdict, MachineState, NakReason

LAST = 0xFFFF
PAUSE, QUIET, LATE = 0.3, 1.2, 2.0
"""Seconds: after which an answer at once is none, without a report in which all is told, and which silence may take
longer than it must."""
TRIES, HELLOS, SNAPSHOT = 5, 3, 30.0
"""Of one report; HELLO of one session, once a second; and seconds that all reports on entering one may take."""
COMPLAINT = (0, MachineNak(NakReason.UNREADABLE))
"""It may come again at once, and a rule counts it."""


@dataclass
class Voice(Ear):
    size: int = field(default=4, init=False)
    """Cards in a packet, as the machine says."""
    acknowledges: bool = field(default=True, init=False)
    keeps_back: tuple[type[Message], ...] = field(default=(), init=False)
    """Reports that get no ACK, though others do."""
    boot: int = field(default=0, init=False)
    session: int = field(default=0, init=False)
    said_at: float = field(default=0.0, init=False)
    number: int = field(default=0, init=False)
    """Of the newest report in this boot; what followed 65535 is in `wraps`."""
    wraps: list[int] = field(default_factory=list, init=False)
    log: list[Said] = field(default_factory=list, init=False)
    """Each report once."""
    state: MachineState | None = field(default=None, init=False)
    """As it was told last."""
    round: int = field(default=0, init=False)
    packets: list[tuple[str, ...]] = field(default_factory=list, init=False)
    """Of the open round, as they were told; `whole` where it was heard from its beginning, and can go on."""
    whole: bool = field(default=False, init=False)
    _sessions: int = field(default=0x1000, init=False)

    def say(self, message: FromHost, number: int = 0) -> None:
        self.asked_for()
        self._said(message, number)

    def hello(self, session: int, boot: int, *, fresh: bool = False) -> Identity:
        """The answer. Said again each second, as a host does."""
        for _ in range(HELLOS):
            self.say(Hello(session, boot, fresh))
            for said in self.heard(1.0):
                if isinstance(said.message, Identity):
                    return said.message
        raise Unready("answers_hello", f"{HELLOS} HELLO, and no IDENTITY")

    def met(self) -> Identity:
        """Who it says it is."""
        self.forget()
        identity = self.hello(self.new_session(), 0)
        if identity.boot != self.boot:
            self.boot, self.number = identity.boot, 0
        self.size = identity.packet_size or self.size
        return identity

    def enter(self, *, fresh: bool = False, acknowledges: bool = True) -> None:
        """Into a session of its own. Reports come after it. One that keeps its old session loses it by silence."""
        self.acknowledges, self.keeps_back = acknowledges, ()
        if not (self._entered(fresh=fresh) or (self.met() and self._entered(fresh=fresh))):
            self.alone()
            self.met()
            if not self._entered(fresh=fresh):
                raise Unready("enters", f"{2 * HELLOS} HELLO that quote boot {self.boot}, and it is in no session")

    def settled(self, *, fresh: bool = False) -> list[Said]:
        """In a session, with all that it says on entering acknowledged."""
        self.enter(fresh=fresh)
        told = self.reports(QUIET)
        end, newest = self.line.now + SNAPSHOT, told
        while newest and self.line.now < end:
            newest = self.reports(QUIET)
            told += newest
        again = Counter(said.raw for said in told if said.number == told[0].number)
        if max(again.values(), default=0) >= TRIES:
            rule = "ack_ends_it" if told[0].number else "counts"
            raise Unready(rule, f"report {told[0].number} came {again[told[0].raw]} times, each acknowledged")
        return told

    def reports(self, seconds: float) -> list[Said]:
        return [said for said in self.all(seconds) if isinstance(said.message, Report)]

    def alone(self) -> None:
        """Outside any session, as the machine must see it."""
        self.session, over = 0, self.said_at + USUAL.silence + LATE
        self.mute(USUAL.silence + LATE)
        told = self.all(USUAL.beat + PAUSE)
        if any(isinstance(said.message, MachineBeat) and said.at > over for said in told):
            raise Unready("silence_ends_it", "it stays in its session, though the host is silent")

    def reconnected(self) -> None:
        """The line is closed and opened again."""
        self._beat_at, self.session = inf, 0
        self.line.reconnect()
        self.forget()
        self._splitter = FrameSplitter()

    def new_session(self) -> int:
        """Whose HELLO needs no stuffing, to whichever boot."""
        self._sessions += 0x101
        hellos = [Hello(self._sessions, boot, fresh) for boot in (0, self.boot) for fresh in (False, True)]
        plain = all(ESCAPE not in messages.encode(hello) for hello in hellos)
        return self._sessions if plain else self.new_session()

    def _entered(self, *, fresh: bool) -> bool:
        """Once IDENTITY or a heartbeat names the session. What it reports meanwhile is heard afterwards."""
        self.forget()
        for _ in range(2 if self.boot else 0):
            self.session = self.new_session()
            if self._named(fresh=fresh):
                return True
        return False

    def _named(self, *, fresh: bool) -> bool:
        early = list[Said]()
        for _ in range(HELLOS):
            self.say(Hello(self.session, self.boot, fresh))
            for said in self.heard(1.0):
                early.append(said)
                if isinstance(said.message, Identity | MachineBeat) and self._is_of(said.message):
                    self._unheard.extendleft(each for each in reversed(early) if isinstance(each.message, Report))
                    self._beat_at = self.line.now + USUAL.beat
                    return True
        return False

    def _is_of(self, told: Identity | MachineBeat) -> bool:
        return (told.boot, told.session) == (self.boot, self.session)

    def _said(self, message: FromHost, number: int) -> None:
        self.said_at = self.line.now
        self.line.send(messages.encode(message, number))

    def _sorted(self, raw: bytes) -> Iterator[Said]:
        match messages.decode(raw):
            case Damaged():
                self.noise += raw
            case messages.ReceivedMessage(number, message) if (number, message) == COMPLAINT or not self.is_copy(raw):
                said = Said(self.line.now, number, message, raw)
                if isinstance(message, NotUnderstood) or message.kind >= 0x80:
                    self.puzzles.append(said)
                if isinstance(message, Report):
                    self._reported(said, message)
                yield said

    def _reported(self, said: Said, message: Report) -> None:
        if said.number != self.number:
            self.log.append(said)
            self._noted(message)
        if self.number == LAST != said.number:
            self.wraps.append(said.number)
        self.number = said.number
        if self.acknowledges and not isinstance(message, self.keeps_back):
            self._said(HostAck(), said.number)

    def _noted(self, message: Report) -> None:
        match message:
            case StateReport(state):
                self.state = state
                if state is MachineState.EMPTY:
                    self.packets, self.whole = [], True
            case PacketReport(play, _, cards) if cards not in self.packets:
                self.packets.append(cards)
                self.round = play
            case RestReport() | DeckReport(DeckVerdict.NOT_VERIFIED):
                self.whole = False

    def _heartbeat(self) -> None:
        self._said(HostBeat(self.session, self.boot), 0)
