"""What a view is given: frozen values, named in QML as in Python but for the case of the letters."""

from msgspec import Struct


class Props(Struct, frozen=True, rename="camel"):
    """A region of the screen. A field that is a Props becomes a region inside it."""


class Row(Struct, frozen=True, rename="camel"):
    """A row of a list that changes row by row, such as a seat."""


class Leaf(Struct, frozen=True, rename="camel"):
    """A value that is handed over whole, such as a card."""
