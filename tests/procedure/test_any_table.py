"""Any table, any sequence of commands, likely or not."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.legal import legal
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase
from tests.procedure.decks import Deck
from tests.procedure.finish import way_on
from tests.procedure.machine import FROM_OUTSIDE, Machine
from tests.procedure.strategies import RULEBOOKS, any_command, terms
from tests.procedure.walk import approval


class AnyTable(RuleBasedStateMachine):
    machine: Machine

    @initialize(data=st.data(), seed=st.integers(0, 999))
    def open(self, data: st.DataObject, seed: int) -> None:
        rulebook = data.draw(st.sampled_from(RULEBOOKS))
        self.machine = Machine(rulebook, data.draw(terms(rulebook)), Deck(seed))

    @rule(placed=st.lists(st.tuples(st.integers(1, 7), st.integers(0, 3), st.sampled_from([500, 40_000])), max_size=9))
    def wagers(self, placed: list[tuple[int, int, int]]) -> None:
        """A few wagers at once, so that rounds are not about wagers alone."""
        if self.machine.state.phase is not Phase.WAGERS:
            return
        spots = self.machine.state.rulebook().spot_ids()
        for seat, spot, cents in placed:
            self.machine.ask(commands.PlaceWager(seat, spots[0], 500))
            self.machine.ask(commands.PlaceWager(seat, spots[spot % len(spots)], cents))

    @rule(steps=st.integers(1, 8))
    def go_on(self, steps: int) -> None:
        """The next steps of the round, as they come."""
        for _ in range(steps):
            if self.machine.state.phase is not Phase.CLOSED:
                self.machine.do(way_on(self.machine.state))
                self.machine.check()

    @rule(data=st.data())
    def something_legal(self, data: st.DataObject) -> None:
        possible = legal(self.machine.state, approval())
        kinds = sorted({type(command) for command in possible}, key=lambda kind: kind.__name__)
        if kinds:
            kind = data.draw(st.sampled_from(kinds))
            self.machine.do(data.draw(st.sampled_from([each for each in possible if type(each) is kind])))

    @rule(command=any_command)
    def anything(self, command: Command) -> None:
        before, could = self.machine.state, self.machine.could()
        outcome = self.machine.ask(command)
        if isinstance(outcome, Refusal):
            assert self.machine.state is before
        else:
            assert type(command) in could or isinstance(command, FROM_OUTSIDE)

    @rule(seed=st.integers(0, 2))
    def a_round_to_its_end(self, seed: int) -> None:
        if self.machine.state.phase is not Phase.CLOSED:
            self.machine.finish()

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "machine"):
            self.machine.check()

    def teardown(self) -> None:
        if hasattr(self, "machine"):
            if self.machine.state.phase is not Phase.CLOSED:
                self.machine.finish()
            self.machine.check_fold()


def test_whatever_is_asked_of_a_table_it_stays_sound() -> None:
    quiet = settings(max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(AnyTable, settings=quiet)
