"""Composition of a kiosk: its journal, session, operators, reader, and screens."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.rulebook_library import library
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure.facts import Fact, TableOpened
from dealer_terminal.procedure.meter_commands import LoseLink
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.progressive import is_closed
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.journal_kind import require_table
from dealer_terminal.storage.opening import open_journal, reopen
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.credentials import Pins, administered, credentials
from dealer_terminal.table.device_reader import (
    Device,
    DeviceReader,
    ReaderTable,
    check_without,
    device_reader,
    read_at,
    sensed,
)
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.loudspeaker import Loudspeaker
from dealer_terminal.table.operator_rules import OperatorRules
from dealer_terminal.table.operators import Demonstration, DemonstrationOperators, JournalPreferences, Operators
from dealer_terminal.table.people_admin import ListedPerson, PeopleAdmin, Request
from dealer_terminal.table.ports import OWN_METERS, Clock, Journal, Meters
from dealer_terminal.table.reader import NoReader, ReaderStatus
from dealer_terminal.table.session import Session
from dealer_terminal.table.sign_on import JournalOperators
from dealer_terminal.table.simulated_reader import USUAL, simulated_reader
from dealer_terminal.table.sound import SILENCE, Sound
from dealer_terminal.ui.kiosk.controller import People
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings
from dealer_terminal.ui.kiosk.recent_rounds import ROUNDS


class KioskReader:
    """Reader for the table's packet size. `make` returns a reader, not started yet, for packets of so many cards;
    `packet` applies until a table is open."""

    def __init__(self, session: Session, make: Callable[[int], DeviceReader], packet: int, jobs: Jobs) -> None:
        self._make = make
        self._jobs = jobs
        self._packet = _packet(session.state, packet)
        session.listen(self._moved)
        self._reader = make(self._packet)
        self._reader.start()

    def status(self, state: State) -> ReaderStatus:
        return self._reader.status(state)

    def work(self) -> None:
        self._reader.work()

    def retry(self) -> None:
        self._reader.retry()

    def drop(self) -> None:
        self._reader.drop()

    def adopt(self, session: Session, journal: Journal) -> None:
        """Continue with the session and the journal, which were reopened after a failure."""
        session.listen(self._moved)
        self._reader.adopt(session, journal)

    def close(self) -> None:
        self._reader.close()

    def _moved(self, state: State, outcome: Sequence[Fact]) -> None:
        """Replace the reader if needed, after every listener has handled this change."""
        wanted = _packet(state, self._packet)
        if any(isinstance(fact, TableOpened) for fact in outcome) and wanted != self._packet:
            self._jobs.later(partial(self._replace, wanted))

    def _replace(self, wanted: int) -> None:
        self._reader.close()
        self._packet = wanted
        self._reader = self._make(self._packet)
        self._reader.start()


def _packet(state: State, otherwise: int) -> int:
    return state.game().packet if state.book is not None else otherwise


LOG = logging.getLogger(__name__)


class Simulation(Struct, frozen=True):
    """A simulated machine. `pause` is the time of one gesture at it, in seconds."""

    seed: int
    pause: float
    protocol: str = USUAL


class ByHand(Struct, frozen=True):
    """No reader: the dealer enters the cards."""


class KioskOptions(Struct, frozen=True):
    """Command-line options of a kiosk. An `unattended` kiosk has no people, so its operators are simulated too."""

    db: str
    keys: Path | None
    settings: KioskSettings
    cards: Device | Simulation | ByHand
    rulebooks: tuple[str, ...] = ()
    unattended: bool = False
    linked: str = ""


@contextmanager
def open_kiosk(wanted: KioskOptions) -> Iterator[Kiosk]:
    held = _Held(wanted)
    try:
        yield held.kiosk()
    finally:
        held.close()


class _Held:
    """Everything that depends on the open journal. All of it follows when the journal is reopened."""

    def __init__(self, wanted: KioskOptions) -> None:
        self._wanted = wanted
        self._clock = SystemClock()
        self._jobs = Jobs()
        self._set = linked_meters(wanted.linked, wanted.db, wanted.keys, self._clock, self._jobs)
        self._journal = open_journal(wanted.db, keys=wanted.keys)
        self._covered, self._signed = 0, 0
        try:
            require_table(self._journal)
            self._session = self._new_session()
            self._check_people()
            self._set.begin(self._session)
            self._reader = self._reader_of(wanted)
        except BaseException:
            self._set.close()
            self._journal.close()
            raise

    def kiosk(self) -> Kiosk:
        people = People(self, self._reader, self, self, self.past)
        room = KioskContext(_with_reader(self._wanted), library(self._wanted.rulebooks))
        age, look, sound = self.checkpoint_age, self.look, _sound(self._wanted)
        return Kiosk(self._session, people, room, self.reopened, age, self._jobs, sound, look)

    def reopened(self) -> Session:
        self._journal = reopen(self._journal, self._wanted.db, keys=self._wanted.keys)
        self._session = self._new_session()
        self._set.begin(self._session)
        self._reader.adopt(self._session, self._journal)
        return self._session

    def past(self) -> tuple[State, ...]:
        """Return the last rounds, or none if they cannot be read. The table continues either way."""
        try:
            return self._journal.past_rounds(self._session.state, ROUNDS)
        except KnownError as error:
            LOG.warning("no round can be recalled: %s", error)
            return ()

    def look(self) -> None:
        self._journal.look()

    def checkpoint_age(self) -> int:
        """Return the seconds since the last record that a checkpoint covers. While the journal cannot be written, the
        age of the last known one keeps growing."""
        with suppress(KnownError):
            self._look_at_checkpoint()
        return max(0, self._clock.now().utc - self._signed) // 1_000_000 if self._signed else 0

    def _look_at_checkpoint(self) -> None:
        covered = self._journal.status().checkpoint
        if covered != self._covered:
            self._covered = covered
            self._signed = next((record.utc for record in list(self._journal.records(covered - 1, covered))), 0)

    def check(self, number: str, pin: str) -> Operator | Refusal:
        return self._operators.check(number, pin)

    def badge(self, text: str) -> Operator | Refusal:
        return self._operators.badge(text)

    def hint(self) -> tuple[Demonstration, ...]:
        return self._operators.hint()

    def everybody(self) -> tuple[ListedPerson, ...]:
        return self._office.everybody()

    def manage(self, by: str, request: Request) -> Refusal | None:
        return self._office.manage(by, request)

    def of(self, operator: str, otherwise: ScreenPreferences) -> ScreenPreferences:
        return self._preferences.of(operator, otherwise)

    def keep(self, operator: str, look: ScreenPreferences) -> None:
        self._preferences.keep(operator, look)

    def close(self) -> None:
        """Close everything. Check the journal's file and keys one last time, and report a failure."""
        self._set.close()
        self._reader.close()
        try:
            self._journal.end()
        finally:
            self._journal.close()

    def _new_session(self) -> Session:
        self._operators, self._office = self._people_of(self._journal)
        self._preferences = JournalPreferences(self._journal, self._clock)
        return Session(self._journal, self._journal.keys, self._clock, self._set.meters)

    def _people_of(self, journal: SqlJournal) -> tuple[Operators, PeopleAdmin]:
        """Return the sign-on check and the administration of operators. Only a simulated table has public PINs; a real
        one starts without operators."""
        if self._invents_people:
            invented = DemonstrationOperators()
            return invented, invented
        pins = Pins(journal.keys)
        operators = JournalOperators(journal, self._clock, pins)
        return operators, OperatorRules(operators, pins)

    @property
    def _invents_people(self) -> bool:
        return self._wanted.unattended or isinstance(self._wanted.cards, Simulation)

    def _check_people(self) -> None:
        """Refuse simulated operators at an open table that real people deal by hand, because nothing would mark their
        facts."""
        state = self._session.state
        by_hand = state.terms is not None and state.terms.cards_from is CardsFrom.DEALER
        real = self._invents_people and administered(credentials(self._journal.house_records()))
        if real and by_hand and state.phase is not Phase.CLOSED:
            raise KnownError(
                f"table {state.table} is open and dealt by hand by real people: start it without a simulated reader, "
                "or name another journal with --db"
            )

    def _reader_of(self, wanted: KioskOptions) -> KioskReader | NoReader:
        if isinstance(wanted.cards, ByHand):
            check_without(self._session.state)
            return NoReader(self._jobs.run_pending)
        packet = installed_rulebooks.game_of(installed_rulebooks.rulebook(wanted.settings.rulebook)).packet
        return KioskReader(self._session, partial(self._reader_for, wanted.cards), packet, self._jobs)

    def _reader_for(self, cards: Device | Simulation, packet: int) -> DeviceReader:
        table = ReaderTable(self._session, self._journal, self._journal.keys, self._clock, self._jobs, packet)
        match cards:
            case Simulation(seed=seed, pause=pause, protocol=protocol):
                return simulated_reader(table, protocol=protocol, seed=seed, pause=pause)
            case device:
                return device_reader(table, device)


def _sound(wanted: KioskOptions) -> Sound:
    return Loudspeaker() if wanted.settings.sound and not wanted.unattended else SILENCE


def _with_reader(wanted: KioskOptions) -> KioskSettings:
    """Add to the settings what the table's reader can detect, and when."""
    if isinstance(wanted.cards, ByHand):
        return replace(wanted.settings, senses=frozenset())
    protocol = wanted.cards.protocol
    return replace(wanted.settings, read_at=read_at(protocol), senses=sensed(protocol))


_OF_A_FLOOR = "dealer_terminal.app.forwarding"
"""Module imported for linked tables only, because it takes time to load."""


class MetersOf(Protocol):
    @property
    def meters(self) -> Meters: ...

    def begin(self, session: Session) -> None:
        """Begin using a session. Called at the start and with each session after it."""
        ...

    def close(self) -> None: ...


class TablesOwn:
    """Meters of a table without a floor server. A table that was linked takes no progressive wagers, because the money
    on its meters is on the floor server."""

    meters: Meters = OWN_METERS

    def begin(self, session: Session) -> None:
        link = session.state.link
        if link.source and not is_closed(session.state):
            with suppress(KnownError):
                session.handle(LoseLink(link.source, LinkTrouble.AWAY, "the terminal was started without it"))

    def close(self) -> None:
        """Do nothing, because no connection is open."""


def linked_meters(linked: str, db: str, keys: Path | None, clock: Clock, jobs: Jobs) -> MetersOf:
    if not linked:
        return TablesOwn()
    floors: MetersOf = import_module(_OF_A_FLOOR).floors_meters(linked, db, keys, clock, jobs)
    return floors
