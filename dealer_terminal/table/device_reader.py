"""The reader of a table on a line: its link, its feed into the session, and how it stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NoReturn

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.table.cards_in.feed import Feed
from dealer_terminal.table.cards_in.frames import Frames
from dealer_terminal.table.cards_in.intake import WAYS, Intake, Top, Way
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.listening import Listening
from dealer_terminal.table.ports import Clock, Journal, Keys
from dealer_terminal.table.reader import ReaderStatus, Standing
from dealer_terminal.table.reader_words import NAMES, NOT_STORED, remedy
from dealer_terminal.table.session import Session
from drivers.backoff import Backoff
from drivers.connect import link_to
from drivers.errors import DeviceError
from drivers.link import Permission
from drivers.pipe import Nature, Port, port_at
from drivers.protocol import LineSettings, Order
from drivers.registry import device_of, named
from drivers.status import Connecting, Impaired, Lost, Silent

NATURES = {CardsFrom.READER: "real", CardsFrom.SIMULATED: "simulated"}
SEEN = {ReadAt.DEAL: "dealt", ReadAt.EXPOSURE: "turned over"}
CARDS_FROM = {Nature.REAL: CardsFrom.READER, Nature.SIMULATED: CardsFrom.SIMULATED}


@dataclass(frozen=True, slots=True)
class Table:
    """What a reader needs of the table that it serves. `packet` is how many cards the game's packets have."""

    session: Session
    journal: Journal
    keys: Keys
    clock: Clock
    jobs: Jobs
    packet: int


@dataclass(frozen=True, slots=True)
class Device:
    """`url` is a device path, socket://, rfc2217:// or hwgrep://; its line settings are the protocol's, or given."""

    url: str
    protocol: str
    line: LineSettings | None = None
    permission: Permission = Permission.READ_ONLY
    top: Top = Top.LAST_DRAWN
    simulated: bool = False
    """A simulated device at an address that does not show it, such as a TCP port."""
    patience: float = 60.0
    """Seconds between two attempts to connect, at most."""


def device_reader(table: Table, device: Device) -> "DeviceReader":
    """Not started yet. Whatever cannot work is refused here, in one line."""
    return DeviceReader(table, device, _port(device))


def read_at(protocol: str) -> ReadAt:
    """Whether such a device sees cards as they are dealt, or as they are turned over."""
    return ReadAt.EXPOSURE if WAYS[protocol] is Way.EXPOSURE else ReadAt.DEAL


def cards_from(device: Device) -> CardsFrom:
    """What its cards are: a device behind a pseudo-terminal or on this machine itself is never taken for a real one."""
    return CARDS_FROM[_port(device).nature]


class DeviceReader:
    """In the shape of `table.reader.Reader`: whoever owns the jobs calls `report` whenever they wake."""

    def __init__(self, table: Table, device: Device, port: Port) -> None:
        cards_from, kind = CARDS_FROM[port.nature], named(device.protocol)
        _check(table.session.state, device.protocol, cards_from)
        self._table = table
        self._protocol = device.protocol
        self._name = NAMES[device.protocol]
        self._looks = False
        self._door = table.jobs.door()
        intake = Intake(WAYS[device.protocol], cards_from, device.top)
        self.feed = Feed(table.session, intake, self._frames(table.journal))
        self.link = link_to(
            port,
            device.protocol,
            Listening(port.name, self.feed, self._door, kind.is_heartbeat),
            device=device_of(device.protocol, table.packet),
            permission=device.permission,
            backoff=Backoff(limit=device.patience),
        )
        table.session.listen(self._moved)

    def start(self) -> None:
        self.feed.work()
        self.link.start()

    def close(self) -> None:
        """Within a second nothing more is told; what was not taken is told again by the device."""
        self._door.close()
        self.link.close()

    def adopt(self, session: Session, journal: Journal) -> None:
        """The journal was read again after it failed."""
        self.feed.adopt(session, self._frames(journal))
        session.listen(self._moved)

    def status(self, state: State) -> ReaderStatus:
        if self.feed.trouble:
            return ReaderStatus(Standing.LOST, self._name, NOT_STORED, detail=self.feed.trouble)
        match self.feed.line:
            case Lost(error) | Silent(error) | Impaired(error):
                return ReaderStatus(Standing.LOST, self._name, remedy(error), detail=str(error))
            case Connecting():
                return ReaderStatus(Standing.BUSY, self._name, "The terminal is connecting to it.")
        standing = Standing.BUSY if state.phase is Phase.DEAL else Standing.READY
        return ReaderStatus(standing, self._name, gathered=self.feed.gathered())

    def report(self, state: State) -> tuple[Command, ...]:
        """Does what waits; the session has handled it when this returns, so that it can be acknowledged."""
        self._table.jobs.run_pending()
        self.feed.work()
        return ()

    def drop(self) -> None:
        """The dealer begins again with the cards that a line reader gathered."""
        self.feed.drop()

    def retry(self) -> None:
        self.link.retry()

    def order(self, order: Order) -> None:
        try:
            self.link.order(order)
        except DeviceError as error:
            raise KnownError(str(error)) from None

    def _frames(self, journal: Journal) -> Frames:
        return Frames(journal, self._table.keys, self._table.clock, self._protocol)

    def _moved(self, state: State, outcome: Sequence[Fact]) -> None:
        """Not at once: every listener hears of this change before the next one."""
        if not (self._looks or self._door.shut):
            self._looks = True
            self._table.jobs.later(self._look)

    def _look(self) -> None:
        self._looks = False
        if not self._door.shut:
            self.feed.work()


def _port(device: Device) -> Port:
    try:
        port = port_at(device.url, device.line or named(device.protocol).line)
    except DeviceError as error:
        raise KnownError(str(error)) from None
    nature = Nature.SIMULATED if device.simulated else port.nature
    return Port(port.name, nature, port.open, port.pace)


def _check(state: State, protocol: str, cards_from: CardsFrom) -> None:
    """A real device and the simulator exclude each other; at a table that is dealt by hand a reader just waits."""
    if state.phase is Phase.CLOSED or state.terms is None or state.terms.cards_from is CardsFrom.DEALER:
        return
    if state.terms.cards_from is not cards_from:
        _other_reader(state, protocol, f"is {NATURES[state.terms.cards_from]}", f"this one is {NATURES[cards_from]}")
    if state.terms.read_at is not read_at(protocol):
        before, now = (f"sees cards as they are {SEEN[at]}" for at in (state.terms.read_at, read_at(protocol)))
        _other_reader(state, protocol, before, f"{protocol} {now}")


def _other_reader(state: State, protocol: str, before: str, now: str) -> NoReturn:
    raise KnownError(
        f"table {state.table} is open with a reader that {before}, and {now}: start with the reader from before "
        f"(without its cable a round goes on by hand), let a supervisor close the table, then start with {protocol}"
    )
