"""Whole rounds played from outside: a person does whatever the screen asks, and the hands at the device their part."""

import time
from abc import ABC, abstractmethod
from typing import Protocol

from tests.journeys.device import Device, shuffled
from tests.journeys.eyes import Thing, glance
from tests.journeys.table import SOON, SUITS, Seen, Table

BETWEEN = ("Place wagers", "Same again")
_SETTLE = 0.15


class Hands(Protocol):
    """What a person does at the device while the screen waits for it; whether there was anything to do."""

    def act(self, seen: Seen) -> bool: ...


class NoHands:
    """A simulated reader has its own; a table without a reader has nothing to wait for."""

    def act(self, seen: Seen) -> bool:
        return False


class AtTheShuffler:
    def __init__(self, device: Device) -> None:
        self.device = device
        self.deck: tuple[str, ...] = ()
        self._loads = 0
        self._loaded = False
        self._done: set[tuple[int, str, str]] = set()

    def act(self, seen: Seen) -> bool:
        step = seen.primary
        if step is None or not seen.round:
            return False
        if not self._loaded and step.name in (*BETWEEN, "No more bets", "Deck back"):
            self._load()
            return True
        due = (seen.round, step.name, step.says if step.name == "Dealing" else "")
        gesture = {"Dealing": "take-packet", "Rest to the rack": "return-rest"}.get(step.name, "")
        if not gesture or due in self._done:
            return False
        self._done.add(due)
        self._loaded = gesture != "return-rest"
        self.device.do(gesture)
        return True

    def _load(self) -> None:
        self._loaded, self._loads = True, self._loads + 1
        self.deck = shuffled(self._loads)
        self.device.do(" ".join(("insert-deck", *self.deck)))


class _DeckByHand(ABC):
    """A device that takes a deck before each round."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._loaded = 0

    def act(self, seen: Seen) -> bool:
        step = seen.primary
        if step is None or not seen.round:
            return False
        if self._loaded != seen.round and step.name in BETWEEN:
            self._loaded = seen.round
            self.device.do(" ".join(("insert-deck", *shuffled(seen.round))))
            return True
        return self._deal(seen, step)

    @abstractmethod
    def _deal(self, seen: Seen, step: Thing) -> bool: ...


class AtTheShoe(_DeckByHand):
    """Draws card by card; `size` is how many each hand gets."""

    def __init__(self, device: Device, size: int = 4) -> None:
        super().__init__(device)
        self._size = size
        self._done: set[tuple[int, str]] = set()

    def _deal(self, seen: Seen, step: Thing) -> bool:
        if step.name != "Dealing" or (seen.round, step.says) in self._done:
            return False
        self._done.add((seen.round, step.says))
        for _ in range(self._size):
            self.device.do("draw-card")
        return True


class AtTheLineReader(_DeckByHand):
    """Lays cards on it, one by one, as long as the screen asks for cards of this place."""

    def _deal(self, seen: Seen, step: Thing) -> bool:
        if not step.name.startswith("Show the"):
            return False
        self.device.do("draw-card")
        time.sleep(_SETTLE)
        return True


class Player:
    """Presses the primary action, enters what is asked for, and folds the seats of `folds`."""

    def __init__(
        self,
        table: Table,
        hands: Hands | None = None,
        *,
        folds: tuple[int, ...] = (),
        seats: tuple[int, ...] = (1, 3, 4),
    ) -> None:
        self.table = table
        self.hands = hands or NoHands()
        self._folds = folds
        self._seats = seats
        self._folded: set[tuple[int, int]] = set()
        self._deck: list[str] = []
        self._deck_of = 0

    def until_round(self, number: int, seconds: float = 120.0) -> Seen:
        """Between rounds, before the wagers of that one."""
        return self.until(lambda seen: seen.round >= number and _between(seen), f"round {number}", seconds)

    def until(self, reached: object, what: str, seconds: float = 60.0) -> Seen:
        assert callable(reached)
        end, last, moved = time.monotonic() + seconds, ("", ""), time.monotonic()
        while not reached(self.table.look()):
            seen = self.table.seen
            assert time.monotonic() < end, f"{what} did not come in {seconds:g} s; there is:\n{seen.text}"
            assert time.monotonic() < moved + SOON, f"nothing moves any more:\n{seen.text}"
            acted = self.step(seen)
            if acted or seen.shows != last:
                last, moved = seen.shows, time.monotonic()
            if not acted:
                glance(moved)
        return self.table.seen

    def step(self, seen: Seen) -> bool:
        """One thing that a person does now; whether there was any."""
        if self.hands.act(seen):
            return True
        if seen.does("Choose") or seen.primary is None:
            return False
        if seen.primary.name == "Place wagers":
            self.table.wagers(self._seats)
        elif "Spades" in seen.text:
            self._enter_a_card(seen)
        elif seen.does("Lock decisions") and self._to_fold(seen):
            self._fold(self._to_fold(seen))
        elif seen.primary.enabled and not seen.primary.name.startswith("Show the"):
            self.table.primary()
        else:
            return False
        return True

    def _to_fold(self, seen: Seen) -> int:
        return next((seat for seat in self._folds if (seen.round, seat) not in self._folded), 0)

    def _fold(self, seat: int) -> None:
        self._folded.add((self.table.seen.round, seat))
        self.table.press(f"Position {seat}")
        self.table.until(lambda seen: f"Position {seat} FOLD" in seen.text, f"position {seat} folded")

    def _enter_a_card(self, seen: Seen) -> None:
        if seen.primary is not None and seen.primary.enabled:
            self.table.primary()
            return
        if self._deck_of != seen.round:
            self._deck_of, self._deck = seen.round, list(shuffled(seen.round))
        card = self._deck.pop()
        self.table.press(card[:-1], SUITS[card[-1]])


def _between(seen: Seen) -> bool:
    return seen.primary is not None and seen.primary.name in BETWEEN


class Killer(Player):
    """Kills the program once at each of these steps, and checks that it comes back at the same one."""

    def __init__(self, table: Table, machine: AtTheShuffler, steps: tuple[str, ...]) -> None:
        super().__init__(table, machine, folds=(4,), seats=(1, 4))
        self.steps = steps
        self.killed: list[str] = []

    def step(self, seen: Seen) -> bool:
        where = seen.step
        begun = "Touch a circle" not in where or seen.does("No more bets")
        new = [name for name in self.steps if where.startswith(name) and name not in self.killed]
        if not (new and begun and seen.primary):
            return super().step(seen)
        self.killed += new
        self.table.again()
        back = self.table.until(lambda now: now.step == where, f"{where!r} again")
        assert (back.round, back.primary and back.primary.name) == (seen.round, seen.primary.name)
        return True


class Puller(Player):
    """Before each packet the cable comes out, the screen says so, and it goes back in."""

    def __init__(self, table: Table, machine: AtTheShuffler | AtTheShoe, times: int) -> None:
        super().__init__(table, machine, seats=(1, 2, 3, 4, 5, 6))
        self.device = machine.device
        self.times = times
        self.pulled: list[str] = []

    def step(self, seen: Seen) -> bool:
        waits = seen.primary is not None and seen.primary.name == "Dealing" and seen.primary.enabled is False
        where = f"{seen.round}: {seen.primary.says}" if seen.primary else ""
        if not waits or where in self.pulled or len(self.pulled) == self.times:
            return super().step(seen)
        self.pulled.append(where)
        self.device.do("unplug")
        lost = self.table.until(lambda now: "Reader lost" in now.text, "a lost reader in the header")
        assert lost.key("Go on by hand") is not None or self.table.until(
            lambda now: now.key("Go on by hand"), "a way on"
        )
        self.device.do("plug")
        self.table.press("The reader is back")
        self.table.until(lambda now: "Reader lost" not in now.text and not now.key("Go on by hand"), "the deal again")
        return True
