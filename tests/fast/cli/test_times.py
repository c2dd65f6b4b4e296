"""Gaming days and shifts by the clock of a zone, over the nights in which it is put forward and back."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise, product
from zoneinfo import ZoneInfo

from dealer_terminal.app.times import local_time, window
from dealer_terminal.storage.reports.windows import Window

SEATTLE = ZoneInfo("America/Los_Angeles")
HOUR = 3_600_000_000
HALF_HOURS = [f"{half // 2:02}:{half % 2 * 30:02}" for half in range(48)]
FORWARD, BACK = NIGHTS = ("2026-03-08", "2026-11-01")
LASTS = {"2026-03-07": 24, FORWARD: 23, "2026-03-09": 24, "2026-10-31": 24, BACK: 25, "2026-11-02": 24}


def days_around(day: str) -> list[str]:
    middle = datetime.fromisoformat(day)
    return [f"{middle + timedelta(days=off):%Y-%m-%d}" for off in (-2, -1, 0, 1, 2)]


def test_a_day_lasts_as_long_as_its_clock_goes_round() -> None:
    days = {day: window(day, "", "", SEATTLE) for day in LASTS}
    assert {day: (each.until - each.since) / HOUR for day, each in days.items()} == LASTS


def test_each_gaming_day_ends_where_the_next_begins() -> None:
    for night, begins in product(NIGHTS, HALF_HOURS):
        days = [window(day, begins, "", SEATTLE) for day in days_around(night)]
        assert all(one.until == two.since for one, two in pairwise(days)), (night, begins)
        assert sum(each.until - each.since for each in days) in (119 * HOUR, 120 * HOUR, 121 * HOUR), (night, begins)


def test_shifts_together_are_their_gaming_day() -> None:
    for night, change in product(NIGHTS, ("22:00", "00:00", "01:30", "02:30", "06:00")):
        day = days_around(night)[1]
        whole = window(day, "14:00", "", SEATTLE)
        early = window(day, "14:00", change, SEATTLE)
        late = window(day if change > "14:00" else night, change, "14:00", SEATTLE)
        assert (early.since, early.until, late.until) == (whole.since, late.since, whole.until), (night, change)


def test_the_hour_that_comes_twice_is_told_apart_by_its_offset() -> None:
    first = window("", f"{BACK}T01:00", f"{BACK}T01:30", SEATTLE)
    second = window("", f"{BACK}T01:00-08:00", f"{BACK}T01:30-08:00", SEATTLE)
    assert second == Window(first.since + HOUR, first.until + HOUR)
    assert local_time(first.since, SEATTLE) == f"{BACK}T01:00:00-07:00"
    assert local_time(second.since, SEATTLE) == f"{BACK}T01:00:00-08:00"


def test_every_time_that_is_shown_names_one_moment() -> None:
    for begin in (window(night, "", "", SEATTLE).since for night in NIGHTS):
        for moment in range(begin, begin + 26 * HOUR, HOUR // 4):
            back = datetime.fromisoformat(local_time(moment, SEATTLE)).astimezone(UTC)
            assert int(back.timestamp()) * 1_000_000 == moment
