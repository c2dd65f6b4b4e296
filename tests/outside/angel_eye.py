"""A shoe written from the page alone (drivers/angel_eye/README.md): it knows nothing of the driver."""

import random
from collections import deque
from collections.abc import Callable, Mapping
from functools import reduce
from operator import xor

SUITS, RANKS = {"d": 1, "c": 2, "s": 3, "h": 4}, ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NEVER = float("inf")
LOST = (b"", b"")
"""A report of which no copy arrives: its number is gone."""
AGAIN = (b"", b"again")
"""No report: the next one has the number of the last."""


def bcc(data: bytes) -> bytes:
    return f"{reduce(xor, data):02X}".encode("ascii")


class Shoe:
    def __init__(self, seed: int = 1) -> None:
        self.whole = random.Random(seed).sample([rank + suit for rank in RANKS for suit in SUITS], 52)
        self.deck = deque(self.whole)
        self.number = self.index = self.begins = 0
        self.ten = False
        self.waiting = deque[tuple[bytes, bytes]]()
        self.sent, self.sends, self.due = b"", 0, NEVER
        self.held, self.fed_at = b"", 0.0
        self.jammed = self.locked = False
        self.noise = b""

    def feed(self, data: bytes, now: float) -> bytes:
        """What a pause cut short is forgotten."""
        self.held = data if now > self.fed_at + 1 else self.held + data
        self.fed_at, out = now, b""
        while self.held:
            size = self.size()
            if not size:
                break
            piece, self.held = self.held[:size], self.held[size:]
            out += self.came(piece)
        return out

    def size(self) -> int:
        """Of the next piece; an order ends with `03` and two digits, and no other starts in it."""
        if self.held[0] == 0x15:
            return 2 if len(self.held) > 1 else 0
        if self.held[0] != 0x02:
            return 1
        end, another = self.held.find(b"\x03", 1, 128), self.held.find(b"\x02", 1)
        if another > 0 and not 0 < end < another:
            return another
        if end < 0:
            return 128 if len(self.held) >= 128 else 0
        return end + 3 if len(self.held) >= end + 3 else 0

    def came(self, piece: bytes) -> bytes:
        if piece == b"\x06":
            self.sent = b""
        elif piece[0] == 0x15:
            self.due = -NEVER if self.sends < 3 else self.due
        elif piece[0] == 0x02 and piece[-3:-2] == b"\x03":
            return self.order(piece)
        return b""

    def order(self, order: bytes) -> bytes:
        if bcc(order[:-2]) != order[-2:]:
            return b"\x15\x02"
        if len(order) != 10:
            return b"\x15\x11"
        match order[1:7]:
            case b"OPLK02" | b"OPLK01":
                self.locked = order[6:7] == b"2"
                self.say(b"L", b"\x81" if self.locked else b"\x80")
            case b"OPEC00":
                if self.jammed:
                    self.jam(b"e", b"\x87", stuck=False)
            case b"OPGP00":
                self.new_game()
                self.say(b"G", b"\xc0")
            case _:
                return b"\x15\x14"
        return b"\x06"

    def tick(self, now: float) -> bytes:
        noise, self.noise = self.noise, b""
        return noise + self.mail(now)

    def mail(self, now: float) -> bytes:
        if self.sent and now < self.due:
            return b""
        if not self.sent or self.sends == 3:
            self.sent = self.next()
        self.sends, self.due = self.sends + 1, now + 1
        return self.sent

    def next(self) -> bytes:
        while self.waiting and self.waiting[0] in (LOST, AGAIN):
            if self.waiting.popleft() == LOST:
                self.count()
            else:
                self.number -= 1
        if not self.waiting:
            return b""
        self.count()
        self.sends = 0
        letter, payload = self.waiting.popleft()
        body = str(self.number).encode() + letter + payload + b"\x03"
        return b"\x05" + body + bcc(body)

    def count(self) -> None:
        self.number = (self.number + 1) % 10 if self.ten else self.number % 9 + 1

    def wake_at(self) -> float:
        if self.noise:
            return -NEVER
        return self.due if self.sent else -NEVER if self.waiting else NEVER

    def power_cycle(self, now: float) -> None:
        self.waiting.clear()
        self.sent, self.number, self.held = b"", 0, b""
        self.jammed = self.locked = False
        self.say(b"S", b"")

    def say(self, letter: bytes, payload: bytes) -> None:
        self.waiting.append((letter, payload))

    def unplugged(self, now: float) -> None:
        """It cannot tell."""

    def plugged(self, now: float) -> None:
        """Nor this."""

    def gestures(self) -> Mapping[str, Callable[[], str]]:
        return {
            "draw-card": self.draw,
            "lose-card": self.lose,
            "draw-again": lambda: self.draw(b"R"),
            "skip-report": lambda: self.told(*LOST),
            "start": lambda: self.anew(b"S", b""),
            "start-unheard": lambda: self.anew(*LOST),
            "same-number": lambda: self.told(*AGAIN),
            "rattle": self.rattle,
            "same-deck": self.same_deck,
            "new-game": self.new_game,
            "count-from-0": self.count_from_0,
            "unknown-report": lambda: self.told(b"Z", b"\x81"),
            "burn-card": self.burn,
            "change-preset": lambda: self.told(b"M", b"120001"),
            "jam": lambda: self.jam(b"E", b"\xc7", stuck=True),
            "clear": lambda: self.jam(b"e", b"\x87", stuck=False),
        }

    def told(self, letter: bytes, payload: bytes) -> str:
        self.say(letter, payload)
        return "done"

    def jam(self, letter: bytes, error: bytes, *, stuck: bool) -> str:
        self.jammed = stuck
        return self.told(letter, error)

    def lose(self) -> str:
        card, _ = self.deck.popleft(), self.say(*LOST)
        self.index = (self.index + 1) % 16
        return card

    def new_game(self) -> str:
        self.index = self.begins
        return "the next index is the first"

    def count_from_0(self) -> str:
        """Its numbers go from 0 to 9, and the index of each game from 0."""
        self.ten, self.number, self.index, self.begins = True, 9, 15, 15
        return "done"

    def burn(self) -> str:
        card = self.deck.popleft()
        self.say(b"D", bytes((0xA0, 0x80 | RANKS.index(card[:-1]) + 1)))
        return card

    def anew(self, letter: bytes, payload: bytes) -> str:
        """Its power was off and is on again: both counts begin anew with its start."""
        self.number, self.index = 9 if self.ten else 0, self.begins
        return self.told(letter, payload)

    def rattle(self) -> str:
        """What a bad cable makes of nothing, a hundred times."""
        self.noise = b"\x00\xffjunk\x15\x06" * 100
        return "noise"

    def same_deck(self) -> str:
        """For a new game, in the order that it had."""
        self.deck = deque(self.whole)
        return self.new_game()

    def draw(self, letter: bytes = b"D") -> str:
        card = self.deck.popleft()
        code = 0x80 | SUITS[card[-1]] << 4 | RANKS.index(card[:-1]) + 1
        if self.jammed or self.locked:
            self.say(b"d", bytes((0x90 if self.jammed else 0x80, code)))
            return card
        self.index = (self.index + 1) % 16
        self.say(letter, bytes((0x80 | self.index, code)))
        return card
