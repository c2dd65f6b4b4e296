"""What a wire log means, frame by frame: the host that would be connected hears it again, on the log's own clock."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from drivers.conversation import Conversation
from drivers.declaration import Factory, ProtocolKind, Setup
from drivers.errors import DeviceError
from drivers.events import Event, NoiseSeen
from drivers.kit.scripted_device import Naming, ScriptedDevice
from drivers.kit.session_rewrite import Retelling
from drivers.kit.suites import suite_of
from drivers.kit.tape import Entry, Tape
from drivers.status import Lost, Status
from drivers.watch import SilenceLimits, Watch
from drivers.wirelog import CLOSED, OPENED, LineDirection

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
    """Listens in the host's place, and keeps it with the time that it is on the log. `unframed` are the bytes that no
    frame was made of yet."""

    retelling: Retelling
    when: datetime
    heard: list[Heard] = field(default_factory=list)
    unframed: bytes = b""

    def frame(self, raw: bytes) -> None:
        recorded = self.retelling.as_it_was(raw)
        self.unframed = self.unframed[len(recorded) :]
        self.note(FromDevice(recorded))

    def event(self, event: Event) -> None:
        self.note(event)

    def status(self, status: Status) -> None:
        self.note(status)

    def note(self, told: Told) -> None:
        self.heard.append(Heard(self.when, told))

    def cut_off(self) -> None:
        """The line was lost, or the log ends, in the middle of a frame; the end of a line alone is none."""
        if self.unframed.strip(b"\r\n"):
            self.note(FromDevice(self.unframed))
            self.note(NoiseSeen(len(self.unframed)))
        self.unframed = b""
        self.retelling.cut_off()

    def turned(self) -> list[Heard]:
        heard, self.heard = self.heard, []
        return heard


def decoded(tape: Tape, kind: ProtocolKind, setup: Setup, name: str) -> Iterator[Heard]:
    """The host's side is made anew for each connection of the log."""
    page, decoder = _listening(tape, kind, setup, name)
    for entry in tape.entries:
        decoder.heard(entry)
        yield from page.turned()
    page.cut_off()
    yield from page.turned()


def _listening(tape: Tape, kind: ProtocolKind, setup: Setup, name: str) -> "tuple[Page, Decoder]":
    suite, when, device = suite_of(kind.name), tape.entries[0].when, kind.device(setup)
    retelling = suite.retelling()
    if not tape.from_journal:
        page = Page(retelling, when)
        return page, Decoder(kind, device, page, name)
    listened = Listened(retelling, when)
    return listened, Accompanied(kind, device, listened, name, suite.stand_in(setup, tape.told(), Naming.AS_IT_WAS))


class Decoder:
    def __init__(self, kind: ProtocolKind, device: Factory, page: Page, name: str) -> None:
        self._limits: SilenceLimits = kind.limits
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
            case LineDirection.CABLE if entry.text in (OPENED, CLOSED):
                self._page.cut_off()
                self._page.note(Cable(entry.text))
                self._host = self._opened(entry.at) if entry.text == OPENED else ()
            case LineDirection.TO_DEVICE:
                self._page.retelling.then(entry.data)
                self._page.note(ToDevice(entry.data))
            case LineDirection.FROM_DEVICE:
                self._received(entry)

    def _received(self, entry: Entry) -> None:
        """Bytes prove a connection, also in a log that tells of no cable."""
        host = self._host = self._host or self._opened(entry.at)
        told = self._page.retelling.told(entry.data)
        self._page.unframed += entry.data
        try:
            host[0].received(told, entry.at)
        except DeviceError as error:
            self._page.note(Lost(error, 0))
            self._page.cut_off()
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
        host = Conversation(self._name, self._device(), self._page, self._said, watch)
        host.open(at)
        return (host,)

    def _said(self, data: bytes) -> None:
        self._page.retelling.now(data)


@dataclass(slots=True)
class Listened(Page):
    """The frames are noted as they were kept; what is said `aside`, to hold the conversation up, is not."""

    aside: bool = False

    def frame(self, raw: bytes) -> None: ...

    def note(self, told: Told) -> None:
        if not self.aside:
            Page.note(self, told)


class Accompanied(Decoder):
    """Of frames that a journal kept: a stand-in holds the conversation that they were part of."""

    def __init__(
        self, kind: ProtocolKind, device: Factory, page: Listened, name: str, stand_in: ScriptedDevice
    ) -> None:
        super().__init__(kind, device, page, name)
        self._listened = page
        self._stand_in = stand_in
        self._unheard: list[bytes] = []

    def _pass_time(self, until: Entry) -> None:
        """What the device says of its life was not kept, so no silence is one."""
        self._listened.aside = True
        for host in self._host or self._welcomed(until.at):
            self._converse(host, self._stand_in.tick(until.at), until.at)
            host.tick(until.at)
            self._converse(host, b"", until.at)
        self._listened.aside = False

    def _received(self, entry: Entry) -> None:
        self._listened.note(FromDevice(entry.data))
        for host in self._host:
            self._converse(host, self._stand_in.tells(entry.data, entry.at), entry.at)

    def _welcomed(self, at: float) -> tuple[Conversation, ...]:
        self._host = self._opened(at)
        return self._host

    def _said(self, data: bytes) -> None:
        self._unheard.append(data)

    def _converse(self, host: Conversation, said: bytes, at: float) -> None:
        """Until neither side has more to say."""
        if said:
            host.received(said, at)
        while self._unheard:
            if answer := self._stand_in.hears(self._unheard.pop(0), at):
                host.received(answer, at)
