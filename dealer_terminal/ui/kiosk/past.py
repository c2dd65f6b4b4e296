"""The last rounds as they ended, for a recall."""

from collections.abc import Callable, Sequence

from dealer_terminal.procedure.facts import Fact, RoundClosed
from dealer_terminal.procedure.state import State

ROUNDS = 10
Past = Callable[[], tuple[State, ...]]
"""The rounds that a journal holds from before, newest first."""


def no_past() -> tuple[State, ...]:
    return ()


class PastRounds:
    """Newest first; each as the table stood when its deck went back."""

    def __init__(self, now: State, before: tuple[State, ...] = ()) -> None:
        self._now = now
        self.rounds = before[:ROUNDS]

    def take(self, state: State, facts: Sequence[Fact]) -> None:
        """A session's listener."""
        if any(isinstance(fact, RoundClosed) for fact in facts):
            self.rounds = (self._now, *self.rounds)[:ROUNDS]
        self._now = state
