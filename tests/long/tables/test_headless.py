"""With nobody there: rounds through the real screens by each simulated device, to their end."""

from pathlib import Path

import pytest

from tests.journeys.program import as_lines, told, well


@pytest.mark.parametrize("protocol", ["packet-shuffler", "card-line"])
def test_rounds_close_by_themselves(tmp_path: Path, protocol: str) -> None:
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    by_itself = ("--simulate", "--protocol", protocol, "--headless", "--rounds", "2", "--seed", "5")
    well("table", *by_itself, "--screenshots", str(tmp_path / "pictures"), *where)
    rounds = as_lines("export", "--db", str(tmp_path / "journal.db"), "--what", "rounds")
    assert [line["round"] for line in rounds] == [1, 2]
    assert told("verify", *where).returncode == 0


def test_nobody_invented_plays_where_cards_are_real(tmp_path: Path) -> None:
    refused = told("table", "--headless", "--db", str(tmp_path / "journal.db"))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
