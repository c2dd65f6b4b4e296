"""Entry point for every decision: a command yields facts or a refusal."""

from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.every import decided
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import evidence
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words

NOT_SHOWN = Refusal(
    words("What was shown has changed"), PEOPLE_RULE, words("Look at it again, then approve it or go back.")
)


def decide(state: State, command: Command) -> Outcome:
    outcome = decided(state, command)
    return outcome if isinstance(outcome, Refusal) or _seen(state, command) else NOT_SHOWN


def _seen(state: State, command: Command) -> bool:
    """Return True if every approval was given for exactly the preview that the command has now."""
    approvals = approvals_of(command)
    if not approvals:
        return True
    now = evidence(state, command)
    return all(approval.shown == now for approval in approvals)
