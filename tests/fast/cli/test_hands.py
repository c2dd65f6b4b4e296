import pytest

from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal

ROUNDS = 12
ZONE = ("--zone", "America/Los_Angeles")


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


def test_hands_come_newest_first_with_their_wagers(terminal: Terminal, db: str) -> None:
    found = terminal("hands", "--db", db, "--limit", "1000", "--json", *ZONE).json
    keys = [(each["round"], each["seat"]) for each in found["hands"]]
    assert keys == sorted(keys, reverse=True)
    assert keys[0][0] == ROUNDS
    assert found["before"] is None
    first = found["hands"][0]
    assert first["simulated"] is True
    assert first["opened"].endswith("-08:00")
    assert {"spot", "event", "result", "odds", "stake", "pays"} == set(first["results"][0])


def test_pages_follow_one_another(terminal: Terminal, db: str) -> None:
    whole = terminal("hands", "--db", db, "--limit", "1000", "--json").json["hands"]
    found, before = [], "999999999/0"
    while before:
        page = terminal("hands", "--db", db, "--limit", "5", "--before", before, "--json").json
        found, before = found + page["hands"], page["before"]
    assert found == whole


def test_a_day_begins_by_the_clock_of_its_zone(terminal: Terminal, db: str) -> None:
    of_utc = ("--from", "06:00", "--to", "09:00", "--zone", "UTC")
    for day, more, count in (("2026-01-05", ZONE, 20), ("2026-01-04", ZONE, 0), ("2026-01-05", of_utc, 20)):
        assert len(terminal("hands", "--db", db, "--day", day, "--json", *more).json["hands"]) == count


def test_a_round_is_shown_whole(terminal: Terminal, db: str) -> None:
    several = terminal("hands", "--db", db, "--limit", "2").out
    assert several.count("SIMULATED") == 2 and "There are more: --before" in several
    shown = terminal("hands", "--db", db, "--round", "3").out
    assert shown.startswith("SIMULATED: no card of this round was ever dealt")
    for part in ("Round 3, Table 7", "Hands", "Wagers", "Never dealt: ", "What happened", "round closed"):
        assert part in shown
    given = terminal("hands", "--db", db, "--round", "3", "--json").json
    cards = given["rest"].split() + [card for each in given["dealt"] for card in each["cards"].split()]
    assert len(set(cards)) == 52
    assert [record["kind"] for record in given["records"]][-1] == "round_closed"


def test_nothing_found_is_said(terminal: Terminal, db: str) -> None:
    for asked in (("--dealer", "4711"), ("--seat", "7"), ("--spot", "stax"), ("--seat", "7", "--spot", "natural-31")):
        said = terminal("hands", "--db", db, *asked).out.splitlines()
        assert said[1].startswith("Proven: this follows from the records, under the checkpoint of ")
        assert (said[0], said[-1]) == ("No such hand.", "That no other hand meets what was asked for, verify proves.")


WRONG = (
    (["--round", str(ROUNDS + 1)], "no closed round 13"),
    (["--before", "here"], "such as 1204/3"),
    (["--day", "yesterday"], "write it as 2026-11-20"),
    (["--from", "noon"], "2026-11-20T06:00"),
    (["--day", "2026-11-20", "--from", "2026-11-20T06:00"], "no time of a day"),
    (["--from", "2026-11-21", "--to", "2026-11-20"], "not after"),
    (["--day", "9999-12-31"], "no such time"),
    (["--round", "9" * 30], "--round"),
    (["--pays", "9" * 30], "--pays"),
    (["--before", f"1/{'9' * 30}"], "such as 1204/3"),
    (["--zone", "Mars"], "no time zone"),
    (["--spot", "natural31"], "no rulebook has that wager: name one of ante, "),
    (["--seat", "9"], "--seat"),
    (["--db", "none.db"], "no such file"),
)


def test_wrong_arguments_are_refused(terminal: Terminal, db: str) -> None:
    assert not_refused(terminal, WRONG, "hands", "--db", db) == []
