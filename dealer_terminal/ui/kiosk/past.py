"""The last rounds as they ended, for a recall."""

from collections.abc import Iterable, Sequence

from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, RoundClosed
from dealer_terminal.procedure.state import State

ROUNDS = 10


class PastRounds:
    """Newest first; each as the table stood when its deck went back."""

    def __init__(self, now: State) -> None:
        self._now = now
        self.rounds: tuple[State, ...] = ()

    def take(self, state: State, facts: Sequence[Fact]) -> None:
        """A session's listener."""
        if any(isinstance(fact, RoundClosed) for fact in facts):
            self.rounds = (self._now, *self.rounds)[:ROUNDS]
        self._now = state

    def read(self, facts: Iterable[Fact]) -> None:
        """What a journal holds from before."""
        state = State()
        for fact in facts:
            after = evolve(state, fact)
            if isinstance(fact, RoundClosed):
                self.rounds = (state, *self.rounds)[:ROUNDS]
            state = after
