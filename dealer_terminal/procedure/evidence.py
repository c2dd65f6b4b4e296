"""What a second person is shown: the difference that a command makes, computed from the facts that it leads to.

Only what lies open is in a state, so nothing else can be in here (invariant 4)."""

from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure.approvals import Approved, approvals_of, approved, signed
from dealer_terminal.procedure.choices import Who
from dealer_terminal.procedure.commands import Command, ResolveIrregularity
from dealer_terminal.procedure.deciding.every import decided
from dealer_terminal.procedure.evidence_about import about, open_question
from dealer_terminal.procedure.evidence_card import NO_EVIDENCE, Evidence
from dealer_terminal.procedure.evidence_changes import amounts, changes
from dealer_terminal.procedure.evidence_forms import of_no_game_here
from dealer_terminal.procedure.evidence_hands import Beside, hands
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State

_SOMEBODY = Approval(Operator("", "", Role.SUPERVISOR), "seen")


def evidence(state: State, command: Command) -> Evidence:
    """What the command is about, before and after; nothing where it is not possible."""
    asked = approved(command, _SOMEBODY, "seen") if isinstance(command, Approved) else command
    outcome = decided(state, asked)
    if isinstance(outcome, Refusal):
        return NO_EVIDENCE
    return _beside(about(state, command), Beside(state, reduce(evolve, outcome, state), command))


def asked_about(state: State) -> Evidence:
    """What an open question is about, before anybody has answered it. One that is about no hand and has a single answer
    shows what that would change."""
    if state.issue is None:
        return NO_EVIDENCE
    asked = open_question(state)
    seen = _beside(asked, Beside(state, state, None))
    answers = [each.choice for each in endings(state) if each.who is Who.SUPERVISOR]
    if seen.shows_something() or len(answers) != 1:
        return seen
    answered = evidence(state, ResolveIrregularity(answers[0]))
    return replace(answered, act=asked.act, choice=asked.choice)


def with_evidence(state: State, command: Command) -> Command:
    """The command as those sign it who were shown the table as it is now."""
    given = approvals_of(command)
    if not isinstance(command, Approved) or not given:
        return command
    shown = evidence(state, command)
    return signed(command, tuple(replace(each, shown=shown) for each in given))


def _beside(told: Evidence, beside: Beside) -> Evidence:
    before, after, command = beside.before, beside.after, beside.command
    return replace(
        told,
        round=beside.round(),
        hands=tuple(hands(beside)),
        amounts=tuple(amounts(before, after, command)),
        changes=tuple(each for each in changes(before, after, command) if not of_no_game_here(after, each)),
    )
