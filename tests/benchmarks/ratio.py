"""A number against the least that it could be: medians, the ratio of them, and how far runs lie apart."""

import sys
from collections.abc import Sequence
from statistics import median

RUNS = 5


def said(what: str, ours: Sequence[float], least: Sequence[float], of: str, aim: float, *, part: float = 0.5) -> str:
    """`ours` and `least` in seconds, taken in turns; `part` 0.5 is the median, 0.99 all but the slowest hundredth."""
    runs = [at(a, part) / at(b, part) for a, b in zip(chunks(ours), chunks(least), strict=True)]
    times = f"{at(ours, part) * 1e3:9.2f} ms, {of} {at(least, part) * 1e3:8.2f} ms"
    spread = f"{median(runs):.2f}, {len(runs)} runs {min(runs):.2f} to {max(runs):.2f}"
    return f"{what:34}{times}: {spread} (aim: at most {aim:g})\n"


def at(times: Sequence[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)]


def chunks(times: Sequence[float]) -> list[Sequence[float]]:
    """As many runs as there are, one after the other."""
    size = max(1, len(times) // RUNS)
    return [times[first : first + size] for first in range(0, size * min(RUNS, len(times)), size)]


def say(line: str) -> None:
    sys.stdout.write(line)
    sys.stdout.flush()
