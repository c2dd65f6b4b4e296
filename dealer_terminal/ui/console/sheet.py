"""A sheet lies over a console's window: a form, a list or a result. It is a value; a press says what is to be done."""

from abc import ABCMeta, abstractmethod
from enum import Enum
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct, StructMeta
from msgspec.structs import replace

from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.rules.cards import Card

Stand_contra = TypeVar("Stand_contra", contravariant=True)
"""Where the window stands: all that its sheets may tell of."""
Doing_co = TypeVar("Doing_co", covariant=True)


class FieldKind(Enum):
    """How a field is filled in; two short ones, two lists, or two with an either, stand side by side. A list is chosen
    from on a sheet of its own."""

    LINE = "line"
    SHORT = "short"
    TEXT = "text"
    SECRET = "secret"
    CHOICE = "choice"
    EITHER = "either"
    LIST = "list"


class SheetField(Struct, frozen=True):
    name: str
    label: Words
    kind: FieldKind = FieldKind.LINE
    choices: tuple[tuple[str, Words], ...] = ()


class Tone(Enum):
    USUAL = "usual"
    HEADING = "heading"
    GOOD = "good"
    WRONG = "wrong"


class SheetLine(Struct, frozen=True):
    """With a name it can be pressed."""

    text: Words
    more: Words = NO_WORDS
    name: str = ""
    tone: Tone = Tone.USUAL
    cards: tuple[Card, ...] = ()


class SheetKey(Struct, frozen=True):
    """The first one is what Enter presses."""

    name: str
    text: Words


class Lit(Struct, frozen=True):
    """A position of the table, and what is lit there in a few signs; its spots, where they are told of."""

    position: int
    text: str
    spots: tuple[str, ...] = ()


class KeyboardOwner(Enum):
    """Whose the keyboard is while a sheet is open: the sheet's, or the window's too where that goes on beside it."""

    SHEET = "sheet"
    SHARED = "shared"


class _Abstract(StructMeta, ABCMeta):
    """A value of which each kind says something for itself."""


class ConsoleSheet(Struct, Generic[Stand_contra, Doing_co], metaclass=_Abstract, frozen=True, kw_only=True):
    """`typed` is what stands in its fields."""

    keyboard: ClassVar[KeyboardOwner] = KeyboardOwner.SHEET
    typed: dict[str, str] = {}

    @abstractmethod
    def heading(self, stand: Stand_contra) -> Words:
        """What it is called."""

    def told(self, stand: Stand_contra) -> Words:
        """What it is for, in a sentence."""
        return NO_WORDS

    def fields(self, stand: Stand_contra) -> tuple[SheetField, ...]:
        return ()

    def lines(self, stand: Stand_contra) -> tuple[SheetLine, ...]:
        return ()

    def keys(self, stand: Stand_contra) -> tuple[SheetKey, ...]:
        return ()

    def lit(self, stand: Stand_contra) -> tuple[Lit, ...]:
        """Where on the felt lies what it tells of."""
        return ()

    @abstractmethod
    def pressed(self, stand: Stand_contra, name: str) -> Doing_co:
        """What a touch on one of its keys or lines does."""

    def text(self, name: str) -> str:
        return self.typed.get(name, "").strip()

    def wrote(self, name: str, text: str) -> Self:
        return replace(self, typed={**self.typed, name: text})

    def anew(self, **typed: str) -> Self:
        return replace(self, typed={**self.typed, **typed})


class Shows(Struct, frozen=True):
    """Instead of the sheet that was pressed."""

    sheet: ConsoleSheet[Any, Any]


class Opens(Struct, frozen=True):
    """Over it."""

    sheet: ConsoleSheet[Any, Any]


class Shuts(Struct, frozen=True):
    said: Words = NO_WORDS


class Stays(Struct, frozen=True):
    """Something is missing."""

    said: Words


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


class Speaks(Struct, frozen=True):
    """The window, in that language."""

    language: str


SHUT = Shuts()
