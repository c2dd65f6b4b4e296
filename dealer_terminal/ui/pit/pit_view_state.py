"""State of a pit: one frozen value, from which the whole window is derived."""

from collections.abc import Mapping
from enum import Enum
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, then, words
from dealer_terminal.review.alarms.rows import AlarmRow
from dealer_terminal.review.changes import Changes
from dealer_terminal.review.console import Console
from dealer_terminal.review.queue.board import Worked
from dealer_terminal.review.rights import OWN_TABLES
from dealer_terminal.review.shift_signing import ShiftRead
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.ui.pit.figures.figure import Figure
from dealer_terminal.ui.pit.sheet import AnySheet, PitSnapshot, Waits, waiting_items


class PitPage(Enum):
    TABLES = "tables"
    TABLE = "table"
    QUEUE = "queue"
    FIGURES = "figures"


class PitMiddle(Enum):
    FELT = "felt"
    SCREEN = "screen"


class PitOverlay(Enum):
    NOTHING = "nothing"
    HELP = "help"


class Queued(Enum):
    WAITING = "waiting"
    ALL = "all"


class PitWindow(Struct, frozen=True):
    """State of the window.

    `table` is the journal of the open table. `said` is the response to the last press. The last of the `sheets` is on
    top. The `figure` is shown as a plot or as `numbers`, for one `machine` by its journal or for all. `language` is the
    reviewer's.
    """

    page: PitPage = PitPage.TABLES
    table: str = ""
    middle: PitMiddle = PitMiddle.FELT
    queued: Queued = Queued.WAITING
    figure: Figure = Figure.COURSE
    numbers: bool = False
    machine: str = ""
    over: PitOverlay = PitOverlay.NOTHING
    sheets: tuple[AnySheet, ...] = ()
    said: Words = NO_WORDS
    language: str = ENGLISH


class Showing(Struct, frozen=True):
    """Everything shown in a pit.

    `sights` are the tables of the reviewer, the most urgent first. `unread` are journals being read for the first time,
    and `lost` says why others cannot be read. `counting` is True until a shift has been counted.
    """

    now: int
    zone: ZoneInfo
    sights: tuple[TableSnapshot, ...] = ()
    rows: tuple[AlarmRow, ...] = ()
    unread: tuple[str, ...] = ()
    lost: Mapping[str, str] = {}
    console: Console = Console()
    changes: Mapping[str, Changes] = {}
    shift: tuple[ShiftRead, ...] = ()
    counting: bool = False
    desk: PitWindow = PitWindow()

    @property
    def locked(self) -> bool:
        """Return True if the console has no reviewer. It shows nothing then."""
        return bool(self.console.name) and self.console.reviewer is None

    @property
    def stand(self) -> PitSnapshot:
        return PitSnapshot(self.now, self.zone, self.sights, self.rows, self.console, self.changes, self.shift)

    @property
    def opened(self) -> tuple[TableSnapshot, ...]:
        """Return the open table, if any."""
        here = self.desk.table if self.desk.page is PitPage.TABLE else ""
        return tuple(each for each in self.sights if each.journal == here)

    @property
    def queue(self) -> tuple[Waits, ...]:
        every = waiting_items(self.sights, self.console)
        if self.desk.queued is Queued.ALL:
            return every
        return tuple(each for each in every if each.work.worked is not Worked.APPROVED)


OTHERS_ALONE = words("A shift that lacks a table is not signed or filed: open the others alone.")


def lacking(showing: Showing) -> tuple[Words, ...]:
    """Return the reasons why tables are missing that the reviewer may view."""
    if not _may_be_own(showing):
        return ()
    seen = {each.db for each in showing.sights}
    lost = tuple(as_told(why) for db, why in showing.lost.items() if db not in seen)
    return (*lost, *(words("Reading {files}", files=each) for each in showing.unread))


def why_not_whole(read: ShiftRead) -> Words:
    return next((then(each, OTHERS_ALONE) for each in read.wrong), NO_WORDS)


def _may_be_own(showing: Showing) -> bool:
    """Return True if a missing table may be one that the reviewer may view."""
    console, seen = showing.console, {each.journal for each in showing.sights}
    person = console.reviewer
    if person is None or person.role not in OWN_TABLES:
        return True
    return not seen.issuperset(console.tables.get(person.id, ()))
