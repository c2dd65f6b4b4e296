"""`dealers` on journals that were played: text and JSON, real rounds and simulated ones apart."""

import json
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("dealt"), 20)


def test_each_dealer_stands_there_with_pace_limits_and_what_is_behind(terminal: Terminal, db: str) -> None:
    found = json.loads(terminal("dealers", "--db", db, "--simulated", "--json").out)
    assert [each["dealer"] for each in found] == sorted(each["dealer"] for each in found)
    assert sum(each["rounds"] for each in found) == 20
    for each in found:
        assert each["simulated"]
        assert not each["speaks"]
        assert 0 < each["seconds"] < 600
        assert {one["round"] for one in each["behind"]} <= set(range(1, 21))
        low, high = each["usual"]
        assert low <= each["expected_rounds"] <= high


def test_simulated_rounds_are_told_as_such_and_never_with_real_ones(terminal: Terminal, db: str) -> None:
    assert terminal("dealers", "--db", db).out.startswith("Nobody dealt a real round there.\nProven: ")
    told = terminal("dealers", "--db", db, "--simulated").out
    assert told.startswith("SIMULATED")
    assert "No ranking" in told


def test_a_day_without_rounds_has_no_dealers(terminal: Terminal, db: str) -> None:
    run = terminal("dealers", "--db", db, "--simulated", "--day", "2020-01-01", "--zone", "UTC")
    assert run.code == 0 and run.out.startswith("Nobody dealt a round there.\nProven: ")


def test_a_journal_that_is_not_there_is_told_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    run = terminal("dealers", "--db", str(tmp_path / "none.db"))
    assert (run.code, len(run.err.splitlines())) == (2, 1)
