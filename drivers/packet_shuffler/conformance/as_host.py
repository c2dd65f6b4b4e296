"""Plays host against a machine: says what it is told to, and acknowledges what it hears unless told not to."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf

from drivers.conformance.hands import Hands
from drivers.conformance.rules import NotTried, Unready, needed, want
from drivers.packet_shuffler.conformance.ear import USUAL, Ear, Said
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import ESCAPE, Damaged
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import FromHost, Message, NotUnderstood
from drivers.packet_shuffler.wire.reports import DeckReport, PacketReport, Report, RestReport, StateReport
from drivers.packet_shuffler.wire.splitter import Splitter
from drivers.packet_shuffler.wire.words import Command, Refusal, State, Verdict

LAST = 0xFFFF
PAUSE, QUIET, ANSWERED = 0.3, 1.2, 2.5
"""Seconds: after which an answer at once is none, without a report all is told, and an order is given up."""
TRIES, HELLOS, SNAPSHOT = 5, 3, 30.0
"""Of one thing; HELLO of one session, once a second; and seconds that all reports on entering one may take."""
COMPLAINT = (0, MachineNak(Refusal.UNREADABLE))
"""It may come again at once, and a rule counts it."""


@dataclass(frozen=True, slots=True)
class Restart:
    """The boots before and after, and what it told in its first session then."""

    before: int
    after: int
    told: list[Said]


@dataclass
class AsHost(Ear):
    hands: Hands
    packet_size: int = 4
    """That is wanted; `size` is the machine's own."""
    size: int = 4
    acknowledges: bool = True
    keeps_back: tuple[type[Message], ...] = ()
    """Reports that get no ACK, though others do."""
    boot: int = 0
    session: int = 0
    said_at: float = 0.0
    number: int = 0
    """Of the newest report in this boot; what followed 65535 is in `wraps`."""
    wraps: list[int] = field(default_factory=list)
    log: list[Said] = field(default_factory=list)
    """Each report once."""
    state: State | None = None
    """As it was told last."""
    round: int = 0
    packets: list[tuple[str, ...]] = field(default_factory=list)
    """Of the open round, as they were told; `whole` where it was heard from its beginning, and can go on."""
    whole: bool = False
    restarts: list[Restart] = field(default_factory=list)
    _sessions: int = 0x1000
    _orders: int = 0

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
                raise Unready("enters", f"{TRIES} HELLO that quote boot {self.boot}, and it is in no session")

    def settled(self, *, fresh: bool = False) -> list[Said]:
        """In a session, with all that it says on entering acknowledged."""
        self.enter(fresh=fresh)
        told = self.reports(QUIET)
        end, newest = self.line.now + SNAPSHOT, told
        while newest and self.line.now < end:
            newest = self.reports(QUIET)
            told += newest
        again = Counter(said.raw for said in told if said.number == told[0].number)
        if newest or max(again.values(), default=0) >= TRIES - 1:
            rule = "ack_ends_it" if told[0].number else "counts"
            raise Unready(rule, f"report {told[0].number} came {again[told[0].raw]} times, each acknowledged")
        return told

    def reports(self, seconds: float) -> list[Said]:
        return [said for said in self.all(seconds) if isinstance(said.message, Report)]

    def alone(self) -> None:
        """Outside any session, as the machine must see it."""
        self.session, told = 0, self.mute(USUAL.silence + 1)
        told += self.all(USUAL.beat + PAUSE)
        if any(isinstance(said.message, MachineBeat) and said.at > self.said_at + USUAL.silence + 1 for said in told):
            raise Unready("silence_ends_it", "it stays in its session, though the host is silent")

    def reconnected(self) -> None:
        """The line is closed and opened again."""
        self._beat_at, self.session = inf, 0
        self.line.reconnect()
        self.forget()
        self._splitter = Splitter()

    @contextmanager
    def locked(self) -> Iterator[None]:
        want(self.allowed(Command.LOCK).message == MachineAck(), "LOCK is not acknowledged")
        try:
            yield
        finally:
            self.order(Command.UNLOCK)

    def restarted(self) -> Restart:
        """Its power was off and is on again."""
        before, noise, known = self.boot, self.noise, len(self.log)
        self.hands.do("power-cycle")
        self.new_boot(self.hands.patience)
        self.noise = noise  # what the power cut short is no fault
        self.settled()
        restart = Restart(before, self.boot, self.log[known:])
        self.restarts.append(restart)
        return restart

    def new_boot(self, seconds: float) -> None:
        """Until it names another boot than before."""
        self._beat_at, before = inf, self.boot
        with needed("boot_is_raised"):
            said = self.until(
                lambda said: getattr(said.message, "boot", before) != before, seconds, f"other boot than {before}"
            )
        self.boot, self.number = getattr(said.message, "boot", before), 0

    def order(self, command: Command) -> Said:
        """The machine's answer to a command."""
        self._orders += 1
        number = self._orders
        if ESCAPE in messages.encode(Ordered(command), number):
            return self.order(command)
        self.say(Ordered(command), number)
        with needed("answers_commands"):
            return self.until(
                lambda said: isinstance(said.message, MachineAck | MachineNak) and said.number == number,
                ANSWERED,
                f"answer to {command.name}",
            )

    def allowed(self, command: Command) -> Said:
        """A machine that takes no commands may say so."""
        answer = self.order(command)
        if answer.message == MachineNak(Refusal.FORBIDDEN):
            raise NotTried("the machine takes no commands (FORBIDDEN)")
        return answer

    def by_hand(self, gesture: str, kind: type[Message]) -> Said:
        self.hands.do(gesture)
        return self.first(kind, self.hands.patience)

    def shows(self, *states: State, seconds: float | None = None) -> StateReport:
        """A STATE that is one of these."""
        told = self.until(
            lambda said: isinstance(said.message, StateReport) and said.message.state in states,
            self.hands.patience if seconds is None else seconds,
            f"STATE {' or '.join(state.name for state in states)}",
        ).message
        assert isinstance(told, StateReport)
        return told

    def brought(self, *wanted: State) -> list[Said]:
        """In a session, and in one of these states, by its own STATE: what is in the way is put right first."""
        told = self.settled()
        for _ in range(len(STEPS) + 1):
            if self.state in wanted:
                return told
            self._moved_on()
            told = self.settled()
        raise Unready("state_comes_last", f"its STATE is {self.state and self.state.name}, whatever is done")

    def open_round(self, packets: int = 1) -> None:
        """Of which all was heard, and so many packets at least were taken."""
        self.brought(State.READY, State.PACKET_TAKEN)
        if not self.whole:
            self.brought(State.EMPTY)
            self.brought(State.READY)
        while len(self.packets) < packets:
            with needed("first_packet"):
                self.by_hand("take-packet", PacketReport)
        with needed("state_comes_last"):
            self.reports(QUIET)
            want(self.state is State.PACKET_TAKEN, f"after a packet its STATE is {self.state and self.state.name}")

    def new_round(self, packets: int = 1) -> None:
        self.brought(State.EMPTY)
        self.open_round(packets)

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

    def _moved_on(self) -> None:
        """One step out of a state that no rule begins in, or towards one that this one does."""
        step = STEPS.get(self.state) if self.state else None
        if step is None:
            raise Unready("state_comes_last", "it did not tell its STATE")
        before = self.state
        with needed(step.rule):
            if step.command:
                want(self.allowed(step.command).message == MachineAck(), f"{step.command.name} is not acknowledged")
            if step.gesture:
                self.hands.do(step.gesture)
            self.shows(*(state for state in State if state is not before))

    def _sorted(self, raw: bytes) -> Iterator[Said]:
        match messages.decode(raw):
            case Damaged():
                self.noise += raw
            case messages.Heard(number, message) if (number, message) == COMPLAINT or not self.is_copy(raw):
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
                if state is State.EMPTY:
                    self.packets, self.whole = [], True
            case PacketReport(play, _, cards) if cards not in self.packets:
                self.packets.append(cards)
                self.round = play
            case RestReport() | DeckReport(Verdict.NOT_VERIFIED):
                self.whole = False

    def _heartbeat(self) -> None:
        self._said(HostBeat(self.session, self.boot), 0)


@dataclass(frozen=True, slots=True)
class Step:
    """What leads out of a state, and the rule that is broken where it does not."""

    rule: str
    gesture: str = ""
    command: Command | None = None


STEPS = {
    State.DOOR_OPEN: Step("an_open_door_comes_first", "close-door"),
    State.STOPPED: Step("a_fault_stops_it", "clear"),
    State.LOCKED: Step("locks", command=Command.UNLOCK),
    State.SHUFFLING: Step("deck_is_told"),
    State.EMPTY: Step("deck_is_told", "insert-deck"),
    State.READY: Step("rest_is_told", "return-rest"),
    State.DEALING: Step("first_packet", "take-packet"),
    State.PACKET_TAKEN: Step("rest_is_told", "return-rest"),
}


def states(told: list[Said]) -> list[StateReport]:
    return [said.message for said in told if isinstance(said.message, StateReport)]
