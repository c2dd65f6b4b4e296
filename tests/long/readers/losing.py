"""Hands at a device that does not tell all that it hands out."""

from tests.journeys.device import Device
from tests.journeys.eyes import Thing
from tests.journeys.player import BETWEEN, AtTheShoe, Player
from tests.journeys.table import SUITS, Seen, Table
from tests.long.readers.asked import AGREES_NOT
from tests.long.readers.outsider import Outsider

SEATS = (1, 3, 4)
LOST = 5
"""The second card of the second packet."""


class LosesOne(AtTheShoe):
    def __init__(self, device: Device, lost: int = LOST) -> None:
        super().__init__(device)
        self._drawn, self._lost = 0, lost

    def _deal(self, seen: Seen, step: Thing) -> bool:
        if step.name != "Dealing" or (seen.round, step.says) in self._done or AGREES_NOT in seen.text:
            return False
        self._done.add((seen.round, step.says))
        for _ in range(self._size):
            if self._drawn == self._lost:
                self.device.do("lose")
            self.device.do("draw-card")
            self._drawn += 1
        return True


class AtTheMachine:
    """Hands out its packets one after the other; `lost` are never told."""

    def __init__(self, machine: Outsider, lost: int) -> None:
        self._machine, self._lost = machine, lost
        self._packets: list[str] = []
        self._done: set[str] = set()

    def act(self, seen: Seen) -> bool:
        step = seen.primary
        if step is None or AGREES_NOT in seen.text or step.name in self._done or seen.round != 1:
            return False
        if step.name in (*BETWEEN, "Deck back"):
            self._machine.do("insert-deck")
            self._done.update(BETWEEN if step.name in BETWEEN else ("Deck back",))
            return True
        if step.name == "Dealing":
            packets = range(1, len(SEATS) + 1)
            self._machine.do(*("lose-packet" if each == self._lost else "take-packet" for each in packets))
            self._machine.do("return-rest")
            self._done.add("Dealing")
            return True
        return False


class AskedAtTheMachine(Player):
    """Goes on as it lies, and enters what was never told."""

    def __init__(self, table: Table, machine: Outsider, lost: int) -> None:
        super().__init__(table, AtTheMachine(machine, lost), seats=SEATS)
        self.asked: list[str] = []
        self._machine, self._top = machine, list[str]()

    def _lies(self) -> list[str]:
        cards = next(cards for gesture, cards in self._machine.did if gesture == "lose-packet").split()
        return [*cards[1:], cards[0]]

    def step(self, seen: Seen) -> bool:
        if seen.asks_who():
            self.table.approved()
        elif AGREES_NOT in seen.text and seen.key("Go on as it lies"):
            self.asked.append(seen.text)
            self.table.press("Go on as it lies")
        else:
            return super().step(seen)
        return True

    def _enter_a_card(self, seen: Seen) -> None:
        """What lies there: the natural, and then the card on top."""
        if seen.primary is not None and seen.primary.enabled:
            self.table.primary()
            return
        self._top = self._top or self._lies()
        card = self._top.pop(0)
        self.table.press(card[:-1], SUITS[card[-1]])
