"""A jump to any moment of a long journal: `python -m tests.benchmarks.bench_replay [FACTS]`.

Against the least that it could be: the same round's rows read bare, and folded from a state that is at hand. Snapshots
are there, as on every day but the first; how long the first one takes is said too. Both read each place once before, so
that neither waits for the disk alone.
"""

import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from time import perf_counter

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState, replay
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.storage.review.source import JournalSource
from tests.benchmarks.long_journal import long_journal
from tests.benchmarks.ratio import said, say

WHERE = Path("var")
JUMPS, FACTS = 400, 1_000_000
COLUMNS = ", ".join(Record.__struct_fields__)
READ_ROUND = f"SELECT {COLUMNS} FROM records WHERE position >= ? AND position < ? ORDER BY position"


def main(facts: int) -> None:
    WHERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=WHERE) as name:
        folder = Path(name)
        file = folder / "journal.db"
        long_journal(file, folder / "keys", facts).close()
        start = perf_counter()
        jumps(file, folder, 1)
        say(f"{'first moment, nothing kept':34}{perf_counter() - start:9.1f} s for {facts:,} facts, once a version\n")
        ours, bare = jumps(file, folder, JUMPS)
        say(said(f"a jump among {facts:,} facts", ours, bare, "one round read and folded bare", 2))


def jumps(file: Path, folder: Path, count: int) -> tuple[list[float], list[float]]:
    """The last record first: what came before it is folded then."""
    chance = random.Random(1)
    with closing(JournalSource(str(file), cache=folder / "cache")) as source, closing(sqlite3.connect(file)) as bare:
        places = [source.size() - 1, *(chance.randrange(source.size()) for _ in range(count - 1))]
        return _in_turns(source, bare, places)


def _in_turns(source: JournalSource, bare: sqlite3.Connection, places: list[int]) -> tuple[list[float], list[float]]:
    ours, least = [], []
    for position in places:
        there = JournalNavigator(source).round_of(position)
        _folded_bare(bare, there.first, there.end, there.before)
        start = perf_counter()
        moment = JournalNavigator(source).moment(position)
        between = perf_counter()
        _folded_bare(bare, there.first, there.end, there.before)
        least.append(perf_counter() - between)
        ours.append(between - start)
        assert moment.position == position
    return ours, least


def _folded_bare(bare: sqlite3.Connection, first: int, end: int, before: FoldedState) -> None:
    replay((Record(*row) for row in bare.execute(READ_ROUND, (first, end))), before)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else FACTS)
