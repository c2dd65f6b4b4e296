"""How much a page of evidence holds, and how wide a text is, in millimetres: letters are at least three high there."""

from math import ceil
from unicodedata import east_asian_width

from msgspec import Struct

LEAST_MM = 3.05
STRONG_MM = 3.7
"""So large is what changes, at least."""
_NARROW, _SMALL, _LARGE, _SQUARE, _BOLD = 0.33, 0.56, 0.69, 1.03, 1.03
_NOTE_LINE = 0.86
ROUNDED = 0.01


class Room(Struct, frozen=True):
    """`tall` is how many lines of the least height there are; cards may stand above their wagers where it is `upright`.
    In a `whole` one everything has its place at once."""

    tall: float
    wide: float
    upright: bool = False
    whole: bool = False

    def beside_cards(self) -> float:
        return self.wide - 29

    def noted(self, note: str) -> float:
        return lines(note, LEAST_MM, self.wide) * _NOTE_LINE + 0.2


BAND = Room(8.7, 83)
BOARD = Room(11.2, 69, upright=True)
SCREEN = Room(20, 120, whole=True)


def wide(text: str, size: float, *, bold: bool = False) -> float:
    """As wide as it may come out."""
    return sum(map(_letter, text)) * size * (_BOLD if bold else 1)


def squared(text: str) -> bool:
    """Chinese has taller lines."""
    return any(east_asian_width(each) in "WF" for each in text)


def _letter(each: str) -> float:
    if each == "→" or squared(each):
        return _SQUARE
    if each in " .,:;·-|'":
        return _NARROW
    return _SMALL if each.islower() else _LARGE


def lines(text: str, size: float, room: float) -> int:
    """Words are not broken, so that a line is not quite full."""
    needs = wide(text, size)
    return 1 if needs <= room else ceil(needs / (room * 0.9))
