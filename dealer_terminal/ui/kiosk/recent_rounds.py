"""The last rounds as they ended, for a recall, and how long ago the last of them was closed here."""

from collections.abc import Callable, Sequence
from math import inf

from dealer_terminal.procedure.facts import Fact, PaymentCorrected, RoundClosed
from dealer_terminal.procedure.last_round import put_right
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.state import State

ROUNDS = 10
Past = Callable[[], tuple[State, ...]]
"""The rounds that a journal holds from before, newest first."""
Seconds = Callable[[], float]
"""Of a clock that nobody sets."""


def no_past() -> tuple[State, ...]:
    return ()


class PastRounds:
    """Newest first; each as the table stood when its deck went back."""

    def __init__(self, now: State, before: tuple[State, ...], seconds: Seconds) -> None:
        self._now = now
        self._seconds = seconds
        self._closed = -inf
        self.rounds = before[:ROUNDS]

    def take(self, state: State, facts: Sequence[Fact]) -> None:
        """A session's listener."""
        if any(isinstance(fact, RoundClosed) for fact in facts):
            self.rounds = (self._now, *self.rounds)[:ROUNDS]
            self._closed = self._seconds()
        self._now = state
        for fact in facts:
            if isinstance(fact, PaymentCorrected | EventCorrected):
                self.rounds = tuple(put_right(each, fact) for each in self.rounds)

    def since_closed(self) -> float:
        """Seconds; without end where no round was closed since the start, or where the dealer went on."""
        return self._seconds() - self._closed

    def gone_on(self) -> None:
        """The dealer touched the screen: the round that ended is no longer looked at."""
        self._closed = -inf
