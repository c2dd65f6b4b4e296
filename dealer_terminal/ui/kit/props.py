"""What a view is given: frozen values, named in QML as in Python but for the case of the letters."""

from collections.abc import Iterator
from enum import Enum
from itertools import chain

from msgspec import Struct


class Props(Struct, frozen=True, rename="camel"):
    """A region of the screen. A field that is a Props becomes a region inside it."""


class Row(Struct, frozen=True, rename="camel"):
    """A row of a list that changes row by row, such as a seat."""


class Leaf(Struct, frozen=True, rename="camel"):
    """A value that is handed over whole, such as a card."""


class PressKey(Struct, frozen=True):
    """What a press means, where an enum can't say it."""


class Pressable(Leaf, frozen=True):
    """Something to press. The screen gets its key as a text and says that text when it is pressed."""

    key: Enum | PressKey


def token(key: Enum | PressKey) -> str:
    """Readable, and one for each key of a screen: `erase`, `Chip 2500`."""
    if isinstance(key, Enum):
        return str(key.value)
    return " ".join([type(key).__name__, *(_part(getattr(key, name)) for name in key.__struct_fields__)])


def pressables(value: object) -> Iterator[Pressable]:
    """All that can be pressed in it."""
    if isinstance(value, Pressable):
        yield value
    elif isinstance(value, Struct):
        yield from pressables(tuple(getattr(value, name) for name in value.__struct_fields__))
    elif isinstance(value, tuple):
        yield from chain.from_iterable(map(pressables, value))


def _part(value: object) -> str:
    return token(value) if isinstance(value, Enum | PressKey) else str(value)
