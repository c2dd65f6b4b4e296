"""Handling of a device's own condition and faults, and of the state of its connection."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FAULTS, REAL_AT_SIMULATED, FaultId, port_held, told_fault
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in import exposure
from dealer_terminal.table.cards_in.intake import (
    HERE,
    Contact,
    Intake,
    ReportingMachine,
    Understood,
    Way,
    away_before,
    noted,
    ours,
)
from dealer_terminal.table.cards_in.packets import packets_are_out, reloaded, rest_is_due
from dealer_terminal.table.cards_in.questions import no_fault, raise_fault, raise_question
from dealer_terminal.table.cards_in.shoe import this_round
from drivers.errors import WrongProtocol
from drivers.events import Condition, ConditionChanged, DeckVerified, DeviceNamed, Fault, FaultRaised
from drivers.status import Closed, Connecting, Impaired, Listening, Lost, Quiet, Silent, Status, Up

SIMULATED_MODEL = "SIMULATED"
"""Model name that a simulated device reports."""
_OF_THE_MACHINE = (
    Fault.SILENT,
    Fault.JAM,
    Fault.UNREADABLE,
    Fault.WRONG_COUNT,
    Fault.FOREIGN_CARD,
    Fault.DUPLICATE_CARD,
    Fault.NOT_UNDERSTOOD,
    Fault.MISFIT,
)


def condition_changed(state: State, intake: Intake, event: ConditionChanged) -> Understood:
    if event.condition is Condition.DOOR_OPEN:
        return Understood(intake, raise_fault(state, FaultId.DOOR_OPEN, "the device's door is open"))
    if event.condition is Condition.STANDBY:
        intake = this_round(intake)
    untaken, intake = _untaken(state, intake), replace(intake, away=HERE, kept=0, looks=False)
    intake = replace(intake, reloaded=_is_reloaded(state, intake, event))
    closed = (*no_fault(state, FaultId.DOOR_OPEN), *_over(state, intake, event), *untaken, *_lock(state, intake, event))
    if event.condition in _DECK_INSIDE and rest_is_due(state, intake):
        asked = reloaded(state, intake)
        return asked._replace(wishes=(*closed, *asked.wishes))
    if _ends_the_round(state) and _deck_is_back(intake, event):
        return Understood(intake, (*closed, commands.ReturnDeck()), ("the deck is back in the machine",))
    return Understood(intake, closed, (f"the device is {event.condition.value}",))


_DECK_INSIDE = (Condition.SHUFFLING, Condition.READY)
"""Conditions with a deck inside the machine other than the one whose packets are out."""


def _lock(state: State, intake: Intake, event: ConditionChanged) -> tuple[commands.Command, ...]:
    """Raise or clear the lock fault. A locked packet machine hands out nothing; a shoe is locked between games."""
    if event.condition is Condition.LOCKED and intake.way is Way.PACKETS:
        return raise_fault(state, FaultId.LOCKED, "the device is locked")
    return no_fault(state, FaultId.LOCKED)


def _untaken(state: State, intake: Intake) -> tuple[commands.Command, ...]:
    """Raise a fault if packets were reported after an outage without the rest: their deck is still in the machine."""
    why = "packets came out while the line was out, and the rest of their deck did not"
    return raise_fault(state, FaultId.OUTSIDE_GAME, why) if intake.kept and away_before(state, intake) else ()


def _is_reloaded(state: State, intake: Intake, event: ConditionChanged) -> bool:
    """Return True if a second deck went into the machine while the hands are still being settled."""
    if event.condition in (*_DECK_INSIDE, Condition.EMPTY, Condition.DEALING):
        another = event.condition in _DECK_INSIDE and packets_are_out(state, intake)
        return another and intake.way is Way.PACKETS
    return intake.reloaded


def has_its_deck(state: State, intake: Intake) -> bool:
    """Return True if the machine reported its deck before the round ended and will not report it again."""
    return intake.reloaded and _ends_the_round(state) and ours(state, intake)


def _ends_the_round(state: State) -> bool:
    """Return True if the deck's return ends the round. After a misdeal the dealer confirms it once all bets are
    returned."""
    return state.phase is Phase.DECK_BACK and state.issue is None and not state.misdealt


def _deck_is_back(intake: Intake, event: ConditionChanged) -> bool:
    """Return True if the deck is in the machine. Shuffling may go unseen during an outage, so READY after packets of
    this round counts too."""
    return event.condition is Condition.SHUFFLING or (event.condition is Condition.READY and bool(intake.told))


def _over(state: State, intake: Intake, event: ConditionChanged) -> tuple[commands.Command, ...]:
    """Clear the machine's faults. A machine that works normally has none, because it keeps reporting a fault while it
    lasts."""
    if intake.way is not Way.PACKETS or event.condition is Condition.STANDBY:
        return ()
    return tuple(cleared for raise_fault in _OF_THE_MACHINE for cleared in no_fault(state, FaultId(raise_fault.value)))


def deck_verified(state: State, intake: Intake, event: DeckVerified) -> Understood:
    if event.complete:
        return Understood(intake, no_fault(state, FaultId.NOT_VERIFIED))
    return Understood(
        intake, raise_fault(state, FaultId.NOT_VERIFIED, event.detail or "the machine did not find 52 cards")
    )


def fault_raised(state: State, intake: Intake, event: FaultRaised) -> Understood:
    if event.fault is Fault.REFUSED:
        return noted(intake, f"the device refused: {event.detail}")
    raised = raise_fault(state, FaultId(event.fault.value), event.detail)
    if event.fault not in _STOPS or not _stops_the_deal(state, intake):
        return Understood(intake, raised)
    return Understood(intake, (*raised, *raise_question(state, IrregularityId.READER_LOST, _STOPS[event.fault])))


_STOPS = {
    Fault.NOT_UNDERSTOOD: words("The reader's report of cards is not understood in the middle of the deal"),
    Fault.MISFIT: words("A machine that does not fit this table is on the line in the middle of the deal"),
}


def device_named(state: State, intake: Intake, event: DeviceNamed) -> Understood:
    simulated, intake = (
        event.model == SIMULATED_MODEL,
        replace(intake, machine=ReportingMachine(event.serial, event.boot)),
    )
    if simulated == (intake.cards_from is CardsFrom.SIMULATED):
        name = f"the device is {event.model} {event.serial}, firmware {event.firmware}"
        return Understood(intake, no_fault(state, FaultId.SIMULATED_AND_REAL), (name,))
    if simulated:
        why = "a simulated device is on the line of a real table"
    else:
        why = f"{REAL_AT_SIMULATED}: it calls itself {event.model}"
    return Understood(intake, raise_fault(state, FaultId.SIMULATED_AND_REAL, why))


def line_changed(state: State, intake: Intake, status: Status) -> Understood:
    match status:
        case Lost(error):
            away = state.round if intake.away == HERE else intake.away
            lost = replace(intake, contact=Contact.LOST, away=away)
            return Understood(lost, (*_lost(state, str(error)), *asks_lost(state, lost)))
        case Up():
            return _there(state, intake)
        case Listening() if intake.way is not Way.PACKETS:
            return _there(state, intake)
        case Impaired(error) if isinstance(error, WrongProtocol):
            return Understood(intake, _lost(state, str(error)), (str(error),))
        case Silent(error) | Quiet(error) | Impaired(error):
            return noted(intake, str(error))
        case Connecting() | Listening() | Closed():
            return noted(intake)


def _lost(state: State, why: str) -> tuple[commands.Command, ...]:
    """Raise READER_LOST, again if the line now knows a different remedy or the program that held the port released
    it."""
    before = state.faults.get(FaultId.READER_LOST)
    return () if before is not None and _says_no_more(before, why) else (commands.RaiseFault(FaultId.READER_LOST, why),)


def _says_no_more(before: str, why: str) -> bool:
    known, now = told_fault(FaultId.READER_LOST, before), told_fault(FaultId.READER_LOST, why)
    return now == known or (now == FAULTS[FaultId.READER_LOST] and not port_held(before))


def asks_lost(state: State, intake: Intake) -> tuple[commands.Command, ...]:
    """Ask about a reader lost in the middle of a deal. Cards reported later are already sealed in the journal."""
    if not _stops_the_deal(state, intake):
        return ()
    return raise_question(state, IrregularityId.READER_LOST, words("The reader was lost in the middle of the deal"))


def _stops_the_deal(state: State, intake: Intake) -> bool:
    waits = (Phase.DEAL, Phase.REST) if intake.way is Way.PACKETS else (Phase.DEAL,)
    stops = intake.way is not Way.EXPOSURE and state.phase in waits
    return stops and state.issue is None and ours(state, intake)


def _of_another_machine(state: State, intake: Intake) -> tuple[commands.Command, ...]:
    """Clear machine faults if the device does not report packets. A packet machine clears its faults itself."""
    if intake.way is Way.PACKETS:
        return ()
    return tuple(cleared for fault in _ITS_OWN for cleared in no_fault(state, fault))


_ITS_OWN = (FaultId.MISFIT, FaultId.NOT_UNDERSTOOD, FaultId.SILENT, FaultId.SIMULATED_AND_REAL)


def _there(state: State, intake: Intake) -> Understood:
    there = replace(intake, contact=Contact.THERE)
    back = (*no_fault(state, FaultId.READER_LOST), *_of_another_machine(state, intake))
    if intake.way is not Way.EXPOSURE or intake.contact is not Contact.LOST:
        return Understood(there, back)
    result = exposure.missed(state, there, "a card shown while the reader was away was not read")
    return result._replace(wishes=(*back, *result.wishes))
