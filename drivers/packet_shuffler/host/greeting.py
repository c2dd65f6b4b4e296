"""The handshake seen by the host (README §5.2): HELLO until the machine names this very session as its own."""

from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.from_host import Hello, HostBeat
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.packet_shuffler.wire.words import Timings


class Greeting:
    def __init__(self, session: int, timings: Timings) -> None:
        self._session = session
        self._timings = timings
        self._boot = 0
        self._due = 0.0
        self.up = False

    @property
    def due(self) -> float:
        """When the next HELLO or, once up, the next heartbeat goes out."""
        return self._due

    def knows(self, boot: int) -> bool:
        return boot == self._boot

    def agrees(self, boot: int, session: int) -> bool:
        return (boot, session) == (self._boot, self._session)

    def named(self, identity: Identity, now: float) -> None:
        """A new boot is answered at once; anything else waits its turn, so that nothing can be a ping-pong."""
        if not self.knows(identity.boot):
            self._boot, self._due = identity.boot, now
        self.checked(identity.boot, identity.session, now)

    def checked(self, boot: int, session: int, now: float) -> None:
        agreed = self.agrees(boot, session)
        if agreed and not self.up:
            self._due = now + self._timings.beat
        if self.up and not agreed:
            self._due = now
        self.up = agreed

    def unfit(self) -> None:
        self._boot, self.up = 0, False

    def lost(self, now: float) -> None:
        self.up, self._due = False, now

    def tick(self, now: float, *, fresh: bool) -> bytes:
        if now < self._due:
            return b""
        if self.up:
            self._due = now + self._timings.beat
            return messages.encode(HostBeat(self._session, self._boot))
        self._due = now + self._timings.hello
        return messages.encode(Hello(self._session, self._boot, fresh))
