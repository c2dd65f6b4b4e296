"""Reports of the machine in the common vocabulary of events (README §9.3)."""

from collections.abc import Sequence

from drivers.events import (
    AlreadyDealt,
    Condition,
    ConditionChanged,
    DeckVerified,
    DeviceNamed,
    Event,
    Fault,
    FaultCleared,
    FaultRaised,
    PacketRead,
    RestRead,
)
from drivers.packet_shuffler.host.ledger import Ledger, LedgerResult
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.packet_shuffler.wire.messages import ReceivedMessage, decode
from drivers.packet_shuffler.wire.reports import (
    DeckReport,
    FaultReport,
    PacketReport,
    Report,
    RestReport,
    ResumedReport,
    StateReport,
)
from drivers.packet_shuffler.wire.words import DeckVerdict, FaultKind, MachineState

CONDITIONS = {
    MachineState.READY: ConditionChanged(Condition.READY),
    MachineState.SHUFFLING: ConditionChanged(Condition.SHUFFLING),
    MachineState.DEALING: ConditionChanged(Condition.DEALING),
    MachineState.PACKET_TAKEN: ConditionChanged(Condition.DEALING, "packet taken"),
    MachineState.EMPTY: ConditionChanged(Condition.EMPTY),
    MachineState.DOOR_OPEN: ConditionChanged(Condition.DOOR_OPEN),
    MachineState.LOCKED: ConditionChanged(Condition.LOCKED),
    MachineState.STOPPED: ConditionChanged(Condition.STANDBY, "stopped by a fault"),
}
FAULTS = {
    FaultKind.JAM: Fault.JAM,
    FaultKind.UNREADABLE: Fault.UNREADABLE,
    FaultKind.WRONG_COUNT: Fault.WRONG_COUNT,
    FaultKind.FOREIGN: Fault.FOREIGN_CARD,
    FaultKind.DUPLICATE: Fault.DUPLICATE_CARD,
    FaultKind.OTHER: Fault.OTHER,
}


def events_of(report: Report, ledger: Ledger) -> tuple[Event, ...]:
    match report:
        case StateReport():
            return _state(report, ledger)
        case FaultReport():
            return _fault(report, ledger)
        case DeckReport(verdict, count):
            return _deck(verdict, count)
        case PacketReport():
            return _packet(report, ledger)
        case RestReport():
            return _rest(report, ledger)
        case ResumedReport():
            return _resumed(report, ledger)


def device_of(identity: Identity) -> DeviceNamed:
    return DeviceNamed(identity.model, identity.serial, identity.firmware, identity.boot)


def _state(report: StateReport, ledger: Ledger) -> tuple[Event, ...]:
    over = [fault for fault in FaultKind if fault in ledger.standing - set(report.faults)]
    ledger.standing -= set(over)
    return (*(FaultCleared(FAULTS[fault]) for fault in over), CONDITIONS[report.state])


def _fault(report: FaultReport, ledger: Ledger) -> tuple[Event, ...]:
    """A card is not named here: it may not show early."""
    stands = report.fault in ledger.standing
    if stands == report.raised:
        return ()
    if stands:
        ledger.standing -= {report.fault}
        return (FaultCleared(FAULTS[report.fault]),)
    ledger.standing |= {report.fault}
    return (FaultRaised(FAULTS[report.fault], f"{report.count} cards" if report.count else ""),)


def _deck(verdict: DeckVerdict, count: int) -> tuple[Event, ...]:
    if verdict is DeckVerdict.UNKNOWN:
        return ()
    return (DeckVerified(verdict is DeckVerdict.VERIFIED, f"{count} cards"),)


def _packet(report: PacketReport, ledger: Ledger) -> tuple[Event, ...]:
    """However many cards it has, and with other cards than before: what follows is for the table to say."""
    seen = ledger.tell(report.round, report.number, report.cards)
    return () if seen is LedgerResult.AGAIN else (PacketRead(report.number, report.cards, report.round),)


def _rest(report: RestReport, ledger: Ledger) -> tuple[Event, ...]:
    match ledger.tell(report.round, 0, report.cards):
        case LedgerResult.NEW:
            return (RestRead(report.cards, report.round),)
        case LedgerResult.AGAIN:
            return ()
        case LedgerResult.CONFLICT:
            return (
                FaultRaised(Fault.CONFLICT, "the rest was reported again with other cards; the first report stands"),
            )


def _resumed(report: ResumedReport, ledger: Ledger) -> tuple[Event, ...]:
    """The table holds all of it against what it has."""
    for number, cards in enumerate(report.packets, 1):
        ledger.tell(report.round, number, cards)
    return (AlreadyDealt(report.packets, report.round),)


def is_of_cards(raw: bytes) -> bool:
    return bool(cards_of(raw))


def cards_of(raw: bytes) -> Sequence[Event]:
    """What RESUMED tells once more was told before. Whose cards they are a machine says as it enters a session."""
    match decode(raw):
        case ReceivedMessage(_, Identity(session=session) as identity) if session:
            return (device_of(identity),)
        case ReceivedMessage(_, PacketReport() | RestReport() as report):
            return events_of(report, Ledger())
    return ()
