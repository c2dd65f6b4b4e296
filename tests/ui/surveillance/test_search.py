from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.ui.desk.clocks import date_text, day_of, time_text, to_utc
from dealer_terminal.ui.surveillance.search import ForFact, ForRound, ForTime, NotUnderstood, Sought, sought

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
    "23:59:59": ForTime(at(2026, 11, 20, 23, 59, 59)),
    "2026-11-19 06:00": ForTime(at(2026, 11, 19, 6, 0)),
    "2026-11-19T14:00:00Z": ForTime(at(2026, 11, 19, 6, 0)),
    "": NotUnderstood(""),
    "noon": NotUnderstood("noon"),
    "25:00": NotUnderstood("25:00"),
    "0001-01-01": ForTime(at(1, 1, 1, 0, 0)),
    "1²": NotUnderstood("1²"),
}


@pytest.mark.parametrize(("text", "meant"), CASES.items(), ids=repr)
def test_what_is_written_is_a_round_a_fact_or_a_time(text: str, meant: Sought) -> None:
    assert sought(text, NOW, ZONE) == meant


def test_a_day_with_a_change_of_clocks_is_as_long_as_it_was() -> None:
    hours = [(end - begin) / 3_600_000_000 for begin, end in (day_of(at(2026, *day, 12), ZONE) for day in DAYS)]
    assert hours == [24, 23, 25]


DAYS = ((1, 5), (3, 8), (11, 1))


def test_a_time_is_told_by_the_clock_of_the_zone() -> None:
    assert (date_text(NOW + 250_000, ZONE), time_text(NOW + 250_000, ZONE)) == ("2026-11-20", "14:02:10.250")
