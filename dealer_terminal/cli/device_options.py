"""What the commands on devices share: their options, and a link that a command waits for."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Condition
from typing import Annotated, TypeVar

import typer

from dealer_terminal.errors import KnownError
from dealer_terminal.sqlite_sidecars import require_no_side_file
from drivers.backoff import Backoff
from drivers.connect import link_to
from drivers.conversation import Listener
from drivers.declaration import Setup
from drivers.errors import DeviceError
from drivers.events import Event, Fault, FaultRaised
from drivers.kit.tape import LINE, OPTION, PACKET_SIZE, PROTOCOL
from drivers.link import Link, Permission
from drivers.pipe import Port, port_at
from drivers.protocol import LineSettings, line_of
from drivers.registry import KINDS, named
from drivers.status import Closed, Connecting, Listening, Lost, Status
from drivers.wirelog import WireLog, logged

Told = TypeVar("Told")

NO_FILE = Path()
Url = Annotated[str, typer.Argument(metavar="URL", help="Where the device is.")]
ProtocolName = Annotated[str, typer.Option("--protocol", help=f"{', '.join(KINDS)}.")]
FEWEST_CARDS, MOST_CARDS = 2, 7
PacketSize = Annotated[int, typer.Option(min=FEWEST_CARDS, max=MOST_CARDS, help="Cards in a packet: 3 for 3 Card.")]
Seconds = Annotated[float, typer.Option(min=0.1, max=3600, help="How long to listen.")]
LogFile = Annotated[
    Path,
    typer.Option("--log", help="A wire log: six files of 1 MB at most, then the oldest goes.", show_default=False),
]


LineText = Annotated[str, typer.Option("--line", help='Such as "9600 8N1"; else what the protocol says.')]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A protocol's own setting; device list names them."),
]


def options_of(told: list[str] | None) -> dict[str, str]:
    options = dict[str, str]()
    for word in told or ():
        name, apart, value = word.partition("=")
        if not apart or not name:
            raise KnownError(f"--option {word}: write NAME=VALUE; device list says which there are")
        options[name] = value
    return options


@dataclass(frozen=True, slots=True)
class Spoken:
    """How a device is spoken to: its protocol, the line it is on, and the protocol's own options."""

    protocol: str
    packet_size: int
    line: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    def on_line(self) -> LineSettings:
        return line_of(self.line) if self.line else named(self.protocol).line

    def setup(self) -> Setup:
        """With what is usual."""
        return named(self.protocol).complete(Setup(self.packet_size, self.options))

    def about(self) -> tuple[str, ...]:
        """What a log says of itself."""
        setup = self.setup()
        options = (f"{OPTION} {name}={value}" for name, value in setup.options.items())
        told = (f"{PROTOCOL} {self.protocol}", f"{PACKET_SIZE} {setup.packet_size}", f"{LINE} {self.on_line()}")
        return (*told, *options)


@dataclass
class DeviceListener:
    """Keeps what a device says, and lets a command wait for something of it."""

    tell: Callable[[object], None] = lambda _: None
    statuses: list[Status] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    changed: Condition = field(default_factory=Condition)
    keep: int = 1000
    frames: int = 0
    told: int = 0
    opened: bool = False

    def frame(self, raw: bytes) -> None:
        self.frames += 1
        self.tell(raw)

    def event(self, event: Event) -> None:
        self.told += 1
        self._keep(self.events, event)

    def status(self, status: Status) -> None:
        self.opened |= isinstance(status, Listening)
        self._keep(self.statuses, status)

    def wait(self, until: Callable[[], object], seconds: float) -> bool:
        with self.changed:
            return self.changed.wait_for(lambda: bool(until()), seconds)

    def last(self) -> Status:
        told = [status for status in self.statuses if not isinstance(status, Connecting | Closed)]
        return told[-1] if told else Connecting("")

    def _keep(self, where: list[Told], what: Told) -> None:
        self.tell(what)
        with self.changed:
            where.append(what)
            del where[: -self.keep]
            self.changed.notify_all()


def must_fit(url: str, heard: DeviceListener) -> None:
    """A machine of another game stays silent, which says nothing of it."""
    told = [event.detail for event in heard.events if isinstance(event, FaultRaised) and event.fault is Fault.MISFIT]
    if told:
        raise KnownError(f"{url}: {told[0]}; name its packets with --packet-size, or have the machine put right")


def must_have_been_open(url: str, heard: DeviceListener) -> None:
    """Nothing that was heard says nothing of the device where its line was never this program's."""
    if heard.opened:
        return
    match heard.last():
        case Lost(error):
            raise KnownError(str(error))
        case _:
            raise KnownError(f"{url}: its line was not open in that time; give it more --seconds")


@contextmanager
def linked(
    url: str, spoken: Spoken, listener: Listener, *, may_order: bool = False, log: Path = NO_FILE
) -> Iterator[Link]:
    with told_plainly():
        port = _port(url, spoken, log)
    with linked_at(port, spoken, listener, may_order=may_order) as link:
        yield link


@contextmanager
def told_plainly() -> Iterator[None]:
    """A device's error, as a command tells it."""
    try:
        yield
    except DeviceError as error:
        raise KnownError(str(error)) from None


SOON_AGAIN = 1.0
"""Seconds: somebody stands beside the device and pulls its cable."""


@contextmanager
def linked_at(port: Port, spoken: Spoken, listener: Listener, *, may_order: bool = False) -> Iterator[Link]:
    with told_plainly():
        link = link_to(
            port,
            spoken.protocol,
            listener,
            device=named(spoken.protocol).device(spoken.setup()),
            permission=Permission.MAY_ORDER if may_order else Permission.READ_ONLY,
            backoff=Backoff(limit=SOON_AGAIN),
        )
    link.start()
    try:
        yield link
    finally:
        link.close()


def _port(url: str, spoken: Spoken, log: Path) -> Port:
    port = port_at(url, spoken.on_line())
    return port if log == NO_FILE else logged(port, log_at(log, spoken), lambda error: log_ended(log, error))


def log_at(log: Path, spoken: Spoken) -> WireLog:
    require_no_side_file(log)
    try:
        return WireLog(log, about=spoken.about())
    except OSError as error:
        raise KnownError(f"{log}: {error.strerror}; name a file in a folder that this user may write") from None


def log_ended(log: Path, error: OSError) -> None:
    typer.echo(f"{log}: {error.strerror}; the wire log ends here, the device is still heard: make room", err=True)
