"""Input of the replay's sheets, and the effects that a press on one can have."""

import re
from abc import abstractmethod
from typing import ClassVar
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.cited_records import Damage
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_orders import Order
from dealer_terminal.review.finder import SearchQuestion
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.rights import Act, allowed
from dealer_terminal.review.verdict import NO_VERDICT, Verdict
from dealer_terminal.ui.console import sheet
from dealer_terminal.ui.console.sheet import (
    Asks,
    Does,
    FieldKind,
    Opens,
    SheetField,
    SheetKey,
    Shows,
    Shuts,
    SignsOn,
    Speaks,
    Stays,
)


class ReplaySnapshot(Struct, frozen=True):
    """Read-only input of a sheet: playhead position and console journal."""

    moment: Moment
    steps: tuple[ReplayStep, ...]
    size: int
    clock: int
    zone: ZoneInfo
    console: Console = Console()
    verdict: Verdict = NO_VERDICT
    question: SearchQuestion = SearchQuestion()
    damage: tuple[Damage, ...] = ()

    @property
    def journal(self) -> str:
        return self.moment.journal

    @property
    def position(self) -> int:
        return self.moment.position

    @property
    def state(self) -> State:
        return self.moment.state


class Goes(Struct, frozen=True):
    position: int


class ReplayOrders(Struct, frozen=True):
    order: Order


class Visits(Struct, frozen=True):
    """Open an address in another program."""

    address: str


class Checks(Struct, frozen=True):
    """Verify the whole journal again."""


class Seeks(Struct, frozen=True):
    """Search the whole journal."""

    question: SearchQuestion


Doing = Shows | Opens | Shuts | Stays | Goes | Does | Asks | SignsOn | ReplayOrders | Visits | Checks | Speaks | Seeks


AnySheet = sheet.ConsoleSheet[ReplaySnapshot, Doing]
"""A sheet of the replay, or one that every console has."""


class ReplaySheet(AnySheet, frozen=True, kw_only=True):
    """Base class of the replay's own sheets."""


class WritingSheet(ReplaySheet, frozen=True, kw_only=True):
    """Sheet that writes to the console's journal. It has no fields and keys for that if the reviewer lacks the
    right."""

    right: ClassVar[Act]

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return ()

    @abstractmethod
    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        """Return the keys for a reviewer with the right."""

    def reads(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        """Return the keys for every reviewer."""
        return ()

    def may(self, stand: ReplaySnapshot) -> bool:
        return stand.console.reviewer is None or allowed(stand.console.reviewer, self.right)

    def fields(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return self.asked(stand) if self.may(stand) else ()

    def keys(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (*(self.writes(stand) if self.may(stand) else ()), *self.reads(stand))


FIELDS = (
    SheetField("first", words("From fact"), FieldKind.SHORT),
    SheetField("last", words("To fact"), FieldKind.SHORT),
)
KEYS = (
    SheetKey("from-here", words("From here")),
    SheetKey("to-here", words("To here")),
    SheetKey("round", words("Whole round")),
)


def here(stand: ReplaySnapshot) -> dict[str, str]:
    return {"first": str(stand.position), "last": str(stand.position)}


def placed(sheet: ReplaySheet, stand: ReplaySnapshot, name: str) -> ReplaySheet:
    """Return the sheet with its fields set by one of the keys."""
    first, last = stand.steps[0].record.position, stand.steps[-1].record.position
    match name:
        case "from-here":
            return sheet.anew(first=str(stand.position))
        case "to-here":
            return sheet.anew(last=str(stand.position))
        case _:
            return sheet.anew(first=str(first), last=str(last))


def stretch(stand: ReplaySnapshot, first: int, last: int) -> RecordRange:
    """Return the range without leaf hashes. They are added when it is written to the console's journal."""
    return RecordRange(RecordAt(stand.journal, first, b""), RecordAt(stand.journal, last, b""))


def ends(sheet: ReplaySheet, stand: ReplaySnapshot) -> tuple[int, int] | Words:
    """Return the two positions, or what is wrong with them."""
    texts = sheet.text("first"), sheet.text("last") or sheet.text("first")
    if not all(re.fullmatch(r"[0-9]{1,15}", text) for text in texts):
        return words("Write facts by their numbers, such as 1204.")
    first, last = map(int, texts)
    if first > last:
        return words("The first fact comes before the last one.")
    if last >= stand.size:
        return words("There is no fact {position}: the last one is {last}", position=last, last=stand.size - 1)
    return first, last
