"""Signing preview: the difference that a command makes, computed from the facts that it leads to. A state contains
exposed cards only, so a preview cannot contain others (invariant 4)."""

from collections.abc import Mapping
from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.approvals import Approved, approvals_of, approved, signed
from dealer_terminal.procedure.choices import Choice, Who
from dealer_terminal.procedure.citations import CAMERA_RULE, DEAL_RULE, FORM_RULES, METER_RULE, PEOPLE_RULE
from dealer_terminal.procedure.commands import Command, ResolveIrregularity
from dealer_terminal.procedure.deciding.every import decided
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.irregularities import endings, procedure
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.preview_card import NO_EVIDENCE, SigningPreview
from dealer_terminal.procedure.preview_changes import amounts, changes
from dealer_terminal.procedure.preview_hands import BeforeAfter, hands
from dealer_terminal.procedure.preview_money import of_no_game_here
from dealer_terminal.procedure.progressive import PAY, VERIFY
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.irregularity import IrregularityId

_SOMEBODY = Approval(Operator("", "", Role.SUPERVISOR), "seen")


def evidence(state: State, command: Command) -> SigningPreview:
    """Return the preview of the command, before and after; empty if the command is refused."""
    asked = approved(command, _SOMEBODY, "seen") if isinstance(command, Approved) else command
    outcome = decided(state, asked)
    if isinstance(outcome, Refusal):
        return NO_EVIDENCE
    return _beside(about(state, command), BeforeAfter(state, reduce(evolve, outcome, state), command))


def asked_about(state: State) -> SigningPreview:
    """Return the preview of an open question before it is answered. A question about no hand with a single answer shows
    that answer's changes."""
    if state.issue is None:
        return NO_EVIDENCE
    asked = open_question(state)
    seen = _beside(asked, BeforeAfter(state, state, None))
    answers = [each.choice for each in endings(state) if each.who is Who.SUPERVISOR]
    if seen.shows_something() or len(answers) != 1:
        return seen
    answered = evidence(state, ResolveIrregularity(answers[0]))
    return replace(answered, act=asked.act, choice=asked.choice)


def with_evidence(state: State, command: Command) -> Command:
    """Return the command with each approval given for the current preview."""
    given = approvals_of(command)
    if not isinstance(command, Approved) or not given:
        return command
    shown = evidence(state, command)
    return signed(command, tuple(replace(each, shown=shown) for each in given))


def _beside(told: SigningPreview, beside: BeforeAfter) -> SigningPreview:
    before, after, command = beside.before, beside.after, beside.command
    return replace(
        told,
        round=beside.round(),
        hands=tuple(hands(beside)),
        amounts=tuple(amounts(before, after, command)),
        changes=tuple(each for each in changes(before, after, command) if not of_no_game_here(after, each)),
    )


QUESTION, ENDING = "question", "resolve-irregularity"
ACTS: Mapping[type[Command], str] = {
    commands.OpenTable: "open-table",
    commands.CloseTable: "close-table",
    commands.ChangeTerms: "change-terms",
    commands.ReplaceDeck: "replace-deck",
    commands.VerifyPayout: "verify-payout",
    commands.DecideDealLimit: "decide-deal-limit",
    commands.CorrectPayment: "correct-payment",
    commands.CorrectEvent: "correct-event",
    commands.ClearFault: "clear-fault",
    commands.ResolveIrregularity: ENDING,
    meter_commands.VerifyJackpot: "verify-jackpot",
    meter_commands.PayJackpot: "pay-jackpot",
    meter_commands.AdjustMeter: "adjust-meter",
    commands.SignForm: "sign-form",
    commands.VoidForm: "void-form",
}
_RULES: Mapping[type[Command], str] = {
    commands.VerifyPayout: CAMERA_RULE,
    commands.DecideDealLimit: DEAL_RULE,
    meter_commands.AdjustMeter: METER_RULE,
}


def about(state: State, command: Command) -> SigningPreview:
    act = ACTS[type(command)]
    match command:
        case commands.ResolveIrregularity(choice=choice):
            return open_question(state, ENDING, Choice(choice).value)
        case commands.CorrectPayment(result=result):
            rule = procedure(state, IrregularityId.PAYMENT_CORRECTION).citation
            return SigningPreview(act, result.value, rule=rule)
        case commands.CorrectEvent():
            return SigningPreview(act, rule=procedure(state, IrregularityId.JACKPOT_DISPUTED).citation)
        case meter_commands.VerifyJackpot():
            return SigningPreview(act, rule=state.rulebook().step(VERIFY).citation)
        case meter_commands.PayJackpot():
            return SigningPreview(act, rule=state.rulebook().step(PAY).citation)
        case commands.DecideDealLimit(choice=decided):
            return SigningPreview(act, decided.value, rule=DEAL_RULE)
        case meter_commands.AdjustMeter(why=why):
            return SigningPreview(act, why.value, rule=METER_RULE)
        case commands.SignForm(form=form) | commands.VoidForm(form=form):
            return SigningPreview(act, form.value, rule=FORM_RULES[form])
        case commands.ClearFault(fault=fault):
            return SigningPreview(act, note=state.faults.get(fault, ""), rule=PEOPLE_RULE)
        case _:
            return SigningPreview(act, rule=_RULES.get(type(command), PEOPLE_RULE))


def open_question(state: State, act: str = QUESTION, choice: str = "") -> SigningPreview:
    """Return the preview of the open irregularity, with the title of its paragraph and the note of its report."""
    issue = state.issue
    assert issue is not None, "an irregularity is open"
    paper = procedure(state, issue.id)
    return SigningPreview(act, choice, issue.id.value, paper.title, issue.note, paper.citation)
