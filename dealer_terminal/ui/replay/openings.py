"""Which sheet a key of the replay opens, and why it may not."""

from collections.abc import Callable, Mapping

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.console.sheets.sign_on import LanguageList, SignOnForm
from dealer_terminal.ui.replay.bindings import Act
from dealer_terminal.ui.replay.sheet import AnySheet, Stand, Writing
from dealer_terminal.ui.replay.sheets.camera_form import camera_form
from dealer_terminal.ui.replay.sheets.check_sheet import check_sheet
from dealer_terminal.ui.replay.sheets.compare_sheet import CompareSheet
from dealer_terminal.ui.replay.sheets.export_form import export_form
from dealer_terminal.ui.replay.sheets.hold_form import hold_form
from dealer_terminal.ui.replay.sheets.mark_form import mark_form
from dealer_terminal.ui.replay.sheets.mark_list import MarkList
from dealer_terminal.ui.replay.sheets.menu import Menu
from dealer_terminal.ui.replay.sheets.question_form import question_form
from dealer_terminal.ui.replay.sheets.unseen_sheet import unseen_sheet
from dealer_terminal.ui.replay.sheets.verdict_sheet import VerdictSheet

SHEETS: Mapping[Act, Callable[[Stand], AnySheet]] = {
    Act.MARK: mark_form,
    Act.MARKS: lambda _: MarkList(),
    Act.CAMERA: camera_form,
    Act.HOLD: hold_form,
    Act.EXPORT: export_form,
    Act.SIGN: lambda _: SignOnForm(),
    Act.CONDITIONS: question_form,
    Act.CHECK: check_sheet,
    Act.VERDICT: lambda _: VerdictSheet(),
    Act.COMPARE: lambda stand: CompareSheet(one=stand),
    Act.UNSEEN: unseen_sheet,
    Act.LANGUAGE: lambda _: LanguageList(),
    Act.MENU: lambda _: Menu(),
}
AT_CONSOLE = frozenset({Act.MARK, Act.MARKS, Act.CAMERA, Act.HOLD, Act.EXPORT, Act.SIGN})
_NO_CONSOLE = words("That is written at a console: start the replay with --console")


def opening(act: Act, stand: Stand) -> AnySheet | Words:
    if act in AT_CONSOLE and not stand.console.name:
        return _NO_CONSOLE
    sheet = SHEETS[act](stand)
    is_form = isinstance(sheet, Writing) and not sheet.may(stand) and sheet.asked(stand)
    if is_form and not sheet.lines(stand):
        return words("{name} may not write that: ask who has the right to", name=_name(stand))
    return sheet


def _name(stand: Stand) -> str:
    return stand.console.reviewer.name if stand.console.reviewer is not None else ""
