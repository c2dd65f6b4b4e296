"""A barcode reader written from the page alone (drivers/card_line/README.md): it knows nothing of the driver."""

import random
from collections.abc import Callable, Mapping

RANKS, SUITS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"), "shdc"


class LineReader:
    def __init__(self, end: bytes = b"\r\n", seed: int = 1) -> None:
        self.cards = random.Random(seed).sample([rank + suit for rank in RANKS for suit in SUITS], 52)
        self.end, self.out, self.blank = end, b"", False

    def feed(self, data: bytes, now: float) -> bytes:
        return b""

    def tick(self, now: float) -> bytes:
        said, self.out = self.out, b""
        return said

    def wake_at(self) -> float:
        return float("-inf") if self.out else float("inf")

    def power_cycle(self, now: float) -> None:
        self.out = b""

    def unplugged(self, now: float) -> None:
        """It cannot tell."""

    def plugged(self, now: float) -> None:
        """Nor this."""

    def gestures(self) -> Mapping[str, Callable[[], str]]:
        return {"draw-card": self.lay, "unreadable": self.turn_over}

    def turn_over(self) -> str:
        self.blank = True
        return "the next one shows its back"

    def lay(self) -> str:
        card = self.cards.pop()
        self.out += b"NOREAD" + self.end if self.blank else card.upper().encode("ascii") + self.end
        self.blank = False
        return card.replace("T", "10")
