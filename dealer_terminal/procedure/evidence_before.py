"""What was shown on the first form of the sheets."""

from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.evidence import evidence, shown_of
from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.evidence_forms import FIRST_FORM
from dealer_terminal.procedure.state import State


def evidence_before(state: State, command: Command) -> Evidence:
    return evidence(state, command, FIRST_FORM)


def shown_before(state: State, command: Command, outcome: Outcome) -> Evidence:
    return shown_of(state, command, outcome, FIRST_FORM)
