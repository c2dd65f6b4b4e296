"""What each record changes in the read models. Live appending, a rebuild and verification all ask here."""

from collections.abc import Callable, Iterator
from typing import Any

from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.replay import ReplayStep, program_error
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.people import Approval, Operator
from dealer_terminal.storage.change import Change, added, removed, set_where
from dealer_terminal.storage.round_models import corrected, round_closed
from dealer_terminal.storage.schema import (
    device_faults,
    irregularities,
    operators,
    overrides,
    shifts,
)


def changes(step: ReplayStep) -> Iterator[Change]:
    try:
        yield from _changes(step)
    except Exception as error:  # the record fits, so any failure is a defect of this program
        raise program_error(step.record, "gives no rows") from error


def _changes(step: ReplayStep) -> Iterator[Change]:
    derive = _BY_FACT.get(type(step.entry))
    if derive is not None:
        yield from derive(step, step.entry)
    yield from _approvals(step)


def _signed_on(step: ReplayStep, fact: facts.DealerSignedOn) -> Iterator[Change]:
    at, dealer = step.record, fact.dealer
    yield from _person_seen(step, dealer)
    yield added(shifts, position=at.position, dealer=dealer.id, began=at.utc, ended=None)


def _signed_off(step: ReplayStep, fact: facts.DealerSignedOff) -> Iterator[Change]:
    yield set_where(shifts, {"dealer": fact.dealer.id, "ended": None}, ended=step.record.utc)


def _reported(step: ReplayStep, fact: facts.IrregularityReported) -> Iterator[Change]:
    at = step.record
    yield added(
        irregularities,
        position=at.position,
        round=at.round,
        irregularity=fact.irregularity,
        raised_by=fact.raised_by.value,
        seats=" ".join(map(str, fact.seats)),
        note=fact.note,
        utc=at.utc,
        ended=None,
        choice="",
    )


def _resolved(step: ReplayStep, fact: facts.IrregularityResolved) -> Iterator[Change]:
    """Only one irregularity is open at a time."""
    key = {"irregularity": fact.irregularity, "ended": None}
    yield set_where(irregularities, key, ended=step.record.utc, choice=fact.choice)


def _fault_raised(step: ReplayStep, fact: facts.DeviceFaultRaised) -> Iterator[Change]:
    at = step.record
    yield added(
        device_faults,
        position=at.position,
        round=at.round,
        fault=fact.fault,
        detail=fact.detail,
        raised=at.utc,
        cleared=None,
    )


def _fault_cleared(step: ReplayStep, fact: facts.DeviceFaultCleared) -> Iterator[Change]:
    yield set_where(device_faults, {"fault": fact.fault, "cleared": None}, cleared=step.record.utc)


def _approvals(step: ReplayStep) -> Iterator[Change]:
    """A row for each approval of a second person."""
    at = step.record
    for number, approval in enumerate(approvals_given(step.entry)):
        yield from _person_seen(step, approval.by)
        yield added(
            overrides,
            position=at.position,
            number=number,
            round=at.round,
            kind=at.kind,
            operator=approval.by.id,
            reason=approval.reason,
            utc=at.utc,
        )


def approvals_given(entry: object) -> tuple[Approval, ...]:
    one = getattr(entry, "approval", None)
    return (one,) if one is not None else getattr(entry, "approvals", ())


def _person_seen(step: ReplayStep, person: Operator) -> Iterator[Change]:
    yield removed(operators, {"id": person.id})
    yield added(operators, id=person.id, name=person.name, role=person.role.value, position=step.record.position)


_BY_FACT: dict[type, Callable[[ReplayStep, Any], Iterator[Change]]] = {
    facts.DealerSignedOn: _signed_on,
    facts.DealerSignedOff: _signed_off,
    facts.IrregularityReported: _reported,
    facts.IrregularityResolved: _resolved,
    facts.DeviceFaultRaised: _fault_raised,
    facts.DeviceFaultCleared: _fault_cleared,
    facts.RoundClosed: round_closed,
    facts.PaymentCorrected: corrected,
}
MODELLED = frozenset(_BY_FACT) | {kind for kind in KINDS if {"approval", "approvals"} & {*kind.__struct_fields__}}
"""The facts that change a read model."""
