"""Adapter between a device's link and a session: applies the understood reports to the table.

The link calls from its own thread and waits for its job; the session's owner does all the work.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId, known_fault
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.cards import Card
from dealer_terminal.table.cards_in import devices, exposure, missed_reports, packet_recovery, packets, shoe
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.cards_in.intake import (
    Contact,
    Held,
    Intake,
    Reloaded,
    Reopened,
    ReportSeal,
    RestUnread,
    SealPacket,
    SealRest,
    TakenUp,
    Understood,
    Unread,
    Way,
    Wish,
    blocked,
    hold,
    noted,
    resumed,
    turned,
)
from dealer_terminal.table.cards_in.packet_recovery import NOTHING, Stored, taken_up
from dealer_terminal.table.cards_in.questions import no_fault
from dealer_terminal.table.session import Session
from drivers import events
from drivers.errors import DeviceError, StoreRefused
from drivers.events import Event
from drivers.status import Connecting, Impaired, Lost, Status, Up

_IN_ORDER = (
    events.AlreadyDealt,
    events.CardBurnt,
    events.CardInDoubt,
    events.CardRead,
    events.DeviceStarted,
    events.PacketRead,
    events.ReportChanged,
    events.ReportsMissing,
    events.RestRead,
)


def understood(state: State, intake: Intake, event: Event) -> Understood:
    """Handle the report after the ones already held, so that card reports stay in order."""
    intake = turned(state, intake)
    if intake.held and isinstance(event, _IN_ORDER):
        return hold(intake, event)
    if isinstance(event, missed_reports.CARDS) and missed_reports.comes(state, intake, event):
        return hold(intake, event)
    return _understood(state, intake, event)


def line_changed(state: State, intake: Intake, status: Status) -> Understood:
    return devices.line_changed(state, turned(state, intake), status)


def table_moved(state: State, intake: Intake) -> Understood:
    """Retry held reports and postponed questions after a change at the table."""
    intake = turned(state, intake)
    if intake.way is Way.EXPOSURE:
        return Understood(exposure.at_place(state, intake), exposure.place_entered(state, intake))
    if devices.has_its_deck(state, intake):
        back = (commands.ReturnDeck(),)
        return Understood(replace(intake, reloaded=False), back, ("a deck is in the machine already",))
    intake = missed_reports.marked(state, intake)
    lost = devices.asks_lost(state, intake) if intake.contact is Contact.LOST else ()
    if lost or blocked(state) or missed_reports.waits(state, intake) or not intake.held:
        return Understood(intake, lost)
    first, *rest = intake.held
    return _understood(state, replace(intake, held=tuple(rest)), first)


def _understood(state: State, intake: Intake, event: Event | Held) -> Understood:
    match event:
        case events.PacketRead():
            return packets.packet_read(state, intake, event)
        case events.RestRead():
            return packets.rest_read(state, intake, event)
        case events.AlreadyDealt():
            return packets.already_dealt(state, intake, event)
        case TakenUp():
            return packet_recovery.asked(state, intake)
        case Reopened():
            return missed_reports.asked(state, intake)
        case Reloaded():
            return packets.reloaded(state, intake)
        case Unread():
            return packets.unread(state, intake, event)
        case RestUnread():
            return packets.rest_unread(state, intake)
        case events.CardRead():
            by_line = intake.way is Way.EXPOSURE
            return exposure.shown_card(state, intake, event) if by_line else shoe.drawn_card(state, intake, event)
        case events.DeviceStarted():
            return shoe.started(state, intake)
        case events.ReportsMissing() | events.ReportChanged():
            return missed_reports.hole(state, intake, event)
        case events.CardBurnt():
            return missed_reports.burnt(state, intake, event)
        case events.CardInDoubt():
            return missed_reports.in_doubt(state, intake, event)
        case events.ConditionChanged():
            return devices.condition_changed(state, intake, event)
        case events.DeckVerified():
            return devices.deck_verified(state, intake, event)
        case events.DeviceNamed():
            return devices.device_named(state, intake, event)
        case events.FaultRaised():
            return devices.fault_raised(state, intake, event)
        case events.FaultCleared(fault):
            return Understood(intake, no_fault(state, known_fault(fault.value)))
        case events.CutCardSeen():
            return noted(intake, "the cut card came out")
        case events.NoiseSeen() if intake.way is Way.EXPOSURE:
            return exposure.missed(state, intake, "the reader sent a line that is no card")
        case events.GameResult() | events.PresetChanged() | events.Remark() | events.OrderTaken() | events.NoiseSeen():
            return noted(intake, _PLAIN[type(event)])
        case _:
            assert_never(event)


_PLAIN = {
    events.GameResult: "the shoe ended its own game",
    events.PresetChanged: "somebody changed the device's settings",
    events.Remark: "the device told something of itself",
    events.OrderTaken: "the device took an order",
    events.NoiseSeen: "noise on the line",
}


LOG = logging.getLogger(__name__)
MOST = 256

Step = Callable[[State, Intake], Understood]


class Feed:
    """Reports of one device, applied to the session. Every method runs in the session's thread.

    `told` is what the device reported before the terminal started. `trouble` says why a report cannot be written yet.
    """

    def __init__(self, session: Session, intake: Intake, frames: FrameStore, told: Stored = NOTHING) -> None:
        self.intake = taken_up(session.state, resumed(session.state, intake, opened_packets(session)), told)
        self.trouble = ""
        self.line: Status = Connecting("")
        self._session = session
        self._frames = frames
        self._steps: deque[Step] = deque()
        self._wishes: deque[Wish] = deque()
        self._looked: tuple[object, object] = (None, None)
        self._at_work = False
        self._wrong: DeviceError | None = None

    @property
    def round(self) -> int:
        return self._session.state.round

    def frame(self, raw: bytes) -> None:
        """Store a raw frame. Raise KnownError while too many earlier reports cannot be written."""
        self.work()
        if len(self._steps) + len(self._wishes) > MOST:
            raise KnownError(self.trouble)
        self._frames.keep(self.round, raw)

    def event(self, event: Event) -> None:
        self._steps.append(lambda state, intake: understood(state, intake, event))
        self.work()

    def status(self, status: Status) -> None:
        self.line = status
        self._log(status)
        self._steps.append(lambda state, intake: line_changed(state, intake, status))
        self.work()

    def _log(self, status: Status) -> None:
        """Log each connection error once until the line is up again, because connecting is retried every few seconds.
        The journal reports its own storage errors."""
        match status:
            case Lost(error) | Impaired(error) if error != self._wrong and not isinstance(error, StoreRefused):
                self._wrong = error
                LOG.warning("reader: %s", error)
            case _:
                LOG.info("reader: %s", status)
        if isinstance(status, Up):
            self._wrong = None

    def adopt(self, session: Session, frames: FrameStore) -> None:
        """Continue with a journal that was reopened after a failure, and write the pending reports to it."""
        self._session, self._frames = session, frames
        self.work()

    def drop(self) -> None:
        """Discard the cards of the current place because the dealer rescans it."""
        self.intake = exposure.dropped(self.intake)

    def gathered(self) -> tuple[str, ...]:
        """Return the exposed cards that wait for the rest of their place."""
        return exposure.read_so_far(self._session.state, self.intake)

    def due(self) -> int:
        """Return how many cards belong to the place that is being exposed."""
        return exposure.place_due(self._session.state).size if self.intake.way is Way.EXPOSURE else 0

    def work(self) -> None:
        """Do everything that is possible now, and keep what cannot be written, in order, for the next call. A step that
        fails by a defect of this program is not retried; its frame is stored, and a person is asked.

        A nested call returns immediately; the outer call does its work, so each wish is written once.
        """
        if self._at_work:
            return
        self._at_work = True
        try:
            while self._wish() or self._step() or self._look():
                pass
            self.trouble = ""
        except KnownError as error:
            self.trouble = str(error)
            LOG.warning("reader: a report waits to be written: %s", error)
        finally:
            self._at_work = False

    def _wish(self) -> bool:
        if not self._wishes:
            return False
        wish = self._wishes.popleft()
        try:
            outcome = () if self._written(wish) else self._session.handle(self._sealed(wish))
        except KnownError:
            self._wishes.appendleft(wish)
            raise
        if isinstance(outcome, Refusal):
            self._refused(wish, outcome)
        return True

    def _written(self, wish: Wish) -> bool:
        """Return True if the wish is already done, because a failed append may have reached the disk."""
        match wish:
            case SealPacket(number) | ReportSeal(number):
                return number <= len(self._session.state.dealt)
            case SealRest():
                return self._session.state.phase not in (Phase.DEAL, Phase.REST)
            case _:
                return False

    def _step(self) -> bool:
        if not self._steps:
            return False
        self._follow(self._steps.popleft()(self._session.state, self.intake))
        return True

    def _look(self) -> bool:
        """Process held reports after a change at the table. Return False if nothing changed."""
        state, intake = self._looked
        if state is self._session.state and intake is self.intake:
            return False
        self._looked = (self._session.state, self.intake)
        self._follow(table_moved(self._session.state, self.intake))
        return True

    def _follow(self, result: Understood) -> None:
        self.intake = result.intake
        self._wishes.extend(result.wishes)
        for note in result.notes:
            LOG.info("reader: %s", note)

    def _sealed(self, wish: Wish) -> Command:
        state, seals = self._session.state, self._session.seals
        match wish:
            case SealPacket(number, cards):
                return commands.DealPacket(seals.packet(state, number, cards, self.intake.cards_from))
            case ReportSeal(number, told):
                return commands.DealPacket(seals.unread(state, number, told, self.intake.cards_from))
            case SealRest(cards):
                return commands.RackRest(self.intake.cards_from, seals.rest(state, cards))
            case command:
                return command

    def _refused(self, wish: Wish, refusal: Refusal) -> None:
        """Log a refusal. Raise a fault if cards were refused; the dealer can do anything else by hand."""
        LOG.warning("reader: %s is refused: %s", type(wish).__name__, refusal)
        if isinstance(wish, SealPacket | SealRest | ReportSeal) and FaultId.NOT_TAKEN not in self._session.state.faults:
            self._wishes.append(commands.RaiseFault(FaultId.NOT_TAKEN, str(refusal.why)))


def opened_packets(session: Session) -> tuple[tuple[Card, ...], ...]:
    """Return the round's packets from the journal, in dealing order."""
    state = session.state
    packets = [state.packet(seat) for seat in state.dealt]
    return tuple(session.seals.opened(state, each) if each and each.sealed else () for each in packets)
