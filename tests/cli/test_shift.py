"""A shift of several tables, against a count of their exports that knows nothing of the terminal's code."""

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from dealer_terminal.cli import main
from tests.cli import shift_recount
from tests.cli.conftest import Terminal
from tests.cli.shift_recount import Exported, exported
from tests.helpers.playing import CLASSIC, THREE_CARD
from tests.storage.stores import outsider

MONEY = ("wagers", "handle", "paid", "taken", "win")
COUNTED = ("rounds", "misdeals", "hands")
BEGIN, MIDDLE, END = "2026-01-05T08:00:00+00:00", "2026-01-05T08:40:00+00:00", "2026-01-06T08:00:00+00:00"
TIMES = {"the whole night": (BEGIN, END), "a part of it": (MIDDLE, "2026-01-05T09:10:00+00:00")}
SETS = ("results", "rounds", "meters", "records")
NAMES = {"by_table": ("table",), "by_game": ("rulebook",), "by_wager": ("rulebook", "spot"), "by_dealer": ("dealer",)}


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """Two tables of 31 Classic and one of 3 Card, whose simulated table is called as another one is."""
    folder = tmp_path_factory.mktemp("night")
    more = ("--keys", str(folder / "keys"), "--seed", "11")
    assert main(["simulate", "--rounds", "70", "--tables", "2", "--db", str(folder / "t.db"), *more]) == 0
    more = ("--keys", str(folder / "other"), "--seed", "12", "--rulebook", THREE_CARD)
    assert main(["simulate", "--rounds", "70", "--db", str(folder / "c.db"), *more]) == 0
    return str(folder / "t-1.db"), str(folder / "t-2.db"), str(folder / "c.db")


def on(night: tuple[str, ...]) -> list[str]:
    return [word for db in night for word in ("--db", db)]


def shift_of(terminal: Terminal, night: tuple[str, ...], since: str, until: str, *more: str) -> Any:
    return terminal("shift", *on(night), "--from", since, "--to", until, "--zone", "UTC", "--json", *more).json


def of_table(terminal: Terminal, db: str) -> Exported:
    return exported({name: terminal("export", "--db", db, "--what", name, "--format", "jsonl").out for name in SETS})


@pytest.mark.parametrize(("since", "until"), TIMES.values(), ids=TIMES)
def test_every_sum_is_what_the_exports_add_up_to(
    terminal: Terminal, night: tuple[str, ...], since: str, until: str
) -> None:
    told = shift_of(terminal, night, since, until)
    (found,) = told["shifts"]
    files = {each["journal"]: each["db"] for each in told["proven"]}
    tables = {each["table"]: of_table(terminal, files[each["journal"]]) for each in found["tables"]}
    assert len(tables) == len(night)
    counted = shift_recount.totals(tables, since, until)
    for by, keys in NAMES.items():
        kinds = MONEY if by == "by_wager" else (*COUNTED, *MONEY)
        sums = {tuple(each[key] for key in keys): {kind: each[kind] for kind in kinds} for each in found[by]}
        assert sums == counted[by] != {}
    assert found["total"]["rounds"] > 20
    for kind in (*COUNTED, *MONEY):
        assert sum(each[kind] for each in found["by_table"]) == found["total"][kind]


def test_each_table_alone_is_what_its_export_adds_up_to(terminal: Terminal, night: tuple[str, ...]) -> None:
    for db in night:
        each = of_table(terminal, db)
        (found,) = shift_of(terminal, (db,), BEGIN, END)["shifts"]
        (counted,) = shift_recount.totals({db: each}, BEGIN, END)["by_table"].values()
        assert {kind: found["total"][kind] for kind in (*COUNTED, *MONEY)} == counted
        (table,) = found["tables"]
        dealers: dict[str, int] = {}
        for stint in table["dealers"]:
            dealers[stint["dealer"]] = dealers.get(stint["dealer"], 0) + stint["rounds"]
        assert dealers == shift_recount.dealt(each)
        assert sum(stint["hands"] for stint in table["dealers"]) == counted["hands"]
        reported = [record for record in each.records if record["kind"] == "irregularity_reported"]
        assert [one["record"] for one in table["irregularities"]] == [record["record"] for record in reported]
        assert table["steps_undone"] == sum(record["kind"] == "step_undone" for record in each.records)


@pytest.mark.parametrize(("since", "until"), TIMES.values(), ids=TIMES)
def test_every_rise_and_fall_of_a_meter_is_explained(
    terminal: Terminal, night: tuple[str, ...], since: str, until: str
) -> None:
    card = night[-1]
    (found,) = shift_of(terminal, (card,), since, until)["shifts"]
    counted = shift_recount.meters(of_table(terminal, card), since, until)
    told = found["tables"][0]["meters_hundredths_of_a_cent"]
    assert {each["meter"] for each in told} == set(counted) != set()
    for each in told:
        own = counted[each["meter"]]
        assert {one["why"]: one["by"] for one in each["by_why"]} == {why: by for why, by in own["by_why"].items() if by}
        assert each["unexplained"] == 0
        assert each["end"] == own["end"] == each["start"] + sum(one["by"] for one in each["by_why"])


def test_a_wager_that_no_decision_touches_is_expected_by_its_edge(terminal: Terminal, night: tuple[str, ...]) -> None:
    """The Royal Family Bonus stays in action on a fold, so its edge in `returns` is all there is."""
    edge = shift_recount.of_returns(terminal("returns", "--rulebook", CLASSIC, "--json").out, "royal-family")
    (found,) = shift_of(terminal, night[:2], BEGIN, END)["shifts"]
    royal = next(each for each in found["by_wager"] if each["spot"] == "royal-family")
    assert Fraction(royal["expectation"]["expected"]) == edge * royal["handle"]
    assert royal["expectation"]["won"] == royal["win"]
    assert Fraction(royal["expectation"]["cost_of_decisions"]) == 0


def test_what_cannot_be_expected_is_named_and_left_out(terminal: Terminal, night: tuple[str, ...]) -> None:
    (found,) = shift_of(terminal, night[2:], BEGIN, END)["shifts"]
    total = found["total"]
    stax = next(each for each in found["by_wager"] if each["spot"] == "stax")
    progressive = next(each for each in total["expectation"]["left_out"] if each["why"] == "progressive")
    assert progressive["win"] == stax["win"]
    out = sum(each["win"] for each in total["expectation"]["left_out"])
    assert total["expectation"]["won"] + out == total["win"]


def test_two_parts_of_a_night_add_up_to_it(terminal: Terminal, night: tuple[str, ...]) -> None:
    whole, first, second = (
        shift_of(terminal, night, *times)["shifts"][0]["total"]
        for times in ((BEGIN, END), (BEGIN, MIDDLE), (MIDDLE, END))
    )
    for kind in (*COUNTED, *MONEY):
        assert first[kind] + second[kind] == whole[kind]
    exact = [Fraction(each["expectation"]["expected"]) for each in (whole, first, second)]
    assert exact[0] == exact[1] + exact[2]


def test_the_same_figures_have_the_same_hash_whenever_they_are_asked_for(
    terminal: Terminal, night: tuple[str, ...]
) -> None:
    once, again, other = (
        shift_of(terminal, night, *times)["figures_sha256"] for times in ((BEGIN, END), (BEGIN, END), (BEGIN, MIDDLE))
    )
    assert once == again != other


def test_a_person_reads_the_same_figures_and_that_nothing_was_dealt(terminal: Terminal, night: tuple[str, ...]) -> None:
    told = shift_of(terminal, night, BEGIN, END)
    said = terminal("shift", *on(night), "--from", BEGIN, "--to", END, "--zone", "UTC").out
    assert "SIMULATED ROUNDS" in said
    assert told["figures_sha256"] in said
    assert f"{abs(told['shifts'][0]['total']['win']) // 100:,}" in said
    for title in ("By table", "By wager", "By dealer", "who dealt", "irregularities", "meters"):
        assert title in said


def test_a_spreadsheet_has_a_row_for_each_sum(terminal: Terminal, night: tuple[str, ...], tmp_path: Path) -> None:
    sums = tmp_path / "shift.csv"
    (found,) = shift_of(terminal, night, BEGIN, END, "--csv", str(sums))["shifts"]
    rows = sums.read_text().splitlines()
    assert len(rows) == 2 + sum(len(found[by]) for by in NAMES)
    assert rows[1].startswith(f"SIMULATED,all,,{found['total']['rounds']},")
    nowhere = ("--csv", str(tmp_path / "missing" / "shift.csv"))
    assert "missing" in terminal("shift", "--db", night[0], "--day", "2030-01-01", *nowhere).refusal()


def test_a_paper_to_sign_is_a_pdf(terminal: Terminal, night: tuple[str, ...], tmp_path: Path) -> None:
    paper = tmp_path / "shift.pdf"
    terminal("shift", *on(night), "--from", BEGIN, "--to", END, "--zone", "UTC", "--pdf", str(paper))
    written = paper.read_bytes()
    assert written.startswith(b"%PDF-") and written.rstrip().endswith(b"%%EOF")
    assert re.search(rb"/Count ([0-9]+)", written)[1] not in (b"0", b"1")  # type: ignore[index]
    nowhere = ("--pdf", str(tmp_path / "missing" / "shift.pdf"))
    assert "missing" in terminal("shift", "--db", night[0], "--day", "2030-01-01", *nowhere).refusal()


def test_no_rounds_are_an_empty_shift(terminal: Terminal, night: tuple[str, ...]) -> None:
    assert shift_of(terminal, night, "2030-01-01", "2030-01-02")["shifts"] == []
    assert "No round began" in terminal("shift", *on(night), "--day", "2030-01-01").out


def test_a_table_named_twice_is_refused(terminal: Terminal, night: tuple[str, ...]) -> None:
    assert "name each table once" in terminal("shift", *on((night[0], night[0]))).refusal()


def test_a_changed_payment_is_found_before_anything_is_shown(
    terminal: Terminal, night: tuple[str, ...], tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(Path(night[0]).read_bytes())
    with outsider(str(copy)) as connection:
        body = connection.execute(text("SELECT position, body FROM records WHERE kind = 'round_closed' LIMIT 1")).one()
        fact = json.loads(body.body)
        changed = json.dumps({**fact, "paid": fact["paid"] + 100}).encode()
        connection.execute(text("DROP TRIGGER IF EXISTS records_are_never_changed"))
        triggers = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'trigger'")).scalars().all()
        for name in triggers:
            connection.execute(text(f"DROP TRIGGER {name}"))
        connection.execute(
            text("UPDATE records SET body = :body WHERE position = :at"), {"body": changed, "at": body.position}
        )
    done = terminal("shift", "--db", str(copy))
    assert (done.code, done.out) == (1, "")
    assert "Wrong" in done.err
