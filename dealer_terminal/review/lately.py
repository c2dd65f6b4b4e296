"""What a table did of late: its last rounds, who deals there since when, and what waits for a second pair of eyes."""

from collections import deque

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.review.queue.items import Item, items

KEPT = 24
_HOUR = 3_600_000_000


class ClosedRound(Struct, frozen=True):
    """`position` is the record that closed it."""

    number: int
    position: int
    utc: int
    staked: int
    paid: int
    taken: int

    @property
    def won(self) -> int:
        return self.taken - self.paid


class Lately:
    """Records are passed in their order, from some round on. `dealer_since` is empty where that was before."""

    def __init__(self) -> None:
        self._rounds: deque[ClosedRound] = deque(maxlen=KEPT)
        self._items: list[Item] = []
        self.dealer_since: tuple[int, ...] = ()

    @property
    def rounds(self) -> tuple[ClosedRound, ...]:
        return tuple(self._rounds)

    @property
    def items(self) -> tuple[Item, ...]:
        return tuple(self._items)

    def passed(self, step: ReplayStep) -> None:
        record, state = step.record, step.after.state
        if state.dealer != step.before.state.dealer:
            self.dealer_since = (record.utc,)
        self._items.extend(items((step,)))
        match step.entry:
            case RoundClosed(round=number, staked=staked, paid=paid, taken=taken):
                self._rounds.append(ClosedRound(number, record.position, record.utc, staked, paid, taken))


def pace(rounds: tuple[ClosedRound, ...]) -> tuple[int, ...]:
    """Rounds an hour, by those that were closed of late; empty where they are too few to say."""
    if len(rounds) < 3 or rounds[-1].utc <= rounds[0].utc:
        return ()
    return (round((len(rounds) - 1) * _HOUR / (rounds[-1].utc - rounds[0].utc)),)
