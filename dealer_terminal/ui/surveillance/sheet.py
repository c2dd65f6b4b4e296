"""A sheet lies over the facts: a form, a list or a result. It is a value; a press on it says what is to be done."""

from enum import Enum
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit.replay import ReplayStep
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.asks import Ask
from dealer_terminal.review.console import Console
from dealer_terminal.review.finder import Question
from dealer_terminal.review.orders import Order
from dealer_terminal.review.reel import Moment
from dealer_terminal.review.verdict import NO_VERDICT, Verdict
from dealer_terminal.rules.cards import Card


class Kind(Enum):
    """How a field is filled in; two short ones, or two with an either, stand side by side."""

    LINE = "line"
    SHORT = "short"
    TEXT = "text"
    SECRET = "secret"
    CHOICE = "choice"
    EITHER = "either"


class Field(Struct, frozen=True):
    name: str
    label: Words
    kind: Kind = Kind.LINE
    choices: tuple[tuple[str, Words], ...] = ()


class Tone(Enum):
    USUAL = "usual"
    HEADING = "heading"
    GOOD = "good"
    WRONG = "wrong"


class Line(Struct, frozen=True):
    """With a name it can be pressed."""

    text: Words
    more: Words = NO_WORDS
    name: str = ""
    tone: Tone = Tone.USUAL
    cards: tuple[Card, ...] = ()


class Key(Struct, frozen=True):
    """The first one is what Enter presses."""

    name: str
    text: Words


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

    @property
    def journal(self) -> str:
        return self.moment.journal

    @property
    def position(self) -> int:
        return self.moment.position


class Sheet(Struct, frozen=True, kw_only=True):
    """`typed` is what stands in its fields."""

    typed: dict[str, str] = {}

    def heading(self, stand: Stand) -> Words:
        raise NotImplementedError

    def told(self, stand: Stand) -> Words:
        """What it is for, in a sentence."""
        return NO_WORDS

    def fields(self, stand: Stand) -> tuple[Field, ...]:
        return ()

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return ()

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        return ()

    def pressed(self, stand: Stand, name: str) -> "Doing":
        raise NotImplementedError

    def text(self, name: str) -> str:
        return self.typed.get(name, "").strip()

    def wrote(self, name: str, text: str) -> "Sheet":
        return replace(self, typed={**self.typed, name: text})

    def anew(self, **typed: str) -> "Sheet":
        return replace(self, typed={**self.typed, **typed})


class Shows(Struct, frozen=True):
    """Instead of the sheet that was pressed."""

    sheet: Sheet


class Opens(Struct, frozen=True):
    """Over it."""

    sheet: Sheet


class Shuts(Struct, frozen=True):
    said: Words = NO_WORDS


class Stays(Struct, frozen=True):
    """Something is missing."""

    said: Words


class Goes(Struct, frozen=True):
    position: int


class Does(Struct, frozen=True):
    """As if the key of that binding were pressed."""

    name: str


class Asks(Struct, frozen=True):
    """Written in the console's journal; then the sheet has done its work."""

    ask: Ask
    said: Words


class SignsOn(Struct, frozen=True):
    number: str
    pin: str


class Orders(Struct, frozen=True):
    order: Order


class Visits(Struct, frozen=True):
    """A place that another program opens."""

    address: str


class Checks(Struct, frozen=True):
    """The whole journal, once more."""


class Speaks(Struct, frozen=True):
    """The window, in that language."""

    language: str


class Seeks(Struct, frozen=True):
    """In the whole journal."""

    question: Question


Doing = Shows | Opens | Shuts | Stays | Goes | Does | Asks | SignsOn | Orders | Visits | Checks | Speaks | Seeks
SHUT = Shuts()
