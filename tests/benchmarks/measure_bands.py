"""How many honest tables lie outside of their band, and how wide it is: `… measure_bands [TABLES]`, 4,000 where nothing
else is said. Real decks are shuffled; the band knows nothing of them but what was wagered."""

import sys

import numpy as np

from dealer_terminal.review.shift_expected import DOUBT
from dealer_terminal.review.shift_sums import Band, CountedHands, Meeting, band
from tests.benchmarks.honest_tables import CLASSIC, SEATS, THREE_CARD, Dealt, Table, table

SHIFTS: dict[str, tuple[tuple[str, int], ...]] = {
    "31 Classic, 30 rounds": ((CLASSIC, 30),),
    "31 Classic, 400 rounds": ((CLASSIC, 400),),
    "3 Card, 30 rounds": ((THREE_CARD, 30),),
    "3 Card, 400 rounds": ((THREE_CARD, 400),),
    "six tables, three of each, 100 rounds": ((CLASSIC, 300), (THREE_CARD, 300)),
}
_ROUNDS = 50_000
"""So many at a time."""


def band_of(parts: tuple[tuple[Table, int], ...], doubt: float = DOUBT) -> Band:
    counted, meetings = [], []
    for each, rounds in parts:
        if each.chances.given:
            meetings.append(Meeting((each.chances.given[""],) * SEATS, rounds))
        else:
            counted.append(CountedHands(each.chances.whole, SEATS * rounds))
    return band(counted, meetings, doubt)


def won(parts: tuple[tuple[Table, int], ...], tables: int, shuffles: np.random.Generator) -> np.ndarray:
    """By so many tables, each after all of these rounds."""
    whole = np.zeros(tables, dtype=np.int64)
    for each, rounds in parts:
        for first in range(0, tables, max(1, _ROUNDS // rounds)):
            some = min(tables, first + max(1, _ROUNDS // rounds)) - first
            dealt: Dealt = each.dealt(some * rounds, shuffles)
            whole[first : first + some] += dealt.wins.reshape(some, -1).sum(axis=1)
    return whole


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 4_000
    known = {edition: table(edition) for edition in (CLASSIC, THREE_CARD)}
    for name, shift in SHIFTS.items():
        parts = tuple((known[edition], rounds) for edition, rounds in shift)
        found, seen = band_of(parts), won(parts, tables, np.random.default_rng(1))
        outside = np.mean((seen < found.low) | (seen > found.high))
        width = (found.high - found.low) / seen.std()
        narrowest = np.subtract(*np.quantile(seen, [1 - DOUBT / 2, DOUBT / 2])) / seen.std()
        sys.stdout.write(
            f"{name:40}{outside:7.2%} of {tables} outside (promised: {DOUBT:.0%}), "
            f"width {width:.1f} standard deviations (99 % of these lie in {narrowest:.1f})\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
