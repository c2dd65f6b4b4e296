"""The shape of every simulated device: bytes in, bytes out, a clock passed in, and gestures of a dealer's hands.

A gesture changes the device and queues what the device has to say about it; `feed` and `tick` hand out the bytes.
Each non-empty answer is one transmission: faults on the line are dealt out transmission by transmission.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from random import Random

from drivers.cards import NEW_DECK

# ruff: noqa: B027 - two methods that most devices leave as they are


class GestureRefused(Exception):  # noqa: N818 - reads as what happened at the table
    """The hands asked for what this device cannot do now: an empty shoe, an unknown gesture."""


Gesture = Callable[..., str]
"""Takes words, returns one line that says what was done. A gesture needs no clock."""


class Twin(ABC):
    """One simulated device. It lives through unplugged cables; `power_cycle` makes it forget what a device forgets."""

    name: str

    @abstractmethod
    def feed(self, data: bytes, now: float) -> bytes:
        """Bytes from the host arrive; what the device answers at once."""

    @abstractmethod
    def tick(self, now: float) -> bytes:
        """What the device says by itself now: queued reports, repeats, heartbeats."""

    @abstractmethod
    def wake_at(self) -> float:
        """When `tick` has something to say next; minus infinity for at once, infinity for nothing."""

    @abstractmethod
    def power_cycle(self, now: float) -> None:
        """The power fails and comes back."""

    @abstractmethod
    def gestures(self) -> Mapping[str, Gesture]:
        """By name, what a person can do to this device: `draw-card`, `insert-deck`, `jam` …"""

    def plugged(self, now: float) -> None:
        """The cable was put in. Most devices cannot tell."""

    def unplugged(self, now: float) -> None:
        """The cable was pulled out."""


def perform(twin: Twin, line: str) -> str:
    """One gesture told in words, such as `draw-card` or `insert-deck As Kd 10h`."""
    name, *words = line.split() or [""]
    gesture = twin.gestures().get(name)
    if gesture is None:
        raise GestureRefused(f"{twin.name} knows no gesture {name!r}; it knows {', '.join(sorted(twin.gestures()))}")
    try:
        return gesture(*words)
    except TypeError as error:
        raise GestureRefused(f"{name}: {error}") from error


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
