"""What this host has taken from the machine already; it outlives reconnections (README §9.2)."""

from enum import Enum

from drivers.events import FaultRaised
from drivers.packet_shuffler.wire.words import FaultKind


class Seen(Enum):
    NEW = "new"
    AGAIN = "again"
    CONFLICT = "conflict"


class Ledger:
    """Remembers one round of one machine, so it never grows."""

    def __init__(self) -> None:
        self.silent = False
        self.misfit: tuple[FaultRaised, ...] = ()
        self._machine = ("", 0)
        self._forget()

    def _forget(self) -> None:
        self.fresh = True
        self.standing: frozenset[FaultKind] = frozenset()
        self._number = 0
        self._round = -1
        self._told: dict[int, tuple[str, ...]] = {}

    def meet(self, serial: str, boot: int) -> None:
        """A new boot numbers its frames anew; another machine also counts other rounds."""
        if self._machine[0] != serial:
            self._forget()
        if self._machine != (serial, boot):
            self._machine, self._number = (serial, boot), 0

    def repeats(self, number: int) -> bool:
        return number == self._number

    def note(self, number: int) -> None:
        self._number = number

    def tell(self, play: int, number: int, cards: tuple[str, ...]) -> Seen:
        """Number 0 is the rest of the round."""
        if play != self._round:
            self._round, self._told = play, {}
        if number not in self._told:
            self._told[number] = cards
            return Seen.NEW
        return Seen.AGAIN if self._told[number] == cards else Seen.CONFLICT
