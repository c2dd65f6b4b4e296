"""Number of hands by category in a full deck: the exact frequencies of Player Bonus, 6 Card Bonus and STAX."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.hands.lanes import AT_ONCE, Codes, Lanes, Progress, lanes_of, silent
from dealer_terminal.rules.hands.six_card import SixCardCategory
from dealer_terminal.rules.hands.six_card_batch import categories_of
from dealer_terminal.rules.hands.three_card import StaxCategory, ThreeCardCategory, stax_category
from dealer_terminal.rules.hands.three_card_batch import three_card_categories

THREE_CARD_HANDS = comb(52, 3)
SIX_CARD_HANDS = comb(52, 6)


def every_three_cards() -> npt.NDArray[np.uint8]:
    """Return 22,100 rows of three ascending card indexes, in ascending order."""
    return np.array(list(combinations(range(len(DECK)), 3)), dtype=np.uint8)


def three_card_counts() -> dict[ThreeCardCategory, int]:
    counts = _tally(three_card_categories(every_three_cards()), len(ThreeCardCategory))
    return {category: int(counts[category]) for category in ThreeCardCategory}


def stax_counts() -> dict[StaxCategory, int]:
    counts = Counter(map(stax_category, combinations(DECK, 3)))
    return {category: counts[category] for category in StaxCategory}


def six_card_counts(progress: Progress = silent) -> dict[SixCardCategory, int]:
    """Count each of the 20,358,520 hands once."""
    counts = np.zeros(len(SixCardCategory), dtype=np.int64)
    done = 0
    for lanes in every_six_cards():
        counts += _tally(categories_of(lanes), len(SixCardCategory))
        done += lanes.shape[1]
        progress(done, SIX_CARD_HANDS)
    return {category: int(counts[category]) for category in SixCardCategory}


def every_six_cards() -> Iterator[Lanes]:
    """Yield three low cards with every three cards above them, in batches of at most a few ten thousand hands."""
    triples = every_three_cards()
    lanes = lanes_of(triples)
    for third in range(2, len(DECK) - 3):
        low, high = lanes[:, triples[:, 2] == third], lanes[:, triples[:, 0] > third]
        rows = max(1, AT_ONCE // high.shape[1])
        for start in range(0, low.shape[1], rows):
            yield (low[:, start : start + rows, None] | high[:, None, :]).reshape(4, -1)


def _tally(codes: Codes, size: int) -> npt.NDArray[np.int64]:
    return np.bincount(codes, minlength=size)
