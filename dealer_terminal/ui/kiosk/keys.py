"""Keys that several sheets share. A key is one value from the place that shows it to the place that handles it."""

from enum import Enum

from dealer_terminal.ui.kit.props import PressKey


class BarKey(Enum):
    """Keys of the action bar, and those that the table itself opens. They are available over any sheet."""

    PRIMARY = "primary"
    UNDO = "undo"
    IRREGULARITY = "irregularity"
    SUPERVISOR = "supervisor"
    MORE = "more"
    MANUAL = "manual"
    PAY_TABLES = "pay-tables"


class PageTurn(Enum):
    """Keys that turn the pages of a longer list."""

    OLDER = "older"
    NEWER = "newer"


class EditKey(Enum):
    ERASE = "erase"
    CLEAR = "clear"


class DigitKey(PressKey, frozen=True):
    """Digit key of a keypad. Two zeros are one key."""

    text: str


class ChipKey(PressKey, frozen=True):
    cents: int


class SeatKey(PressKey, frozen=True):
    number: int


AmountKey = DigitKey | ChipKey | EditKey


class Typing(Enum):
    """Destination of text typed on a plugged-in keyboard."""

    TEXT = "a text"
    FIELDS = "the fields of a form, or a badge"
    BADGE = "a badge"
