"""State of a replay's playhead, changed by moves and by elapsed time."""

from enum import Enum
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.review.calendar import Axis, By, Towards


class Speed(Enum):
    """Playback speed, in quarters of real time."""

    QUARTER = 1
    HALF = 2
    REAL = 4
    X2 = 8
    X4 = 16
    X8 = 32
    X16 = 64
    X32 = 128

    def next(self, towards: Towards) -> "Speed":
        """Return the next faster or slower speed, or the same at either end."""
        speeds = tuple(Speed)
        return speeds[min(max(speeds.index(self) + towards.value, 0), len(speeds) - 1)]


class Waiting(Enum):
    """Treatment of long waits during playback."""

    SKIPPED = "skipped"
    KEPT = "kept"


class Play(Struct, frozen=True):
    """Start of playback at the current playhead."""


class Pause(Struct, frozen=True):
    pass


class PlayOrPause(Struct, frozen=True):
    """Toggle by the space key."""


class Go(Struct, frozen=True):
    """Jump to a record, limited to the existing ones."""

    position: int


class GoToTenth(Struct, frozen=True):
    """Jump to a fraction of the journal, from 0 to 9 tenths."""

    tenth: int


class StepBy(Struct, frozen=True):
    by: By
    towards: Towards


class GoHome(Struct, frozen=True):
    """Jump to the first record."""


class Follow(Struct, frozen=True):
    """Jump to the last record, and to each new one (End key)."""


class SetSpeed(Struct, frozen=True):
    speed: Speed


class SetWaiting(Struct, frozen=True):
    waiting: Waiting


Jump = Go | GoToTenth | StepBy | GoHome
Move = Play | Pause | PlayOrPause | Jump | Follow | SetSpeed | SetWaiting


LONGEST_WAIT = 3_000_000
"""Longest wait that playback keeps if waits are skipped, in microseconds of the table's time."""
_QUARTERS = 4


class Motion(Enum):
    PAUSED = "paused"
    PLAYING = "playing"
    FOLLOWING = "following"


class Playhead(Struct, frozen=True):
    """Playhead. `since` is the table's time since the record, in quarters of a microsecond.

    `skipped` is the waiting time before the record that playback left out, in microseconds.
    """

    position: int = 0
    motion: Motion = Motion.PAUSED
    speed: Speed = Speed.REAL
    waiting: Waiting = Waiting.SKIPPED
    since: int = 0
    skipped: int = 0

    def shown(self, utc: int) -> int:
        """Return the table's time to display, for a record written at `utc`."""
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
    """Advance by elapsed time. Playback stops at the last record; following jumps to new ones."""
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
    """Jump. Playback continues or remains paused, and following ends."""
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
    """Return the playhead of a replay opened at a record, paused."""
    return moved(Playhead(), Go(position), axis)
