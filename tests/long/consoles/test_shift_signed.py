"""A shift of six tables in the installed pit: counted, looked at in figures, signed and printed; its sums counted again
from what the tables export, by this file alone."""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.desk import Desk
from tests.journeys.display import Display, display
from tests.journeys.pit_console import NUMBER, PIN, PitConsole
from tests.journeys.program import as_lines, well

SINCE, UNTIL = "2026-01-05 08:00", "2026-01-05 16:00"
TAKEN = ("lose", "forfeit")
SETS = "results", "rounds"
SUMS = "rounds", "hands", "handle", "win"


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    with display(tmp_path_factory.mktemp("office")) as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("tables")
    found = [folder / f"table-{number}.db" for number in range(1, 7)]
    for number, each in enumerate(found):
        game = ("--rulebook", "31-classic-wa-2019" if number % 2 else "3-card-ags")
        well("simulate", "--rounds", "40", "--seed", str(number), *game, "--db", str(each), "--keys", f"{each}.keys")
    return found


def on(tables: Sequence[Path]) -> tuple[str, ...]:
    return tuple(argument for each in tables for argument in ("--db", str(each)))


def added_up(rows: list[dict[str, Any]], rounds: list[dict[str, Any]]) -> dict[str, int]:
    """Of one table: what was laid and what became of it, from its exported rows."""
    kept = [row for row in rows if row["result"] != "returned"]
    hands = {(row["round"], row["seat"]) for row in rows if row["outcome"] != "misdeal"}
    taken = sum(row["stake_cents"] for row in kept if row["result"] in TAKEN)
    return {
        "rounds": len(rounds),
        "hands": len(hands),
        "handle": sum(row["stake_cents"] for row in kept),
        "win": taken - sum(row["pays_cents"] for row in kept),
    }


def test_six_tables_are_counted_looked_at_signed_and_printed(
    office: Display, tables: list[Path], tmp_path: Path
) -> None:
    console = PitConsole(tmp_path, tables[0])
    paper = tmp_path / "shift.pdf"
    with ExitStack() as ends:
        begins = "Sign on to look back"
        pit = Desk(ends, office, tmp_path, "pit", *on(tables), *console.here, "--zone", "UTC", begins=begins)
        pit.signs_on(NUMBER, PIN)
        pit.until(lambda seen: sum("SIMULATED · Round 41" in each.name for each in seen) == 6, "six tables")
        pit.hand.key("s")
        pit.press("From … to")
        pit.fills(SINCE, UNTIL)
        counted = pit.sees("Hash of these figures: ")
        digits = re.search(r"figures: ([0-9a-f]{12})", counted)
        assert digits, counted
        pit.press("Read and sign")
        pages = int(pit.sees("What is signed, page 1 of ").rsplit(" ", 1)[1])
        for page in range(2, pages + 1):
            pit.press("Next page")
            pit.sees(f"What is signed, page {page} of {pages}")
            assert digits[1] in pit.sees("figures SHA-256"), "each page names what it is of"
        pit.press("Sign these figures")
        pit.sees("Signed")
        pit.hand.key("Escape")
        pit.sees("These figures are signed")
        pit.press("PDF")
        pit.fills(str(paper))
        pit.sees(f"{paper}: {digits[1]}")
        pit.hand.key("Escape", "f")
        for figure in ("By table", "By dealer", "How busy", "Put right", "Ranks dealt"):
            pit.press(figure)
            pit.sees("SIMULATED")
        pit.program.close()
    assert paper.read_bytes().startswith(b"%PDF")
    within = ("--from", SINCE.replace(" ", "T"), "--to", UNTIL.replace(" ", "T"), "--zone", "UTC")
    rows = tmp_path / "shift.csv"
    told = json.loads(well("shift", *on(tables), *within, "--json", "--csv", str(rows), "--console", console.db))
    assert told["figures_sha256"].startswith(digits[1])
    (signed,) = told["signed"]
    assert (signed["by"], signed["same"]) == (NUMBER, True)
    (found,) = told["shifts"]
    own = {each["journal"]: each["db"] for each in told["proven"]}
    again = {
        each["table"]: added_up(*(as_lines("export", "--db", own[each["journal"]], "--what", what) for what in SETS))
        for each in found["tables"]
    }
    assert again == {each["table"]: {sum_: each[sum_] for sum_ in SUMS} for each in found["by_table"]}
    assert [each for each in console.log() if each == "shift_signed"] == ["shift_signed"]
