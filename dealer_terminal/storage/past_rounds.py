"""Latest rounds as they ended, folded from their own records and the few that state their terms."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import islice

from sqlalchemy import Connection, func, select

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState, entry_of, replay, steps
from dealer_terminal.journal.round_proof import CLOSED, OPENED
from dealer_terminal.procedure.facts import DealerSignedOff, DealerSignedOn, PaymentCorrected, RoundClosed, TableOpened
from dealer_terminal.procedure.last_round import put_right
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading
from dealer_terminal.storage.proven_records import ProvenRecords
from dealer_terminal.storage.schema import overrides, shifts

TERMS_CHANGED, PUT_RIGHT = "terms_changed", ("payment_corrected", "event_corrected")
PutRight = PaymentCorrected | EventCorrected
_TABLE_OPENED, _ON, _OFF = (KINDS[each][0] for each in (TableOpened, DealerSignedOn, DealerSignedOff))


def past_rounds(connection: Connection, tree: Frontier, now: State, count: int) -> tuple[State, ...]:
    """Return the rounds, newest first, each as the table was when its deck went back, with later corrections of its
    payments; all cards are exposed by then. Everything comes from records proven to be under `tree`."""
    proven = ProvenRecords(connection, tree)
    last = tuple(islice(proven.backward(CLOSED), count))
    if not last:
        return ()
    first = _opened(proven, last[-1])
    before = replay(_terms_before(proven, first), FoldedState(State(meters=now.meters)))
    records = list(proven.read(first.position, tree.size))
    ended = steps(records[: last[0].position + 1 - first.position], before)
    states = [each.before.state for each in ended if isinstance(each.entry, RoundClosed)]
    late = tuple(_put_right_later(records, {each.round: each.position for each in last}))
    return tuple(_put_right(state, late) for state in reversed(states))


def _opened(proven: ProvenRecords, closed: Record) -> Record:
    first = next(proven.backward(OPENED, before=closed.position), closed)
    if (first.kind, first.round) != (OPENED, closed.round):
        raise MismatchError(f"record {closed.position} closes a round that was not opened")
    return first


def _terms_before(proven: ProvenRecords, first: Record) -> Iterator[Record]:
    """Yield the table's opening, the supervisor's last change of terms, and the dealer's sign-on, checked against the
    round."""
    opening = next(proven.backward(_TABLE_OPENED, before=first.position), None)
    dealt = next(proven.backward(_ON, _OFF, before=first.position), None)
    if opening is not None:
        yield opening
        changed = next(proven.backward(TERMS_CHANGED, before=first.position), opening)
        if changed.position > opening.position:
            yield changed
    if dealt is not None:
        if first.operator != (dealt.operator if dealt.kind == _ON else ""):
            raise MismatchError(f"record {dealt.position} is of another dealer than who dealt round {first.round}")
        yield dealt


def _put_right_later(records: Sequence[Record], closed: Mapping[int, int]) -> Iterator[PutRight]:
    """Yield the corrections after the round's end; earlier ones are in its fold."""
    for record in records:
        if record.kind in PUT_RIGHT:
            fact = entry_of(record)
            if isinstance(fact, PutRight) and record.position > closed.get(fact.round, record.position):
                yield fact


def _put_right(ended: State, later: Sequence[PutRight]) -> State:
    return reduce(put_right, later, ended)


def terms(connection: Connection, opening: int, first: int) -> Iterator[Record]:
    """Yield the table's opening, the supervisor's last change of terms and the dealer's sign-on, found by the read
    models."""
    changed = select(func.max(overrides.c.position)).where(
        overrides.c.kind == TERMS_CHANGED, overrides.c.position > opening, overrides.c.position < first
    )
    dealt = select(func.max(shifts.c.position)).where(shifts.c.position < first)
    found = (opening, *(connection.execute(each).scalar() for each in (changed, dealt)))
    for position in found:
        if position is not None:
            yield from list(reading.records(connection, position, position + 1))
