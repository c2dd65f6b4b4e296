"""Read-model changes of each record, shared by appending, rebuilding and verification."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.replay import ReplayStep, program_error
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.people import Operator, approvals_given
from dealer_terminal.procedure.sources import round_cards_from
from dealer_terminal.procedure.state import Seat, State, lines_of
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line
from dealer_terminal.storage.change import Change, added, removed, set_where
from dealer_terminal.storage.schema import (
    device_faults,
    hands,
    irregularities,
    operators,
    overrides,
    rounds,
    shifts,
    wager_results,
)


def round_closed(step: ReplayStep, fact: facts.RoundClosed) -> Iterator[Change]:
    state = step.before.state
    yield _round(step, fact, state)
    yield from _hands(fact.round, state)
    for line in lines_of(state):
        yield added(wager_results, **_result(fact.round, line))


def corrected(step: ReplayStep, fact: facts.PaymentCorrected) -> Iterator[Change]:
    """Yield the changes of a payment correction. An open round has no rows yet; they are written with the correction
    included."""
    row = _result(fact.round, fact.line)
    key = {column.name: row.pop(column.name) for column in wager_results.primary_key}
    yield set_where(wager_results, key, **row)
    _, paid, taken = round_totals(step.after.state.last_lines)
    yield set_where(rounds, {"round": fact.round}, paid=paid, taken=taken)


def _round(step: ReplayStep, fact: facts.RoundClosed, state: State) -> Change:
    return added(
        rounds,
        round=fact.round,
        first=step.before.round_at,
        last=step.record.position,
        opening=step.before.table_at,
        table=state.table,
        rulebook=state.rulebook().id,
        pay_tables=" ".join(f"{spot}={option}" for spot, option in sorted(state.options().items())),
        cards_from=round_cards_from(state).value,
        dealer=state.dealer.id if state.dealer else "",
        opened=step.before.round_utc,
        closed=step.record.utc,
        seats=len(state.playing()),
        outcome="misdeal" if state.misdealt else "settled",
        staked=fact.staked,
        paid=fact.paid,
        taken=fact.taken,
    )


def _hands(number: int, state: State) -> Iterator[Change]:
    if state.dealer_cards:
        yield _hand(number, DEALER_SEAT, Seat(), state.dealer_cards)
    for at in state.playing():
        seat = state.seat(at)
        yield _hand(number, at, seat, (card for held in seat.cards.values() for card in held))


def _hand(number: int, at: int, seat: Seat, cards: Iterable[Card]) -> Change:
    return added(
        hands,
        round=number,
        seat=at,
        decision=seat.decision.value if seat.decision else "",
        forfeit=seat.forfeit,
        claims=" ".join(seat.claims),
        cards=" ".join(map(str, cards)),
    )


def _result(number: int, line: Line) -> dict[str, Any]:
    return {
        "round": number,
        "seat": line.seat,
        "spot": line.spot,
        "event": line.event or "",
        "result": line.result.value,
        "odds": line.odds or "",
        "stake": line.stake,
        "pays": line.pays,
    }


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
    """Close the open irregularity. Only one is open at a time."""
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
    """Yield a row for each approval by a second person."""
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
"""Facts that change a read model."""
