"""What the pit's sheets may tell of, and what a press on one may ask of the pit."""

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
    """An item of the queue, at its table, and how far it is worked off."""

    table: str
    journal: str
    item: QueueItem
    work: Work

    @property
    def at(self) -> RecordAt:
        return self.item.at(self.journal)


class PitSnapshot(Struct, frozen=True):
    """How the tables stand, and what the console's journal says: all that a sheet may tell of."""

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
    """The same for as long as the alarm stands there."""
    number = f"#{row.raised[0].id}" if row.raised else ""
    return f"{row.journal}/{row.alarm.id}/{row.key}{number}"


def group_key(group: AlarmGroup) -> str:
    """The same for as long as one of its alarms is there."""
    return f"{group.journal}/{group.alarm.id}"


def waiting_items(sights: tuple[TableSnapshot, ...], console: Console) -> tuple[Waits, ...]:
    """The newest first."""
    found = (
        Waits(each.table, each.journal, item, work_at(console.works, item.at(each.journal)))
        for each in sights
        for item in each.items
    )
    return tuple(sorted(found, key=lambda each: (-each.item.utc, each.table, -each.item.position)))


class Replays(Struct, frozen=True):
    """In a window of its own, at that record."""

    journal: str
    position: int


class Watches(Struct, frozen=True):
    """That table, live."""

    journal: str


class Counts(Struct, frozen=True):
    """The shift of these tables, in microseconds UTC."""

    since: int
    until: int


class Files(Struct, frozen=True):
    """The sheet has done its work."""

    order: OrderShift


class Points(Struct, frozen=True):
    """All tables were looked at up to now."""


class Writes(Struct, frozen=True):
    """Written in the console's journal; the sheet stays and shows what came of it, or another one does `then`."""

    ask: Ask
    said: Words
    then: "tuple[AnySheet, ...]" = ()


AnyDoing = Shows | Opens | Shuts | Stays | Does | Asks | SignsOn | Speaks
"""What a sheet of any console may ask."""
Doing = AnyDoing | Replays | Watches | Points | Counts | Files | Writes
AnySheet = sheet.ConsoleSheet[PitSnapshot, Doing]
"""Also one that any console has."""


class PitSheet(AnySheet, frozen=True, kw_only=True):
    """One of the pit."""


def at_time(written: Written, stand: PitSnapshot) -> Words:
    """Of what the console wrote by itself."""
    return as_told(when_text(written.utc, stand.now, stand.zone))


def by_whom(written: Written, stand: PitSnapshot) -> Words:
    at = when_text(written.utc, stand.now, stand.zone)
    return words("By {name}, {time}", name=stand.console.named(written.by), time=at)
