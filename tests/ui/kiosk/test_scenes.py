"""What is measured is all there is: every sheet, menu, page, form and phase of the table has its scene."""

from enum import Enum
from functools import cache
from typing import get_args

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk import sheets as s
from tests.ui.kiosk.scenes import SCENES, table_of

Screen = Enum | type[s.Sheet]
IN_KINDS = {s.MenuSheet: s.Menu, s.Editor: s.Page, s.Form: s.Purpose, s.Writing: s.Subject}


def kind(sheet: s.Sheet) -> Screen:
    match sheet:
        case s.MenuSheet(menu=menu):
            return menu
        case s.Editor(page=page):
            return page
        case s.Form(purpose=purpose):
            return purpose
        case s.Writing(subject=subject):
            return subject
        case _:
            return type(sheet)


@cache
def looked_at() -> tuple[frozenset[Screen], frozenset[Phase]]:
    controllers = [table_of(scene).controller for scene in SCENES]
    return frozenset(kind(each.desk.sheet) for each in controllers), frozenset(each.state.phase for each in controllers)


def test_every_sheet_in_every_kind_of_it_has_a_scene() -> None:
    every = {sheet for sheet in get_args(s.Sheet) if sheet not in IN_KINDS}
    every |= {each for kinds in IN_KINDS.values() for each in kinds}
    assert every - looked_at()[0] == set()


def test_every_phase_of_a_round_has_a_scene() -> None:
    assert set(Phase) - looked_at()[1] == set()
