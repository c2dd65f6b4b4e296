"""Reader connected to a table's line: its link, its feed into the session, and its status."""

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.device_faults import (
    ANOTHER_PROTOCOL,
    NO_PERMISSION,
    NOT_PLUGGED_IN,
    NOT_SERIAL,
    ONLY_NOISE,
    PORT_FAILS,
    FaultId,
    port_held,
    words_of,
)
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.table.cards_in.feed import Feed
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.cards_in.intake import Intake, Top, Way, way_of
from dealer_terminal.table.jobs import GLANCE, Jobs, JobSubmitter, NotTakenError
from dealer_terminal.table.ports import Clock, Journal, TerminalKeys
from dealer_terminal.table.reader import ReaderCondition, ReaderStatus
from dealer_terminal.table.session import Session
from drivers.backoff import Backoff
from drivers.connect import link_to
from drivers.declaration import Factory, Game, ProtocolKind, StoredFrame
from drivers.errors import (
    DeviceError,
    HouseError,
    LineNoise,
    NoPermission,
    NoSuchPort,
    NotASerialPort,
    OpenError,
    OwnFault,
    PortFails,
    SilentDevice,
    SpeechError,
    StoreRefused,
    WrongProtocol,
)
from drivers.events import Event
from drivers.link import Permission
from drivers.pipe import Nature, Port, port_at
from drivers.protocol import LineSettings, Order, Sense
from drivers.registry import device_of, named
from drivers.status import Closed, Connecting, Impaired, Lost, Quiet, Silent, Status
from drivers.status import Listening as NothingHeard
from drivers.url import of_an_emulator_that_is_off

NATURES = {CardsFrom.READER: "real", CardsFrom.SIMULATED: "simulated"}
SEEN = {ReadAt.DEAL: "dealt", ReadAt.EXPOSURE: "turned over"}
CARDS_FROM = {Nature.REAL: CardsFrom.READER, Nature.SIMULATED: CardsFrom.SIMULATED}


@dataclass(frozen=True, slots=True)
class ReaderTable:
    """Parts of the table that a reader needs. `packet` is the number of cards in the game's packets."""

    session: Session
    journal: Journal
    keys: TerminalKeys
    clock: Clock
    jobs: Jobs
    packet: int


@dataclass(frozen=True, slots=True)
class Device:
    """Address and settings of a device. `url` is a device path, socket://, rfc2217:// or hwgrep://. Without `line`, the
    protocol's line settings apply."""

    url: str
    protocol: str
    line: LineSettings | None = None
    permission: Permission = Permission.READ_ONLY
    top: Top = Top.LAST_DRAWN
    simulated: bool = False
    """True for a simulated device whose address does not show it, such as a TCP port."""
    patience: float = 60.0
    """Maximum seconds between two connection attempts."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Options of the protocol by name. Missing ones have their default."""


def device_reader(table: ReaderTable, device: Device) -> "DeviceReader":
    """Return the reader, not started yet. Raise KnownError with one line if it cannot work."""
    return DeviceReader(table, device, _port(device))


def read_at(protocol: str) -> ReadAt:
    """Return whether such a device reads cards when dealt or when exposed."""
    return ReadAt.EXPOSURE if way_of(protocol) is Way.EXPOSURE else ReadAt.DEAL


def sensed(protocol: str) -> frozenset[Phase]:
    """Return the steps that such a device reports itself; the dealer confirms the others."""
    return frozenset(_TELLS[sense] for sense in named(protocol).senses if sense in _TELLS)


_TELLS = {Sense.PACKETS: Phase.DEAL, Sense.DRAWS: Phase.DEAL, Sense.REST: Phase.REST, Sense.DECK: Phase.DECK_BACK}


def cards_from(device: Device) -> CardsFrom:
    """Return the source of the device's cards. A device behind a pseudo-terminal or on this machine is never a real
    one."""
    return CARDS_FROM[_port(device).nature]


class DeviceReader:
    """Reader that implements the shape of `table.reader.Reader`."""

    def __init__(self, table: ReaderTable, device: Device, port: Port) -> None:
        cards_from, kind = CARDS_FROM[port.nature], named(device.protocol)
        _check(table.session.state, device, cards_from)
        self._table = table
        self._protocol = device.protocol
        self._name = name_of(kind)
        self._looks = False
        self._door = table.jobs.door()
        self._way = way_of(device.protocol)
        intake, frames = Intake(self._way, cards_from, device.top), self._frames(table.journal)
        self.feed = Feed(table.session, intake, frames, frames.told(kind))
        self.link = link_to(
            port,
            device.protocol,
            ReaderListener(port.name, self.feed, self._door, kind.is_heartbeat),
            device=_made(device, table.packet, frames.last(kind.is_counted), lambda: self.feed.round),
            permission=device.permission,
            backoff=Backoff(limit=device.patience),
        )
        table.session.listen(self._moved)

    def start(self) -> None:
        self.feed.work()
        self.link.start()

    def close(self) -> None:
        """Stop delivering within one second. The device resends unacknowledged reports."""
        self._door.close()
        self.link.close()

    def adopt(self, session: Session, journal: Journal) -> None:
        """Continue with a journal that was reopened after a failure."""
        self.feed.adopt(session, self._frames(journal))
        session.listen(self._moved)

    def status(self, state: State) -> ReaderStatus:
        """Return the status. It is good only if the line, the device and this program's own part all work."""
        if self.feed.trouble:
            return ReaderStatus(ReaderCondition.LOST, self._name, NOT_STORED, detail=self.feed.trouble)
        if self.link.fault is not None:
            return self._lost(self.link.fault)
        match self.feed.line:
            case Lost(error) | Silent(error) | Impaired(error):
                return self._lost(error)
            case _ if FaultId.READER_LOST in state.faults:
                detail = state.faults[FaultId.READER_LOST]
                return ReaderStatus(
                    ReaderCondition.LOST, self._name, words_of(FaultId.READER_LOST, detail)[1], detail=detail
                )
            case Quiet(error):
                return ReaderStatus(ReaderCondition.QUIET, self._name, QUIET, detail=str(error))
            case Connecting() | Closed():
                return ReaderStatus(ReaderCondition.CONNECTING, self._name, CONNECTING)
            case NothingHeard() if self._way is Way.PACKETS:
                return ReaderStatus(ReaderCondition.CONNECTING, self._name, CONNECTING)
        standing = ReaderCondition.BUSY if state.phase is Phase.DEAL else ReaderCondition.READY
        standing = ReaderCondition.FAULTY if state.faults else standing
        return ReaderStatus(standing, self._name, gathered=self.feed.gathered(), due=self.feed.due())

    def _lost(self, error: DeviceError) -> ReaderStatus:
        return ReaderStatus(ReaderCondition.LOST, self._name, remedy(error), detail=str(error))

    def work(self) -> None:
        self._table.jobs.run_pending()
        self._catch_up()

    def _catch_up(self) -> None:
        """Run the feed, unless this program's own part has failed: then the line must restart first."""
        if self.link.fault is None:
            self.feed.work()

    def drop(self) -> None:
        """Discard the cards that a line reader collected because the dealer rescans the hand."""
        self.feed.drop()

    def retry(self) -> None:
        self.link.retry()

    def order(self, order: Order) -> None:
        try:
            self.link.order(order)
        except DeviceError as error:
            raise KnownError(str(error)) from None

    def _frames(self, journal: Journal) -> FrameStore:
        return FrameStore(journal, self._table.keys, self._table.clock, self._protocol)

    def _moved(self, state: State, outcome: Sequence[Fact]) -> None:
        """Schedule a later run, so that every listener gets this change before the next one."""
        if not (self._looks or self._door.shut):
            self._looks = True
            self._table.jobs.later(self._look)

    def _look(self) -> None:
        self._looks = False
        if not self._door.shut:
            self._catch_up()


def _made(device: Device, packet: int, heard: Sequence[StoredFrame], game: Game) -> Factory:
    try:
        return device_of(device.protocol, packet, device.options, heard, game)
    except DeviceError as error:
        raise KnownError(str(error)) from None


def _port(device: Device) -> Port:
    try:
        kind = named(device.protocol)
        port = port_at(device.url, device.line or kind.line)
    except DeviceError as error:
        raise KnownError(str(error)) from None
    nature = Nature.SIMULATED if device.simulated else port.nature
    return Port(port.name, nature, port.open, port.pace)


def check_without(state: State) -> None:
    """Raise KnownError if the table is open with a reader but none is configured."""
    if _reads(state):
        before = f"is {NATURES[state.in_force().cards_from]}"
        _other_reader(state, before, "none is named now", "start without one")


def _reads(state: State) -> bool:
    """Return True if the table is open with cards from a reader."""
    opened = state.phase is not Phase.CLOSED and state.terms is not None
    return opened and state.in_force().cards_from is not CardsFrom.DEALER


def _check(state: State, device: Device, cards_from: CardsFrom) -> None:
    """Raise KnownError on a mix of real device and simulator. At a table dealt by hand a reader only waits."""
    if not _reads(state):
        return
    protocol, terms = device.protocol, state.in_force()
    then = f"start with {protocol}"
    if terms.cards_from is not cards_from:
        if cards_from is CardsFrom.READER and of_an_emulator_that_is_off(device.url):
            raise KnownError(
                f"table {state.table} is open with a simulated reader, and nothing is at {device.url}: "
                f"start the emulator first (dealer-terminal emulate --protocol {protocol} --path {device.url})"
            )
        _other_reader(state, f"is {NATURES[terms.cards_from]}", f"this one is {NATURES[cards_from]}", then)
    if terms.read_at is not read_at(protocol):
        before, now = (f"sees cards as they are {SEEN[at]}" for at in (terms.read_at, read_at(protocol)))
        _other_reader(state, before, f"{protocol} {now}", then)


def _other_reader(state: State, before: str, now: str, then: str) -> NoReturn:
    raise KnownError(
        f"table {state.table} is open with a reader that {before}, and {now}: start with the reader from before "
        f"(without its cable a round goes on by hand), let a supervisor close the table, then {then}"
    )


class ReaderListener:
    """Listener that acknowledges a report only after the table took it. A terminal that is closing takes no more
    reports.

    A heartbeat equal to the previous one is not stored again, so that it does not fill the journal.
    """

    def __init__(self, port: str, feed: Feed, door: JobSubmitter, is_heartbeat: Callable[[bytes], bool]) -> None:
        self._port = port
        self._feed = feed
        self._door = door
        self._is_heartbeat = is_heartbeat
        self._beat = b""

    def frame(self, raw: bytes) -> None:
        if raw == self._beat:
            return
        self._door.ask(lambda: self._feed.frame(raw))
        if self._is_heartbeat(raw):
            self._beat = raw

    def event(self, event: Event) -> None:
        while not self._door.leads_nowhere:
            with contextlib.suppress(NotTakenError):
                self._door.ask(lambda: self._feed.event(event))
                return
            if not self._door.leads_nowhere:
                time.sleep(GLANCE)
        raise StoreRefused(self._port, "the terminal is closing")

    def status(self, status: Status) -> None:
        with contextlib.suppress(NotTakenError):
            self._door.ask(lambda: self._feed.status(status))


TRANSLATED = (words("Packet shuffler"), words("Card reader"), words("Angel Eye shoe"))
"""Titles from protocol declarations that are in the catalog. Other titles are shown as declared."""


NOT_STORED = words("What it tells can't be stored. See to the disk.")


CONNECTING = words("The terminal is connecting to it.")


QUIET = words("Nothing was heard from it for long. If the next card does not come, see to its cable and power.")


_WHAT_TO_DO: tuple[tuple[type[DeviceError], Words], ...] = (
    (NoPermission, NO_PERMISSION),
    (NoSuchPort, NOT_PLUGGED_IN),
    (PortFails, PORT_FAILS),
    (NotASerialPort, NOT_SERIAL),
    (OpenError, words("Its line can't be opened. See to its cable, then call a technician.")),
    (SilentDevice, words("Nothing is heard from it. See that it is on and that its cable is in its place.")),
    (WrongProtocol, ANOTHER_PROTOCOL),
    (LineNoise, ONLY_NOISE),
    (SpeechError, words("It can't be understood. Call a technician.")),
    (OwnFault, words("The terminal failed at it, and tries again by itself. Go on by hand, and call a technician.")),
    (HouseError, NOT_STORED),
    (DeviceError, words("Its line is lost. See to its cable and power.")),
)


def name_of(kind: ProtocolKind) -> Words:
    return Words(kind.title)


def remedy(error: DeviceError) -> Words:
    """Return a remedy in a dealer's words. The line's own message is for a technician."""
    return port_held(str(error)) or next(told for kind, told in _WHAT_TO_DO if isinstance(error, kind))
