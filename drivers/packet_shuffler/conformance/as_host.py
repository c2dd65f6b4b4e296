"""Plays host against a machine: says what it is told to, and acknowledges what it hears unless told not to."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from drivers.conformance.hands import Hands
from drivers.conformance.rules import NotTried, want
from drivers.packet_shuffler.conformance.ear import USUAL, Ear, Said
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineNak
from drivers.packet_shuffler.wire.messages import FromHost, Message, NotUnderstood
from drivers.packet_shuffler.wire.reports import DeckReport, Report, StateReport
from drivers.packet_shuffler.wire.words import Command, Refusal

LAST = 0xFFFF
PAUSE = 0.3
"""Seconds after which an answer at once is none, and a snapshot is over."""


@dataclass
class AsHost(Ear):
    hands: Hands
    packet_size: int = 4
    acknowledges: bool = True
    keeps_back: tuple[type[Message], ...] = ()
    """Reports that get no ACK, though others do."""
    boot: int = 0
    session: int = 0
    said_at: float = 0.0
    number: int = 0
    """Of the newest report in this boot; what followed 65535 is in `wraps`."""
    wraps: list[int] = field(default_factory=list)
    decks: list[DeckReport] = field(default_factory=list)
    last: dict[str, object] = field(default_factory=dict)
    """What one rule found out for those after it."""
    _sessions: int = 0x1000
    _orders: int = 0

    def say(self, message: FromHost, number: int = 0) -> None:
        self.said_at = self.line.now
        self.line.send(messages.encode(message, number))

    def hello(self, session: int, boot: int, *, fresh: bool = False) -> Identity:
        """The answer."""
        self.say(Hello(session, boot, fresh))
        answer = self.first(Identity, 1.0).message
        assert isinstance(answer, Identity)
        return answer

    def met(self) -> Identity:
        identity = self.hello(self.new_session(), 0)
        self.boot = identity.boot
        return identity

    def enter(self, *, fresh: bool = False, acknowledges: bool = True) -> Identity:
        """Into a session of its own. Reports come after it."""
        self.met()
        self.acknowledges, self.keeps_back, self.session = acknowledges, (), self._sessions
        identity = self.hello(self.session, self.boot, fresh=fresh)
        want(identity.session == self.session, f"IDENTITY names session {identity.session:08X}, not {self.session:08X}")
        self._beat_at = self.line.now + USUAL.beat
        return identity

    def settled(self, *, fresh: bool = False) -> list[Said]:
        """In a session, with all that it says on entering acknowledged."""
        self.enter(fresh=fresh)
        return self.reports(1.0)

    def reports(self, seconds: float) -> list[Said]:
        return [said for said in self.all(seconds) if isinstance(said.message, Report)]

    def alone(self) -> None:
        """Outside any session, as the machine must see it."""
        self.mute(USUAL.silence + 1)
        self.session = 0

    def order(self, command: Command) -> Said:
        """The machine's answer to a command."""
        self._orders += 1
        return self.asked(self._orders, command)

    def asked(self, number: int, command: Command) -> Said:
        self.say(Ordered(command), number)
        return self.until(
            lambda said: isinstance(said.message, MachineAck | MachineNak) and said.number == number,
            2.0,
            f"answer to command {number}",
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

    def new_session(self) -> int:
        self._sessions += 0x101
        return self._sessions

    def recalled(self, name: str) -> object:
        if name not in self.last:
            raise NotTried("an earlier rule that it needs was not tried, or not right")
        return self.last[name]

    def _sorted(self, raw: bytes) -> Iterator[Said]:
        match messages.decode(raw):
            case Damaged():
                self.noise += raw
            case messages.Heard(number, message):
                said = Said(self.line.now, number, message, raw)
                if isinstance(message, NotUnderstood) or message.kind >= 0x80:
                    self.puzzles.append(said)
                if isinstance(message, Report):
                    self._noted(number, message)
                if isinstance(message, Report) and self.acknowledges and not isinstance(message, self.keeps_back):
                    self.say(HostAck(), number)
                yield said

    def _noted(self, number: int, message: Report) -> None:
        if self.number == LAST != number:
            self.wraps.append(number)
        if number != self.number and isinstance(message, DeckReport):
            self.decks.append(message)
        self.number = number

    def _heartbeat(self) -> None:
        self.say(HostBeat(self.session, self.boot))


def states(told: list[Said]) -> list[StateReport]:
    return [said.message for said in told if isinstance(said.message, StateReport)]
