"""The recent rounds for recall, and the time since the last one was closed."""

from collections.abc import Callable, Sequence
from math import inf

from dealer_terminal.procedure.facts import Fact, PaymentCorrected, RoundClosed
from dealer_terminal.procedure.last_round import put_right
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.state import State

ROUNDS = 10
Past = Callable[[], tuple[State, ...]]
"""Function that returns the finished rounds already in the journal, newest first."""
Seconds = Callable[[], float]
"""Function that returns the seconds of a monotonic clock."""


def no_past() -> tuple[State, ...]:
    return ()


class PastRounds:
    """Recent rounds, newest first, each in its state just before it closed."""

    def __init__(self, now: State, before: tuple[State, ...], seconds: Seconds) -> None:
        self._now = now
        self._seconds = seconds
        self._closed = -inf
        self.rounds = before[:ROUNDS]

    def take(self, state: State, facts: Sequence[Fact]) -> None:
        """Update the rounds from new facts. Registered as a listener of the session."""
        if any(isinstance(fact, RoundClosed) for fact in facts):
            self.rounds = (self._now, *self.rounds)[:ROUNDS]
            self._closed = self._seconds()
        self._now = state
        for fact in facts:
            if isinstance(fact, PaymentCorrected | EventCorrected):
                self.rounds = tuple(put_right(each, fact) for each in self.rounds)

    def since_closed(self) -> float:
        """Return the seconds since a round was closed; infinity if none was, or if the dealer has touched the screen
        since."""
        return self._seconds() - self._closed

    def gone_on(self) -> None:
        """Stop showing the finished round, because the dealer touched the screen."""
        self._closed = -inf
