"""What a finger, a badge or the clock does to the screen: a closed union."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.ui.kit.props import PressKey


class Press(Struct, frozen=True):
    """A key of the action bar or of what lies over the table."""

    key: Enum | PressKey


class TouchSeat(Struct, frozen=True):
    seat: int


class TouchSpot(Struct, frozen=True):
    seat: int
    spot: str


class TouchNumber(Struct, frozen=True):
    """The number of a seat, where it is a key of its own."""

    seat: int


class Write(Struct, frozen=True):
    """All that stands on the keyboard's line now, typed on a keyboard that is plugged in."""

    text: str


class Tab(Struct, frozen=True):
    """On a keyboard that is plugged in: the field is typed, the next one."""


class ScanLine(Struct, frozen=True):
    """A line that was typed and entered: a badge, as its reader types it, or the PIN of somebody at a keyboard."""

    text: str


class Dismiss(Struct, frozen=True):
    """The refusal shown is read."""


class Back(Struct, frozen=True):
    """One step out of what lies over the table."""


class Recognised(Struct, frozen=True):
    """A number and PIN, or a badge, belong to this person."""

    operator: Operator


class NotRecognised(Struct, frozen=True):
    refusal: Refusal


class Sleep(Struct, frozen=True):
    """Nobody has touched the screen for a while."""


class Wake(Struct, frozen=True):
    """The touch that wakes a dimmed screen does nothing else."""


Touch = (
    Press
    | TouchSeat
    | TouchSpot
    | TouchNumber
    | Write
    | Tab
    | ScanLine
    | Dismiss
    | Back
    | Recognised
    | NotRecognised
    | Sleep
    | Wake
)
