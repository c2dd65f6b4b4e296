"""Good shuffles, for whoever sets a machine's beside them."""

import numpy as np

from dealer_terminal.review.statistics.shuffles import Cards
from dealer_terminal.rules.cards import DECK


class Shuffles:
    """The same for the same journals: whoever counts again finds the same figures."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng(len(DECK))

    def __call__(self, count: int) -> Cards:
        return self._chance.permuted(np.broadcast_to(np.arange(len(DECK)), (count, len(DECK))), axis=1)
