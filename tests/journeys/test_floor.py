"""Journals of two tables reach a real PostgreSQL, and are verified and read there."""

import stat
from pathlib import Path

from tests.journeys.floor_terminal import Terminal
from tests.journeys.program import told, well


def test_journals_are_forwarded_and_read_back(floor: str, tmp_path: Path) -> None:
    assert told("floor", "status", "--floor", floor).stdout.startswith("No table is enrolled yet")
    tables = [Terminal(tmp_path / name, floor, name) for name in ("7", "pit-2.8")]
    for seed, table in enumerate(tables):
        table.play(3, seed)
        table.enrol()
        table.play(2, seed + 9)
        assert well(*table.to, "--once") == f"The floor has all {table.records()} signed records.\n"
    for table in tables:
        standing = table.standing()
        assert (standing["state"], standing["size"], standing["lag_records"]) == ("open", table.records(), 0)
        assert standing["alarms"] == []
        (kept,) = (table.folder / "keys").glob("*.floor")
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    listed = well("floor", "status", "--floor", floor)
    assert [line.split()[:2] for line in listed.splitlines()[1:]] == [["7", "open"], ["pit-2.8", "open"]]
    verified = well("verify", "--db", floor)
    assert all(f"Table {table.table}" in verified for table in tables)
