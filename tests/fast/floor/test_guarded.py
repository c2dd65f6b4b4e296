"""A server whose sessions pass over the floor's triggers is found before anything is brought there or shown of it."""

import psycopg
import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.errors import FoundWrongError
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.floor_admin import open_office
from tests.fast.floor.house import Terminal

OFF = "session_replication_role = replica"
WHOSE = {
    'ALTER DATABASE "{database}"': "each session",
    'ALTER ROLE "{database}_table_7"': "each session of the role '{database}_table_7'",
    'ALTER ROLE "{database}_table_7" IN DATABASE "{database}"': "each session of the role '{database}_table_7'",
}
ALL, *_ = WHOSE


def tell(terminal: Terminal, whose: str, setting: str) -> str:
    database = str(floor_url(terminal.floor.url).database)
    terminal.floor.rewrite(f"{whose.format(database=database)} {setting}")
    return database


def told(terminal: Terminal, capsys: pytest.CaptureFixture[str], *asked: str) -> tuple[int, str, str]:
    code = main(["floor", *asked, "--floor", terminal.floor.url])
    return code, *capsys.readouterr()


def test_it_is_named_and_nothing_is_shown_or_brought(terminal: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    before = terminal.floor.kept()
    off = "its triggers guard nothing there: the server sets session_replication_role to 'replica' in "
    token = terminal.floor.enrol("7")
    for whose, named in WHOSE.items():
        database = tell(terminal, whose, f"SET {OFF}")
        for asked in (("status",), ("status", "--json"), ("enrol", "8")):
            code, out, err = told(terminal, capsys, *asked)
            assert (code, out, err.count("\n")) == (1, "", 1)
            assert f"{off}{named.format(database=database)}: RESET it where it was set" in err
        with pytest.raises(FoundWrongError, match=f"{off}this terminal's sessions: RESET it"):
            terminal.forward(token)
        assert terminal.floor.kept() == before
        tell(terminal, whose, "RESET session_replication_role")
    assert told(terminal, capsys, "status")[0] == 0
    assert terminal.forward(token).signed > 0, "the token was not used up"


def test_settings_that_pass_over_nothing_lead_nowhere_else(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    for setting in ("session_replication_role = origin", "work_mem = '8MB'", "search_path = aside, public, pg_catalog"):
        tell(terminal, ALL, f"SET {setting}")
    assert told(terminal, capsys, "status")[0] == 0
    assert terminal.forward().signed > 0
    with open_office(terminal.floor.url) as office, terminal.line() as line:
        asked = "SELECT current_setting('search_path')"
        assert office.connection.execute(asked).fetchall() == line.rows(asked, ()) == [("pg_catalog",)]
    url = floor_url(f"{terminal.floor.url}&options=-c%20work_mem%3D7MB")
    with psycopg.connect(**arguments(url), autocommit=True) as connection:
        assert connection.execute("SHOW work_mem").fetchall() == [("7MB",)]
