"""Input of the pit's sheets, and the effects that a press on one can have."""

from collections.abc import Mapping
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.alarms.rows import AlarmGroup, AlarmRow, groups
from dealer_terminal.review.answers import Written
from dealer_terminal.review.changes import Changes
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.console_orders import OrderShift
from dealer_terminal.review.queue.board import Work, work_at
from dealer_terminal.review.queue.items import QueueItem
from dealer_terminal.review.shift_signing import ShiftRead
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.ui.console import sheet
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.console.sheet import Asks, Does, Opens, Shows, Shuts, SignsOn, Speaks, Stays


class Waits(Struct, frozen=True):
    """An item of the queue, its table, and the status of its review."""

    table: str
    journal: str
    item: QueueItem
    work: Work

    @property
    def at(self) -> RecordAt:
        return self.item.at(self.journal)


class PitSnapshot(Struct, frozen=True):
    """Read-only input of a sheet: the tables, and the console's journal."""

    now: int
    zone: ZoneInfo
    sights: tuple[TableSnapshot, ...]
    rows: tuple[AlarmRow, ...]
    console: Console = Console()
    changes: Mapping[str, Changes] = {}
    shift: tuple[ShiftRead, ...] = ()

    def sight(self, journal: str) -> TableSnapshot:
        return next(each for each in self.sights if each.journal == journal)

    def row(self, key: str) -> tuple[AlarmRow, ...]:
        return tuple(each for each in self.rows if row_key(each) == key)

    def group(self, key: str) -> tuple[AlarmGroup, ...]:
        return tuple(each for each in groups(self.rows) if group_key(each) == key)

    def waits(self, journal: str, position: int) -> Waits:
        sight = self.sight(journal)
        item = next(each for each in sight.items if each.position == position)
        return Waits(sight.table, journal, item, work_at(self.console.works, item.at(journal)))


def row_key(row: AlarmRow) -> str:
    """Return the key of an alarm, stable while the alarm is listed."""
    number = f"#{row.raised[0].id}" if row.raised else ""
    return f"{row.journal}/{row.alarm.id}/{row.key}{number}"


def group_key(group: AlarmGroup) -> str:
    """Return the key of a group, stable while one of its alarms is listed."""
    return f"{group.journal}/{group.alarm.id}"


def waiting_items(sights: tuple[TableSnapshot, ...], console: Console) -> tuple[Waits, ...]:
    """Return the items of the queue, newest first."""
    found = (
        Waits(each.table, each.journal, item, work_at(console.works, item.at(each.journal)))
        for each in sights
        for item in each.items
    )
    return tuple(sorted(found, key=lambda each: (-each.item.utc, each.table, -each.item.position)))


class Replays(Struct, frozen=True):
    """Open a replay in its own window, at that record."""

    journal: str
    position: int


class Watches(Struct, frozen=True):
    """Show that table live."""

    journal: str


class Counts(Struct, frozen=True):
    """Count the shift of these tables. Times are in microseconds UTC."""

    since: int
    until: int


class Files(Struct, frozen=True):
    """Order a file. The sheet is done then."""

    order: OrderShift


class Points(Struct, frozen=True):
    """Record that all tables were reviewed up to now."""


class Writes(Struct, frozen=True):
    """Write to the console's journal. The sheet stays and shows the result, or `then` replaces it."""

    ask: Ask
    said: Words
    then: "tuple[AnySheet, ...]" = ()


AnyDoing = Shows | Opens | Shuts | Stays | Does | Asks | SignsOn | Speaks
"""Effects that a sheet of any console can have."""
Doing = AnyDoing | Replays | Watches | Points | Counts | Files | Writes
AnySheet = sheet.ConsoleSheet[PitSnapshot, Doing]
"""A sheet of the pit, or one that every console has."""


class PitSheet(AnySheet, frozen=True, kw_only=True):
    """Base class of the pit's own sheets."""


def at_time(written: Written, stand: PitSnapshot) -> Words:
    """Return the time of an entry that the console wrote by itself."""
    return as_told(when_text(written.utc, stand.now, stand.zone))


def by_whom(written: Written, stand: PitSnapshot) -> Words:
    at = when_text(written.utc, stand.now, stand.zone)
    return words("By {name}, {time}", name=stand.console.named(written.by), time=at)
