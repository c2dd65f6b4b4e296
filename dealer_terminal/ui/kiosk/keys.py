"""Keys that several sheets have. What they stand for is a value from where they are shown to where they are taken."""

from enum import Enum

from dealer_terminal.ui.kit.props import PressKey


class BarKey(Enum):
    """The action bar, and what the table itself opens: there whatever lies over it."""

    PRIMARY = "primary"
    UNDO = "undo"
    IRREGULARITY = "irregularity"
    SUPERVISOR = "supervisor"
    MORE = "more"
    MANUAL = "manual"
    PAY_TABLES = "pay-tables"


class PageTurn(Enum):
    """The pages of what is longer than one."""

    OLDER = "older"
    NEWER = "newer"


class EditKey(Enum):
    ERASE = "erase"
    CLEAR = "clear"


class DigitKey(PressKey, frozen=True):
    """Of a pad; two zeros are one key."""

    text: str


class ChipKey(PressKey, frozen=True):
    cents: int


class SeatKey(PressKey, frozen=True):
    number: int


AmountKey = DigitKey | ChipKey | EditKey


class Typing(Enum):
    """What is typed on a keyboard that is plugged in is meant for."""

    TEXT = "a text"
    FIELDS = "the fields of a form, or a badge"
    BADGE = "a badge"
