"""What a reviewer asks of the playhead: a closed union."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.review.axis import By, Towards


class Speed(Enum):
    """In quarters of the table's own pace."""

    QUARTER = 1
    HALF = 2
    REAL = 4
    X2 = 8
    X4 = 16
    X8 = 32
    X16 = 64
    X32 = 128

    def next(self, towards: Towards) -> "Speed":
        """Faster or slower; itself at either end."""
        speeds = tuple(Speed)
        return speeds[min(max(speeds.index(self) + towards.value, 0), len(speeds) - 1)]


class Waiting(Enum):
    """Whether playing keeps the table's long waits."""

    SKIPPED = "skipped"
    KEPT = "kept"


class Play(Struct, frozen=True):
    """On from where the playhead stands, never from elsewhere."""


class Pause(Struct, frozen=True):
    pass


class PlayOrPause(Struct, frozen=True):
    """Space."""


class Go(Struct, frozen=True):
    """To a record; beyond the ends, to the nearest that there is."""

    position: int


class GoToTenth(Struct, frozen=True):
    """0 to 9: so many tenths of the way."""

    tenth: int


class StepBy(Struct, frozen=True):
    by: By
    towards: Towards


class GoHome(Struct, frozen=True):
    """The first record."""


class Follow(Struct, frozen=True):
    """End: the last record, and each that comes."""


class SetSpeed(Struct, frozen=True):
    speed: Speed


class SetWaiting(Struct, frozen=True):
    waiting: Waiting


Jump = Go | GoToTenth | StepBy | GoHome
Move = Play | Pause | PlayOrPause | Jump | Follow | SetSpeed | SetWaiting
