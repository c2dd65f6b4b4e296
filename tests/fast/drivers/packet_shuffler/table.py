"""One table in a test: the twin, a line that may be bad, the host, and everything that the host was told."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from drivers.cards import NEW_DECK
from drivers.events import AlreadyDealt, Event, PacketRead, RestRead
from drivers.packet_shuffler import PacketShuffler, PacketShufflerDevice, PacketShufflerTwin
from drivers.protocol import Order, Reply

Transport = Callable[[bytes], list[bytes]]


def whole(data: bytes) -> list[bytes]:
    return [data]


def one_byte_at_a_time(data: bytes) -> list[bytes]:
    return [data[at : at + 1] for at in range(len(data))]


def lossy(seed: int, loss: float = 0.2) -> Transport:
    """A fifth of all transmissions lose a byte, are changed in one bit, or are gone."""
    random = Random(seed)

    def carry(data: bytes) -> list[bytes]:
        if random.random() >= loss:
            return [data]
        at = random.randrange(len(data))
        changed = data[:at] + bytes((data[at] ^ 1 << random.randrange(8),)) + data[at + 1 :]
        return [random.choice((b"", data[:at], data[:at] + data[at + 1 :], changed))]

    return carry


@dataclass
class Line:
    """First in, first out; each piece arrives `delay` after it was sent."""

    transport: Transport
    delay: float
    pieces: deque[tuple[float, bytes]] = field(default_factory=deque)

    def send(self, data: bytes, now: float) -> None:
        if data:
            self.pieces.extend((now + self.delay, piece) for piece in self.transport(data))

    def arrived(self, now: float) -> list[bytes]:
        found = []
        while self.pieces and self.pieces[0][0] <= now:
            found.append(self.pieces.popleft()[1])
        return found


class Table:
    def __init__(
        self,
        transport: Transport = whole,
        *,
        delay: float = 0.0,
        packet_size: int = 4,
        twin: PacketShufflerTwin | None = None,
        host_packet_size: int = 0,
    ) -> None:
        self.now = 100.0
        self.twin = twin or PacketShufflerTwin(packet_size=packet_size)
        numbers = iter(range(1, 1_000_000))
        self.device = PacketShufflerDevice(packet_size=host_packet_size or packet_size, sessions=lambda: next(numbers))
        self.events: list[Event] = []
        self.raw: list[bytes] = []
        self.transport, self.delay = transport, delay
        self.connect()

    def loaded(self) -> "Table":
        """The host has met the machine, and a new deck is in."""
        self.run(1)
        self.twin.insert_deck(NEW_DECK)
        return self

    def connect(self) -> None:
        """The cable is in: a new conversation, and nothing is left of the old one's bytes."""
        self.to_host = Line(self.transport, self.delay)
        self.to_twin = Line(self.transport, self.delay)
        self.host: PacketShuffler = self.device()
        self.take(self.host.open(self.now))

    def new_process(self) -> None:
        """The terminal itself restarts: its ledger is gone."""
        first = self.now * 1000
        self.device = PacketShufflerDevice(packet_size=self.device._packet_size, sessions=lambda: int(first))
        self.connect()

    def take(self, reply: Reply) -> None:
        self.events.extend(reply.events)
        self.to_twin.send(reply.send, self.now)

    def order(self, order: Order) -> None:
        self.take(self.host.order(order, self.now))

    def step(self) -> None:
        for piece in self.to_host.arrived(self.now):
            for frame in self.host.split(piece, self.now):
                self.raw.append(frame)
                self.take(self.host.decode(frame, self.now))
        for piece in self.to_twin.arrived(self.now):
            self.to_host.send(self.twin.feed(piece, self.now), self.now)
        if self.twin.wake_at() <= self.now:
            self.to_host.send(self.twin.tick(self.now), self.now)
        if self.host.wake_at() <= self.now:
            self.take(self.host.tick(self.now))

    def run(self, seconds: float, pace: float = 0.05) -> None:
        end = self.now + seconds
        while self.now < end:
            self.step()
            self.now += pace

    def settle(self, limit: float = 120.0) -> None:
        """Until the machine has nothing left to tell, and a second later neither: a bad line may begin anew in it."""
        end = self.now + limit
        self.run(1.0)
        while self.twin.waiting and self.now < end:
            self.run(0.5)
            if not self.twin.waiting:
                self.run(1.0)
        assert not self.twin.waiting

    def told(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]

    def packets(self) -> list[PacketRead]:
        return self.told(PacketRead)

    def rests(self) -> list[RestRead]:
        return self.told(RestRead)

    def resumptions(self) -> list[AlreadyDealt]:
        return self.told(AlreadyDealt)
