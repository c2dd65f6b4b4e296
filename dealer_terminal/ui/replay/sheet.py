"""What the replay's sheets may tell of, and what a press on one may ask of the replay."""

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
    """Where the replay stands, and what the console's journal says: all that a sheet may tell of."""

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
    """A place that another program opens."""

    address: str


class Checks(Struct, frozen=True):
    """The whole journal, once more."""


class Seeks(Struct, frozen=True):
    """In the whole journal."""

    question: SearchQuestion


Doing = Shows | Opens | Shuts | Stays | Goes | Does | Asks | SignsOn | ReplayOrders | Visits | Checks | Speaks | Seeks


AnySheet = sheet.ConsoleSheet[ReplaySnapshot, Doing]
"""Also one that any console has."""


class ReplaySheet(AnySheet, frozen=True, kw_only=True):
    """One of the replay."""


class WritingSheet(ReplaySheet, frozen=True, kw_only=True):
    """One that something is written on; whoever has not the right to finds no field and no key for it."""

    right: ClassVar[Act]

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        return ()

    @abstractmethod
    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        """The keys for whoever has the right."""

    def reads(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        """The keys for all."""
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
    """One of the keys was pressed: the fields say so."""
    first, last = stand.steps[0].record.position, stand.steps[-1].record.position
    match name:
        case "from-here":
            return sheet.anew(first=str(stand.position))
        case "to-here":
            return sheet.anew(last=str(stand.position))
        case _:
            return sheet.anew(first=str(first), last=str(last))


def stretch(stand: ReplaySnapshot, first: int, last: int) -> RecordRange:
    """Whoever writes it down names the records by their leaf hashes."""
    return RecordRange(RecordAt(stand.journal, first, b""), RecordAt(stand.journal, last, b""))


def ends(sheet: ReplaySheet, stand: ReplaySnapshot) -> tuple[int, int] | Words:
    """The two positions; or what is wrong with them."""
    texts = sheet.text("first"), sheet.text("last") or sheet.text("first")
    if not all(re.fullmatch(r"[0-9]{1,15}", text) for text in texts):
        return words("Write facts by their numbers, such as 1204.")
    first, last = map(int, texts)
    if first > last:
        return words("The first fact comes before the last one.")
    if last >= stand.size:
        return words("There is no fact {position}: the last one is {last}", position=last, last=stand.size - 1)
    return first, last
