from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.ui.console.clocks import (
    date_text,
    day_of,
    instant_near,
    other_showing,
    time_text,
    to_utc,
    zone_text,
)
from dealer_terminal.ui.replay.search import ForFact, ForRound, ForTime, SearchNotUnderstood, Sought, said_of, sought

ZONE = ZoneInfo("America/Los_Angeles")


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0, second: int = 0) -> int:
    return to_utc(datetime(year, month, day, hour, minute, second, tzinfo=ZONE))


NOW = at(2026, 11, 20, 14, 2, 10)
CASES = {
    "12": ForRound(12),
    " round 12 ": ForRound(12),
    "R7": ForRound(7),
    "fact 1204": ForFact(1204),
    "f0": ForFact(0),
    "09:05": ForTime(at(2026, 11, 20, 9, 5)),
    "9:05": ForTime(at(2026, 11, 20, 9, 5)),
    "2026-11-19 6:00": ForTime(at(2026, 11, 19, 6, 0)),
    "23:59:59": ForTime(at(2026, 11, 20, 23, 59, 59)),
    "2026-11-19 06:00": ForTime(at(2026, 11, 19, 6, 0)),
    "2026-11-19T14:00:00Z": ForTime(at(2026, 11, 19, 6, 0)),
    "": SearchNotUnderstood(""),
    "noon": SearchNotUnderstood("noon"),
    "25:00": SearchNotUnderstood("25:00"),
    "0001-01-01": ForTime(at(1, 1, 1, 0, 0)),
    "1²": SearchNotUnderstood("1²"),
}


@pytest.mark.parametrize(("text", "meant"), CASES.items(), ids=repr)
def test_what_is_written_is_a_round_a_fact_or_a_time(text: str, meant: Sought) -> None:
    assert sought(text, NOW, ZONE) == meant


NIGHT = at(2026, 11, 21, 2, 30)
OF_A_NIGHT = {
    "22:00": at(2026, 11, 20, 22),
    "06:00": at(2026, 11, 20, 6),
    "05:59:59": at(2026, 11, 21, 5, 59, 59),
    "00:00": at(2026, 11, 21),
}


@pytest.mark.parametrize("text", OF_A_NIGHT)
def test_a_time_without_a_date_is_of_the_gaming_day_also_behind_midnight(text: str) -> None:
    assert sought(text, NIGHT, ZONE) == sought(text, at(2026, 11, 20, 23), ZONE) == ForTime(OF_A_NIGHT[text])


def test_a_gaming_day_lasts_from_six_to_six() -> None:
    whole = (at(2026, 11, 20, 6), at(2026, 11, 21, 6))
    assert {day_of(each, ZONE) for each in (whole[0], NOW, NIGHT, whole[1] - 1)} == {whole}
    assert day_of(whole[1], ZONE) == (whole[1], at(2026, 11, 22, 6))


NEAR = {
    ("23:59:50", at(2026, 11, 21, 0, 0, 6)): at(2026, 11, 20, 23, 59, 50),
    ("00:00:02", at(2026, 11, 20, 23, 59, 50)): at(2026, 11, 21, 0, 0, 2),
    ("12:00", at(2026, 11, 20, 14)): at(2026, 11, 20, 12),
    ("2026-11-19 12:00", at(2026, 11, 20, 14)): at(2026, 11, 19, 12),
}


@pytest.mark.parametrize("case", NEAR, ids=lambda case: case[0])
def test_a_clock_beside_another_is_the_nearest_one(case: tuple[str, int]) -> None:
    text, beside = case
    assert instant_near(text, beside, ZONE) == NEAR[case]


BACK = datetime(2026, 11, 1, 8, 30, tzinfo=UTC)
"""As clocks in Los Angeles show 01:30 for the first time; they do once more an hour later."""


def test_a_time_that_clocks_showed_twice_is_told_apart_and_can_be_written_so() -> None:
    first, second = (int((BACK + timedelta(hours=each)).timestamp()) * 1_000_000 for each in (0, 1))
    now = at(2026, 11, 1, 3)
    for text, meant in {"01:30": first, "01:30-07:00": first, "01:30-08:00": second}.items():
        assert sought(text, now, ZONE) == ForTime(meant), text
    assert instant_near("01:30", at(2026, 11, 1, 3), ZONE) == second
    told = "Clocks showed that twice: this is 01:30-07:00, the other is 01:30-08:00"
    assert str(said_of(first, now, ZONE)) == told
    assert (zone_text(first, ZONE), zone_text(second, ZONE)) == ("UTC-07:00", "UTC-08:00")
    assert zone_text(now, ZONE) == "America/Los_Angeles"
    assert (said_of(NOW, NOW, ZONE), other_showing(now, ZONE)) == (NO_WORDS, ())
    assert str(said_of(NOW + 2_000_000, NOW, ZONE)) == "The journal ends before that, at 2026-11-20 14:02:10"


def test_a_day_with_a_change_of_clocks_is_as_long_as_it_was() -> None:
    hours = [(end - begin) / 3_600_000_000 for begin, end in (day_of(at(2026, *day, 12), ZONE) for day in DAYS)]
    assert hours == [24, 23, 25]


DAYS = ((1, 5), (3, 7), (10, 31))


def test_a_time_is_told_by_the_clock_of_the_zone() -> None:
    assert (date_text(NOW + 250_000, ZONE), time_text(NOW + 250_000, ZONE)) == ("2026-11-20", "14:02:10.250")
