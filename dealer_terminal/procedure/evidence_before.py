"""What was shown on the earlier forms of the sheets."""

from collections.abc import Mapping

from dealer_terminal.procedure.balance import held_back, moved
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.evidence import evidence, shown_of
from dealer_terminal.procedure.evidence_card import FIRST_SHEET, SECOND_SHEET, Change, Evidence
from dealer_terminal.procedure.evidence_forms import (
    METER_HITS,
    Form,
    Signed,
    house_has,
    is_unverified,
    lets_go,
    of_no_game_here,
    only_shown,
    waits,
    waits_on,
)
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line


def evidence_before(state: State, command: Command, number: int = FIRST_SHEET) -> Evidence:
    return evidence(state, command, _FORMS[number])


def shown_before(state: State, command: Command, outcome: Outcome) -> Evidence:
    return shown_of(state, command, outcome, _FIRST)


def is_earlier(number: int) -> bool:
    return number in _FORMS


def _first_waits(signed: Signed, line: Line) -> bool:
    return only_shown(signed, line) if signed.is_void() else is_unverified(signed.before, line)


def _first_waits_on(signed: Signed, line: Line) -> bool:
    return is_unverified(signed.after, line)


def _first_house(signed: Signed) -> tuple[int, int]:
    """Whatever nobody had to verify was counted as paid."""
    had = (house_has(line, 0 if _first_waits(signed, line) else line.pays) for line in signed.old.values())
    has = (house_has(line, 0 if _first_waits_on(signed, line) else line.pays) for line in signed.new.values())
    return sum(had), sum(has)


def _second_house(signed: Signed) -> tuple[int, int]:
    """What was shown of a hand that nothing held was counted as paid, and what it had to give as taken."""
    had = (house_has(line, _second_had(signed, line)) for line in signed.old.values())
    has = (house_has(line, _second_has(signed, line)) for line in signed.new.values())
    return sum(had), sum(has)


def _second_had(signed: Signed, line: Line) -> int:
    held = not signed.is_void() and line in held_back(signed.before, line.seat)
    return _moved_for(signed.before, line) if held or waits(signed, line) else line.pays


def _second_has(signed: Signed, line: Line) -> int:
    held = line in held_back(signed.after, line.seat) and not lets_go(signed, line)
    return _moved_for(signed.after, line) if held or waits_on(signed, line) else line.pays


def _moved_for(state: State, line: Line) -> int:
    return sum(each.pays for each in moved(state, line.seat) if each.spot == line.spot)


def _of_meter_hits(after: State, change: Change) -> bool:
    return change.what == METER_HITS


_FIRST = Form(FIRST_SHEET, _first_waits, _first_waits_on, _first_house, _of_meter_hits)
_SECOND = Form(SECOND_SHEET, waits, waits_on, _second_house, of_no_game_here)
_FORMS: Mapping[int, Form] = {form.number: form for form in (_FIRST, _SECOND)}
