"""Tables for search and reports that do not hold what the records say: one line tells what to do."""

from pathlib import Path

from sqlalchemy import text

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider

HANDS, ROUND, REPORT = ("hands",), ("hands", "--round", "3"), ("report",)
ALL = (HANDS, ROUND, REPORT, ("export",), ("export", "--what", "rounds"))
FAR = 2**62
WRONG = (
    ("UPDATE rounds SET opened = 'noon'", (HANDS, ("export",))),
    (f"UPDATE rounds SET opened = {FAR}", (HANDS, ("export",))),
    ("UPDATE wager_results SET stake = 'much'", (HANDS, REPORT)),
    (f"UPDATE wager_results SET stake = {FAR}", (REPORT,)),
    ("UPDATE rounds SET pay_tables = 'one'", (REPORT,)),
    ("UPDATE rounds SET opening = 3", (REPORT,)),
    ("UPDATE rounds SET first = -1", ()),
    ("UPDATE rounds SET last = first", (ROUND,)),
    ("UPDATE rounds SET dealer = x'ff00'", ()),
    (f"UPDATE rounds SET closed = -{FAR}", (("export",),)),
)


def test_what_cannot_be_read_is_told_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 6)
    for change, refused in WRONG:
        with outsider(db) as connection:
            connection.execute(text(change))
        for command in ALL:
            run = terminal(command[0], "--db", db, *command[1:])
            assert run.code == 0 or (run.code == 1 and run.err.count("\n") == 1), (change, run)
            assert run.code == 1 or command not in refused, (change, run)
            assert run.code == 0 or "; dealer-terminal rebuild writes it anew" in run.err, (change, run)
            assert run.out == "" or run.code == 0, (change, run)
        assert terminal("rebuild", "--db", db).code == 0
    assert all(terminal(command[0], "--db", db, *command[1:]).code == 0 for command in ALL)
    open_journal(db, keys=tmp_path / "keys").close()
