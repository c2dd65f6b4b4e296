"""What was played against what `settle` says, 10,000 rounds: `python -m tests.benchmarks.bench_settle_agreement`.

Ten tables with any pay table letters and STAX wagers of $5, $1 or $10, jackpots approved screen by screen. Rounds in
which a supervisor decided otherwise are told apart, and counted.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.helpers.agreement import Played, as_json, as_written, played, settled

ROUNDS, TABLES, WAGERS = 1_000, 10, (500, 100, 1_000)


def agrees(each: Played, file: Path) -> bool:
    return as_written(each.lines) == settled(as_json(each), file)


def main() -> int:
    agreed = corrected = jackpots = 0
    with TemporaryDirectory() as folder:
        file = Path(folder) / "round.json"
        for table in range(TABLES):
            for each in played(ROUNDS, seed=table, wager=WAGERS[table % len(WAGERS)]):
                if each.corrected:
                    corrected += 1
                elif not agrees(each, file):
                    print(f"table {table}, round {each.state.round}: {as_json(each)}\nplayed: {as_written(each.lines)}")
                    return 1
                else:
                    agreed += 1
                    jackpots += sum(line.meter is not None for line in each.lines)
    print(f"{agreed} rounds agree line for line, {jackpots} meters hit; {corrected} were decided by a supervisor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
