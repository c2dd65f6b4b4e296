"""What this host has taken from the machine already; it outlives reconnections (README §9.2)."""

from enum import Enum

from drivers.events import Event, Fault, FaultCleared, FaultRaised
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.packet_shuffler.wire.words import VERSION, FaultKind

TRIES = 5
"""So often a machine sends a report in one session."""


class LedgerResult(Enum):
    NEW = "new"
    AGAIN = "again"
    CONFLICT = "conflict"


class Ledger:
    """Remembers one round of one machine, so it never grows."""

    def __init__(self) -> None:
        self.silent = False
        self.misfit: tuple[FaultRaised, ...] = ()
        self._refused: tuple[int, int] = (0, 0)
        self._refusals = 0
        self._machine = ("", 0)
        self._forget()

    def _forget(self) -> None:
        self.fresh = True
        self.standing: frozenset[FaultKind] = frozenset()
        self._number = 0
        self._round = -1
        self._told: dict[int, tuple[str, ...]] = {}

    def meet(self, serial: str, boot: int) -> tuple[FaultCleared, ...]:
        """A new boot numbers its frames anew; another machine also counts other rounds."""
        if self._machine[0] != serial:
            self._forget()
        if self._machine == (serial, boot):
            return ()
        self._machine, self._number = (serial, boot), 0
        return self.understood()

    def refuse(self, kind: int, number: int) -> int:
        """How often this report of cards was refused: it is the same bytes each time, and will not get better."""
        known = (kind, number) == self._refused
        self._refused, self._refusals = (kind, number), self._refusals + 1 if known else 1
        return self._refusals

    def given_up(self, serial: str, boot: int) -> bool:
        """Whether this machine, since it was switched on, is at a report that is never understood."""
        return self._refusals >= TRIES and self._machine == (serial, boot)

    def understood(self) -> tuple[FaultCleared, ...]:
        """Another report came through, or the machine was off and on again."""
        was_refused, self._refusals = bool(self._refusals), 0
        return (FaultCleared(Fault.NOT_UNDERSTOOD),) if was_refused else ()

    def repeats(self, number: int) -> bool:
        return number == self._number

    def note(self, number: int) -> None:
        self._number = number

    def tell(self, play: int, number: int, cards: tuple[str, ...]) -> LedgerResult:
        """Number 0 is the rest of the round."""
        if play != self._round:
            self._round, self._told = play, {}
        if number not in self._told:
            self._told[number] = cards
            return LedgerResult.NEW
        return LedgerResult.AGAIN if self._told[number] == cards else LedgerResult.CONFLICT


def misfit(identity: Identity, packet_size: int) -> tuple[FaultRaised, ...]:
    if identity.version != VERSION:
        return (FaultRaised(Fault.MISFIT, f"the machine speaks version {identity.version}, not {VERSION}"),)
    if identity.packet_size != packet_size:
        wrong = f"the machine hands out {identity.packet_size} cards, the game needs {packet_size}"
        return (FaultRaised(Fault.MISFIT, wrong),)
    return ()


def change(now: tuple[FaultRaised, ...], ledger: Ledger) -> tuple[Event, ...]:
    """Said once, and once again when it is put right."""
    before, ledger.misfit = ledger.misfit, now
    if before == now:
        return ()
    return (*(FaultCleared(raised.fault) for raised in before), *now)
