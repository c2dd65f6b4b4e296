"""A simulated machine that hands out packets and speaks README's exact bytes; also a worked example of the page."""

from math import inf

from drivers.names import PACKET_SHUFFLER
from drivers.packet_shuffler.machine.workings import Workings
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import START, Damaged, FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import Message, NotUnderstood, ReceivedMessage
from drivers.packet_shuffler.wire.words import VERSION, Command, MachineState, NakReason, Timings
from drivers.twin.shape import Twin

FROM_HOST = 0x80
USUAL = Timings()
MODEL = "SIMULATED"


class PacketShufflerTwin(Workings, Twin):
    name = PACKET_SHUFFLER

    def __init__(
        self,
        *,
        packet_size: int = 4,
        seed: int = 0,
        serial: str = "TWIN-1",
        shuffle_seconds: float = 0.0,
        orders_allowed: bool = True,
        timings: Timings = USUAL,
    ) -> None:
        super().__init__(
            packet_size=packet_size,
            seed=seed,
            shuffle_seconds=shuffle_seconds,
            orders_allowed=orders_allowed,
            timings=timings,
        )
        self._serial = serial
        self._timings = timings
        self._boot = 0
        self._say_at: float = -inf
        self._start()

    def feed(self, data: bytes, now: float) -> bytes:
        answers = b"".join(self._heard(raw, now) for raw in self._splitter.feed(data))
        return answers + self._deliver(now)

    def tick(self, now: float) -> bytes:
        self._shuffle(now)
        if self._session and now >= self._heard_at + self._timings.silence:
            self._part(now)
        if now < self._say_at:
            return self._deliver(now)
        self._say_at = now + self._timings.beat
        beat = messages.encode(MachineBeat(self._boot, self._session)) if self._session else self._identity()
        return beat + self._deliver(now)

    def wake_at(self) -> float:
        silent_at = self._heard_at + self._timings.silence if self._session else inf
        mail_at = self._mail.wake_at() if self._session else inf
        shuffle_at = self._shuffled_at if self._machine.phase is MachineState.SHUFFLING else inf
        return min(self._say_at, silent_at, mail_at, shuffle_at)

    def power_cycle(self, now: float) -> None:
        self._mail.lose_power()
        self._start()
        self._mail.put_resumed(self._machine.round, self._machine.packet_size, self._machine.taken)

    def _start(self) -> None:
        """Power is on: a new boot, no session, and the machine names itself as soon as it can."""
        self._boot = self._boot % 0xFFFFFFFF + 1
        self._session = 0
        self._served = 0
        self._answered = (0, b"")
        self._splitter = FrameSplitter()
        self._heard_at = self._nak_at = -inf
        self._say_at = -inf
        self._shuffled_at = -inf

    def _heard(self, raw: bytes, now: float) -> bytes:
        match messages.decode(raw):
            case Damaged():
                return self._noise(raw, now)
            case ReceivedMessage(number, message) if message.kind >= FROM_HOST:
                self._heard_at = now
                return self._answer(number, message, now)
        return b""

    def _answer(self, number: int, message: Message | NotUnderstood, now: float) -> bytes:
        match message:
            case Hello():
                return self._greet(message, now)
            case HostBeat(session, boot):
                return b"" if (session, boot) == (self._session, self._boot) else self._identity()
            case _ if not self._session:
                return b""
            case HostAck():
                self._mail.acknowledged(number)
            case HostNak(reason):
                return self._mail.refused(number, reason, now)
            case Ordered(command):
                return self._ordered(number, command)
            case NotUnderstood(_, reason):
                return messages.encode(MachineNak(reason), number)
        return b""

    def _greet(self, hello: Hello, now: float) -> bytes:
        """Only a host that quotes this boot has heard it, so nothing older can be taken for an answer to it."""
        new = hello.session not in (0, self._session)
        if hello.boot != self._boot or not new:
            return self._identity()
        self._session, self._say_at = hello.session, now + self._timings.beat
        if self._served != hello.session:
            self._served, self._answered = hello.session, (0, b"")
        self._mail.pause()
        in_flight = self._mail.resume(now)
        self._snapshot(fresh=hello.fresh)
        return self._identity() + in_flight

    def _ordered(self, number: int, command: Command) -> bytes:
        """A repeated order is answered again, never done again."""
        if number != self._answered[0]:
            refusal = self._obey(command)
            answer = MachineAck() if refusal is None else MachineNak(refusal)
            self._answered = (number, messages.encode(answer, number))
        return self._answered[1]

    def _deliver(self, now: float) -> bytes:
        if not self._session:
            return b""
        if self._mail.spent and now >= self._mail.wake_at():
            self._part(now)
            return b""
        return self._mail.next(now)

    def _part(self, now: float) -> None:
        """Nobody listens: keep everything, and name itself until a host says hello."""
        self._session, self._say_at = 0, now
        self._mail.pause()

    def _noise(self, raw: bytes, now: float) -> bytes:
        if raw[0] != START or not self._session or now < self._nak_at:
            return b""
        self._nak_at = now + self._timings.nak_gap
        return messages.encode(MachineNak(NakReason.UNREADABLE))

    def _identity(self) -> bytes:
        size = self._machine.packet_size
        return messages.encode(Identity(VERSION, self._boot, self._session, size, MODEL, self._serial, "1.0"))
