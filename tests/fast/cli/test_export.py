import csv
import io
import json
from pathlib import Path

import pytest

from dealer_terminal.app.files import harmless
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reports.export_sets import SETS
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.helpers.playing import THREE_CARD, appends

ROUNDS = 6
ZONE = ("--zone", "America/Los_Angeles")


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "rows"


def lines(terminal: Terminal, out: Path, *arguments: str) -> list[dict[str, object]]:
    assert terminal("export", *arguments, "--format", "jsonl", "--out", str(out)).code == 0
    return [json.loads(line) for line in out.read_text().splitlines()]


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if isinstance(value, dict) else str(value)


def test_every_set_is_the_same_in_each_form(terminal: Terminal, db: str, out: Path) -> None:
    for what in SETS:
        asked = ("--db", db, "--what", what, *ZONE)
        told = lines(terminal, out, *asked)
        assert terminal("export", *asked, "--out", str(out.with_suffix(".csv"))).code == 0
        rows = list(csv.DictReader(io.StringIO(out.with_suffix(".csv").read_text())))
        assert [list(row) for row in rows] == [[column.name for column in SETS[what].columns]] * len(told), what
        as_text = [{name: written(value) for name, value in row.items()} for row in told]
        assert as_text == [{name: str(value).removeprefix("'") for name, value in row.items()} for row in rows], what
        out.with_suffix(".csv").unlink()
        out.unlink()


def test_wagers_come_with_round_and_zone_and_approvals_with_what_was_shown(
    terminal: Terminal, db: str, out: Path
) -> None:
    told = lines(terminal, out, "--db", db, *ZONE)
    assert {row["round"] for row in told} == set(range(1, ROUNDS + 1))
    assert all(str(row["opened"]).endswith("-08:00") for row in told)
    assert {row["cards_from"] for row in told} == {"SIMULATED"}
    assert all(type(row["stake_cents"]) is int for row in told)
    assert out.stat().st_mode & 0o777 == 0o600
    assert list(out.parent.iterdir()) == [out]
    told = lines(terminal, out, "--db", db, "--what", "overrides")
    assert told and all(each["shown"] for each in told)
    opened = [each["shown"] for each in told if each["decision"] == "table_opened"]
    assert {each["act"] for each in opened} == {"open-table"}


def test_meters_jackpots_faults_and_shifts_leave_as_tables_of_their_own(
    terminal: Terminal, tmp_path: Path, out: Path
) -> None:
    db = played_journal(tmp_path, 40, THREE_CARD)
    told = {
        what: lines(terminal, out, "--db", db, "--what", what) for what in ("meters", "jackpots", "shifts", "faults")
    }
    assert {row["meter"] for row in told["meters"]} == {"star", "spade", "heart", "diamond"}
    assert told["jackpots"] and told["shifts"] and told["faults"] == []
    assert {row["cards_from"] for row in (*told["meters"], *told["jackpots"])} == {"SIMULATED"}
    prizes = lines(terminal, out, "--db", db)
    paid = {
        (row["round"], row["seat"]): row["pays_cents"] for row in prizes if row["spot"] == "stax" and row["pays_cents"]
    }
    standing = {(row["round"], row["seat"]): row for row in told["jackpots"] if row["standing"] == "verified"}
    assert {key: row["pays_cents"] for key, row in standing.items()} == paid


def test_a_round_that_is_open_tells_nothing(terminal: Terminal, tmp_path: Path, out: Path) -> None:
    """At every step of the second round only the first one leaves, and what was wagered before its cards."""
    db = str(tmp_path / "journal.db")
    journal = open_journal(db, keys=tmp_path / "keys")
    last = 0
    for at, each in enumerate(appends(2, keys=journal.keys)):
        records = each.to(journal)
        if records[-1].round == 2 and at % 6 == 0:
            told = lines(terminal, out, "--db", db, "--what", "records")
            own = {row["kind"] for row in told if row["round"] == 2}
            assert own <= {"round_opened", "wager_placed", "wager_removed", "wagers_repeated"}
            assert {row["round"] for row in lines(terminal, out, "--db", db)} == {1}
            last = at
    journal.close()
    assert last


def test_parquet_holds_the_same(terminal: Terminal, db: str, tmp_path: Path) -> None:
    files = pytest.importorskip("pyarrow.parquet")
    told = lines(terminal, tmp_path / "rows", "--db", db)
    assert terminal("export", "--db", db, "--out", str(tmp_path / "rows.parquet")).code == 0
    table = files.read_table(tmp_path / "rows.parquet")
    assert table.column("pays_cents").to_pylist() == [row["pays_cents"] for row in told]


def test_no_cell_is_a_formula() -> None:
    for text in ("=1+1", "+1", "-1", "@sum", "\tx"):
        assert harmless(text) == f"'{text}"


WRONG = (
    (["--what", "secrets"], "name one of results"),
    (["--format", "xls"], "name one of jsonl"),
    (["--format", "parquet"], "name a file"),
    (["--out", "/nowhere/at/all.csv"], "name a file that can be written"),
    (["--db", "none.db"], "no such file"),
)


def test_wrong_arguments_are_refused(terminal: Terminal, db: str) -> None:
    assert not_refused(terminal, WRONG, "export", "--db", db) == []
