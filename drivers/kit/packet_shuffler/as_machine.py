"""Plays machine against a host: answers its HELLO where it is told to, reports, and keeps all that it hears."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from drivers.kit.conformance.line import Line
from drivers.kit.conformance.rules import Broken, needed
from drivers.kit.packet_shuffler.ear import USUAL, Ear, Said
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged, FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello, HostNak
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.packet_shuffler.wire.messages import FromMachine, NotUnderstood
from drivers.packet_shuffler.wire.words import VERSION, NakReason

HELLO_WITHIN, BACK_WITHIN, PAUSE, NAMED = 2.5, 12.0, 0.3, 3
"""Seconds for a HELLO, for one on a new connection, and in which what a session began with is over; times IDENTITY is
told."""
COMPLAINT = (0, HostNak(NakReason.UNREADABLE))
"""It may come again at once, and a rule counts it."""


@dataclass
class AsMachine(Ear):
    line: Line
    packet_size: int = 4
    boot: int = 1
    session: int = 0

    def say(self, message: FromMachine, number: int = 0) -> None:
        self.asked_for()
        self.line.send(messages.encode(message, number))

    def send(self, data: bytes) -> None:
        self.asked_for()
        self.line.send(data)

    def identity(self, session: int, **otherwise: int) -> Identity:
        told = {"version": VERSION, "boot": self.boot, "packet_size": self.packet_size, **otherwise}
        return Identity(told["version"], told["boot"], session, told["packet_size"], "CONFORM", "KIT-1", "1")

    def hello(self, seconds: float = HELLO_WITHIN) -> Hello:
        message = self.first(Hello, seconds).message
        assert isinstance(message, Hello)
        return message

    def greeted(self) -> Hello:
        """On a new connection; nothing of the last one is on its way."""
        self.reconnected()
        with needed("hello_first"):
            return self.hello(BACK_WITHIN)

    def power_up(self) -> None:
        """Another boot, in no session: whatever a rule left behind is over."""
        self.boot, self.session, self._beat_at = self.boot + 1, 0, inf
        self.forget()
        self.say(self.identity(0))

    def quoted(self) -> Hello:
        """The host's HELLO that quotes this boot, which is told every 2 s."""
        boot = self.boot
        for _ in range(NAMED):
            for said in self.heard(USUAL.beat):
                if isinstance(said.message, Hello) and said.message.boot == boot:
                    return said.message
            self.say(self.identity(0))
        raise Broken(f"no HELLO with boot {boot}")

    def enter(self) -> None:
        """Into a session of its own: on the connection that there is, else on a new one."""
        self.power_up()
        try:
            hello = self.quoted()
        except Broken:
            self.greeted()
            self.power_up()
            with needed("quotes_the_boot"):
                hello = self.quoted()
        self.session = hello.session
        self.say(self.identity(self.session))
        self._beat_at = self.line.now
        self.all(PAUSE)

    def reconnected(self) -> None:
        """The cable is pulled and put back."""
        self._beat_at = inf
        self.line.reconnect()
        self.forget()
        self._splitter = FrameSplitter()

    def _sorted(self, raw: bytes) -> Iterator[Said]:
        match messages.decode(raw):
            case Damaged():
                self.noise += raw
            case messages.ReceivedMessage(number, message) if (number, message) == COMPLAINT or not self.is_copy(raw):
                said = Said(self.line.now, number, message, raw)
                if isinstance(message, NotUnderstood) or message.kind < 0x80:
                    self.puzzles.append(said)
                yield said

    def _heartbeat(self) -> None:
        self.say(MachineBeat(self.boot, self.session))
