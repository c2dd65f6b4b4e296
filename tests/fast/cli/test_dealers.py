"""`statistics` on a journal: text and JSON, real rounds and simulated ones apart."""

import json

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("dealt"), 20)


def test_each_dealer_stands_there_with_pace_limits_and_what_is_behind(terminal: Terminal, db: str) -> None:
    found = json.loads(terminal("statistics", "dealers", "--db", db, "--simulated", "--json").out)
    assert [each["dealer"] for each in found] == sorted(each["dealer"] for each in found)
    assert sum(each["rounds"] for each in found) == 20
    for each in found:
        assert each["simulated"]
        assert not each["speaks"]
        assert 0 < each["seconds"] < 600
        assert {one["round"] for one in each["behind"]} <= set(range(1, 21))
        low, high = each["usual"]
        assert low <= each["expected_rounds"] <= high


def test_each_place_of_the_reader_is_counted_once_from_the_opened_cards(terminal: Terminal, db: str) -> None:
    (found,) = json.loads(terminal("statistics", "readers", "--db", db, "--simulated", "--json").out)
    assert (found["simulated"], found["decks"]) == (True, 20)
    for counted in ("suits", "ranks"):
        assert found["cards"] == sum(sum(place[counted]) for place in found["places"])
    assert {place["slot"] for place in found["places"]} == {1, 2, 3, 4}
    assert [(each["batches"], each["speaks"]) for each in found["traits"]] == [(0, False)] * 4


def test_simulated_rounds_are_never_told_with_real_ones(terminal: Terminal, db: str) -> None:
    for command, nobody, words in (("dealers", "Nobody", "No ranking"), ("readers", "No reader", "too few")):
        assert terminal("statistics", command, "--db", db).out.startswith(
            f"{nobody} dealt a real round there.\nProven: "
        )
        told = terminal("statistics", command, "--db", db, "--simulated").out
        assert told.startswith("SIMULATED") and words in told
        run = terminal("statistics", command, "--db", db, "--simulated", "--day", "2020-01-01", "--zone", "UTC")
        assert run.code == 0 and run.out.startswith(f"{nobody} dealt a round there.\nProven: ")
        assert terminal("statistics", command, "--db", f"{db}.none").refusal()
