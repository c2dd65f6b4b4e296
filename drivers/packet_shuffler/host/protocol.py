"""The host's side of a conversation with a machine that hands out packets (README, all of it)."""

from collections.abc import Callable, Sequence
from math import inf
from secrets import randbits

from drivers import protocol
from drivers.events import DeviceNamed, Event, Fault, FaultCleared, FaultRaised, NoiseSeen
from drivers.names import PACKET_SHUFFLER
from drivers.packet_shuffler.host.greeting import Greeting
from drivers.packet_shuffler.host.ledger import TRIES, Ledger, change, misfit
from drivers.packet_shuffler.host.orders import ShufflerOrders, refused
from drivers.packet_shuffler.host.translate import device_of, events_of
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import START, Damaged, FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import Message, NotUnderstood, ReceivedMessage
from drivers.packet_shuffler.wire.reports import SIZES, Report
from drivers.packet_shuffler.wire.words import MessageKind, NakReason, Timings
from drivers.protocol import LineSettings, Reply, Sense

LINE = LineSettings(38400)
SENSES = frozenset({Sense.PACKETS, Sense.REST, Sense.DECK})
FROM_HOST = 0x80
KINDS = frozenset(MessageKind)
CARD_KINDS = frozenset({MessageKind.PACKET, MessageKind.REST, MessageKind.RESUMED})
USUAL = Timings()


def _random_session() -> int:
    """Never 0, which means none."""
    return randbits(32) or 1


class PacketShuffler:
    """One connection. `PacketShufflerDevice` makes one for each, with the ledger that outlives them."""

    def __init__(
        self,
        *,
        packet_size: int,
        session: int,
        ledger: Ledger,
        line: LineSettings = LINE,
        timings: Timings = USUAL,
    ) -> None:
        self.name = PACKET_SHUFFLER
        self.line = line
        self._size = packet_size
        self._timings = timings
        self._ledger = ledger
        self._splitter = FrameSplitter()
        self._greeting = Greeting(session, timings)
        self._orders = ShufflerOrders(timings)
        self._heard_at = 0.0
        self._nak_at = -inf
        self._named: tuple[DeviceNamed, ...] = ()
        self._complaint = (0, 0)

    def open(self, now: float) -> Reply:
        self._heard_at = now
        return Reply(send=self._greeting.tick(now, fresh=self._ledger.fresh))

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return self._splitter.feed(data)

    def decode(self, frame: bytes, now: float) -> Reply:
        match messages.decode(frame):
            case Damaged():
                return self._noise(frame, now)
            case ReceivedMessage(number, message):
                return self._hear(number, message, frame, now)

    def tick(self, now: float) -> Reply:
        events = self._silence(now)
        orders = self._orders.tick(now)
        greeting = self._greeting.tick(now, fresh=self._ledger.fresh)
        return Reply((*events, *orders.events), greeting + orders.send)

    def wake_at(self) -> float:
        silent_at = inf if self._ledger.silent else self._heard_at + self._timings.silence
        return min(self._greeting.due, self._orders.due, silent_at)

    def order(self, order: protocol.Order, now: float) -> Reply:
        if not self._greeting.up:
            return refused(order, "no conversation with the machine")
        return self._orders.ask(order, now)

    def _hear(self, number: int, message: Message | NotUnderstood, frame: bytes, now: float) -> Reply:
        if message.kind >= FROM_HOST:
            return Reply((NoiseSeen(len(frame)),))
        self._heard_at = now
        match message:
            case NotUnderstood():
                return self._puzzled(number, message)
            case Identity():
                return self._meet(message, now)
            case MachineBeat(boot, session):
                return self._checked(boot, session, now)
            case MachineAck():
                return self._orders.taken(number)
            case MachineNak(reason):
                return self._orders.not_taken(number, reason, now)
            case Hello() | HostBeat() | HostAck() | HostNak() | Ordered():
                return Reply()
            case _:
                return self._report(number, message)

    def _meet(self, identity: Identity, now: float) -> Reply:
        wrong = misfit(identity, self._size)
        fitness = change(wrong, self._ledger)
        if wrong:
            self._greeting.unfit()
            return Reply(fitness)
        if self._ledger.given_up(identity.serial, identity.boot):
            self._greeting.unfit()
            return Reply(fitness)
        restarted = () if self._greeting.knows(identity.boot) else self._orders.restarted().events
        over = self._ledger.meet(identity.serial, identity.boot)
        self._greeting.named(identity, now)
        events = (*fitness, *over, *restarted, *self._name(identity), *self._back())
        return Reply(events, self._greeting.tick(now, fresh=self._ledger.fresh))

    def _checked(self, boot: int, session: int, now: float) -> Reply:
        self._greeting.checked(boot, session, now)
        return Reply(self._back(), self._greeting.tick(now, fresh=self._ledger.fresh))

    def _report(self, number: int, report: Report) -> Reply:
        """Before the handshake nothing is acknowledged, so the machine sends it again after it."""
        if not self._greeting.up:
            return Reply()
        if not number:
            return self._puzzled(number, NotUnderstood(report.kind, NakReason.BAD_PAYLOAD, "number 0"))
        acknowledged = messages.encode(HostAck(), number)
        if self._ledger.repeats(number):
            return Reply(send=acknowledged)
        self._ledger.note(number)
        return Reply((*self._ledger.understood(), *events_of(report, self._ledger)), acknowledged)

    def _puzzled(self, number: int, frame: NotUnderstood) -> Reply:
        """One complaint for a frame, however often it comes again."""
        if not self._greeting.up:
            return Reply()
        refusal = messages.encode(HostNak(frame.reason), number)
        if frame.kind in CARD_KINDS:
            return self._refused_for_good(number, frame, refusal)
        known = (frame.kind, number) == self._complaint
        self._complaint = (frame.kind, number)
        complaint = FaultRaised(Fault.OTHER, f"the machine sent a report that is not understood ({named(frame)})")
        return Reply(() if known else (complaint,), refusal)

    def _refused_for_good(self, number: int, frame: NotUnderstood, refusal: bytes) -> Reply:
        """A report of cards is never given up by the machine: after its five tries there is no more talk with it until
        it was off and on again."""
        refusals = self._ledger.refuse(frame.kind, number)
        if refusals >= TRIES:
            self._greeting.unfit()
        complaint = FaultRaised(Fault.NOT_UNDERSTOOD, named(frame))
        return Reply((complaint,) if refusals == 1 else (), refusal)

    def _noise(self, frame: bytes, now: float) -> Reply:
        noise = (NoiseSeen(len(frame)),)
        if frame[0] != START or not self._greeting.up or now < self._nak_at:
            return Reply(noise)
        self._nak_at = now + self._timings.nak_gap
        return Reply(noise, messages.encode(HostNak(NakReason.UNREADABLE)))

    def _silence(self, now: float) -> tuple[Event, ...]:
        if self._ledger.silent or now < self._heard_at + self._timings.silence:
            return ()
        self._ledger.silent = True
        self._greeting.lost(now)
        return (FaultRaised(Fault.SILENT, f"nothing heard for {now - self._heard_at:.0f} seconds"),)

    def _back(self) -> tuple[Event, ...]:
        if not self._greeting.up:
            return ()
        was_silent, self._ledger.silent, self._ledger.fresh = self._ledger.silent, False, False
        return (FaultCleared(Fault.SILENT),) if was_silent else ()

    def _name(self, identity: Identity) -> tuple[Event, ...]:
        now = (device_of(identity),)
        known, self._named = self._named, now
        return () if known == now else now


def named(frame: NotUnderstood) -> str:
    known = MessageKind(frame.kind).name if frame.kind in KINDS else f"kind {frame.kind:02X}"
    return f"{known}: {frame.detail}" if frame.detail else known


class PacketShufflerDevice:
    """Makes the conversation anew at every connection, and keeps the ledger that no repeated report gets past."""

    def __init__(
        self,
        *,
        packet_size: int = 4,
        line: LineSettings = LINE,
        timings: Timings = USUAL,
        sessions: Callable[[], int] = _random_session,
    ) -> None:
        if packet_size not in SIZES:
            raise ValueError(f"a packet has {SIZES[0]} to {SIZES[-1]} cards, not {packet_size}")
        self._packet_size = packet_size
        self._line = line
        self._timings = timings
        self._sessions = sessions
        self._ledger = Ledger()

    def __call__(self) -> PacketShuffler:
        return PacketShuffler(
            packet_size=self._packet_size,
            session=self._sessions(),
            ledger=self._ledger,
            line=self._line,
            timings=self._timings,
        )
