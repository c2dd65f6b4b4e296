"""What only a person at the machine can do. A gesture is asked for, and what comes of it is heard on the line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol as Shape

from drivers.kit.conformance.rules import Broken, Unready

ASKS = {
    "insert-deck": "Put a whole deck of 52 cards into the machine, and let it shuffle.",
    "take-packet": "Take a packet out of the machine.",
    "return-rest": "Let the machine return the rest of the deck.",
    "empty": "Open the machine, take all cards out of it by hand, and close it.",
    "open-door": "Open the machine's door.",
    "close-door": "Close the machine's door.",
    "jam": "Make a fault at the machine, such as a stuck card.",
    "clear": "Put the fault right, and press the machine's button.",
    "fill": "By the machine's own buttons: put in a deck, take all packets, return the rest, and again until no packet "
    "comes out; then switch the machine off, and on again.",
    "burn-card": "Burn a card, as at the beginning of a shoe; where the machine tells none, do nothing.",
    "change-preset": "Change a setting of the machine; where it has none, do nothing.",
    "power-cycle": "Switch the machine off, and on again.",
    "draw-card": "Draw a card of a game, or lay another one on the reader.",
    "unreadable": "The next card: one that the reader cannot read, such as its back.",
}


class Hands(Shape):
    @property
    def patience(self) -> float:
        """Seconds that what comes of a gesture is waited for."""
        ...

    def do(self, gesture: str) -> None: ...


@contextmanager
def put_right(hands: Hands, gesture: str) -> Iterator[None]:
    """By hand, where a rule ends before it came to that."""
    try:
        yield
    except (Broken, Unready):
        hands.do(gesture)
        raise
