"""A shift of several tables, against a count of their exports that knows nothing of the terminal's code."""

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from dealer_terminal.cli.main import main
from tests.fast.cli import shift_recount
from tests.fast.cli.conftest import Run, Terminal
from tests.fast.cli.shift_recount import Exported, exported
from tests.helpers.playing import CLASSIC, THREE_CARD

MONEY = ("wagers", "handle", "paid", "taken", "win")
COUNTED = ("rounds", "misdeals", "hands")
BEGIN, MIDDLE, END = "2026-01-05T08:00:00+00:00", "2026-01-05T08:12:00+00:00", "2026-01-06T08:00:00+00:00"
TIMES = {"the whole night": (BEGIN, END), "a part of it": (MIDDLE, "2026-01-05T08:27:00+00:00")}
SETS = ("results", "rounds", "meters", "records")
NAMES = {"by_table": ("table",), "by_game": ("rulebook",), "by_wager": ("rulebook", "spot"), "by_dealer": ("dealer",)}


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """Two tables of 31 Classic and one of 3 Card, whose simulated table is called as another one is."""
    folder = tmp_path_factory.mktemp("night")
    more = ("--keys", str(folder / "keys"), "--seed", "11")
    assert main(["simulate", "--rounds", "24", "--tables", "2", "--db", str(folder / "t.db"), *more]) == 0
    more = ("--keys", str(folder / "other"), "--seed", "12", "--rulebook", THREE_CARD)
    assert main(["simulate", "--rounds", "24", "--db", str(folder / "c.db"), *more]) == 0
    return str(folder / "t-1.db"), str(folder / "t-2.db"), str(folder / "c.db")


@pytest.fixture(scope="module")
def told_before() -> dict[tuple[str, ...], Run]:
    return {}


@pytest.fixture
def once(terminal: Terminal, told_before: dict[tuple[str, ...], Run]) -> Terminal:
    """Whoever asks the same of the night in the same words is told what was told before: nobody writes to it."""

    def run(*arguments: str, given: str | bytes = b"") -> Run:
        if arguments not in told_before:
            told_before[arguments] = terminal(*arguments, given=given)
        return told_before[arguments]

    return run


def on(night: tuple[str, ...]) -> list[str]:
    return [word for db in night for word in ("--db", db)]


def shift_of(terminal: Terminal, night: tuple[str, ...], since: str, until: str, *more: str) -> Any:
    return terminal("shift", *on(night), "--from", since, "--to", until, "--zone", "UTC", "--json", *more).json


def of_table(terminal: Terminal, db: str) -> Exported:
    return exported({name: terminal("export", "--db", db, "--what", name, "--format", "jsonl").out for name in SETS})


@pytest.mark.parametrize(("since", "until"), TIMES.values(), ids=TIMES)
def test_every_sum_is_what_the_exports_add_up_to(
    once: Terminal, night: tuple[str, ...], since: str, until: str
) -> None:
    told = shift_of(once, night, since, until)
    (found,) = told["shifts"]
    files = {each["journal"]: each["db"] for each in told["proven"]}
    tables = {each["table"]: of_table(once, files[each["journal"]]) for each in found["tables"]}
    assert len(tables) == len(night)
    counted = shift_recount.totals(tables, since, until)
    for by, keys in NAMES.items():
        kinds = MONEY if by == "by_wager" else (*COUNTED, *MONEY)
        sums = {tuple(each[key] for key in keys): {kind: each[kind] for kind in kinds} for each in found[by]}
        assert sums == counted[by] != {}
    assert found["total"]["rounds"] > 20
    for kind in (*COUNTED, *MONEY):
        assert sum(each[kind] for each in found["by_table"]) == found["total"][kind]


def test_each_table_alone_is_what_its_export_adds_up_to(once: Terminal, night: tuple[str, ...]) -> None:
    for db in night:
        each = of_table(once, db)
        (found,) = shift_of(once, (db,), BEGIN, END)["shifts"]
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
    once: Terminal, night: tuple[str, ...], since: str, until: str
) -> None:
    card = night[-1]
    (found,) = shift_of(once, (card,), since, until)["shifts"]
    counted = shift_recount.meters(of_table(once, card), since, until)
    told = found["tables"][0]["meters_hundredths_of_a_cent"]
    assert {each["meter"] for each in told} == set(counted) != set()
    for each in told:
        own = counted[each["meter"]]
        assert {one["why"]: one["by"] for one in each["by_why"]} == {why: by for why, by in own["by_why"].items() if by}
        assert each["unexplained"] == 0
        assert each["end"] == own["end"] == each["start"] + sum(one["by"] for one in each["by_why"])


def test_a_wager_that_no_decision_touches_is_expected_by_its_edge(once: Terminal, night: tuple[str, ...]) -> None:
    """The Royal Family Bonus stays in action on a fold, so its edge in `returns` is all there is."""
    edge = shift_recount.of_returns(once("returns", "--rulebook", CLASSIC, "--json").out, "royal-family")
    (found,) = shift_of(once, night[:2], BEGIN, END)["shifts"]
    royal = next(each for each in found["by_wager"] if each["spot"] == "royal-family")
    assert Fraction(royal["expectation"]["expected"]) == edge * royal["handle"]
    assert royal["expectation"]["won"] == royal["win"]
    assert Fraction(royal["expectation"]["cost_of_decisions"]) == 0


def test_what_cannot_be_expected_is_named_and_left_out(once: Terminal, night: tuple[str, ...]) -> None:
    (found,) = shift_of(once, night[2:], BEGIN, END)["shifts"]
    total = found["total"]
    stax = next(each for each in found["by_wager"] if each["spot"] == "stax")
    progressive = next(each for each in total["expectation"]["left_out"] if each["why"] == "progressive")
    assert progressive["win"] == stax["win"]
    out = sum(each["win"] for each in total["expectation"]["left_out"])
    assert total["expectation"]["won"] + out == total["win"]


def test_a_win_is_one_everywhere_and_what_it_lies_beside_holds_what_was_left_out(
    terminal: Terminal, night: tuple[str, ...], tmp_path: Path
) -> None:
    """In the text, the spreadsheet and the figures that are signed: with STAX and prizes."""
    sums = tmp_path / "shift.csv"
    (found,) = shift_of(terminal, night, BEGIN, END, "--csv", str(sums))["shifts"]
    total = found["total"]
    left = sum(each["win"] for each in total["expectation"]["left_out"])
    assert left
    held = total["expectation"]["of_win"]
    assert held["band"] == [end + left for end in total["expectation"]["band"]]
    assert held["expected_cents"] == pytest.approx(total["expectation"]["expected_cents"] + left, abs=1)
    row = dict(zip(*(line.split(",") for line in sums.read_text().splitlines()[:2]), strict=True))
    assert int(row["win_cents"]) == total["win"]
    assert [int(row[f"band_{end}_cents"]) for end in ("low", "high")] == held["band"]
    said = terminal("shift", *on(night), "--from", BEGIN, "--to", END, "--zone", "UTC").out
    shown = next(line for line in said.splitlines() if line.startswith(str(total["rounds"])))
    assert f"${abs(total['win']) // 100:,}" in shown
    assert f"${abs(held['band'][1]) // 100:,}" in shown
    assert "progressive wagers and prizes too" in said


def test_without_a_handle_nothing_is_said_of_hold(once: Terminal, night: tuple[str, ...]) -> None:
    (found,) = shift_of(once, night, BEGIN, END)["shifts"]
    award = next(each for each in found["by_wager"] if each["spot"] == "ante-bonus")
    assert (award["handle"], award["hold_pct"]) == (0, None)
    said = once("shift", *on(night), "--from", BEGIN, "--to", END, "--zone", "UTC").out
    assert "%" not in next(line for line in said.splitlines() if "ante-bonus" in line)


def test_each_tables_win_is_told_at_any_time_beside_what_is_signed(once: Terminal, night: tuple[str, ...]) -> None:
    told = shift_of(once, night, BEGIN, END)
    (found,) = told["shifts"]
    for each in told["at_any_time"]:
        table = next(one for one in found["by_table"] if one["table"] == each["table"])
        expectation = table["expectation"]
        off = Fraction(expectation["won"]) - Fraction(expectation["expected"])
        assert each["won_less_expected_cents"] == round(off)
        assert 0 < each["rounds"] <= table["rounds"]
        assert (each["speaks"], each["fault_told"]) == (False, 0.02)
        assert each["shows_after_rounds"] > 1_000
        assert len({one["round"] for one in each["behind"]}) == min(20, each["rounds"])
    assert len(told["at_any_time"]) == len(night)
    said = once("shift", *on(night), "--from", BEGIN, "--to", END, "--zone", "UTC").out
    assert "Each table's win, at any time" in said
    assert "2% would show after" in said


def vkeys(night: tuple[str, ...], told: Any) -> list[str]:
    """The keys as their terminals gave them out."""
    journals = {each["db"]: each["journal"] for each in told["proven"]}
    folders = (Path(night[0]).parent / "keys", Path(night[0]).parent / "other")
    return [
        str(next(folder / f"{journals[db]}.vkey" for folder in folders if (folder / f"{journals[db]}.vkey").exists()))
        for db in night
    ]


def test_a_key_from_elsewhere_counts_for_the_journal_that_it_names(
    once: Terminal, night: tuple[str, ...], tmp_path: Path
) -> None:
    told = shift_of(once, night, BEGIN, END)
    assert not any(each["trusted_key"] for each in told["proven"])
    keys = vkeys(night, told)
    trusted = shift_of(once, night, BEGIN, END, *(word for key in keys for word in ("--vkey", key)))
    assert all(each["trusted_key"] for each in trusted["proven"])
    assert trusted["figures_sha256"] == told["figures_sha256"]
    one = shift_of(once, night, BEGIN, END, "--vkey", keys[1])
    assert [each["trusted_key"] for each in one["proven"]].count(True) == 1
    assert {each["db"] for each in one["proven"] if each["trusted_key"]} == {night[1]}
    text_of = Path(keys[0]).read_text().strip()
    assert shift_of(once, night[:1], BEGIN, END, "--vkey", text_of)["proven"][0]["trusted_key"]
    said = once("shift", "--db", night[0], "--vkey", keys[0])
    assert (said.code, "give --vkey" in said.out) == (0, False)


def test_a_key_that_did_not_sign_a_journal_finds_it_wrong_and_one_of_no_journal_is_refused(
    once: Terminal, night: tuple[str, ...]
) -> None:
    keys = vkeys(night, shift_of(once, night, BEGIN, END))
    wrong = once("shift", "--db", night[0], "--vkey", keys[1])
    assert (wrong.code, wrong.out) == (1, "")
    assert "name its journal" in once("shift", *on(night[:2]), "--vkey", keys[2]).refusal()
    assert "name its journal" in once("shift", *on(night[:2]), "--vkey", keys[0], "--vkey", keys[0]).refusal()


def test_two_parts_of_a_night_add_up_to_it(once: Terminal, night: tuple[str, ...]) -> None:
    whole, first, second = (
        shift_of(once, night, *times)["shifts"][0]["total"] for times in ((BEGIN, END), (BEGIN, MIDDLE), (MIDDLE, END))
    )
    for kind in (*COUNTED, *MONEY):
        assert first[kind] + second[kind] == whole[kind]
    exact = [Fraction(each["expectation"]["expected"]) for each in (whole, first, second)]
    assert exact[0] == exact[1] + exact[2]


def test_the_same_figures_have_the_same_hash_and_an_empty_shift_has_none(
    terminal: Terminal, night: tuple[str, ...]
) -> None:
    times = ((BEGIN, END), (BEGIN, END), (BEGIN, MIDDLE))
    once, again, other = (shift_of(terminal, night, *each)["figures_sha256"] for each in times)
    assert once == again != other
    assert shift_of(terminal, night, "2030-01-01", "2030-01-02")["shifts"] == []
    assert "No round began" in terminal("shift", *on(night), "--day", "2030-01-01").out
    assert "name each table once" in terminal("shift", *on((night[0], night[0]))).refusal()


def test_a_person_reads_the_same_figures_and_that_nothing_was_dealt(once: Terminal, night: tuple[str, ...]) -> None:
    told = shift_of(once, night, BEGIN, END)
    said = once("shift", *on(night), "--from", BEGIN, "--to", END, "--zone", "UTC").out
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
