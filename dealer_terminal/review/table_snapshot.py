"""One table as shown to a pit at one instant: its state, its recent activity, and its alarms."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.state import State
from dealer_terminal.review.alarms.rows import NOTHING_CALLS, AlarmRow, calling, work_order
from dealer_terminal.review.alarms.watch import Cause
from dealer_terminal.review.queue.items import ClosedRound, QueueItem, is_simulated


class TableSnapshot(Struct, frozen=True):
    """Table snapshot.

    `newest` is the last record, written at `utc`; `signed` is the time of the last record under a checkpoint. `look` is
    the dealer's screen preference, `reader` the protocol of the device heard last. `began` holds the record that began
    each cause. `place` is the location of the journal.
    """

    db: str
    journal: str
    table: str
    state: State
    newest: RecordAt
    utc: int
    signed: int
    look: ScreenPreferences
    reader: str
    causes: tuple[Cause, ...] = ()
    began: tuple[RecordAt, ...] = ()
    rounds: tuple[ClosedRound, ...] = ()
    items: tuple[QueueItem, ...] = ()
    dealer_since: tuple[int, ...] = ()
    place: str = ""

    @property
    def simulated(self) -> bool:
        return is_simulated(self.state)


def told_apart(sights: Iterable[TableSnapshot]) -> tuple[TableSnapshot, ...]:
    """Append the journal id to duplicate table names."""
    known = tuple(sights)
    return tuple(replace(each, table=label(each.table, each.journal, _alike(each, known))) for each in known)


def _alike(sight: TableSnapshot, known: Iterable[TableSnapshot]) -> Iterator[str]:
    return (each.journal for each in known if each.table == sight.table)


_SHORT = 4


def label(name: str, journal: str, alike: Iterable[str]) -> str:
    """Return the name, with the shortest part of the journal's id that is unique among `alike`.

    `alike` are the journals of all tables of that name.
    """
    others = {each for each in alike if each != journal}
    lengths = (each for each in range(_SHORT, len(journal)) if journal[:each] not in {other[:each] for other in others})
    return f"{name} ({journal[: next(lengths, len(journal))]})" if others else name


def by_need(sights: Iterable[TableSnapshot], rows: Iterable[AlarmRow]) -> tuple[TableSnapshot, ...]:
    known = tuple(rows)

    def need(sight: TableSnapshot) -> tuple[tuple[int, int, int, int, str], int, str]:
        call = calling(known, sight.journal)
        return work_order(call[0]) if call else NOTHING_CALLS, len(sight.table), sight.table

    return tuple(sorted(sights, key=need))
