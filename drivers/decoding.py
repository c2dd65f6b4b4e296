"""What a wire log means, frame by frame: the host that would be connected hears it again, on the log's own clock."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from drivers.conversation import Conversation
from drivers.declaration import Factory, Kind
from drivers.errors import DeviceError
from drivers.events import Event
from drivers.retelling import Retelling
from drivers.status import Lost, Status
from drivers.tape import Entry, Tape
from drivers.watch import Limits, Watch
from drivers.wirelog import CLOSED, OPENED, Direction

STEP = 0.1
"""Seconds; a link looks at its clock so often."""


@dataclass(frozen=True, slots=True)
class FromDevice:
    frame: bytes


@dataclass(frozen=True, slots=True)
class ToDevice:
    """What the host said when it was recorded."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Cable:
    told: str


Told = FromDevice | ToDevice | Cable | Event | Status


@dataclass(frozen=True, slots=True)
class Heard:
    when: datetime
    told: Told


@dataclass(slots=True)
class Page:
    """Listens in the host's place, and keeps it with the time that it is on the log."""

    retelling: Retelling
    when: datetime
    heard: list[Heard] = field(default_factory=list)

    def frame(self, raw: bytes) -> None:
        self.note(FromDevice(self.retelling.as_it_was(raw)))

    def event(self, event: Event) -> None:
        self.note(event)

    def status(self, status: Status) -> None:
        self.note(status)

    def note(self, told: Told) -> None:
        self.heard.append(Heard(self.when, told))

    def turned(self) -> list[Heard]:
        heard, self.heard = self.heard, []
        return heard


def decoded(tape: Tape, kind: Kind, device: Factory, name: str) -> Iterator[Heard]:
    """`device` makes the host's side anew for each connection of the log."""
    page = Page(kind.retelling(), tape.entries[0].when)
    decoder = Decoder(kind, device, page, name)
    for entry in tape.entries:
        decoder.heard(entry)
        yield from page.turned()


class Decoder:
    def __init__(self, kind: Kind, device: Factory, page: Page, name: str) -> None:
        self._limits: Limits = kind.limits
        self._device = device
        self._page = page
        self._name = name
        self._host: tuple[Conversation, ...] = ()
        """None where the cable is out, else one."""
        self._ticked = -STEP

    def heard(self, entry: Entry) -> None:
        self._pass_time(entry)
        self._page.when = entry.when
        match entry.direction:
            case Direction.CABLE if entry.text in (OPENED, CLOSED):
                self._page.note(Cable(entry.text))
                self._host = self._opened(entry.at) if entry.text == OPENED else ()
            case Direction.TO_DEVICE:
                self._page.retelling.then(entry.data)
                self._page.note(ToDevice(entry.data))
            case Direction.FROM_DEVICE:
                self._received(entry)

    def _received(self, entry: Entry) -> None:
        """Bytes prove a connection, also in a log that tells of no cable."""
        host = self._host = self._host or self._opened(entry.at)
        try:
            host[0].received(self._page.retelling.told(entry.data), entry.at)
        except DeviceError as error:
            self._page.note(Lost(error, 0))
            self._host = ()

    def _pass_time(self, until: Entry) -> None:
        """Whatever a host does by its own clock."""
        for host in self._host:
            while (at := max(host.wake_at(), self._ticked + STEP)) <= until.at:
                self._page.when = until.when - timedelta(seconds=until.at - at)
                self._ticked = at
                host.tick(at)

    def _opened(self, at: float) -> tuple[Conversation, ...]:
        watch = Watch(self._name, self._limits, at)
        host = Conversation(self._name, self._device(), self._page, self._page.retelling.now, watch)
        host.open(at)
        return (host,)
