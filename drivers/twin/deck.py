"""The deck that a simulated device holds, from a seed or as given."""

from collections.abc import Iterable
from random import Random

from drivers.cards import NEW_DECK


def shuffled(random: Random) -> tuple[str, ...]:
    cards = list(NEW_DECK)
    random.shuffle(cards)
    return tuple(cards)


def cards_of(words: Iterable[str]) -> tuple[str, ...]:
    """Cards as written in a script (`As Th 10d`); `T` is accepted for 10."""
    cards = tuple("10" + word[1:] if word.startswith("T") else word for word in words)
    strangers = [card for card in cards if card not in NEW_DECK]
    if strangers:
        raise ValueError(f"not a card: {' '.join(strangers)}; write As 10h Kd 2c")
    return cards
