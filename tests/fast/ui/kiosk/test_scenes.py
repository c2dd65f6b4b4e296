"""What is measured is all there is: every sheet, page, subject and phase of the table has its scene."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import TypeVar, get_args, get_type_hints

import pytest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheet import AnySheet, Nothing, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.bare_table import BareTable
from dealer_terminal.ui.kiosk.sheets.register import SHEETS
from dealer_terminal.ui.kiosk.sheets.table_terms import TableTerms, TermsPageKey
from dealer_terminal.ui.kiosk.sheets.writing import Subject, Writing
from dealer_terminal.ui.shared.props import pressables, token
from tests.fast.ui.kiosk.scenes import SCENES, table_of


@cache
def looked_at() -> tuple[AnySheet, ...]:
    return tuple(table_of(scene).controller.desk.sheet for scene in SCENES)


def kinds(of: type[AnySheet]) -> Iterator[type[AnySheet]]:
    """Those that are not the base of others; the bare table and the approval are each one by itself."""
    derived = of.__subclasses__()
    if of in (BareTable, ApprovalForm) or (not derived and of is not Nothing):
        yield of
    for each in derived:
        yield from kinds(each)


def test_every_sheet_is_in_the_one_table() -> None:
    """Of the kiosk: what a replay lays over it stands in no table of a dealer's."""
    own = {each for each in kinds(Sheet) if each.__module__.startswith("dealer_terminal.ui.kiosk.")}
    assert set(SHEETS.values()) == own


def test_every_sheet_has_a_scene() -> None:
    assert set(SHEETS.values()) - {type(sheet) for sheet in looked_at()} == set()


def test_every_page_of_the_terms_and_every_subject_of_the_keyboard_has_a_scene() -> None:
    assert {sheet.page for sheet in looked_at() if isinstance(sheet, TableTerms)} == set(TermsPageKey)
    assert {sheet.subject for sheet in looked_at() if isinstance(sheet, Writing)} == set(Subject)


def test_every_phase_of_a_round_has_a_scene() -> None:
    assert set(Phase) - {table_of(scene).controller.state.phase for scene in SCENES} == set()


def test_no_two_keys_of_a_screen_say_the_same() -> None:
    for scene in SCENES:
        props = table_of(scene).props
        keys = [token(each.key) for each in pressables((props.table.primary, props.table.secondary, props.over))]
        assert len(keys) == len(set(keys)), scene


def bases_of(kind: type) -> tuple[object, ...]:
    return tuple(vars(kind).get("__orig_bases__", ()))


def key_types(sheet: type[AnySheet]) -> tuple[type, ...]:
    """What stands in its `Sheet[…]`, or in that of what it is derived from."""
    for kind in sheet.__mro__:
        for base in bases_of(kind):
            declared = [each for each in get_args(base) if not isinstance(each, TypeVar)]
            if declared:
                return tuple(chain.from_iterable(get_args(each) or (each,) for each in declared))
    return ()


def taken(sheet: type[AnySheet]) -> tuple[type, ...]:
    """What its own `pressed` takes: a sheet may add keys to those of what it is derived from."""
    key = get_type_hints(sheet.pressed).get("key")
    return tuple(each for each in get_args(key) or (key,) if isinstance(each, type))


@pytest.mark.parametrize("scene", SCENES)
def test_every_key_on_a_sheet_is_one_of_its_own_and_is_taken_there(scene: str) -> None:
    table = table_of(scene)
    sheet, props = type(table.controller.desk.sheet), table.props
    keys = [each.key for each in pressables((props.table.secondary, props.over)) if not isinstance(each.key, BarKey)]
    assert [key for key in keys if not isinstance(key, (*key_types(sheet), *taken(sheet)))] == []
    assert not keys or sheet.pressed is not Sheet.pressed
