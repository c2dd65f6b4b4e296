"""What the replay's sheets may tell of, and what a press on one may ask of the replay."""

from abc import abstractmethod
from typing import ClassVar
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.state import State
from dealer_terminal.review.console import Console
from dealer_terminal.review.damage import Damage
from dealer_terminal.review.finder import Question
from dealer_terminal.review.orders import Order
from dealer_terminal.review.reel import Moment
from dealer_terminal.review.rights import Act, allowed
from dealer_terminal.review.verdict import NO_VERDICT, Verdict
from dealer_terminal.ui.console import sheet as desk
from dealer_terminal.ui.console.sheet import Asks, Does, Field, Key, Opens, Shows, Shuts, SignsOn, Speaks, Stays


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


AnySheet = desk.Sheet[Stand, Doing]
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
