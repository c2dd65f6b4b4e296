"""Sheets over a console's window: forms, lists, and results.

A sheet is an immutable value. A press on it returns what the window must do.
"""

from abc import ABCMeta, abstractmethod
from enum import Enum
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct, StructMeta
from msgspec.structs import replace

from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.rules.cards import Card

Stand_contra = TypeVar("Stand_contra", contravariant=True)
"""The window's state, read-only input of its sheets."""
Doing_co = TypeVar("Doing_co", covariant=True)


class FieldKind(Enum):
    """Kinds of fields. Two SHORT fields, two LIST fields, or two fields with an EITHER share a row. A LIST opens its
    choices as another sheet."""

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
    """A line. It can be pressed if it has a name."""

    text: Words
    more: Words = NO_WORDS
    name: str = ""
    tone: Tone = Tone.USUAL
    cards: tuple[Card, ...] = ()


class SheetKey(Struct, frozen=True):
    """A key. Enter presses the first one of a sheet."""

    name: str
    text: Words


class Lit(Struct, frozen=True):
    """A highlighted position of the table with a short text, and its highlighted spots."""

    position: int
    text: str
    spots: tuple[str, ...] = ()


class KeyboardOwner(Enum):
    """Owner of the keyboard while a sheet is open: the sheet alone, or the window too."""

    SHEET = "sheet"
    SHARED = "shared"


class _Abstract(StructMeta, ABCMeta):
    """Metaclass of structs with abstract methods."""


class ConsoleSheet(Struct, Generic[Stand_contra, Doing_co], metaclass=_Abstract, frozen=True, kw_only=True):
    """Base class of sheets. `typed` is the text of its fields."""

    keyboard: ClassVar[KeyboardOwner] = KeyboardOwner.SHEET
    typed: dict[str, str] = {}

    @abstractmethod
    def heading(self, stand: Stand_contra) -> Words:
        """Return the title."""

    def told(self, stand: Stand_contra) -> Words:
        """Return the purpose, in one sentence."""
        return NO_WORDS

    def fields(self, stand: Stand_contra) -> tuple[SheetField, ...]:
        return ()

    def lines(self, stand: Stand_contra) -> tuple[SheetLine, ...]:
        return ()

    def keys(self, stand: Stand_contra) -> tuple[SheetKey, ...]:
        return ()

    def lit(self, stand: Stand_contra) -> tuple[Lit, ...]:
        """Return the positions of the felt to highlight."""
        return ()

    @abstractmethod
    def pressed(self, stand: Stand_contra, name: str) -> Doing_co:
        """Return the effect of a press on a key or a line."""

    def text(self, name: str) -> str:
        return self.typed.get(name, "").strip()

    def wrote(self, name: str, text: str) -> Self:
        return replace(self, typed={**self.typed, name: text})

    def anew(self, **typed: str) -> Self:
        return replace(self, typed={**self.typed, **typed})


class Shows(Struct, frozen=True):
    """Replace the sheet that was pressed."""

    sheet: ConsoleSheet[Any, Any]


class Opens(Struct, frozen=True):
    """Open a sheet over the one that was pressed."""

    sheet: ConsoleSheet[Any, Any]


class Shuts(Struct, frozen=True):
    said: Words = NO_WORDS


class Stays(Struct, frozen=True):
    """Keep the sheet open, because something is missing."""

    said: Words


class Does(Struct, frozen=True):
    """Act as if the key of that binding were pressed."""

    name: str


class Asks(Struct, frozen=True):
    """Write to the console's journal. The sheet is done then."""

    ask: Ask
    said: Words


class SignsOn(Struct, frozen=True):
    number: str
    pin: str


class Speaks(Struct, frozen=True):
    """Change the language of the window."""

    language: str


SHUT = Shuts()
