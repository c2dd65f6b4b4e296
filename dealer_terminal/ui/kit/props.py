"""Base classes of props: frozen values for QML. QML names are the Python names in camel case."""

from collections.abc import Iterator
from enum import Enum
from itertools import chain

from msgspec import Struct


class Props(Struct, frozen=True, rename="camel"):
    """A region of the screen. A field of type Props becomes a nested region."""


class Row(Struct, frozen=True, rename="camel"):
    """A row of a list that is updated row by row, such as a seat."""


class Leaf(Struct, frozen=True, rename="camel"):
    """A value that is passed to QML as a whole, such as a card."""


class PressKey(Struct, frozen=True):
    """Meaning of a press, if an enum cannot express it."""


class Pressable(Leaf, frozen=True):
    """An element to press. QML receives its key as text and reports that text when it is pressed."""

    key: Enum | PressKey


def token(key: Enum | PressKey) -> str:
    """Return a readable text for a key, unique on a screen, such as `erase` or `ChipKey 2500`."""
    if isinstance(key, Enum):
        return str(key.value)
    return " ".join([type(key).__name__, *(_part(getattr(key, name)) for name in key.__struct_fields__)])


def pressables(value: object) -> Iterator[Pressable]:
    """Yield all pressable elements of a value."""
    if isinstance(value, Pressable):
        yield value
    elif isinstance(value, Struct):
        yield from pressables(tuple(getattr(value, name) for name in value.__struct_fields__))
    elif isinstance(value, tuple):
        yield from chain.from_iterable(map(pressables, value))


def _part(value: object) -> str:
    return token(value) if isinstance(value, Enum | PressKey) else str(value)
