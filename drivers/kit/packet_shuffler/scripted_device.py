"""Keeps the conversation with a host of today for a machine whose reports are recorded (README §5)."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf

from drivers.kit.scripted_device import Naming
from drivers.packet_shuffler.machine.twin import MODEL
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import FrameSplitter
from drivers.packet_shuffler.wire.from_host import Hello, HostBeat
from drivers.packet_shuffler.wire.from_machine import Identity, MachineBeat
from drivers.packet_shuffler.wire.messages import ReceivedMessage
from drivers.packet_shuffler.wire.words import VERSION, Timings

USUAL = Timings()


class ScriptedMachine:
    """Says hello and beats in its own words; reports go out as they were recorded, none before a session."""

    def __init__(self, packet_size: int, recorded: bytes, naming: Naming, timings: Timings = USUAL) -> None:
        self.by_itself = True
        self._timings = timings
        self._naming = naming
        self._host = FrameSplitter()
        self._machine = FrameSplitter()
        self._asked = self._session = 0
        self._held = b""
        self._say_at = -inf
        self._identity = self._named(first_named(recorded, packet_size))

    def hears(self, data: bytes, now: float) -> bytes:
        return b"".join([self._heard(raw) for raw in self._host.feed(data)])

    def tells(self, data: bytes, now: float) -> bytes:
        return b"".join([self._told(raw) for raw in self._machine.feed(data)])

    def tick(self, now: float) -> bytes:
        if now < self.wake_at():
            return b""
        self._say_at = now + self._timings.beat
        return self._beat()

    def wake_at(self) -> float:
        return self._say_at if self.by_itself else inf

    def plugged(self) -> None:
        self._asked = self._session = 0
        self._host = FrameSplitter()

    def _heard(self, raw: bytes) -> bytes:
        """While a recording is played, its machine answers when that of then did, or never."""
        match messages.decode(raw):
            case ReceivedMessage(_, Hello(session, boot)):
                self._asked = session if boot == self._identity.boot else self._asked
            case ReceivedMessage(_, HostBeat(session, boot)) if (session, boot) != (self._session, self._identity.boot):
                pass
            case _:
                return b""
        return self._who() if self.by_itself else b""

    def _told(self, raw: bytes) -> bytes:
        match messages.decode(raw):
            case ReceivedMessage(_, Identity() as identity):
                return self._is_now(identity)
            case ReceivedMessage(_, MachineBeat(boot)):
                return self._is_now(replace(self._identity, boot=boot))
        if self._session:
            return raw
        self._held += raw
        return b""

    def _is_now(self, identity: Identity) -> bytes:
        """Where it was switched off and on again, its host must say hello anew."""
        if identity.boot != self._identity.boot:
            self._asked = self._session = 0
        self._identity = self._named(identity)
        return self._beat()

    def _named(self, identity: Identity) -> Identity:
        return replace(identity, model=MODEL) if self._naming is Naming.SIMULATED else identity

    def _beat(self) -> bytes:
        if not self._session or self._asked != self._session:
            return self._who()
        return messages.encode(MachineBeat(self._identity.boot, self._session))

    def _who(self) -> bytes:
        """What was held back follows the hello that it waited for."""
        self._session = self._asked
        held, self._held = (self._held, b"") if self._session else (b"", self._held)
        return messages.encode(replace(self._identity, session=self._session)) + held


def first_named(recorded: bytes, packet_size: int) -> Identity:
    """As the machine first named itself, where it did while it was recorded."""
    return next(_identities(recorded), Identity(VERSION, 1, 0, packet_size, MODEL, "RECORDED", ""))


def _identities(recorded: bytes) -> Iterator[Identity]:
    for raw in FrameSplitter().feed(recorded):
        match messages.decode(raw):
            case ReceivedMessage(_, Identity() as identity):
                yield identity
