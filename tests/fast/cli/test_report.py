from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import text

from dealer_terminal.app.files import write_csv
from dealer_terminal.cli.report_text import report_csv_rows, show_part
from dealer_terminal.storage.reports.expectations import deviations
from dealer_terminal.storage.reports.shift_report import ReportPart, shift_report
from dealer_terminal.storage.reports.windows import Window
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider
from tests.helpers.playing import THREE_CARD

ROUNDS = 12


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


@pytest.fixture(scope="module")
def progressive(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("progressive"), 40, THREE_CARD)


@pytest.fixture
def mixed(tmp_path: Path) -> Iterator[tuple[ReportPart, ...]]:
    """As if the first five rounds had been dealt from a real deck; the command would find that out."""
    db = played_journal(tmp_path, ROUNDS)
    with outsider(db) as connection:
        connection.execute(text("UPDATE rounds SET cards_from = 'reader' WHERE round <= 5"))
        yield shift_report(connection, Window())


def test_simulated_rounds_are_a_report_of_their_own(
    capsys: pytest.CaptureFixture[str], mixed: tuple[ReportPart, ...]
) -> None:
    real, simulated = mixed
    assert (real.simulated, simulated.simulated) == (False, True)
    assert (real.rounds, simulated.rounds) == (5, ROUNDS - 5)
    for part in mixed:
        show_part(part, ZoneInfo("UTC"))
    shown = capsys.readouterr().out
    assert shown.index("Rounds at the table") < shown.index("SIMULATED ROUNDS: no card of these was ever dealt")


def test_a_spreadsheet_gets_every_kind_of_wager_once(
    capsys: pytest.CaptureFixture[str], mixed: tuple[ReportPart, ...]
) -> None:
    write_csv(report_csv_rows(mixed))
    head, *rows = capsys.readouterr().out.splitlines()
    assert head == "cards,dealer,rulebook,spot,event,result,wagers,staked_cents,paid_cents"
    assert {row.split(",")[0] for row in rows} == {"real", "SIMULATED"}
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


def test_a_progressive_table_alone_tells_meters_jackpots_and_chips(
    terminal: Terminal, progressive: str, db: str
) -> None:
    told = terminal("report", "--db", db).out
    assert "Meters" not in told and "Void and corrected" in told
    (part,) = terminal("report", "--db", progressive, "--json").json["parts"]
    stands = terminal("meters", "--db", progressive, "--json").json["meters"]
    assert {each["meter"]: each["end"] // 100 for each in part["meters_hundredths_of_a_cent"]} == {
        each["meter"]: each["cents"] for each in stands
    }
    assert part["jackpots"] and part["chips"]["rounds"] > 0
    shown = terminal("report", "--db", progressive).out
    for words in (
        "Meters",
        "at the start",
        "Progressive chips: ",
        "drift",
        "Jackpots and prizes",
        "Void and corrected",
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
    assert terminal("report", "--db", db, "--day", "2020-01-01", "--json").json["parts"] == []
