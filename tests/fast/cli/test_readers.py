"""`readers` on journals that were played: text and JSON, real rounds and simulated ones apart."""

import json
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("read"), 20)


def test_what_came_out_where_is_counted_once_from_the_opened_cards(terminal: Terminal, db: str) -> None:
    (found,) = json.loads(terminal("readers", "--db", db, "--simulated", "--json").out)
    assert (found["simulated"], found["decks"]) == (True, 20)
    assert found["cards"] == sum(sum(place["suits"]) for place in found["places"])
    assert found["cards"] == sum(sum(place["ranks"]) for place in found["places"])
    assert {place["slot"] for place in found["places"]} == {1, 2, 3, 4}
    assert [(each["batches"], each["speaks"]) for each in found["traits"]] == [(0, False)] * 4


def test_simulated_rounds_are_told_as_such_and_never_with_real_ones(terminal: Terminal, db: str) -> None:
    assert terminal("readers", "--db", db).out.startswith("No reader dealt a real round there.\nProven: ")
    told = terminal("readers", "--db", db, "--simulated").out
    assert told.startswith("SIMULATED")
    assert "too few" in told


def test_a_day_without_rounds_has_no_decks(terminal: Terminal, db: str) -> None:
    run = terminal("readers", "--db", db, "--simulated", "--day", "2020-01-01", "--zone", "UTC")
    assert run.code == 0 and run.out.startswith("No reader dealt a round there.\nProven: ")


def test_a_journal_that_is_not_there_is_told_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    run = terminal("readers", "--db", str(tmp_path / "none.db"))
    assert (run.code, len(run.err.splitlines())) == (2, 1)
