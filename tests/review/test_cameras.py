"""Two clocks: exact where they were compared, a straight line between, the same offset beyond, and back again."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dealer_terminal.audit.review_facts import CameraSet, RecordAt
from dealer_terminal.review.cameras import Basis, CameraClock, Reading, camera_clocks, camera_time, table_times

HOUR = 3_600_000_000
AT = RecordAt("0123456789abcdef", 7, b"\1" * 32)


def setting(table: int, ahead: int, margin: int = 1_000_000, camera: str = "Cam 12") -> CameraSet:
    return CameraSet(AT, camera, table, table + ahead, margin, "photographed")


def clock(*settings: CameraSet) -> CameraClock:
    (only,) = camera_clocks(settings)
    return only


DRIFTS = clock(setting(10 * HOUR, 2_000_000), setting(20 * HOUR, 7_000_000, margin=3_000_000))


@pytest.mark.parametrize(
    ("table", "ahead", "margin", "basis"),
    [
        (10 * HOUR, 2_000_000, 3_000_000, Basis.BETWEEN),
        (12 * HOUR, 3_000_000, 3_000_000, Basis.BETWEEN),
        (15 * HOUR, 4_500_000, 3_000_000, Basis.BETWEEN),
        (20 * HOUR, 7_000_000, 3_000_000, Basis.BETWEEN),
        (0, 2_000_000, 1_000_000, Basis.NEAREST),
        (44 * HOUR, 7_000_000, 3_000_000, Basis.NEAREST),
    ],
)
def test_the_offset_is_a_straight_line_between_two_settings_and_stays_beyond(
    table: int, ahead: int, margin: int, basis: Basis
) -> None:
    assert camera_time(DRIFTS, table) == Reading(table + ahead, margin, basis)


def test_one_setting_is_one_offset() -> None:
    assert camera_time(clock(setting(HOUR, -5)), 9 * HOUR) == Reading(9 * HOUR - 5, 1_000_000, Basis.NEAREST)


def test_of_two_settings_at_one_instant_the_one_made_later_counts() -> None:
    assert clock(setting(HOUR, 5), setting(HOUR, 9)).settings == (setting(HOUR, 9),)


def test_each_camera_has_a_clock_of_its_own() -> None:
    found = camera_clocks([setting(HOUR, 5, camera="B"), setting(HOUR, 9, camera="A")])
    assert [each.camera for each in found] == ["A", "B"]


def test_a_camera_that_was_set_back_shows_a_time_twice() -> None:
    set_back = clock(setting(10 * HOUR, 0), setting(10 * HOUR + 60_000_000, -120_000_000))
    found = table_times(set_back, 10 * HOUR - 30_000_000)
    assert [each.utc for each in found] == [10 * HOUR - 30_000_000, 10 * HOUR + 30_000_000, 10 * HOUR + 90_000_000]
    for each in found:
        assert camera_time(set_back, each.utc).utc == 10 * HOUR - 30_000_000


INSTANTS = st.integers(0, 2**50)
SETTINGS = st.lists(
    st.builds(setting, INSTANTS, st.integers(-HOUR, HOUR), st.integers(0, HOUR)), min_size=1, max_size=6
)


@given(SETTINGS, INSTANTS)
def test_the_table_s_instant_is_found_again_from_what_the_camera_showed(made: list[CameraSet], table: int) -> None:
    found = clock(*made)
    back = table_times(found, camera_time(found, table).utc)
    slowest = max(
        (abs(two.table - one.table) // max(1, abs(two.shows - one.shows)) + 1)
        for one, two in zip(found.settings, [*found.settings[1:], found.settings[-1]], strict=True)
    )
    assert min((abs(each.utc - table) for each in back), default=slowest) <= slowest


@given(SETTINGS)
def test_where_clocks_were_compared_they_are_as_compared(made: list[CameraSet]) -> None:
    found = clock(*made)
    for each in found.settings:
        reading = camera_time(found, each.table)
        assert reading.utc == each.shows
        assert reading.margin >= each.margin
        assert each.table in [back.utc for back in table_times(found, each.shows)]


@given(SETTINGS, INSTANTS, INSTANTS)
def test_between_two_settings_the_offset_lies_between_theirs(made: list[CameraSet], one: int, two: int) -> None:
    found = clock(*made)
    assume(len(found.settings) > 1)
    offsets = [each.shows - each.table for each in found.settings]
    for table in (one, two):
        assert min(offsets) <= camera_time(found, table).utc - table <= max(offsets)
