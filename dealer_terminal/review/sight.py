"""One table as a pit sees it at one instant: how it stands, what it did of late, and what calls for a person."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.people_facts import Look
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.state import State
from dealer_terminal.review.alarms.watch import Cause
from dealer_terminal.review.labels import label
from dealer_terminal.review.lately import ClosedRound
from dealer_terminal.review.queue.items import Item, is_simulated


class Sight(Struct, frozen=True):
    """`newest` is its last record, of `utc`; `signed` when the last one was written that a checkpoint covers. `look` is
    the dealer's, `reader` the protocol of the device that was heard last; `began` is the record of each cause;
    `place` is where its journal stands."""

    db: str
    journal: str
    table: str
    state: State
    newest: RecordAt
    utc: int
    signed: int
    look: Look
    reader: str
    causes: tuple[Cause, ...] = ()
    began: tuple[RecordAt, ...] = ()
    rounds: tuple[ClosedRound, ...] = ()
    items: tuple[Item, ...] = ()
    dealer_since: tuple[int, ...] = ()
    place: str = ""

    @property
    def simulated(self) -> bool:
        return is_simulated(self.state)


def told_apart(sights: Iterable[Sight]) -> tuple[Sight, ...]:
    """Two tables of one name are called by their journals too."""
    known = tuple(sights)
    return tuple(replace(each, table=label(each.table, each.journal, _alike(each, known))) for each in known)


def _alike(sight: Sight, known: Iterable[Sight]) -> Iterator[str]:
    return (each.journal for each in known if each.table == sight.table)
