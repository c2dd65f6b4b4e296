"""The table plays by itself through its real screens."""

from pathlib import Path

from tests.journeys.program import as_lines, told, well


def test_table_plays_by_itself(tmp_path: Path) -> None:
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    by_itself = ("--simulate", "--protocol", "angel-eye", "--headless", "--rounds", "2", "--seed", "5")
    well("table", *by_itself, "--screenshots", str(tmp_path / "pictures"), *where)
    rounds = as_lines("export", "--db", str(tmp_path / "journal.db"), "--what", "rounds")
    assert [line["round"] for line in rounds] == [1, 2]
    assert len(list((tmp_path / "pictures").glob("*.png"))) > 16, "each state of each round"
    assert told("verify", *where).returncode == 0
