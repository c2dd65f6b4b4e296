"""What can be asked for now: an example of every command that `decide` would take."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.blockers import money_waits
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import State
from tests.helpers.candidates import corrections, questions, reports, steps, tables


def legal(state: State, *approvals: Approval) -> tuple[Command, ...]:
    """The dealer's commands of this moment, and with a second person's approval those that need one.

    A command that turns cards over names none: they come from their seal, or from the table."""
    shown = (with_evidence(state, command) for command in _candidates(state, approvals))
    return tuple(command for command in shown if _taken(state, command))


def _candidates(state: State, approvals: tuple[Approval, ...]) -> Iterator[Command]:
    yield from tables(state, approvals)
    yield from questions(state, approvals)
    yield from corrections(state, approvals)
    yield from steps(state)
    yield from reports(state)
    yield commands.Undo()


def _taken(state: State, command: Command) -> bool:
    if isinstance(command, commands.Expose):
        return state.issue is None and state.dealer is not None and next(money_waits(state), None) is None
    return not isinstance(decide(state, command), Refusal)
