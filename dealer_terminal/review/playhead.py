"""Where a replay stands and how it moves: one value, changed by moves and by time that passes."""

from enum import Enum
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.review.calendar import Axis, By, Towards


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


LONGEST_WAIT = 3_000_000
"""Microseconds of the table's time that playing keeps of a wait, where waits are skipped."""
_QUARTERS = 4


class Motion(Enum):
    PAUSED = "paused"
    PLAYING = "playing"
    FOLLOWING = "following"


class Playhead(Struct, frozen=True):
    """`since` are quarters of a microsecond of the table's time since the record; `skipped` are the microseconds of
    waiting before it that playing left out."""

    position: int = 0
    motion: Motion = Motion.PAUSED
    speed: Speed = Speed.REAL
    waiting: Waiting = Waiting.SKIPPED
    since: int = 0
    skipped: int = 0

    def shown(self, utc: int) -> int:
        """The table's clock as it is shown, where the record was written at `utc`."""
        return utc + self.since // _QUARTERS


def moved(head: Playhead, move: Move, axis: Axis) -> Playhead:
    match move:
        case Play():
            return replace(head, motion=Motion.PLAYING)
        case Pause():
            return replace(head, motion=Motion.PAUSED)
        case PlayOrPause():
            return replace(head, motion=Motion.PLAYING if head.motion is Motion.PAUSED else Motion.PAUSED)
        case Follow():
            return _at(replace(head, motion=Motion.FOLLOWING), axis.size() - 1)
        case SetSpeed(speed=speed):
            return replace(head, speed=speed)
        case SetWaiting(waiting=waiting):
            return replace(head, waiting=waiting)
        case Go() | GoToTenth() | StepBy() | GoHome():
            return _jumped(head, move, axis)
        case _:
            assert_never(move)


def passed(head: Playhead, microseconds: int, axis: Axis) -> Playhead:
    """After so much time at the console. Playing stops at the last record; following goes to whatever has come."""
    match head.motion:
        case Motion.PAUSED:
            return head
        case Motion.FOLLOWING:
            return _at(head, axis.size() - 1)
        case Motion.PLAYING:
            return _played(replace(head, since=head.since + microseconds * head.speed.value), axis)
        case _:
            assert_never(head.motion)


def _jumped(head: Playhead, jump: Jump, axis: Axis) -> Playhead:
    """A jump neither starts nor stops playing; it leaves following."""
    following = head.motion is Motion.FOLLOWING
    return _at(replace(head, motion=Motion.PAUSED) if following else head, _aim(head.position, jump, axis))


def _aim(position: int, jump: Jump, axis: Axis) -> int:
    last = axis.size() - 1
    match jump:
        case Go(position=wanted):
            return min(max(wanted, 0), last)
        case GoToTenth(tenth=tenth):
            return last * min(max(tenth, 0), 10) // 10
        case StepBy(by=By.FACT, towards=towards):
            return min(max(position + towards.value, 0), last)
        case StepBy(by=by, towards=towards):
            return axis.near(position, by, towards)
        case GoHome():
            return 0
        case _:
            assert_never(jump)


def _at(head: Playhead, position: int) -> Playhead:
    return head if position == head.position else replace(head, position=position, since=0, skipped=0)


def _played(head: Playhead, axis: Axis) -> Playhead:
    position, since, skipped, last = head.position, head.since, head.skipped, axis.size() - 1
    while position < last:
        gap = axis.gap(position)
        kept = min(gap, LONGEST_WAIT) if head.waiting is Waiting.SKIPPED else gap
        if since < kept * _QUARTERS:
            return replace(head, position=position, since=since, skipped=skipped)
        position, since, skipped = position + 1, since - kept * _QUARTERS, gap - kept
    return replace(head, position=position, since=0, skipped=skipped, motion=Motion.PAUSED)


def opening(axis: Axis, position: int) -> Playhead:
    """A replay that is opened at a record: paused there."""
    return moved(Playhead(), Go(position), axis)
