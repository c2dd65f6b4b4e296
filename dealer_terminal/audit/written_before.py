"""What follows from the same question in the words of an earlier version, where a record is one of its own."""

from msgspec.structs import replace

from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.commands import Command, CorrectPayment
from dealer_terminal.procedure.decided_before import prize_put_right
from dealer_terminal.procedure.evidence import evidence
from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.facts import (
    DealLimitDecided,
    DealLimitReached,
    Difference,
    Fact,
    LimitReach,
    PaymentCorrected,
)
from dealer_terminal.procedure.meter_commands import VerifyJackpot
from dealer_terminal.procedure.meter_facts import JackpotVerified
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State

_OF_PRIZES = 3
"""The last number of `payment_corrected` under which prizes were put right."""


def asked_now(state: State, command: Command, record: Record) -> Command:
    """Who verified a jackpot was not shown its meter, but all the rest."""
    if isinstance(command, VerifyJackpot) and _meter_unseen(record):
        now, given = evidence(state, command), command.approval
        if given.shown == _without_meter(now):
            return replace(command, approval=replace(given, shown=now))
    return command


def answered_then(state: State, command: Command, record: Record, refused: Refusal) -> tuple[Fact, ...] | Refusal:
    """A supervisor's word made a prize another amount."""
    if isinstance(command, CorrectPayment) and record.kind == "payment_corrected" and record.schema <= _OF_PRIZES:
        return prize_put_right(state, command)
    return refused


def as_then(due: Fact, record: Record) -> Fact:
    """Nobody was asked for the difference of a payment, later of one whose round was over, nor shown the meter of a
    prize; the limit of a deal was decided once."""
    if isinstance(due, DealLimitReached) and record.schema == 1:
        return replace(due, payments=())
    if isinstance(due, DealLimitDecided) and record.schema == 1:
        return replace(due, reach=LimitReach.DEAL)
    if isinstance(due, PaymentCorrected) and (record.kind, record.schema) == ("payment_corrected", 1):
        return replace(due, difference=Difference.UNASKED)
    if isinstance(due, PaymentCorrected) and (record.kind, record.schema) == ("payment_corrected", 2):
        return replace(due, difference=Difference.OWED) if due.difference is Difference.LATER else due
    if isinstance(due, JackpotVerified) and _meter_unseen(record):
        return replace(due, approval=replace(due.approval, shown=_without_meter(due.approval.shown)))
    return due


def _meter_unseen(record: Record) -> bool:
    return (record.kind, record.schema) == ("jackpot_verified", 1)


def _without_meter(shown: Evidence) -> Evidence:
    return replace(shown, amounts=(), changes=())
