"""Runs what is understood against a session: the shell between a device's link and the table.

The link calls from its own thread and waits at the door; all work is done by the session's owner.
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
    SealPacket,
    SealRest,
    SealTold,
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
    """Every method runs in the session's thread. `told` is what the device told before the terminal started; `trouble`
    is why a report could not be written yet."""

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
        """Refused while what came before could not be written."""
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
        """Each thing that is wrong with its line once, until it was heard again: it is tried every few seconds. Why
        nothing can be stored the journal tells."""
        match status:
            case Lost(error) | Impaired(error) if error != self._wrong and not isinstance(error, StoreRefused):
                self._wrong = error
                LOG.warning("reader: %s", error)
            case _:
                LOG.info("reader: %s", status)
        if isinstance(status, Up):
            self._wrong = None

    def adopt(self, session: Session, frames: FrameStore) -> None:
        """The journal was read again after it failed; what waits to be written is written there."""
        self._session, self._frames = session, frames
        self.work()

    def drop(self) -> None:
        """The dealer begins again with the cards of this place."""
        self.intake = exposure.dropped(self.intake)

    def gathered(self) -> tuple[str, ...]:
        """The cards that were turned over and wait for the rest of their place."""
        return exposure.read_so_far(self._session.state, self.intake)

    def due(self) -> int:
        """How many cards the place has where cards are turned over now."""
        return exposure.place_due(self._session.state).size if self.intake.way is Way.EXPOSURE else 0

    def work(self) -> None:
        """All that can be done now; what cannot be written stays, in order, for the next time. What fails by a fault of
        ours is not tried again by itself: its frame is kept, and people are asked.

        Whoever calls while it is under way is served by whoever is at it: each wish is written once.
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
        """An append that failed may have reached the disk all the same; what is there already is not done again."""
        match wish:
            case SealPacket(number) | SealTold(number):
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
        """Whether a change at the table makes possible what waited."""
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
            case SealTold(number, told):
                return commands.DealPacket(seals.unread(state, number, told, self.intake.cards_from))
            case SealRest(cards):
                return commands.RackRest(self.intake.cards_from, seals.rest(state, cards))
            case command:
                return command

    def _refused(self, wish: Wish, refusal: Refusal) -> None:
        """A card that the table does not take is no small matter; anything else the dealer can do by hand."""
        LOG.warning("reader: %s is refused: %s", type(wish).__name__, refusal)
        if isinstance(wish, SealPacket | SealRest | SealTold) and FaultId.NOT_TAKEN not in self._session.state.faults:
            self._wishes.append(commands.RaiseFault(FaultId.NOT_TAKEN, str(refusal.why)))


def opened_packets(session: Session) -> tuple[tuple[Card, ...], ...]:
    """The packets of the round as the journal holds them, in dealing order."""
    state = session.state
    packets = [state.packet(seat) for seat in state.dealt]
    return tuple(session.seals.opened(state, each) if each and each.sealed else () for each in packets)
