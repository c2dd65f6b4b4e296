"""Plays machine against a host: answers its HELLO where it is told to, reports, and keeps all that it hears."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from drivers.conformance.line import Line
from drivers.packet_shuffler.conformance.ear import Ear, Said
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged
from drivers.packet_shuffler.wire.from_host import Hello
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.packet_shuffler.wire.messages import FromMachine, NotUnderstood
from drivers.packet_shuffler.wire.splitter import Splitter
from drivers.packet_shuffler.wire.words import VERSION

HELLO_WITHIN = 2.5


@dataclass
class AsMachine(Ear):
    line: Line
    packet_size: int = 4
    boot: int = 1
    session: int = 0

    def say(self, message: FromMachine, number: int = 0) -> None:
        self.line.send(messages.encode(message, number))

    def identity(self, session: int, **otherwise: int) -> Identity:
        told = {"version": VERSION, "boot": self.boot, "packet_size": self.packet_size, **otherwise}
        return Identity(told["version"], told["boot"], session, told["packet_size"], "CONFORM", "KIT-1", "1")

    def hello(self, seconds: float = HELLO_WITHIN) -> Hello:
        message = self.first(Hello, seconds).message
        assert isinstance(message, Hello)
        return message

    def power_up(self) -> None:
        """Another boot, in no session: whatever a rule left behind is over."""
        self.boot, self.session, self._beat_at = self.boot + 1, 0, inf
        self._unheard.clear()
        self.say(self.identity(0))

    def quoted(self) -> Hello:
        """The host's HELLO that quotes this boot."""
        boot = self.boot
        said = self.until(lambda said: getattr(said.message, "boot", 0) == boot, HELLO_WITHIN, "HELLO with the boot")
        assert isinstance(said.message, Hello)
        return said.message

    def enter(self) -> None:
        self.power_up()
        self.session = self.quoted().session
        self.say(self.identity(self.session))
        self._beat_at = self.line.now

    def reconnected(self) -> None:
        """The cable is pulled and put back."""
        self._beat_at = inf
        self.line.reconnect()
        self._unheard.clear()
        self._splitter = Splitter()

    def _sorted(self, raw: bytes) -> Iterator[Said]:
        match messages.decode(raw):
            case Damaged():
                self.noise += raw
            case messages.Heard(number, message):
                said = Said(self.line.now, number, message, raw)
                if isinstance(message, NotUnderstood) or message.kind < 0x80:
                    self.puzzles.append(said)
                yield said

    def _heartbeat(self) -> None:
        self.say(MachineBeat(self.boot, self.session))
