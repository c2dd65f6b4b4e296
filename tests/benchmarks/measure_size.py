"""How many bytes a six-seat round takes in the journal, all indexes included, and what appends cost with and without.

Rounds are simulated with every seat taken: real sessions, real records, a real file.
"""

import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter_ns
from unittest.mock import patch

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation import people
from tests.helpers.playing import appends

ROUNDS, AIM = 200, 24 * 1024
INDEXES = "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"


def measured(folder: Path, *, indexed: bool) -> tuple[int, list[int]]:
    """The file's size, and how long each append took."""
    file = folder / "journal.db"
    journal = open_journal(str(file), keys=folder / "keys")
    with sqlite3.connect(file) as connection:
        for (name,) in [] if indexed else connection.execute(INDEXES).fetchall():
            connection.execute(f"DROP INDEX {name}")
    times = []
    for each in appends(ROUNDS, keys=journal.keys):
        begun = perf_counter_ns()
        each.to(journal)
        times.append(perf_counter_ns() - begun)
    journal.close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size, sorted(times)


def main() -> None:
    sizes, medians = {}, {}
    with patch.object(people, "_SEATED", 1.0):
        for indexed in (False, True, False, True):
            with TemporaryDirectory() as folder:
                sizes[indexed], times = measured(Path(folder), indexed=indexed)
                tail = times[len(times) * 99 // 100]
                medians.setdefault(indexed, []).append((times[len(times) // 2], tail))
    for indexed, found in medians.items():
        p50, p99 = (min(each[at] for each in found) / 1000 for at in (0, 1))
        name = "with indexes" if indexed else "without"
        sys.stdout.write(f"{name:14}{sizes[indexed] // ROUNDS:7} bytes a round{p50:9.0f} µs p50{p99:9.0f} µs p99\n")
    sys.stdout.write(f"aim: at most {AIM} bytes a six-seat round\n")


if __name__ == "__main__":
    main()
