"""What a camera's clock shows at an instant of the table's clock, and the other way. Nothing is ever rewritten by it.

Between two settings the offset is a straight line; before the first and after the last it stays as it was measured."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import pairwise

from msgspec import Struct

from dealer_terminal.journal.review_facts import CameraSet


class Basis(Enum):
    """What a reading rests on: settings on both sides of it, or the nearest one."""

    BETWEEN = "between"
    NEAREST = "nearest"


class ClockReading(Struct, frozen=True):
    """An instant by another clock, in microseconds UTC, and how far off it may be."""

    utc: int
    margin: int
    basis: Basis


class CameraClock(Struct, frozen=True):
    """The settings of one camera in the order of the table's clock; of two at one instant the one made later."""

    camera: str
    settings: tuple[CameraSet, ...]


def camera_clocks(settings: Iterable[CameraSet]) -> tuple[CameraClock, ...]:
    """By name. The settings come in the order in which they were made."""
    by_camera: dict[str, dict[int, CameraSet]] = {}
    for each in settings:
        by_camera.setdefault(each.camera, {})[each.table] = each
    return tuple(
        CameraClock(camera, tuple(found[at] for at in sorted(found))) for camera, found in sorted(by_camera.items())
    )


def camera_time(clock: CameraClock, table: int) -> ClockReading:
    """What the camera shows while the table's clock says this."""
    for one, two in pairwise(clock.settings):
        if one.table <= table <= two.table:
            shows = one.shows + _part(two.shows - one.shows, table - one.table, two.table - one.table)
            return ClockReading(shows, max(one.margin, two.margin), Basis.BETWEEN)
    nearest = clock.settings[0] if table < clock.settings[0].table else clock.settings[-1]
    return ClockReading(table + nearest.shows - nearest.table, nearest.margin, Basis.NEAREST)


def table_times(clock: CameraClock, shows: int) -> tuple[ClockReading, ...]:
    """Every instant of the table at which the camera showed this: several where its clock was set back, none where it
    jumped over it."""
    found = dict.fromkeys(_table_times(clock.settings, shows))
    return tuple(sorted({each.utc: each for each in found}.values(), key=lambda each: each.utc))


def _table_times(settings: Sequence[CameraSet], shows: int) -> Iterator[ClockReading]:
    first, last = settings[0], settings[-1]
    if shows < first.shows:
        yield ClockReading(shows - first.shows + first.table, first.margin, Basis.NEAREST)
    if shows > last.shows:
        yield ClockReading(shows - last.shows + last.table, last.margin, Basis.NEAREST)
    for each in settings:
        if each.shows == shows:
            basis = Basis.NEAREST if len(settings) == 1 else Basis.BETWEEN
            yield ClockReading(each.table, each.margin, basis)
    for one, two in pairwise(settings):
        if min(one.shows, two.shows) < shows < max(one.shows, two.shows):
            table = one.table + _part(two.table - one.table, shows - one.shows, two.shows - one.shows)
            yield ClockReading(table, max(one.margin, two.margin), Basis.BETWEEN)


def _part(of: int, part: int, whole: int) -> int:
    """`of * part / whole`, to the nearest."""
    if whole < 0:
        part, whole = -part, -whole
    return (2 * of * part + whole) // (2 * whole)
