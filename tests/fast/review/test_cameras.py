"""Two clocks: exact where they were compared, a straight line between, the same offset beyond, and back again."""

from datetime import UTC, datetime
from fractions import Fraction
from itertools import pairwise
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_terminal.journal.review_facts import CameraSet, RecordAt
from dealer_terminal.review.cameras import Basis, CameraClock, ClockReading, camera_clocks, camera_time, table_times
from dealer_terminal.ui.console.clocks import date_text, instant_of, time_text, to_utc

HOUR = 3_600_000_000
AT = RecordAt("0123456789abcdef01", 7, b"\1" * 32)


def setting(table: int, ahead: int, margin: int = 1_000_000, camera: str = "Cam 12") -> CameraSet:
    return CameraSet(AT, camera, table, table + ahead, margin, "photographed")


def clock(*settings: CameraSet) -> CameraClock:
    (only,) = camera_clocks(settings)
    return only


DRIFTS = clock(setting(10 * HOUR, 2_000_000), setting(20 * HOUR, 7_000_000, margin=3_000_000))


def test_the_offset_is_a_straight_line_between_two_settings_and_stays_beyond() -> None:
    wanted = {
        10 * HOUR: (2_000_000, 3_000_000, Basis.BETWEEN),
        12 * HOUR: (3_000_000, 3_000_000, Basis.BETWEEN),
        15 * HOUR: (4_500_000, 3_000_000, Basis.BETWEEN),
        20 * HOUR: (7_000_000, 3_000_000, Basis.BETWEEN),
        0: (2_000_000, 1_000_000, Basis.NEAREST),
        44 * HOUR: (7_000_000, 3_000_000, Basis.NEAREST),
    }
    for table, (ahead, margin, basis) in wanted.items():
        assert camera_time(DRIFTS, table) == ClockReading(table + ahead, margin, basis)


def test_each_camera_has_a_clock_and_the_later_of_two_settings_at_one_instant_counts() -> None:
    found = camera_clocks([setting(HOUR, 5, camera="B"), setting(HOUR, 9, camera="A"), setting(HOUR, 7, camera="A")])
    assert [(each.camera, each.settings) for each in found] == [
        ("A", (setting(HOUR, 7, camera="A"),)),
        ("B", (setting(HOUR, 5, camera="B"),)),
    ]


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


@settings(max_examples=40)
@given(SETTINGS, INSTANTS)
def test_the_tables_instant_is_found_again_from_what_the_camera_showed(made: list[CameraSet], table: int) -> None:
    """As exactly as its clock runs: to the microsecond where it is never set back, and where clocks were compared."""
    found = clock(*made)
    back = [each.utc for each in table_times(found, camera_time(found, table).utc)]
    pairs = [*pairwise(found.settings)]
    slowest = max(((two.table - one.table) // max(1, abs(two.shows - one.shows)) + 1 for one, two in pairs), default=1)
    if all(two.shows - one.shows >= two.table - one.table for one, two in pairs):
        assert len(back) == 1 and abs(back[0] - table) <= 1
    assert min((abs(each - table) for each in back), default=slowest) <= slowest
    for each in found.settings:
        reading = camera_time(found, each.table)
        assert reading.utc == each.shows and reading.margin >= each.margin
        assert each.table in [instant.utc for instant in table_times(found, each.shows)]


@given(SETTINGS, st.integers(0, 1000))
def test_between_two_settings_drift_is_a_straight_line(made: list[CameraSet], part: int) -> None:
    """To the nearest microsecond of the exact fraction."""
    found = clock(*made)
    for one, two in pairwise(found.settings):
        table = one.table + (two.table - one.table) * part // 1000
        line = one.shows + Fraction((two.shows - one.shows) * (table - one.table), two.table - one.table)
        assert abs(camera_time(found, table).utc - line) <= Fraction(1, 2)


@given(SETTINGS, INSTANTS)
def test_every_instant_that_is_named_for_a_cameras_time_shows_it(made: list[CameraSet], shows: int) -> None:
    """As exactly as the camera's clock runs there."""
    found = clock(*made)
    fastest = max(
        (abs(two.shows - one.shows) // (two.table - one.table) for one, two in pairwise(found.settings)), default=0
    )
    for each in table_times(found, shows):
        assert abs(camera_time(found, each.utc).utc - shows) <= fastest + 1


NIGHTS = [
    ("America/Los_Angeles", datetime(2026, 3, 8, tzinfo=UTC)),
    ("America/Los_Angeles", datetime(2026, 11, 1, tzinfo=UTC)),
    ("Australia/Lord_Howe", datetime(2026, 4, 4, tzinfo=UTC)),  # by half an hour
]


@given(night=st.sampled_from(NIGHTS), seconds=st.integers(0, 36 * 3600), ahead=st.integers(-HOUR, HOUR))
def test_on_the_night_that_a_zones_clocks_are_set_a_camera_stays_as_far_from_the_table(
    night: tuple[str, datetime], seconds: int, ahead: int
) -> None:
    """Only what is read as text changes: it names the same instant, or its twin of the hour that comes twice."""
    zone, begins = ZoneInfo(night[0]), night[1]
    table = to_utc(begins) + seconds * 1_000_000
    found = clock(setting(to_utc(begins), ahead), setting(to_utc(begins) + 48 * HOUR, ahead))
    shown = camera_time(found, table).utc
    assert shown - table == ahead
    assert [each.utc for each in table_times(found, shown)] == [table]
    again = instant_of(f"{date_text(table, zone)} {time_text(table, zone)}", table, zone)
    assert again == table or time_text(again, zone) == time_text(table, zone)
    assert table - again in (0, HOUR, HOUR // 2)
