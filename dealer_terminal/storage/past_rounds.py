"""The last rounds as they ended, folded from their own records and the few that say on what terms they were played."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce

from sqlalchemy import Connection, func, select

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import Stand, entry_of, replay, steps
from dealer_terminal.audit.round_proof import CLOSED, OPENED
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import PaymentCorrected, RoundClosed
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading
from dealer_terminal.storage.proven_records import ProvenRecords
from dealer_terminal.storage.schema import overrides, rounds, shifts

TERMS_CHANGED, PAYMENT_CORRECTED = "terms_changed", "payment_corrected"


def past_rounds(connection: Connection, tree: Frontier, now: State, count: int) -> tuple[State, ...]:
    """Newest first, each as the table stood when its deck went back, with what was put right of its payments since; its
    cards lie open since then. Each record is shown to be under `tree`; those up to the journal's end are read."""
    columns = (rounds.c.round, rounds.c.first, rounds.c.last, rounds.c.opening)
    found = connection.execute(select(*columns).order_by(rounds.c.round.desc()).limit(count)).all()
    if not found:
        return ()
    oldest, newest = found[-1], found[0]
    proven = ProvenRecords(connection, tree)
    held = [each for at in _terms_at(connection, oldest.opening, oldest.first) for each in proven.read(at, at + 1)]
    before = replay(held, Stand(State(meters=now.meters)))
    records = list(proven.read(oldest.first, tree.size))
    closed = {each.round: each.position for each in records if each.kind == CLOSED}
    if [*closed][::-1] != [each.round for each in found] or records[0].kind != OPENED:
        raise MismatchError(f"its last {count} rounds are not those that {rounds.name} names")
    ended = steps(records[: newest.last + 1 - oldest.first], before)
    states = [each.before.state for each in ended if isinstance(each.entry, RoundClosed)]
    late = tuple(_put_right_later(records, closed))
    return tuple(_put_right(state, late) for state in reversed(states))


def _put_right_later(records: Sequence[Record], closed: Mapping[int, int]) -> Iterator[PaymentCorrected]:
    """Once the round was over; what was corrected within it is in its fold."""
    for record in records:
        if record.kind == PAYMENT_CORRECTED:
            fact = entry_of(record)
            if isinstance(fact, PaymentCorrected) and record.position > closed.get(fact.round, record.position):
                yield fact


def _put_right(ended: State, later: Sequence[PaymentCorrected]) -> State:
    return reduce(evolve, (fact for fact in later if fact.round == ended.round), ended)


def terms(connection: Connection, opening: int, first: int) -> Iterator[Record]:
    """How the table was opened, the terms that a supervisor changed last, and who dealt."""
    for position in _terms_at(connection, opening, first):
        yield from list(reading.records(connection, position, position + 1))


def _terms_at(connection: Connection, opening: int, first: int) -> Iterator[int]:
    changed = select(func.max(overrides.c.position)).where(
        overrides.c.kind == TERMS_CHANGED, overrides.c.position > opening, overrides.c.position < first
    )
    dealt = select(func.max(shifts.c.position)).where(shifts.c.position < first)
    found = (opening, *(connection.execute(each).scalar() for each in (changed, dealt)))
    for position in found:
        if position is not None:
            yield position
