"""What was shown on the first form of the sheets."""

from msgspec.structs import replace

from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.evidence import approved_by_somebody, shown_of
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, NO_EVIDENCE, Evidence
from dealer_terminal.procedure.evidence_changes import METER_HITS
from dealer_terminal.procedure.evidence_hands import ON_FIRST_SHEET
from dealer_terminal.procedure.state import State


def evidence_before(state: State, command: Command) -> Evidence:
    return shown_before(state, command, approved_by_somebody(state, command))


def shown_before(state: State, command: Command, outcome: Outcome) -> Evidence:
    shown = shown_of(state, command, outcome, ON_FIRST_SHEET)
    if shown == NO_EVIDENCE:
        return shown
    changes = tuple(each for each in shown.changes if each.what != METER_HITS)
    return replace(shown, changes=changes, sheet=FIRST_SHEET)
