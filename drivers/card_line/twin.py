"""A simulated line reader: a card is laid on it, a line comes out. It hears nothing and repeats nothing."""

from collections import deque
from collections.abc import Mapping
from math import inf
from random import Random

from drivers.card_line.spelling import Spelling
from drivers.names import CARD_LINE
from drivers.twin.shape import Gesture, GestureRefused, Twin, cards_of, shuffled


class CardLineTwin(Twin):
    name = CARD_LINE

    def __init__(self, seed: int = 0, spelling: Spelling | None = None) -> None:
        self._random = Random(seed)
        self._spelling = spelling or Spelling()
        self._deck: deque[str] = deque()
        self._shown: list[str] = []
        self._lines: deque[bytes] = deque()
        self._fault = ""

    def feed(self, data: bytes, now: float) -> bytes:
        return b""

    def tick(self, now: float) -> bytes:
        return self._lines.popleft() if self._lines else b""

    def wake_at(self) -> float:
        return -inf if self._lines else inf

    def power_cycle(self, now: float) -> None:
        self._lines.clear()

    def plugged(self, now: float) -> None:
        """What it said into a pulled cable is gone."""
        self._lines.clear()

    def gestures(self) -> Mapping[str, Gesture]:
        return {
            "insert-deck": self.insert_deck,
            "draw-card": self.draw_card,
            "unreadable": lambda: self._fail_next("unreadable"),
            "duplicate": lambda: self._fail_next("duplicate"),
        }

    def insert_deck(self, *cards: str) -> str:
        """With no cards named, a deck shuffled from the seed."""
        self._deck = deque(cards_of(cards) or shuffled(self._random))
        self._shown = []
        return f"{len(self._deck)} cards"

    def draw_card(self) -> str:
        """The top card is drawn and laid on the reader."""
        if not self._deck:
            raise GestureRefused("no cards are left")
        card = self._deck.popleft()
        self._say(self._read(card))
        self._fault = ""
        return card

    def _read(self, card: str) -> str:
        if self._fault == "unreadable":
            return "NOREAD"
        seen = self._shown[-1] if self._fault == "duplicate" and self._shown else card
        self._shown.append(seen)
        return self._spelling.prefix + self._word(seen)

    def _word(self, card: str) -> str:
        return self._spelling.ranks[card[:-1]][0] + self._spelling.suits[card[-1]][0]

    def _say(self, text: str) -> None:
        self._lines.append(text.encode("ascii") + self._spelling.ends[0])

    def _fail_next(self, fault: str) -> str:
        self._fault = fault
        return f"the next card: {fault}"
