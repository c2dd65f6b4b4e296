"""The last rounds as they ended, folded from their own records and the few that say on what terms they were played."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from sqlalchemy import Connection, func, select

from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import Stand, entry_of, replay, steps
from dealer_terminal.procedure.facts import PaymentCorrected, RoundClosed
from dealer_terminal.procedure.last_round import put_right
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading
from dealer_terminal.storage.schema import overrides, rounds, shifts

TERMS_CHANGED, PAYMENT_CORRECTED = "terms_changed", "payment_corrected"


def past_rounds(connection: Connection, now: State, count: int) -> tuple[State, ...]:
    """Newest first, each as the table stood when its deck went back, with what was put right of its payments since; its
    cards lie open since then."""
    columns = (rounds.c.round, rounds.c.first, rounds.c.last, rounds.c.opening)
    found = connection.execute(select(*columns).order_by(rounds.c.round.desc()).limit(count)).all()
    if not found:
        return ()
    oldest, newest = found[-1], found[0]
    before = replay(terms(connection, oldest.opening, oldest.first), Stand(State(meters=now.meters)))
    records = list(reading.records(connection, oldest.first, newest.last + 1))
    ended = [each.before.state for each in steps(records, before) if isinstance(each.entry, RoundClosed)]
    late = tuple(_put_right_later(connection, {each.round: each.last for each in found}))
    return tuple(_put_right(state, late) for state in reversed(ended))


def _put_right_later(connection: Connection, ended: Mapping[int, int]) -> Iterator[PaymentCorrected]:
    """Once the round was over; what was corrected within it is in its fold."""
    since = overrides.c.position > min(ended.values())
    found = select(overrides.c.position).where(overrides.c.kind == PAYMENT_CORRECTED, since)
    for position in connection.execute(found.order_by(overrides.c.position)).scalars().all():
        for record in reading.records(connection, position, position + 1):
            fact = entry_of(record)
            if isinstance(fact, PaymentCorrected) and position > ended.get(fact.round, position):
                yield fact


def _put_right(ended: State, later: Sequence[PaymentCorrected]) -> State:
    return reduce(put_right, later, ended)


def terms(connection: Connection, opening: int, first: int) -> Iterator[Record]:
    """How the table was opened, the terms that a supervisor changed last, and who dealt."""
    changed = select(func.max(overrides.c.position)).where(
        overrides.c.kind == TERMS_CHANGED, overrides.c.position > opening, overrides.c.position < first
    )
    dealt = select(func.max(shifts.c.position)).where(shifts.c.position < first)
    found = (opening, *(connection.execute(each).scalar() for each in (changed, dealt)))
    for position in found:
        if position is not None:
            yield from list(reading.records(connection, position, position + 1))
