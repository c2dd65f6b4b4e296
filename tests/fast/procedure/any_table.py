"""A state machine for Hypothesis: any table, and any sequence of commands, likely or not."""

from collections.abc import Callable

from hypothesis import HealthCheck, settings
from hypothesis import Phase as Stage
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.hand import ANTE, TOLD_16, Decision
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.machine import FROM_OUTSIDE, Machine
from tests.fast.procedure.strategies import RULEBOOKS, any_command, terms
from tests.fast.procedure.walk import approval
from tests.helpers.legal import legal

RARE = {commands.CloseTable, commands.SignOff, commands.CorrectPayment, commands.PlaceWager}
DECISIONS = [(Decision.PLAY, ()), (Decision.FOLD, ()), (Decision.FOLD, (TOLD_16,))]
placed = st.lists(
    st.tuples(st.integers(1, 7), st.integers(0, 3), st.sampled_from([500, 500, 40_000])), min_size=3, max_size=9
)

ROUND = tuple(phase for phase in Phase if phase is not Phase.CLOSED)


def in_phases(*phases: Phase) -> Callable[["AnyTable"], bool]:
    return lambda table: hasattr(table, "machine") and table.machine.state.phase in phases


class AnyTable(RuleBasedStateMachine):
    machine: Machine

    @initialize(data=st.data(), seed=st.integers(0, 999))
    def open(self, data: st.DataObject, seed: int) -> None:
        rulebook = data.draw(st.sampled_from(RULEBOOKS))
        self.machine = Machine(rulebook, data.draw(terms(rulebook)), Deck(seed))

    @precondition(in_phases(Phase.WAGERS))
    @rule(placed=placed, closed=st.booleans())
    def wagers(self, placed: list[tuple[int, int, int]], closed: bool) -> None:
        """A few wagers at once, so that rounds are not about wagers alone."""
        state = self.machine.state
        spots = [spot.id for spot in state.rulebook().spots if spot.id in state.in_force().limits]
        for seat, spot, cents in placed:
            self.machine.ask(commands.PlaceWager(seat, ANTE, 500))
            self.machine.ask(commands.PlaceWager(seat, spots[spot % len(spots)], cents))
        if closed:
            self.machine.ask(commands.CloseWagers())

    @precondition(in_phases(Phase.DEAL, Phase.REST, Phase.DECISIONS))
    @rule(told=st.lists(st.sampled_from(DECISIONS), min_size=7, max_size=7), locked=st.booleans())
    def decisions(self, told: list[tuple[Decision, tuple[str, ...]]], locked: bool) -> None:
        while self.machine.state.phase in (Phase.DEAL, Phase.REST):
            self.machine.do(way_on(self.machine.state))
        for seat, (decision, claims) in enumerate(told, start=1):
            self.machine.ask(commands.Decide(seat, decision, claims))
        if locked:
            self.machine.ask(commands.LockDecisions())

    @precondition(in_phases(*ROUND))
    @rule(steps=st.integers(1, 8))
    def go_on(self, steps: int) -> None:
        """The next steps of the round, as they come."""
        for _ in range(steps):
            self.machine.do(way_on(self.machine.state))
            self.machine.check()

    @precondition(in_phases(*ROUND))
    @rule(data=st.data(), answered=st.booleans())
    def something_happens(self, data: st.DataObject, answered: bool) -> None:
        """An irregularity, and any of its endings."""
        self._any(data, commands.ReportIrregularity)
        if answered:
            self._any(data, commands.ResolveIrregularity)

    @rule(data=st.data())
    def something_legal(self, data: st.DataObject) -> None:
        kinds = sorted(self.machine.could() - RARE, key=lambda kind: kind.__name__)
        if kinds:
            self._any(data, data.draw(st.sampled_from(kinds)))

    @rule(times=st.integers(1, 4))
    def back(self, times: int) -> None:
        for _ in range(times):
            self.machine.ask(commands.Undo())

    @rule(commands_=st.lists(any_command, min_size=1, max_size=5))
    def anything(self, commands_: list[Command]) -> None:
        for command in commands_:
            self._try(command)

    def _try(self, command: Command) -> None:
        before, could = self.machine.state, self.machine.could()
        outcome = self.machine.ask(command)
        if isinstance(outcome, Refusal):
            assert self.machine.state is before
        else:
            assert type(command) in could or isinstance(command, FROM_OUTSIDE)

    def _any(self, data: st.DataObject, kind: type[Command]) -> None:
        possible = [each for each in legal(self.machine.state, approval()) if type(each) is kind]
        if possible:
            self.machine.do(data.draw(st.sampled_from(possible)))

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "machine"):
            self.machine.check()

    def teardown(self) -> None:
        if hasattr(self, "machine"):
            if self.machine.state.phase is not Phase.CLOSED:
                self.machine.finish()
            self.machine.check_fold()


def run(examples: int, profile: settings | None = None) -> None:
    """Play so many tables of up to 30 rules each."""
    quick = settings(
        profile,
        max_examples=examples,
        stateful_step_count=30,
        phases=[Stage.explicit, Stage.generate],
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(AnyTable, settings=quick)
