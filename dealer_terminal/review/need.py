"""Which table needs somebody most: by its alarms that nobody has seen or shelved, the most urgent and oldest first."""

from collections.abc import Iterable

from dealer_terminal.review.alarms.board import Standing
from dealer_terminal.review.alarms.catalogue import Urgency
from dealer_terminal.review.alarms.rows import Row
from dealer_terminal.review.sight import Sight

QUIET = frozenset({Standing.SHELVED, Standing.ENDED})
_URGENCIES = tuple(Urgency)
_STANDINGS = tuple(Standing)
NOTHING = len(_URGENCIES)


def calling(rows: Iterable[Row], journal: str) -> tuple[Row, ...]:
    """What calls for somebody there, in the order in which it is to be worked off."""
    here = (each for each in rows if each.journal == journal and each.standing not in QUIET)
    return tuple(sorted(here, key=work_order))


def work_order(row: Row) -> tuple[int, int, int, str]:
    """The most urgent first, among them what nobody has seen, then the oldest; what is shelved comes last."""
    shelved = row.standing in QUIET
    urgency = _URGENCIES.index(row.alarm.urgency)
    return urgency + shelved * NOTHING, _STANDINGS.index(row.standing), row.since, row.alarm.id


def by_need(sights: Iterable[Sight], rows: Iterable[Row]) -> tuple[Sight, ...]:
    known = tuple(rows)

    def need(sight: Sight) -> tuple[tuple[int, int, int, str], int, str]:
        call = calling(known, sight.journal)
        return work_order(call[0]) if call else (2 * NOTHING, 0, 0, ""), len(sight.table), sight.table

    return tuple(sorted(sights, key=need))
