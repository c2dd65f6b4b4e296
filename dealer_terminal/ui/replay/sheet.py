"""What the replay's sheets may tell of, and what a press on one may ask of the replay."""

import re
from abc import abstractmethod
from typing import ClassVar
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import RecordAt, Stretch
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.console import Console
from dealer_terminal.review.finder import Question
from dealer_terminal.review.known import Damage
from dealer_terminal.review.orders import Order
from dealer_terminal.review.reel import Moment
from dealer_terminal.review.rights import Act, allowed
from dealer_terminal.review.verdict import NO_VERDICT, Verdict
from dealer_terminal.ui.console import sheet
from dealer_terminal.ui.console.sheet import Asks, Does, Field, Key, Kind, Opens, Shows, Shuts, SignsOn, Speaks, Stays


class Stand(Struct, frozen=True):
    """Where the replay stands, and what the console's journal says: all that a sheet may tell of."""

    moment: Moment
    steps: tuple[ReplayStep, ...]
    size: int
    clock: int
    zone: ZoneInfo
    console: Console = Console()
    verdict: Verdict = NO_VERDICT
    question: Question = Question()
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


class Orders(Struct, frozen=True):
    order: Order


class Visits(Struct, frozen=True):
    """A place that another program opens."""

    address: str


class Checks(Struct, frozen=True):
    """The whole journal, once more."""


class Seeks(Struct, frozen=True):
    """In the whole journal."""

    question: Question


Doing = Shows | Opens | Shuts | Stays | Goes | Does | Asks | SignsOn | Orders | Visits | Checks | Speaks | Seeks


AnySheet = sheet.Sheet[Stand, Doing]
"""Also one that any console has."""


class Sheet(AnySheet, frozen=True, kw_only=True):
    """One of the replay."""


class Writing(Sheet, frozen=True, kw_only=True):
    """One that something is written on; whoever has not the right to finds no field and no key for it."""

    right: ClassVar[Act]

    def asked(self, stand: Stand) -> tuple[Field, ...]:
        return ()

    @abstractmethod
    def writes(self, stand: Stand) -> tuple[Key, ...]:
        """The keys for whoever has the right."""

    def reads(self, stand: Stand) -> tuple[Key, ...]:
        """The keys for all."""
        return ()

    def may(self, stand: Stand) -> bool:
        return stand.console.reviewer is None or allowed(stand.console.reviewer, self.right)

    def fields(self, stand: Stand) -> tuple[Field, ...]:
        return self.asked(stand) if self.may(stand) else ()

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        return (*(self.writes(stand) if self.may(stand) else ()), *self.reads(stand))


FIELDS = (Field("first", words("From fact"), Kind.SHORT), Field("last", words("To fact"), Kind.SHORT))
KEYS = (Key("from-here", words("From here")), Key("to-here", words("To here")), Key("round", words("Whole round")))


def here(stand: Stand) -> dict[str, str]:
    return {"first": str(stand.position), "last": str(stand.position)}


def placed(sheet: Sheet, stand: Stand, name: str) -> Sheet:
    """One of the keys was pressed: the fields say so."""
    first, last = stand.steps[0].record.position, stand.steps[-1].record.position
    match name:
        case "from-here":
            return sheet.anew(first=str(stand.position))
        case "to-here":
            return sheet.anew(last=str(stand.position))
        case _:
            return sheet.anew(first=str(first), last=str(last))


def stretch(stand: Stand, first: int, last: int) -> Stretch:
    """Whoever writes it down names the records by their leaf hashes."""
    return Stretch(RecordAt(stand.journal, first, b""), RecordAt(stand.journal, last, b""))


def ends(sheet: Sheet, stand: Stand) -> tuple[int, int] | Words:
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
