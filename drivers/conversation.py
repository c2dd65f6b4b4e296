"""One connection's conversation, without a port, a clock or a thread: store, decode, tell, answer; in that order."""

from collections.abc import Callable
from typing import Protocol as Shape

from drivers.errors import DeviceError, StoreRefused
from drivers.events import Event, NoiseSeen
from drivers.protocol import Order, Protocol, Reply
from drivers.status import Impaired, Listening, Quiet, Silent, Status, Up
from drivers.watch import Voice, Watch


class Listener(Shape):
    def frame(self, raw: bytes) -> None:
        """Store one raw frame durably; whatever this raises refuses the frame."""
        ...

    def event(self, event: Event) -> None:
        """Called before the frame is acknowledged. What this raises is our own fault: the line begins anew, loudly."""
        ...

    def status(self, status: Status) -> None: ...


class Conversation:
    """Raises a `DeviceError` where the connection is not worth keeping."""

    def __init__(
        self, port: str, protocol: Protocol, listener: Listener, send: Callable[[bytes], None], watch: Watch
    ) -> None:
        self._port = port
        self._protocol = protocol
        self._listener = listener
        self._send = send
        self._watch = watch
        self._told: Status | None = None

    @property
    def understood(self) -> bool:
        return self._watch.understood

    def open(self, now: float) -> None:
        self._tell(Listening(self._port))
        self._follow(self._protocol.open(now))

    def received(self, data: bytes, now: float) -> None:
        self._watch.arrived(data, now)
        for frame in self._protocol.split(data, now):
            self._take(frame, now)

    def tick(self, now: float) -> None:
        if now >= self._protocol.wake_at():
            self._follow(self._protocol.tick(now))
        error = self._watch.silence(now)
        if error:
            self._tell(Silent(error) if self._watch.voice is Voice.ALWAYS else Quiet(error))

    def wake_at(self) -> float:
        return min(self._protocol.wake_at(), self._watch.silent_at())

    def order(self, order: Order, now: float) -> None:
        self._follow(self._protocol.order(order, now))

    def _take(self, frame: bytes, now: float) -> None:
        self._watch.frame(now)
        refusal = self._store(frame)
        if refusal:
            self._tell(Impaired(refusal))
            return
        reply = self._protocol.decode(frame, now)
        self._weigh(reply)
        self._follow(reply)

    def _store(self, frame: bytes) -> DeviceError | None:
        try:
            self._listener.frame(frame)
        except Exception as error:  # noqa: BLE001 - returned: after any failure the frame is not stored
            return StoreRefused(self._port, f"{type(error).__name__}: {error}")
        return None

    def _weigh(self, reply: Reply) -> None:
        noise = sum(event.count for event in reply.events if isinstance(event, NoiseSeen))
        if not noise:
            self._watch.good()
            self._tell(Up(self._port))
        elif error := self._watch.noise(noise):
            self._tell(Impaired(error))

    def _follow(self, reply: Reply) -> None:
        for event in reply.events:
            self._listener.event(event)
        if reply.send:
            self._send(reply.send)

    def _tell(self, status: Status) -> None:
        if status != self._told:
            self._told = status
            self._listener.status(status)
