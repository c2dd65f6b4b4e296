"""Tables for search and reports that do not hold what the records say: one line tells what to do."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider

HANDS, ROUND, REPORT = ("hands",), ("hands", "--round", "3"), ("report",)
ALL = (HANDS, ROUND, REPORT, ("report", "--json"), ("report", "--csv"), ("export",), ("export", "--what", "rounds"))
FAR = 2**62
WRONG = {
    "a time in words": ("UPDATE rounds SET opened = 'noon'", (HANDS, ("export",))),
    "a time that no calendar has": (f"UPDATE rounds SET opened = {FAR}", (HANDS, ("export",))),
    "a stake in words": ("UPDATE wager_results SET stake = 'much'", (HANDS, REPORT)),
    "more than can be added up": (f"UPDATE wager_results SET stake = {FAR}", (REPORT,)),
    "pay tables in other words": ("UPDATE rounds SET pay_tables = 'one'", (REPORT,)),
    "a table that no record opened": ("UPDATE rounds SET opening = 3", (REPORT,)),
    "a round that begins nowhere": ("UPDATE rounds SET first = -1", ()),
    "a round without its end": ("UPDATE rounds SET last = first", (ROUND,)),
    "a dealer of bytes": ("UPDATE rounds SET dealer = x'ff00'", ()),
    "an end before all time": (f"UPDATE rounds SET closed = -{FAR}", (("export",),)),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), 6)


@pytest.mark.parametrize(("change", "refused"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_read_is_told_in_one_line(
    terminal: Terminal, played: str, tmp_path: Path, change: str, refused: tuple[tuple[str, ...], ...]
) -> None:
    db = str(tmp_path / "journal.db")
    shutil.copy(played, db)
    with outsider(db) as connection:
        connection.execute(text(change))
    for command in ALL:
        run = terminal(command[0], "--db", db, *command[1:])
        assert run.code == 0 or (run.code == 1 and run.err.count("\n") == 1)
        assert run.code == 1 or command not in refused
        assert run.code == 0 or "; dealer-terminal rebuild writes it anew" in run.err
        assert run.out == "" or run.code == 0
    assert terminal("rebuild", "--db", db).code == 0
    assert all(terminal(command[0], "--db", db, *command[1:]).code == 0 for command in ALL)
    open_journal(db, keys=Path(played).parent / "keys").close()
