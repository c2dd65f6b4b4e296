"""Simulated table, opened with the default settings and played round by round."""

from collections.abc import Iterator
from random import Random

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.dealer import SimulatedDealer


def open_simulated(session: Session, table: str, rulebook_text: str, house_text: str, terms: Terms) -> None:
    """Sign on and open the table, unless the journal's table is already open."""
    if session.state.phase is not Phase.CLOSED:
        return
    opening = commands.OpenTable(table, rulebook_text, house_text, terms, people.approval("simulated table"))
    dealer = people.DEALERS[0]
    for command in (opening,) if session.state.dealer == dealer else (commands.SignOn(dealer), opening):
        outcome = session.handle(with_evidence(session.state, command))
        assert not isinstance(outcome, Refusal), outcome


def play_rounds(session: Session, chance: Random, rounds: int) -> Iterator[int]:
    """Play the rounds, and yield the number done after each."""
    dealer = SimulatedDealer(session, chance)
    for done in range(1, rounds + 1):
        dealer.play_round()
        yield done


def play_steps(session: Session, chance: Random) -> Iterator[int]:
    """Play forever, and yield the round number after each step."""
    dealer = SimulatedDealer(session, chance)
    while True:
        for _ in dealer.steps():
            yield session.state.round
