"""A server whose sessions pass over the floor's triggers is found before anything is brought there or shown of it."""

import psycopg
import pytest

from dealer_terminal import cli
from dealer_terminal.errors import FoundWrongError
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.office import open_office
from tests.fast.floor.house import Terminal

OFF = "session_replication_role = replica"
FOR_ALL = "each session"
WHOSE = {
    "for all": ('ALTER DATABASE "{database}"', FOR_ALL),
    "for a table's role": ('ALTER ROLE "{database}_table_7"', "each session of the role '{database}_table_7'"),
    "for a table's role here": (
        'ALTER ROLE "{database}_table_7" IN DATABASE "{database}"',
        "each session of the role '{database}_table_7'",
    ),
}


def tell(terminal: Terminal, whose: str, setting: str) -> str:
    database = str(floor_url(terminal.floor.url).database)
    terminal.floor.rewrite(f"{whose.format(database=database)} {setting}")
    return database


def told(terminal: Terminal, capsys: pytest.CaptureFixture[str], *asked: str) -> tuple[int, str, str]:
    code = cli.main(["floor", *asked, "--floor", terminal.floor.url])
    return code, *capsys.readouterr()


@pytest.mark.parametrize(("whose", "named"), WHOSE.values(), ids=WHOSE.keys())
def test_it_is_named_and_nothing_is_shown_or_brought(
    terminal: Terminal, whose: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = terminal.floor.kept()
    database = tell(terminal, whose, f"SET {OFF}")
    off = "its triggers guard nothing there: the server sets session_replication_role to 'replica' in "
    for asked in (("status",), ("status", "--json"), ("enrol", "8")):
        code, out, err = told(terminal, capsys, *asked)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert f"{off}{named.format(database=database)}: RESET it where it was set" in err
    with pytest.raises(FoundWrongError, match=f"{off}this terminal's sessions: RESET it"):
        terminal.forward()
    assert terminal.floor.kept() == before
    tell(terminal, whose, "RESET session_replication_role")
    assert told(terminal, capsys, "status")[0] == 0
    assert terminal.forward().signed > 0


def test_a_token_is_not_used_up_there(terminal: Terminal) -> None:
    token = terminal.floor.enrol("7")
    tell(terminal, WHOSE["for all"][0], f"SET {OFF}")
    with pytest.raises(FoundWrongError):
        terminal.forward(token)
    tell(terminal, WHOSE["for all"][0], "RESET session_replication_role")
    assert terminal.forward(token).signed > 0


@pytest.mark.parametrize("setting", ["session_replication_role = origin", "work_mem = '8MB'"])
def test_what_passes_over_nothing_is_no_finding(
    terminal: Terminal, setting: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tell(terminal, WHOSE["for all"][0], f"SET {setting}")
    assert told(terminal, capsys, "status")[0] == 0
    assert terminal.forward().signed > 0


def test_no_name_leads_elsewhere_whatever_the_server_sets(terminal: Terminal) -> None:
    tell(terminal, WHOSE["for all"][0], "SET search_path = aside, public, pg_catalog")
    with open_office(terminal.floor.url) as office, terminal.line() as line:
        asked = "SELECT current_setting('search_path')"
        assert office.connection.execute(asked).fetchall() == line.rows(asked, ()) == [("pg_catalog",)]


def test_what_the_address_sets_stays(terminal: Terminal) -> None:
    url = floor_url(f"{terminal.floor.url}{'&' if '?' in terminal.floor.url else '?'}options=-c%20work_mem%3D7MB")
    with psycopg.connect(**arguments(url), autocommit=True) as connection:
        assert connection.execute("SHOW work_mem").fetchall() == [("7MB",)]
