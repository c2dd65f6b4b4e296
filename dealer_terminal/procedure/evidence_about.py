"""What is signed, which way, and by which paragraph."""

from collections.abc import Mapping

from dealer_terminal.procedure import commands, meter_commands, tray_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.citations import CAMERA_RULE, DEAL_RULE, FORM_RULES, METER_RULE, PEOPLE_RULE
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.progressive import PAY, VERIFY
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.irregularity import IrregularityId

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
    tray_commands.SignForm: "sign-form",
    tray_commands.VoidForm: "void-form",
}
_RULES: Mapping[type[Command], str] = {
    commands.VerifyPayout: CAMERA_RULE,
    commands.DecideDealLimit: DEAL_RULE,
    meter_commands.AdjustMeter: METER_RULE,
}


def about(state: State, command: Command) -> Evidence:
    act = ACTS[type(command)]
    match command:
        case commands.ResolveIrregularity(choice=choice):
            return open_question(state, ENDING, Choice(choice).value)
        case commands.CorrectPayment(result=result):
            rule = procedure(state, IrregularityId.PAYMENT_CORRECTION).citation
            return Evidence(act, result.value, rule=rule)
        case commands.CorrectEvent():
            return Evidence(act, rule=procedure(state, IrregularityId.JACKPOT_DISPUTED).citation)
        case meter_commands.VerifyJackpot():
            return Evidence(act, rule=state.rulebook().step(VERIFY).citation)
        case meter_commands.PayJackpot():
            return Evidence(act, rule=state.rulebook().step(PAY).citation)
        case commands.DecideDealLimit(choice=decided):
            return Evidence(act, decided.value, rule=DEAL_RULE)
        case meter_commands.AdjustMeter(why=why):
            return Evidence(act, why.value, rule=METER_RULE)
        case tray_commands.SignForm(form=form) | tray_commands.VoidForm(form=form):
            return Evidence(act, form.value, rule=FORM_RULES[form])
        case commands.ClearFault(fault=fault):
            return Evidence(act, note=state.faults.get(fault, ""), rule=PEOPLE_RULE)
        case _:
            return Evidence(act, rule=_RULES.get(type(command), PEOPLE_RULE))


def open_question(state: State, act: str = QUESTION, choice: str = "") -> Evidence:
    """In the words of whoever wrote the paragraph, and of whoever reported it."""
    issue = state.issue
    assert issue is not None, "an irregularity is open"
    paper = procedure(state, issue.id)
    return Evidence(act, choice, issue.id.value, paper.title, issue.note, paper.citation)
