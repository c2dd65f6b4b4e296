"""From a process's start to its first frame that takes a press: `python -m tests.benchmarks.bench_start [FACTS]`.

The kiosk starts as a panel starts it, on a journal of FACTS facts (a million if not said), and draws nothing before it
knows its state, so its first frame is one that takes a press. A bare window starts in turns with it. Both are compiled
and have drawn once before.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.benchmarks.long_journal import long_journal
from tests.benchmarks.ratio import said, say

WHERE = Path("var")
STARTS, FACTS = 15, 1_000_000
BARE = (str(Path(__file__).with_name("bare_window.py")),)
FRAME = b"Frame rendered"


def main(facts: int) -> None:
    WHERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=WHERE) as name:
        folder = Path(name).resolve()
        long_journal(folder / "journal.db", folder / "keys", facts).close()
        environment = around(folder)
        ours, bare = [], []
        for _ in range(STARTS + 1):
            ours.append(first_frame(kiosk(folder), environment))
            bare.append(first_frame(BARE, environment))
    say(said(f"start with {facts:,} facts", ours[1:], bare[1:], "a bare window", 2))


def kiosk(folder: Path) -> tuple[str, ...]:
    journal = ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))
    return ("-m", "dealer_terminal", "table", "--simulate", *journal)


def around(folder: Path) -> dict[str, str]:
    """What is compiled is kept, as on a panel, and kept here."""
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "XDG_CACHE_HOME": str(folder / "cache")}
    others = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**others, **kept, "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop=true"}


def first_frame(program: tuple[str, ...], environment: dict[str, str]) -> float:
    """Qt tells of each frame that it has drawn."""
    start = perf_counter()
    with subprocess.Popen([sys.executable, *program], env=environment, stderr=subprocess.PIPE) as started:
        assert started.stderr is not None
        told = [b""]
        for line in started.stderr:
            told.append(line)
            if FRAME in line:
                break
        drawn = perf_counter() - start
        started.terminate()
    if FRAME not in told[-1]:
        raise RuntimeError(b"".join(told).decode())
    return drawn


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else FACTS)
