"""The machine itself, without its line: cards, tray, door and faults, as a value that moves on by functions."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from drivers.cards import NEW_DECK
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.reports import DeckReport, FaultReport, PacketReport, Report, RestReport
from drivers.packet_shuffler.wire.words import DeckVerdict, FaultKind, MachineState

MOST_CARDS = 104


@dataclass(frozen=True, slots=True)
class Machine:
    """`phase` is what it does when nothing is in its way; `state` is what it shows."""

    packet_size: int
    phase: MachineState = MachineState.EMPTY
    round: int = 0
    inside: tuple[str, ...] = ()
    tray: tuple[str, ...] = ()
    taken: tuple[tuple[str, ...], ...] = ()
    faults: frozenset[FaultKind] = frozenset()
    door_open: bool = False
    locked: bool = False
    verdict: DeckVerdict = DeckVerdict.UNKNOWN

    @property
    def state(self) -> MachineState:
        if self.door_open:
            return MachineState.DOOR_OPEN
        if self.faults:
            return MachineState.STOPPED
        return MachineState.LOCKED if self.locked else self.phase

    @property
    def deck(self) -> int:
        """Cards of the deck that went in, wherever they are now."""
        return len(self.inside) + len(self.tray) + sum(map(len, self.taken))

    @property
    def can_deal(self) -> bool:
        """A deck that was found wrong is never dealt, whatever button is pressed."""
        ready = self.state in (MachineState.READY, MachineState.PACKET_TAKEN) and self.verdict is DeckVerdict.VERIFIED
        return ready and len(self.inside) >= self.packet_size

    @property
    def can_return(self) -> bool:
        held = self.door_open or self.locked or FaultKind.JAM in self.faults
        return self.phase in (MachineState.READY, MachineState.PACKET_TAKEN) and not held

    @property
    def can_load(self) -> bool:
        return self.phase is MachineState.EMPTY and self.state in (MachineState.EMPTY, MachineState.DOOR_OPEN)

    @property
    def can_verify(self) -> bool:
        return self.state is MachineState.READY


@dataclass(frozen=True, slots=True)
class MachineStep:
    machine: Machine
    reports: tuple[Report, ...] = ()


Move = Callable[[Machine], MachineStep]


def load(machine: Machine, cards: tuple[str, ...]) -> MachineStep:
    play = machine.round % 0xFFFFFFFF + 1
    return MachineStep(replace(machine, phase=MachineState.SHUFFLING, round=play, inside=cards, taken=()))


def finish_shuffle(machine: Machine) -> MachineStep:
    return verify(replace(machine, phase=MachineState.READY))


def verify(machine: Machine) -> MachineStep:
    """Every card passes the reader; the faults of the deck are found now, or are over."""
    found = faults_in(machine.inside)
    verdict = DeckVerdict.NOT_VERIFIED if found else DeckVerdict.VERIFIED
    over = machine.faults & OF_THE_DECK - {report.fault for report in found}
    faults = machine.faults - over | {report.fault for report in found}
    reports: tuple[Report, ...] = (*found, *_cleared(over), DeckReport(verdict, len(machine.inside)))
    return MachineStep(replace(machine, faults=faults, verdict=verdict), reports)


def put_out(machine: Machine) -> MachineStep:
    size = machine.packet_size
    tray, inside = machine.inside[:size], machine.inside[size:]
    return MachineStep(replace(machine, phase=MachineState.DEALING, tray=tray, inside=inside))


def take(machine: Machine) -> MachineStep:
    taken = (*machine.taken, machine.tray)
    report = PacketReport(machine.round, len(taken), machine.tray)
    return MachineStep(replace(machine, phase=MachineState.PACKET_TAKEN, tray=(), taken=taken), (report,))


def return_rest(machine: Machine) -> MachineStep:
    over = machine.faults & OF_THE_DECK
    empty = replace(
        machine,
        phase=MachineState.EMPTY,
        inside=(),
        taken=(),
        faults=machine.faults - over,
        verdict=DeckVerdict.UNKNOWN,
    )
    return MachineStep(empty, (RestReport(machine.round, machine.inside), *_cleared(over)))


def set_door(machine: Machine, *, opened: bool) -> MachineStep:
    return MachineStep(replace(machine, door_open=opened))


def set_lock(machine: Machine, *, locked: bool) -> MachineStep:
    return MachineStep(replace(machine, locked=locked))


def fail(machine: Machine, report: FaultReport) -> MachineStep:
    known = report.fault in machine.faults
    return MachineStep(replace(machine, faults=machine.faults | {report.fault}), () if known else (report,))


def clear(machine: Machine) -> MachineStep:
    """A person has put everything right and pressed the machine's button."""
    return MachineStep(replace(machine, faults=frozenset()), _cleared(machine.faults))


def _cleared(faults: frozenset[FaultKind]) -> tuple[FaultReport, ...]:
    return tuple(FaultReport(fault, raised=False) for fault in sorted(faults))


OF_THE_DECK = frozenset({FaultKind.UNREADABLE, FaultKind.WRONG_COUNT, FaultKind.FOREIGN, FaultKind.DUPLICATE})


def faults_in(cards: tuple[str, ...]) -> tuple[FaultReport, ...]:
    """At most one report for each kind of fault."""
    found: list[FaultReport] = []
    if len(cards) != len(NEW_DECK):
        found.append(FaultReport(FaultKind.WRONG_COUNT, raised=True, count=len(cards)))
    if UNREAD in cards:
        found.append(FaultReport(FaultKind.UNREADABLE, raised=True))
    if set(cards) - {*NEW_DECK, UNREAD}:
        found.append(FaultReport(FaultKind.FOREIGN, raised=True))
    twice = [card for card, times in Counter(cards).items() if times > 1 and card in NEW_DECK]
    if twice:
        found.append(FaultReport(FaultKind.DUPLICATE, raised=True, card=twice[0]))
    return tuple(found)
