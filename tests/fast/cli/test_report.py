from fractions import Fraction

import pytest

from dealer_terminal.review.event_frequencies import deviations
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.helpers.playing import THREE_CARD

ROUNDS = 12


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


@pytest.fixture(scope="module")
def progressive(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("progressive"), 40, THREE_CARD)


def test_csv_lists_every_kind_of_wager_once(terminal: Terminal, db: str) -> None:
    head, *rows = terminal("report", "--db", db, "--csv").out.splitlines()
    assert head == "cards,dealer,rulebook,spot,event,result,wagers,staked_cents,paid_cents"
    assert {row.split(",")[0] for row in rows} == {"SIMULATED"}
    assert len({tuple(row.split(",")[:6]) for row in rows}) == len(rows)


def test_distance_is_in_standard_deviations() -> None:
    cases = (
        (50, 100, "1/2", 0.0),
        (60, 100, "1/2", 2.0),
        (45, 100, "1/2", -1.0),
        (105, 300, "1/3", 0.61),
        (7, 7, "1", 0.0),
    )
    for came, wagers, chance, off in cases:
        assert deviations(came, wagers, Fraction(chance)) == off


def test_only_a_progressive_table_reports_meters_and_chips(terminal: Terminal, progressive: str, db: str) -> None:
    without = terminal("report", "--db", db).out
    assert "meters" not in without and "void and corrected" in without
    (shift,) = terminal("report", "--db", progressive, "--json").json["shifts"]
    (table,) = shift["tables"]
    stands = terminal("meters", "--db", progressive, "--json").json["meters"]
    assert {each["meter"]: each["end"] // 100 for each in table["meters_hundredths_of_a_cent"]} == {
        each["meter"]: each["cents"] for each in stands
    }
    assert table["prizes"] and table["chips"]["rounds"] > 0
    shown = terminal("report", "--db", progressive).out
    for words in (
        ": meters\n",
        "began at",
        ": progressive chips\n",
        "drift",
        ": prizes and large payments\n",
        "Events against expectation",
        "Signed by a second person, and what they were shown",
    ):
        assert words in shown


def test_wrong_arguments_are_refused_and_a_day_without_rounds_is_said(terminal: Terminal, db: str) -> None:
    wrong = (
        (("--json", "--csv"), "ask for one of them"),
        (("--day", "20"), "write it as 2026-11-20"),
        (("--db", f"{db}.none"), "no such file"),
    )
    assert not_refused(terminal, wrong, "report", "--db", db) == []
    assert "No round began" in terminal("report", "--db", db, "--day", "2020-01-01").out
    assert terminal("report", "--db", db, "--day", "2020-01-01", "--json").json["shifts"] == []
