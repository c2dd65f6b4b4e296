"""Simulated reader: a twin on a pseudo-terminal, connected by the real protocol and the real link.

On a system without pseudo-terminals the twin is connected by a port inside the process; everything else is the same.
"""

import logging
import os
import time
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from threading import Event, Thread

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.cards import DECK
from dealer_terminal.table.cards_in.feed import opened_packets
from dealer_terminal.table.cards_in.intake import Way, way_of
from dealer_terminal.table.device_reader import Device, DeviceReader, ReaderTable
from dealer_terminal.table.ports import Journal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.hands import Deck, LineHands, ShoeHands, ShufflerHands, SimulatedHands
from drivers.errors import DeviceError
from drivers.names import PACKET_SHUFFLER
from drivers.packet_shuffler.machine.twin import PacketShufflerTwin
from drivers.pipe import Nature, Port, SerialPipe
from drivers.registry import named, twin_of
from drivers.status import Closed, Connecting, Lost
from drivers.twin.faults import Faults
from drivers.twin.pty import PtyRunner
from drivers.twin.running_device import Inside, RunningDevice
from drivers.twin.shape import GestureRefused, Twin

LOG = logging.getLogger(__name__)
USUAL = PACKET_SHUFFLER
GLANCE = 0.2
STOPS_WITHIN = 1.0
CATCHES_UP_WITHIN = 20.0
"""Seconds. Catching up takes a fraction of one, but on a busy computer the line must not open before it is done."""
AWAY = 2.0
"""Seconds with the cable unplugged after the simulated hands failed."""
DEAF = (Connecting, Lost, Closed)


def simulated_reader(
    table: ReaderTable, *, protocol: str = USUAL, seed: int = 0, pause: float = 0.4, speed: float = 1.0
) -> "SimulatedReader":
    """Return the reader, not started yet. `pause` is the time of one gesture at the machine, in seconds."""
    twin = _made(protocol, seed, table.packet)
    stand, port = _stood(Faults(twin, seed), speed)
    operator = MachineOperator(table.session, stand, _hands(twin, _deck(table.session, seed)), pause)
    device = Device(port.name, protocol, options=named(protocol).simulated)
    return SimulatedReader(table, device, port, stand, operator)


class SimulatedReader(DeviceReader):
    """Reader with a simulated machine. `stand` also accepts gestures from outside: `unplug`, `jam`, `fault drop` and so
    on."""

    def __init__(
        self, table: ReaderTable, device: Device, port: Port, stand: RunningDevice, operator: "MachineOperator"
    ) -> None:
        super().__init__(table, device, port)
        self.stand = stand
        self._operator = operator

    def start(self) -> None:
        if isinstance(self.stand, PtyRunner):
            self.stand.start()
        self.feed.work()
        self._operator.catch_up()
        super().start()
        self._operator.start(self._is_heard)

    def close(self) -> None:
        self._operator.close()
        super().close()
        if isinstance(self.stand, PtyRunner):
            self.stand.stop()

    def adopt(self, session: Session, journal: Journal) -> None:
        super().adopt(session, journal)
        self._operator.watch(session)

    def _is_heard(self) -> bool:
        """Return True if a card would be read. A line reader repeats nothing, so a card shown before its line opens is
        lost."""
        return self._way is not Way.EXPOSURE or not isinstance(self.feed.line, DEAF)


class MachineOperator:
    """Thread that watches the table and performs one gesture at a time at the machine."""

    def __init__(self, session: Session, stand: RunningDevice, hands: SimulatedHands, pause: float) -> None:
        self._stand = stand
        self._hands = hands
        self._pause = pause
        self._over = Event()
        self._is_heard: Callable[[], bool] = lambda: True
        self._changed = Event()
        self._thread = Thread(target=self._run, name="hands at the simulated machine", daemon=True)
        self.watch(session)

    def watch(self, session: Session) -> None:
        self._session = session
        session.listen(self._look)

    def catch_up(self) -> None:
        """Bring the machine up to date with the round before the line opens.

        A machine that reports fewer packets than the journal holds would cause a question.
        """
        end = time.monotonic() + CATCHES_UP_WITHIN
        while self._hands.behind(self._session.state) and time.monotonic() < end:
            gesture = self._hands.gesture(self._session.state)
            if gesture:
                self._do(gesture)
            else:
                self._changed.wait(GLANCE / 100)

    def start(self, is_heard: Callable[[], bool]) -> None:
        self._is_heard = is_heard
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        self._changed.set()
        if self._thread.is_alive():
            self._thread.join(STOPS_WITHIN)

    def _look(self, state: State, outcome: Sequence[Fact]) -> None:
        self._changed.set()

    def _run(self) -> None:
        does = self._move
        while not self._over.is_set():
            try:
                does()
                does = self._move
            except Exception:  # logged; the terminal must see a lost reader
                LOG.exception("the hands at the simulated machine failed; its cable is out for a moment")
                does = self._begin_anew

    def _move(self) -> None:
        self._changed.clear()
        gesture = self._hands.gesture(self._session.state) if self._is_heard() else ""
        if gesture:
            self._do(gesture)
            self._over.wait(self._pause)
        else:
            self._changed.wait(GLANCE)

    def _begin_anew(self) -> None:
        self._stand.unplug()
        self._over.wait(AWAY)
        self._stand.plug()

    def _do(self, gesture: str) -> None:
        try:
            self._stand.gesture(gesture)
        except GestureRefused as refusal:
            LOG.info("simulated machine: %s", refusal)
            self._changed.wait(GLANCE)


def _made(protocol: str, seed: int, packet: int) -> Twin:
    try:
        return twin_of(protocol, seed, packet, named(protocol).simulated)
    except DeviceError as error:
        raise KnownError(str(error)) from None


def _hands(twin: Twin, deck: Deck) -> SimulatedHands:
    match way_of(twin.name):
        case Way.EXPOSURE:
            return LineHands(deck)
        case Way.CARDS:
            return ShoeHands(deck)
        case Way.PACKETS if isinstance(twin, PacketShufflerTwin):
            return ShufflerHands(twin, deck)
    raise KnownError(f"{twin.name}: nobody's hands are simulated at it; start it with emulate, and name it as --device")


def _stood(twin: Twin, speed: float) -> tuple[RunningDevice, Port]:
    if not hasattr(os, "openpty"):
        inside = Inside(twin)
        return inside, inside.port
    runner = PtyRunner(twin, speed=speed)
    line = named(twin.name).line
    return runner, Port(str(runner.path), Nature.SIMULATED, lambda: SerialPipe(str(runner.path), line))


def _deck(session: Session, seed: int) -> Deck:
    """Return the deck of each round from the seed.

    A round that began before the start keeps its cards. The feed queues packets that were stored but not dealt before
    the deck is inserted, so that their cards are known too.
    """
    begun = session.state.round

    @cache
    def known() -> tuple[str, ...]:
        return tuple(str(card) for cards in opened_packets(session) for card in cards)

    def deck(round_number: int) -> tuple[str, ...]:
        first = known() if round_number == begun else ()
        others = [str(card) for card in DECK if str(card) not in first]
        Random(f"{seed}/{round_number}").shuffle(others)
        return (*first, *others)

    return deck
