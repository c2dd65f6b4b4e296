"""How a table stands, and what calls for a person there."""

import pytest
from msgspec.structs import replace

from dealer_terminal.floor.standing import Standing

MINUTE = 60_000_000
DAY = 1440 * MINUTE
NOW = 2**50
CALM = Standing(
    table="7",
    journal="0123456789abcdef01",
    state="open",
    size=100,
    ahead=104,
    utc=NOW - MINUTE,
    told_size=104,
    told_utc=NOW - MINUTE,
    heard=NOW - 5_000_000,
    clock=NOW - 5_000_000,
    clock_ahead=0,
    older=False,
    trouble="",
    program="0.1.0",
    checkpoint=NOW - MINUTE,
    evidence="",
    refusal="",
    cosigned=100,
    cosigned_by=1,
    lies=[],
    certificate_made=NOW - DAY,
    certificate_ends=NOW + 6 * DAY,
    token_ends=NOW - MINUTE,
    token_used=1,
    clock_limit=2_000_000,
    silent_after=2 * MINUTE,
    now=NOW,
)


def test_a_calm_table_has_no_alarm_and_no_lag() -> None:
    assert CALM.alarms() == ()
    assert (CALM.unsigned, CALM.lag_records, CALM.lag_seconds, CALM.stands) == (4, 0, 0.0, "open")


@pytest.mark.parametrize(
    "fields",
    [
        {"certificate_made": 0, "certificate_ends": 0},
        {"certificate_made": NOW - 4 * DAY, "certificate_ends": NOW + 2 * DAY},
        {"certificate_made": NOW - 9 * DAY, "certificate_ends": NOW - 2 * DAY, "state": "closed"},
    ],
    ids=["none", "two thirds are just over", "closed"],
)
def test_a_certificate_calls_for_nobody_before_two_thirds_of_its_life(fields: dict[str, object]) -> None:
    assert replace(CALM, **fields).alarms() == ()


def test_what_came_since_it_told_how_far_it_is_is_no_older_copy() -> None:
    assert replace(CALM, told_size=90).alarms() == ()


def test_what_the_terminal_has_and_the_floor_has_not_is_its_lag() -> None:
    behind = replace(CALM, told_size=150, told_utc=NOW, utc=NOW - 3 * MINUTE)
    assert (behind.lag_records, behind.lag_seconds, behind.alarms()) == (46, 180.0, ())


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"state": "forked", "evidence": "record 9 is another one"}, "two histories of this table: record 9"),
        ({"heard": NOW - 3 * MINUTE}, "nothing was heard of its terminal since 20"),
        ({"heard": 0}, "nothing was heard of its terminal since it was enrolled"),
        ({"told_size": 99, "older": True}, "its terminal has an older copy, of 99 records"),
        ({"clock": NOW + 9_000_000, "clock_ahead": 14_000_000}, "clocks differ: the terminal showed 20"),
        ({"clock_ahead": -2_000_001}, "clocks differ"),
        ({"trouble": "the disk is full"}, "its terminal says: the disk is full"),
        ({"refusal": "it is no package"}, "refused within a day: it is no package"),
        ({"lies": ["pit: it signed two heads"]}, "a witness, within a day: pit: it signed two heads"),
        ({"certificate_ends": NOW}, "its terminal's certificate ran out on 20"),
        (
            {"certificate_made": NOW - 5 * DAY, "certificate_ends": NOW + 2 * DAY},
            "its terminal's certificate runs out on",
        ),
    ],
)
def test_what_is_wrong_calls_for_a_person(fields: dict[str, object], why: str) -> None:
    (alarm,) = replace(CALM, **fields).alarms()
    assert alarm.startswith(why)


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"state": "forked", "evidence": "record 9 is another one"}, 1),
        ({"told_size": 99, "older": True}, 1),
        ({"lies": ["one", "another"]}, 2),
        ({"state": "closed", "older": True, "lies": ["one"]}, 0),
        ({"heard": 0, "trouble": "the disk is full", "refusal": "it is no package", "certificate_ends": NOW}, 0),
        ({"clock_ahead": -2_000_001}, 0),
    ],
)
def test_only_what_does_not_fit_is_found_wrong(fields: dict[str, object], wrong: int) -> None:
    standing = replace(CALM, **fields)
    found = tuple(standing.found_wrong())
    assert (len(found), standing.alarms()[:wrong]) == (wrong, found)


@pytest.mark.parametrize(
    ("fields", "stands"),
    [
        ({"state": "", "token_ends": NOW + 1}, "expected"),
        ({"state": "", "token_ends": NOW - 1}, "never came"),
        ({"state": "closed", "heard": 0}, "closed"),
    ],
)
def test_one_that_is_not_in_play_calls_for_nobody(fields: dict[str, object], stands: str) -> None:
    standing = replace(CALM, **fields)
    assert (standing.stands, standing.alarms()) == (stands, ())
