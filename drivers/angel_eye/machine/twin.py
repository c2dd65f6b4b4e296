"""A simulated Angel Eye shoe: its reports with repeats and retransmission, its answers to orders, its troubles."""

from collections import deque
from collections.abc import Mapping
from random import Random

from drivers.angel_eye.machine.mailbox import Mailbox, SendPatience
from drivers.angel_eye.wire.cards import RANK_CODES, Drawn, drawn_bytes
from drivers.angel_eye.wire.codec import (
    ACK,
    BURN,
    ERROR_MODE,
    IN_ERROR_MODE,
    IN_LOCK_MODE,
    NAK,
    PLAYER,
    STX,
    Error,
    Nak,
    ShoeOrder,
    ShoeSplitter,
    nak,
    read_order,
)
from drivers.names import ANGEL_EYE
from drivers.twin.shape import Gesture, GestureRefused, Twin, cards_of, shuffled


class AngelEyeTwin(Twin):
    name = ANGEL_EYE

    def __init__(
        self, seed: int = 0, patience: SendPatience | None = None, *, first: int = 0, counts_on: bool = False
    ) -> None:
        """`first` is the index of each game's first card, or of the first game's where the index `counts_on`."""
        self._first = first
        self._counts_on = counts_on
        self._random = Random(seed)
        self._mail = Mailbox(patience or SendPatience())
        self._splitter = ShoeSplitter(STX)
        self._deck: deque[str] = deque()
        self._drawn: list[str] = []
        self._error = 0
        self._locked = False
        self._next: list[str] = []

    def feed(self, data: bytes, now: float) -> bytes:
        return b"".join(self._heard(frame, now) for frame in self._splitter.feed(data, now))

    def tick(self, now: float) -> bytes:
        return self._mail.tick(now)

    def wake_at(self) -> float:
        return self._mail.wake_at()

    def power_cycle(self, now: float) -> None:
        self._mail.clear()
        self._splitter = ShoeSplitter(STX)
        self._error, self._locked = 0, False
        self._mail.put("S")

    def gestures(self) -> Mapping[str, Gesture]:
        return {
            "insert-deck": self.insert_deck,
            "draw-card": self.draw_card,
            "burn-card": self.burn_card,
            "cut-card": self.cut_card,
            "end-game": self.end_game,
            "stand-by": self.stand_by,
            "change-preset": self.change_preset,
            "clear": self.clear,
            "jam": self.jam,
            "unreadable": lambda: self._fail_next("unreadable"),
            "duplicate": lambda: self._fail_next("duplicate"),
            "lose": lambda: self._fail_next("lose"),
            "count-anew": self.count_anew,
            "same-number": self.same_number,
        }

    def insert_deck(self, *cards: str) -> str:
        """With no cards named, a deck shuffled from the seed."""
        self._deck = deque(cards_of(cards) or shuffled(self._random))
        self._begin()
        self._mail.put("P")
        return f"{len(self._deck)} cards"

    def draw_card(self) -> str:
        if not self._deck:
            raise GestureRefused("the shoe is empty")
        card = self._deck.popleft()
        return self._next_fault(card) if self._next else self._tell(card)

    def burn_card(self) -> str:
        """It is told without its suit."""
        if not self._deck:
            raise GestureRefused("the shoe is empty")
        card = self._deck.popleft()
        self._mail.put("D", bytes((0x80 | BURN << 4, 0x80 | RANK_CODES[card[:-1]])))
        return card

    def cut_card(self) -> str:
        self._mail.put("C")
        return "cut card"

    def end_game(self) -> str:
        self._begin()
        self._mail.put("G", b"\x80")
        return "game over"

    def stand_by(self) -> str:
        self._mail.put("P")
        return "stand by"

    def change_preset(self) -> str:
        self._mail.put("M", b"120001")
        return "preset changed"

    def clear(self) -> str:
        """The person at the shoe puts right what was wrong and presses its button."""
        if self._error:
            self._mail.put("e", bytes((0x80 | self._error,)))
        self._error = 0
        return "cleared"

    def jam(self) -> str:
        return self._raise(Error.TIMEOUT)

    def count_anew(self) -> str:
        self._mail.count_anew()
        return "the next report is number 1"

    def same_number(self) -> str:
        self._mail.same_number()
        return "the next report has the number of the last"

    def _begin(self) -> None:
        self._first += len(self._drawn) if self._counts_on else 0
        self._drawn = []

    def _tell(self, card: str) -> str:
        self._drawn.append(card)
        if self._error or self._locked:
            target = IN_ERROR_MODE if self._error else IN_LOCK_MODE
            self._mail.put("d", drawn_bytes(Drawn(target, 0, card)))
        else:
            self._mail.put("D", drawn_bytes(Drawn(PLAYER, (self._first + len(self._drawn) - 1) % 16, card)))
        return card

    def _fail_next(self, fault: str) -> str:
        self._next.append(fault)
        return f"the next card: {fault}"

    def _next_fault(self, card: str) -> str:
        fault = self._next.pop(0)
        if fault == "duplicate" and self._drawn:
            self._tell(self._drawn[-1])
            return card
        if fault == "lose":
            self._drawn.append(card)
            self._mail.lose()
            return card
        self._raise(Error.UNREADABLE)
        return card

    def _raise(self, code: int) -> str:
        self._error = code
        self._mail.put("E", bytes((0x80 | ERROR_MODE | code,)))
        return f"error {code:d}"

    def _heard(self, frame: bytes, now: float) -> bytes:
        match frame[0]:
            case byte if byte == ACK:
                self._mail.acknowledged(now)
            case byte if byte == NAK:
                self._mail.refused()
            case byte if byte == STX:
                return self._ordered(read_order(frame))
        return b""

    def _ordered(self, order: ShoeOrder | Nak) -> bytes:
        match order:
            case Nak():
                return nak(order)
            case ShoeOrder("LK", "01" | "02"):
                self._locked = order.data == "02"
                self._mail.put("L", bytes((0x80 | self._locked,)))
            case ShoeOrder("EC", _):
                self.clear()
            case ShoeOrder("GP", _):
                self.end_game()
            case _:
                return nak(Nak.TYPE)
        return bytes((ACK,))
