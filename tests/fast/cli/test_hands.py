import pytest

from tests.fast.cli.conftest import Terminal
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
    day = ("--day", "2026-01-05", "--json")
    assert len(terminal("hands", "--db", db, *day, *ZONE).json["hands"]) == 20
    assert terminal("hands", "--db", db, "--day", "2026-01-04", "--json", *ZONE).json["hands"] == []
    assert (
        len(terminal("hands", "--db", db, *day, "--from", "06:00", "--to", "09:00", "--zone", "UTC").json["hands"])
        == 20
    )


def test_people_see_at_once_that_cards_were_simulated(terminal: Terminal, db: str) -> None:
    shown = terminal("hands", "--db", db, "--limit", "2").out
    assert shown.count("SIMULATED") == 2
    assert "There are more: --before" in shown
    assert terminal("hands", "--db", db, "--round", "3").out.startswith(
        "SIMULATED: no card of this round was ever dealt"
    )


def test_a_round_is_shown_whole(terminal: Terminal, db: str) -> None:
    shown = terminal("hands", "--db", db, "--round", "3").out
    for part in ("Round 3, Table 7", "Hands", "Wagers", "Never dealt: ", "What happened", "round closed"):
        assert part in shown
    given = terminal("hands", "--db", db, "--round", "3", "--json").json
    cards = given["rest"].split() + [card for each in given["dealt"] for card in each["cards"].split()]
    assert len(set(cards)) == 52
    assert [record["kind"] for record in given["records"]][-1] == "round_closed"


def test_nothing_found_is_said(terminal: Terminal, db: str) -> None:
    for asked in (("--dealer", "4711"), ("--seat", "7"), ("--spot", "stax"), ("--seat", "7", "--spot", "natural-31")):
        said = terminal("hands", "--db", db, *asked).out.splitlines()
        assert (said[0], said[-1]) == ("No such hand.", "That no other hand meets what was asked for, verify proves.")


WRONG = {
    "a round that is open": (["--round", str(ROUNDS + 1)], "no closed round 13"),
    "no place": (["--before", "here"], "such as 1204/3"),
    "no day": (["--day", "yesterday"], "write it as 2026-11-20"),
    "no time": (["--from", "noon"], "2026-11-20T06:00"),
    "no time of day": (["--day", "2026-11-20", "--from", "2026-11-20T06:00"], "no time of a day"),
    "an end before its beginning": (["--from", "2026-11-21", "--to", "2026-11-20"], "not after"),
    "a day after the last": (["--day", "9999-12-31"], "no such time"),
    "a round beyond all numbers": (["--round", "9" * 30], "--round"),
    "an amount beyond all numbers": (["--pays", "9" * 30], "--pays"),
    "a place beyond all numbers": (["--before", f"1/{'9' * 30}"], "such as 1204/3"),
    "no zone": (["--zone", "Mars"], "no time zone"),
    "no wager": (["--spot", "natural31"], "no rulebook has that wager: name one of ante, "),
    "no seat": (["--seat", "9"], "--seat"),
    "no file": (["--db", "none.db"], "no such file"),
}


@pytest.mark.parametrize(("arguments", "said"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_told_in_one_line(terminal: Terminal, db: str, arguments: list[str], said: str) -> None:
    assert said in terminal("hands", "--db", db, *arguments).refusal()
