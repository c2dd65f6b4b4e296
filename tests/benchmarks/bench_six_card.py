"""Six-card hands in a batch against the evaluators that Python can call: `python -m tests.benchmarks.bench_six_card`.

Every evaluator is given the same hands in the form that it likes best, made ready before the clock starts, and is
called the cheapest way it allows; ours once more from tuples of cards, the reading of them timed as well. Rounds
take turns, so that a busy machine slows all alike; each keeps its best.
"""

import sys
from collections.abc import Callable, Iterable
from itertools import chain, pairwise, repeat, starmap
from time import perf_counter_ns

import eval7
import numpy as np
from phevaluator import _pheval, evaluate_cards
from treys import Card as TreysCard
from treys import Evaluator

from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.hands.six_card import SixCardCategory
from dealer_terminal.rules.hands.six_card_batch import six_card_categories

HANDS, ROUNDS, SEED = 100_000, 7, 31
OURS = "dealer_terminal"
Run = Callable[[], object]


def random_hands() -> np.ndarray:
    decks = np.tile(np.arange(len(DECK), dtype=np.uint8), (HANDS, 1))
    return np.ascontiguousarray(np.random.default_rng(SEED).permuted(decks, axis=1)[:, :6])


def in_words_of(make: Callable[[str], object], hands: np.ndarray) -> list[list[object]]:
    words = [make(str(card).replace("10", "T")) for card in DECK]
    return [[words[index] for index in hand] for hand in hands.tolist()]


def from_tuples(hands: list[tuple[int, ...]]) -> np.ndarray:
    return np.frombuffer(bytes(chain.from_iterable(hands)), dtype=np.uint8).reshape(-1, 6)


def contestants(hands: np.ndarray) -> dict[str, Run]:
    eval7_hands = in_words_of(eval7.Card, hands)
    pheval_hands = [tuple(4 * (index % 13) + index // 13 for index in hand) for hand in hands.tolist()]
    tuples = [tuple(hand) for hand in hands.tolist()]
    treys_hands, treys = in_words_of(TreysCard.new, hands), Evaluator()
    return {
        OURS: lambda: six_card_categories(hands),
        f"{OURS}, from tuples": lambda: six_card_categories(from_tuples(tuples)),
        "eval7": lambda: list(map(eval7.evaluate, eval7_hands)),
        "phevaluator, its native function": lambda: list(starmap(_pheval.evaluate_6cards, pheval_hands)),
        "phevaluator, its public function": lambda: list(starmap(evaluate_cards, pheval_hands)),
        "treys": lambda: list(map(treys.evaluate, treys_hands, repeat([]))),
    }


def best_of_rounds(runs: dict[str, Run]) -> dict[str, float]:
    """Nanoseconds a hand."""
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS):
        for name, run in runs.items():
            start = perf_counter_ns()
            run()
            best[name] = min(best[name], (perf_counter_ns() - start) / HANDS)
    return best


def agree(hands: np.ndarray, eval7_values: Iterable[int]) -> bool:
    """Better categories have greater eval7 values: what is timed is the same question."""
    categories = six_card_categories(hands)
    values = np.fromiter(eval7_values, dtype=np.int64)
    spans = [values[categories == category] for category in SixCardCategory]
    held = [span for span in spans if span.size]
    return all(low.max() < high.min() for low, high in pairwise(held))


def main() -> None:
    hands = random_hands()
    runs = contestants(hands)
    if not agree(hands, runs["eval7"]()):
        raise SystemExit("the evaluators disagree about the hands: no time says anything")
    times = best_of_rounds(runs)
    fastest = min(time for name, time in times.items() if not name.startswith(OURS))
    sys.stdout.write(f"{HANDS:,} random six-card hands, best of {ROUNDS} rounds\n")
    for name, time in times.items():
        sys.stdout.write(f"{name:34}{time:9.1f} ns a hand{time / times[OURS]:9.2f} x {OURS}\n")
    sys.stdout.write(f"ratio to the fastest peer: {times[OURS] / fastest:.3f} (aim: at most 1)\n")


if __name__ == "__main__":
    main()
