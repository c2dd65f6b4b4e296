"""Conversion between the table's clock and a camera's clock. Recorded times are never changed.

Between two settings the offset is interpolated linearly. Before the first and after the last it is constant.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import pairwise

from msgspec import Struct

from dealer_terminal.journal.review_facts import CameraSet


class Basis(Enum):
    """Basis of a conversion: settings on both sides, or the nearest one."""

    BETWEEN = "between"
    NEAREST = "nearest"


class ClockReading(Struct, frozen=True):
    """An instant by another clock, in microseconds UTC, and its possible error."""

    utc: int
    margin: int
    basis: Basis


class CameraClock(Struct, frozen=True):
    """Settings of one camera, ordered by the table's clock. Of two for one instant, the later one applies."""

    camera: str
    settings: tuple[CameraSet, ...]


def camera_clocks(settings: Iterable[CameraSet]) -> tuple[CameraClock, ...]:
    """Return the cameras' clocks, by name. The settings must be in the order in which they were made."""
    by_camera: dict[str, dict[int, CameraSet]] = {}
    for each in settings:
        by_camera.setdefault(each.camera, {})[each.table] = each
    return tuple(
        CameraClock(camera, tuple(found[at] for at in sorted(found))) for camera, found in sorted(by_camera.items())
    )


def camera_time(clock: CameraClock, table: int) -> ClockReading:
    """Return the camera's time at this instant of the table's clock."""
    for one, two in pairwise(clock.settings):
        if one.table <= table <= two.table:
            shows = one.shows + _part(two.shows - one.shows, table - one.table, two.table - one.table)
            return ClockReading(shows, max(one.margin, two.margin), Basis.BETWEEN)
    nearest = clock.settings[0] if table < clock.settings[0].table else clock.settings[-1]
    return ClockReading(table + nearest.shows - nearest.table, nearest.margin, Basis.NEAREST)


def table_times(clock: CameraClock, shows: int) -> tuple[ClockReading, ...]:
    """Return every instant of the table at which the camera showed this time.

    There are several if the camera's clock was set back, and none if it skipped the time.
    """
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
    """Return `of * part / whole`, rounded to the nearest integer."""
    if whole < 0:
        part, whole = -part, -whole
    return (2 * of * part + whole) // (2 * whole)
