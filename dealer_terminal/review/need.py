"""Which table needs somebody most: by its alarms that nobody has seen or shelved, the most urgent and oldest first."""

from collections.abc import Iterable

from dealer_terminal.review.alarms.board import Standing
from dealer_terminal.review.alarms.catalogue import Urgency
from dealer_terminal.review.alarms.rows import Row
from dealer_terminal.review.sight import Sight

QUIET = frozenset({Standing.SHELVED, Standing.RETURNED, Standing.ENDED})
"""Nothing is left to do there, but to look at what was."""
_WAITS = (Standing.UNACKNOWLEDGED, Standing.ACKNOWLEDGED)
_URGENCIES = tuple(Urgency)
_STANDINGS = (*_WAITS, Standing.CONFIRMED, Standing.RETURNED, Standing.SHELVED, Standing.ENDED)
_NOTHING = (len(_STANDINGS), 0, 0, 0, "")


def calling(rows: Iterable[Row], journal: str) -> tuple[Row, ...]:
    """What calls for somebody there, in the order in which it is to be worked off."""
    here = (each for each in rows if each.journal == journal and each.standing not in QUIET)
    return tuple(sorted(here, key=work_order))


def work_order(row: Row) -> tuple[int, int, int, int, str]:
    """What nobody has acted on, the most urgent first, among that what nobody has seen, then the oldest; then what
    somebody has acted on; what is over or shelved comes last."""
    standing = _STANDINGS.index(row.standing)
    acted = 0 if row.standing in _WAITS else standing
    return acted, _URGENCIES.index(row.alarm.urgency), standing, row.since, row.alarm.id


def by_need(sights: Iterable[Sight], rows: Iterable[Row]) -> tuple[Sight, ...]:
    known = tuple(rows)

    def need(sight: Sight) -> tuple[tuple[int, int, int, int, str], int, str]:
        call = calling(known, sight.journal)
        return work_order(call[0]) if call else _NOTHING, len(sight.table), sight.table

    return tuple(sorted(sights, key=need))
