"""What is the matter at a table: at this moment by its state, or because it happened often."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.journal.journal_facts import ClockSteppedBack, JournalContinued
from dealer_terminal.journal.people_facts import SignOnFailed
from dealer_terminal.journal.replay import Entry
from dealer_terminal.procedure.device_faults import FaultId, told_fault
from dealer_terminal.procedure.facts import CardsCorrected, PaymentCorrected, StepUndone
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.link_words import LINK_LOST
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.progressive import closed_spot
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.queue.items import has_reader
from dealer_terminal.review.told_play import spot_name
from dealer_terminal.review.told_table import irregularity_name
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars

AGAINST_READER = frozenset({IrregularityId.CARD_MISMATCH, IrregularityId.DEALER_CARD_MISMATCH})


class Matter(Struct, frozen=True):
    """`key` tells it from others of its alarm at the table, for as long as it lasts."""

    alarm: AlarmId
    key: str
    what: Words


def matters(state: State) -> Iterator[Matter]:
    """What lasts until somebody does something."""
    for hold in state.holds:
        amount, spot = dollars(hold.pays), spot_name(state, hold.spot)
        what = words("Position {seat}: {amount} on {spot} waits for a camera", seat=hold.seat, amount=amount, spot=spot)
        yield Matter(AlarmId.PAYMENT_WAITS, f"{state.round}/{hold.seat}/{hold.spot}", what)
    if state.over_limit:
        yield Matter(AlarmId.DEAL_OVER_LIMIT, f"{state.round}", words("Round {number}", number=state.round))
    yield from _questions(state)
    yield from _link(state)
    for seat, jackpot in state.jackpots.items():
        if jackpot.stage is JackpotStage.PENDING:
            what = words("Position {seat}: prize of {amount} locked", seat=seat, amount=dollars(jackpot.pays))
            yield Matter(AlarmId.JACKPOT_PENDING, f"{state.round}/{seat}", what)


def _link(state: State) -> Iterator[Matter]:
    """Only where there are wagers that are not taken."""
    if closed_spot(state):
        yield Matter(AlarmId.METERS_CLOSED, state.link.trouble.value, LINK_LOST[state.link.trouble][0])


def _questions(state: State) -> Iterator[Matter]:
    """A lost reader is one matter, by whichever of the two names it stands there."""
    issue = state.issue
    if issue is not None and issue.id is not IrregularityId.READER_LOST:
        against = issue.id in AGAINST_READER and has_reader(state)
        alarm = AlarmId.CARDS_AGAINST_READER if against else AlarmId.IRREGULARITY_OPEN
        yield Matter(alarm, f"{state.round}/{issue.id}", irregularity_name(state, issue.id))
    if FaultId.READER_LOST in state.faults or (issue is not None and issue.id is IrregularityId.READER_LOST):
        yield Matter(AlarmId.READER_LOST, "", words("The reader is lost"))
    for fault, detail in state.faults.items():
        if fault is not FaultId.READER_LOST:
            yield Matter(AlarmId.DEVICE_FAULT, fault, told_fault(fault, detail).told)


def happened(entry: Entry) -> Iterator[Matter]:
    """What is a matter only where it happens often, or for some time after it."""
    match entry:
        case PaymentCorrected() | CardsCorrected() | EventCorrected():
            yield Matter(AlarmId.CORRECTIONS_OFTEN, "", words("Payments or cards put right"))
        case StepUndone():
            yield Matter(AlarmId.UNDOS_OFTEN, "", words("Steps taken back"))
        case SignOnFailed():
            yield Matter(AlarmId.SIGN_ONS_FAILED, "", words("Failed sign-ons"))
        case ClockSteppedBack(before=before, after=after):
            back = words("The table's clock was set back by {seconds} s", seconds=(before - after) // 1_000_000)
            yield Matter(AlarmId.CLOCK_STEPPED, "", back)
        case JournalContinued(size=size):
            went_on = words("An administrator went on from a copy of {size} records", size=size)
            yield Matter(AlarmId.LOG_CONTINUED, "", went_on)
        case _:
            return
