"""How a batch is worked through: in slices that stay in the processor's cache, the best category winning."""

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.hands.lanes import Flags, Hands

Codes = npt.NDArray[np.int8]
Progress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""

AT_ONCE = 1 << 14


def silent(done: int, total: int) -> None:
    """The progress of work that nobody watches."""


def slices(hands: Hands, *, cards: int) -> Iterator[slice]:
    if hands.shape[1:] != (cards,):
        raise ValueError(f"hands are rows of {cards} cards, not of shape {hands.shape}")
    for start in range(0, len(hands), AT_ONCE):
        yield slice(start, start + AT_ONCE)


def highest(*categories: tuple[int, Flags]) -> Codes:
    """To each hand the greatest code whose flag it has, and zero to a hand that has none."""
    codes = np.zeros(categories[0][1].shape, dtype=np.int8)
    for code, holds in categories:
        np.maximum(codes, holds.view(np.int8) * np.int8(code), out=codes)
    return codes
