"""Input events for the screen from a finger, a badge, or the clock: a closed union."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.ui.kit.props import PressKey


class Press(Struct, frozen=True):
    """A press of a key of the action bar or of the sheet."""

    key: Enum | PressKey


class TouchSeat(Struct, frozen=True):
    seat: int


class TouchSpot(Struct, frozen=True):
    seat: int
    spot: str


class TouchNumber(Struct, frozen=True):
    """A tap on the number of a seat, if that is a separate key."""

    seat: int


class Write(Struct, frozen=True):
    """The whole text of the entry line, typed on a plugged-in keyboard."""

    text: str


class Tab(Struct, frozen=True):
    """The Tab key of a plugged-in keyboard, which ends a field."""


class ScanLine(Struct, frozen=True):
    """A line typed and entered at once: a badge from its reader, or a PIN from a keyboard."""

    text: str


class Dismiss(Struct, frozen=True):
    """The refusal was read and is dismissed."""


class Back(Struct, frozen=True):
    """One step back from the sheet."""


class Recognised(Struct, frozen=True):
    """The number and PIN, or the badge, belong to this person."""

    operator: Operator


class NotRecognised(Struct, frozen=True):
    refusal: Refusal


class Sleep(Struct, frozen=True):
    """The screen was not touched for a while."""


class Wake(Struct, frozen=True):
    """The touch that wakes a dimmed screen. It has no other effect."""


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
