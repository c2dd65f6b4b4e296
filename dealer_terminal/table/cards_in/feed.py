"""Adapter between a device's link and a session: applies the understood reports to the table.

The link calls from its own thread and waits for its job; the session's owner does all the work.
"""

import logging
from collections import deque
from collections.abc import Callable

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.cards import Card
from dealer_terminal.table.cards_in import exposure
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.cards_in.intake import (
    Intake,
    ReportSeal,
    SealPacket,
    SealRest,
    Understood,
    Way,
    Wish,
    resumed,
)
from dealer_terminal.table.cards_in.packet_recovery import NOTHING, Stored, taken_up
from dealer_terminal.table.cards_in.report_handler import line_changed, table_moved, understood
from dealer_terminal.table.session import Session
from drivers.errors import DeviceError, StoreRefused
from drivers.events import Event
from drivers.status import Connecting, Impaired, Lost, Status, Up

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
