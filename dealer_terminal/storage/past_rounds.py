"""The last rounds as they ended, folded from their own records and the few that say on what terms they were played."""

from collections.abc import Iterator

from sqlalchemy import Connection, func, select

from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import Stand, replay, steps
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading
from dealer_terminal.storage.schema import overrides, rounds, shifts

TERMS_CHANGED = "terms_changed"


def past_rounds(connection: Connection, now: State, count: int) -> tuple[State, ...]:
    """Newest first, each as the table stood when its deck went back; its cards lie open since then."""
    columns = (rounds.c.first, rounds.c.last, rounds.c.opening)
    found = connection.execute(select(*columns).order_by(rounds.c.round.desc()).limit(count)).all()
    if not found:
        return ()
    oldest, newest = found[-1], found[0]
    before = replay(terms(connection, oldest.opening, oldest.first), Stand(State(meters=now.meters)))
    records = list(reading.records(connection, oldest.first, newest.last + 1))
    ended = [each.before.state for each in steps(records, before) if isinstance(each.entry, RoundClosed)]
    return tuple(reversed(ended))


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
