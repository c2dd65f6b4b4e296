"""Sheets that the keys of the replay open, and the reasons for refusing to open one."""

from collections.abc import Callable, Mapping

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.console.sheets.sign_on import ConsoleSignOnForm, LanguageList
from dealer_terminal.ui.replay.bindings import ReplayAct
from dealer_terminal.ui.replay.sheet import AnySheet, ReplaySnapshot, WritingSheet
from dealer_terminal.ui.replay.sheets.camera_form import camera_form
from dealer_terminal.ui.replay.sheets.check_sheet import check_sheet
from dealer_terminal.ui.replay.sheets.compare_sheet import CompareSheet
from dealer_terminal.ui.replay.sheets.export_form import export_form
from dealer_terminal.ui.replay.sheets.hold_form import hold_form
from dealer_terminal.ui.replay.sheets.mark_form import mark_form
from dealer_terminal.ui.replay.sheets.mark_list import MarkList
from dealer_terminal.ui.replay.sheets.menu import ReplayMenu
from dealer_terminal.ui.replay.sheets.question_form import question_form
from dealer_terminal.ui.replay.sheets.unexposed_cards_sheet import unseen_sheet
from dealer_terminal.ui.replay.sheets.verdict_sheet import VerdictSheet

SHEETS: Mapping[ReplayAct, Callable[[ReplaySnapshot], AnySheet]] = {
    ReplayAct.MARK: mark_form,
    ReplayAct.MARKS: lambda _: MarkList(),
    ReplayAct.CAMERA: camera_form,
    ReplayAct.HOLD: hold_form,
    ReplayAct.EXPORT: export_form,
    ReplayAct.SIGN: lambda _: ConsoleSignOnForm(),
    ReplayAct.CONDITIONS: question_form,
    ReplayAct.CHECK: check_sheet,
    ReplayAct.VERDICT: lambda _: VerdictSheet(),
    ReplayAct.COMPARE: lambda stand: CompareSheet(one=stand),
    ReplayAct.UNSEEN: unseen_sheet,
    ReplayAct.LANGUAGE: lambda _: LanguageList(),
    ReplayAct.MENU: lambda _: ReplayMenu(),
}
AT_CONSOLE = frozenset(
    {ReplayAct.MARK, ReplayAct.MARKS, ReplayAct.CAMERA, ReplayAct.HOLD, ReplayAct.EXPORT, ReplayAct.SIGN}
)
_NO_CONSOLE = words("That is written at a console: start the replay with --console")


def opening(act: ReplayAct, stand: ReplaySnapshot) -> AnySheet | Words:
    if act in AT_CONSOLE and not stand.console.name:
        return _NO_CONSOLE
    sheet = SHEETS[act](stand)
    is_form = isinstance(sheet, WritingSheet) and not sheet.may(stand) and sheet.asked(stand)
    if is_form and not sheet.lines(stand):
        return words("{name} may not write that: ask who has the right to", name=_name(stand))
    return sheet


def _name(stand: ReplaySnapshot) -> str:
    return stand.console.reviewer.name if stand.console.reviewer is not None else ""
