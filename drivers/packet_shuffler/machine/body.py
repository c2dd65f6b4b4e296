"""The machine itself, without its line: cards, tray, door and faults, as a value that moves on by functions."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from drivers.cards import NEW_DECK
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.reports import DeckReport, FaultReport, PacketReport, Report, RestReport
from drivers.packet_shuffler.wire.words import FaultKind, State, Verdict

MOST_CARDS = 104


@dataclass(frozen=True, slots=True)
class Machine:
    """`phase` is what it does when nothing is in its way; `state` is what it shows."""

    packet_size: int
    phase: State = State.EMPTY
    round: int = 0
    inside: tuple[str, ...] = ()
    tray: tuple[str, ...] = ()
    taken: tuple[tuple[str, ...], ...] = ()
    faults: frozenset[FaultKind] = frozenset()
    door_open: bool = False
    locked: bool = False
    verdict: Verdict = Verdict.UNKNOWN

    @property
    def state(self) -> State:
        if self.door_open:
            return State.DOOR_OPEN
        if self.faults:
            return State.STOPPED
        return State.LOCKED if self.locked else self.phase

    @property
    def deck(self) -> int:
        """Cards of the deck that went in, wherever they are now."""
        return len(self.inside) + len(self.tray) + sum(map(len, self.taken))

    @property
    def can_deal(self) -> bool:
        """A deck that was found wrong is never dealt, whatever button is pressed."""
        ready = self.state in (State.READY, State.PACKET_TAKEN) and self.verdict is Verdict.VERIFIED
        return ready and len(self.inside) >= self.packet_size

    @property
    def can_return(self) -> bool:
        held = self.door_open or self.locked or FaultKind.JAM in self.faults
        return self.phase in (State.READY, State.PACKET_TAKEN) and not held

    @property
    def can_load(self) -> bool:
        return self.phase is State.EMPTY and self.state in (State.EMPTY, State.DOOR_OPEN)

    @property
    def can_verify(self) -> bool:
        return self.state is State.READY


@dataclass(frozen=True, slots=True)
class Step:
    machine: Machine
    reports: tuple[Report, ...] = ()


Move = Callable[[Machine], Step]


def load(machine: Machine, cards: tuple[str, ...]) -> Step:
    play = machine.round % 0xFFFFFFFF + 1
    return Step(replace(machine, phase=State.SHUFFLING, round=play, inside=cards, taken=()))


def finish_shuffle(machine: Machine) -> Step:
    return verify(replace(machine, phase=State.READY))


def verify(machine: Machine) -> Step:
    """Every card passes the reader; the faults of the deck are found now, or are over."""
    found = faults_in(machine.inside)
    verdict = Verdict.NOT_VERIFIED if found else Verdict.VERIFIED
    over = machine.faults & OF_THE_DECK - {report.fault for report in found}
    faults = machine.faults - over | {report.fault for report in found}
    reports: tuple[Report, ...] = (*found, *_cleared(over), DeckReport(verdict, len(machine.inside)))
    return Step(replace(machine, faults=faults, verdict=verdict), reports)


def put_out(machine: Machine) -> Step:
    size = machine.packet_size
    tray, inside = machine.inside[:size], machine.inside[size:]
    return Step(replace(machine, phase=State.DEALING, tray=tray, inside=inside))


def take(machine: Machine) -> Step:
    taken = (*machine.taken, machine.tray)
    report = PacketReport(machine.round, len(taken), machine.tray)
    return Step(replace(machine, phase=State.PACKET_TAKEN, tray=(), taken=taken), (report,))


def return_rest(machine: Machine) -> Step:
    over = machine.faults & OF_THE_DECK
    empty = replace(
        machine,
        phase=State.EMPTY,
        inside=(),
        taken=(),
        faults=machine.faults - over,
        verdict=Verdict.UNKNOWN,
    )
    return Step(empty, (RestReport(machine.round, machine.inside), *_cleared(over)))


def set_door(machine: Machine, *, opened: bool) -> Step:
    return Step(replace(machine, door_open=opened))


def set_lock(machine: Machine, *, locked: bool) -> Step:
    return Step(replace(machine, locked=locked))


def fail(machine: Machine, report: FaultReport) -> Step:
    known = report.fault in machine.faults
    return Step(replace(machine, faults=machine.faults | {report.fault}), () if known else (report,))


def clear(machine: Machine) -> Step:
    """A person has put everything right and pressed the machine's button."""
    return Step(replace(machine, faults=frozenset()), _cleared(machine.faults))


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
