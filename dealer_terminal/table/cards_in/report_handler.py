"""Handling of one device report: the next intake, the commands for the table, and the log messages."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import known_fault
from dealer_terminal.procedure.state import State
from dealer_terminal.table.cards_in import devices, exposure, missed_reports, packet_recovery, packets, shoe
from dealer_terminal.table.cards_in.intake import (
    Contact,
    Held,
    Intake,
    Reloaded,
    Reopened,
    RestUnread,
    TakenUp,
    Understood,
    Unread,
    Way,
    blocked,
    hold,
    noted,
    turned,
)
from dealer_terminal.table.cards_in.questions import no_fault
from drivers import events
from drivers.events import Event
from drivers.status import Status

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
