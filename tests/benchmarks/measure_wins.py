"""How often an honest table is called out for its win, and after how many rounds one that pays too much is found:
`… measure_wins [ROUNDS]`, a million honest rounds of each game where nothing else is said.

Whole decks are shuffled, six hands beside each other. Every table is looked at after each round, and counts once."""

import sys
from statistics import median

import numpy as np
import numpy.typing as npt

from dealer_terminal.review.statistics.wins import ALPHA, FAULTS, Side, WonRound
from tests.benchmarks.honest_tables import CLASSIC, SEATS, THREE_CARD, Table, table

LONG = 20_000
"""Rounds of an honest table: half a year of shifts, or so."""
LOOKS = 5_000_000
TABLES = 15
_AT_ONCE = 100_000

Wins = npt.NDArray[np.float64]


def rounds_of(dealt: Table) -> WonRound:
    """Any of its rounds, but for what it came to."""
    usual = dealt.chances.whole
    mean = SEATS * float(usual.mean())
    return WonRound(
        journal="a1",
        number=1,
        position=1,
        off=0.0,
        handle=float(SEATS * dealt.handle),
        variance=SEATS * usual.variance(),
        above=SEATS * float(usual.wins.max()) - mean,
        below=mean + SEATS * float(usual.wins.max() - 2 * usual.wins.min()),
    )


def grown(dealt: Table, off: Wins) -> Wins:
    """What became of one unit after each round."""
    usual = rounds_of(dealt)
    whole = np.zeros(len(off))
    for side, way in ((Side.PAYS, -1.0), (Side.TAKES, 1.0)):
        room = usual.above if side is Side.PAYS else usual.below
        for fault in FAULTS:
            bet = usual.bet(fault, side)
            whole += np.exp(np.cumsum(np.log1p(bet * np.maximum(way * off, -room))))
    return np.asarray(whole / (2 * len(FAULTS)))


def won(dealt: Table, rounds: int, shuffles: np.random.Generator, paid: float = 1.0, more: float = 0.0) -> Wins:
    """Less what was to be expected; payments are so many times what they should be, and so much of the handle is given
    away besides."""
    found = []
    for first in range(0, rounds, _AT_ONCE):
        wins = dealt.dealt(min(rounds, first + _AT_ONCE) - first, shuffles).wins
        found.append(np.where(wins < 0, wins * paid, wins).sum(axis=1) - more * SEATS * dealt.handle)
    return np.concatenate(found) - SEATS * float(dealt.chances.whole.mean())


def alarms(dealt: Table, rounds: int) -> tuple[int, int]:
    """Honest tables that were ever called out, and tables."""
    tables = max(1, rounds // LONG)
    off = won(dealt, tables * LONG, np.random.default_rng(7)).reshape(tables, LONG)
    return sum(bool((grown(dealt, each) * ALPHA >= 1).any()) for each in off), tables


def found_after(dealt: Table, paid: float, more: float, most: int = LOOKS, tables: int = TABLES) -> list[int]:
    """Rounds until each was called out, at most as many as were looked at."""
    return [_found(dealt, paid, more, most, seed) for seed in range(tables)]


def _found(dealt: Table, paid: float, more: float, most: int, seed: int) -> int:
    shuffles = np.random.default_rng(seed)
    size, off = 1_000, np.zeros(0)
    while len(off) < most:
        off = np.concatenate([off, won(dealt, size, shuffles, paid, more)])
        over = np.flatnonzero(grown(dealt, off) * ALPHA >= 1)
        if len(over):
            return int(over[0]) + 1
        size = len(off)
    return most


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    for edition in (CLASSIC, THREE_CARD):
        dealt = table(edition)
        wrong, tables = alarms(dealt, rounds)
        sys.stdout.write(f"{edition}: {wrong} of {tables} honest tables of {LONG} rounds (promised: {ALPHA:.0%})\n")
        for name, paid, more in (
            ("2 % of the handle too much", 1.0, 0.02),
            ("every net payment 2 % too much", 1.02, 0.0),
            ("5 % of the handle too much", 1.0, 0.05),
            ("20 % of the handle too much", 1.0, 0.2),
        ):
            after = found_after(dealt, paid, more)
            sys.stdout.write(f"  {name:34} after {median(after):,.0f} rounds (median; slowest {max(after):,})\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
