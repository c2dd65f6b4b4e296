"""How a table stands, and what calls for a person there."""

from msgspec.structs import replace

from dealer_terminal.floor.table_status import TableStatus

MINUTE = 60_000_000
DAY = 1440 * MINUTE
NOW = 2**50
CALM = TableStatus(
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
    assert CALM.alarms() == replace(CALM, told_size=90).alarms() == ()
    assert (CALM.unsigned, CALM.lag_records, CALM.lag_seconds, CALM.stands) == (4, 0, 0.0, "open")


def test_what_the_terminal_has_and_the_floor_has_not_is_its_lag() -> None:
    behind = replace(CALM, told_size=150, told_utc=NOW, utc=NOW - 3 * MINUTE)
    assert (behind.lag_records, behind.lag_seconds, behind.alarms()) == (46, 180.0, ())


def test_a_certificate_calls_for_nobody_before_two_thirds_of_its_life() -> None:
    for made, ends, state in ((0, 0, "open"), (NOW - 4 * DAY, NOW + 2 * DAY, "open"), (NOW - 9 * DAY, 1, "closed")):
        assert replace(CALM, certificate_made=made, certificate_ends=ends, state=state).alarms() == ()


WRONG: list[tuple[dict[str, object], str, bool]] = [
    ({"state": "forked", "evidence": "record 9 is another one"}, "two histories of this table: record 9", True),
    ({"heard": NOW - 3 * MINUTE}, "nothing was heard of its terminal since 20", False),
    ({"heard": 0}, "nothing was heard of its terminal since it was enrolled", False),
    ({"told_size": 99, "older": True}, "its terminal has an older copy, of 99 records", True),
    ({"clock": NOW + 9_000_000, "clock_ahead": 14_000_000}, "clocks differ: the terminal showed 20", False),
    ({"clock_ahead": -2_000_001}, "clocks differ", False),
    ({"trouble": "the disk is full"}, "its terminal says: the disk is full", False),
    ({"refusal": "it is no package"}, "refused within a day: it is no package", False),
    ({"lies": ["pit: it signed two heads"]}, "a witness, within a day: pit: it signed two heads", True),
    ({"certificate_ends": NOW}, "its terminal's certificate ran out on 20", False),
    (
        {"certificate_made": NOW - 5 * DAY, "certificate_ends": NOW + 2 * DAY},
        "its terminal's certificate runs out on",
        False,
    ),
]
"""What differs, what is told, and whether the table is found wrong."""


def test_what_is_wrong_calls_for_a_person() -> None:
    found = []
    for fields, why, wrong in WRONG:
        standing = replace(CALM, **fields)
        alarms = standing.alarms()
        if len(alarms) != 1 or not alarms[0].startswith(why) or tuple(standing.found_wrong()) != alarms[:wrong]:
            found.append((fields, alarms))
    assert found == []
    assert len(tuple(replace(CALM, lies=["one", "another"]).found_wrong())) == 2
    assert tuple(replace(CALM, state="closed", older=True, lies=["one"]).found_wrong()) == ()


def test_one_that_is_not_in_play_calls_for_nobody() -> None:
    for state, ends, stands in (("", NOW + 1, "expected"), ("", NOW - 1, "never came"), ("closed", NOW, "closed")):
        standing = replace(CALM, state=state, token_ends=ends, heard=0)
        assert (standing.stands, standing.alarms()) == (stands, ())
