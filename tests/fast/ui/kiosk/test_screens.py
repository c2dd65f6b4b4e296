"""Every screen on one panel and in one language: large enough, complete, uncovered, legible, named and translated.

The long suite draws each screen on every panel in every language.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import TypeVar, get_args, get_type_hints

import pytest
from PySide6.QtGui import QImage
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.frame import frame
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.screen_renderer import Stills
from dealer_terminal.ui.kiosk.sheet import AnySheet, Nothing, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.register import SHEETS
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kiosk.sheets.table_terms import TableTerms, TermsPageKey
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry, TextSubject
from dealer_terminal.ui.kiosk.surfaces import FormProps
from dealer_terminal.ui.kit.languages import Language, spoken
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.kit.props import pressables, token
from tests.fast.qml.screen import items, laid_out
from tests.fast.ui.kiosk.panels import COMBINATIONS, Window, combination_of, windows
from tests.fast.ui.kiosk.scenes import SCENES, props_of, table_of
from tests.fast.ui.kiosk.signing import MANY, pages_in
from tests.fast.ui.kiosk.word_faults import every_template, name_faults
from tests.helpers.languages import TRANSLATED

IDS = [f"{panel.width}x{panel.height}-{language}" for panel, language in COMBINATIONS]
APPROVALS = {
    "approval-camera": "Payment over the threshold",
    "irregularity-approval": "A player was skipped",
    "open-table-approval": "Open the table",
}
SPANISH = Language(
    {
        "todo": "pendiente",
        "current": "actual",
        "done": "hecho",
        "overridden": "anulado",
        "not applicable": "no procede",
        "face down": "boca abajo",
        "chip {denomination}": "ficha de {denomination}",
    }
).say
SPOKEN = {
    "decisions": {"Wagers hecho", "Folds pendiente", "boca abajo"},
    "settle-3-card": {"Deal hecho", "Deck back pendiente", "boca abajo"},
    "wagers-pad": {"ficha de 25", "ficha de 100"},
}


@pytest.fixture(scope="module")
def window(fonts: None) -> Iterator[Callable[[Panel], Window]]:
    with windows() as opened:
        yield opened


@pytest.mark.parametrize(("panel", "language"), COMBINATIONS, ids=IDS)
def test_screens_have_no_fault(window: Callable[[Panel], Window], panel: Panel, language: str) -> None:
    found = list[str]()
    for scene in (each for each in SCENES if combination_of(each) == (panel, language)):
        found += [*key_faults(scene), *window(panel).faults(scene, props_of(scene, language), language)]
    for case in (each for each in MANY if combination_of(each) == (panel, language)):
        for page in pages_in(MANY[case](), language):
            found += window(panel).faults(case, page, language)
    assert not found, "\n".join(found)


def test_no_screen_shows_a_name_of_the_program() -> None:
    """In English, where a key that is not translated looks like any other word."""
    assert {scene: found for scene in SCENES if (found := [*name_faults(props_of(scene))])} == {}


def test_screens_cover_every_panel_in_every_language() -> None:
    assert {combination_of(scene) for scene in SCENES} == set(COMBINATIONS)


def test_winner_is_named_like_the_qualifying_dealer_in_chinese() -> None:
    shown = props_of("3-card-seven-settling", "zh_CN").table
    assert shown.dealer.qualifies == shown.settlement.lines[0].event == "荷官不合格"


def test_position_and_jackpot_have_one_name_in_chinese() -> None:
    say = spoken("zh_CN")
    assert [said for said in every_template() if "位置 {" in say(said) or "大奖" in say(said)] == []


def test_picture_of_the_past_says_what_was_asked_and_by_which_paragraph(fonts: None) -> None:
    table = table_of("irregularity-mismatch")
    stills = Stills(table.room)
    asked = stills.of(table.controller.state)
    stills.close()
    assert asked.asked and asked.citation and QImage.fromData(asked.image).width()


def test_translated_approval_has_its_printed_title() -> None:
    for scene, title in APPROVALS.items():
        for language in (ENGLISH, *TRANSLATED):
            over = props_of(scene, language).over
            assert isinstance(over, FormProps)
            assert over.printed == ("" if language == ENGLISH else title), (scene, language)
            assert (title in over.title) == (language == ENGLISH), (scene, language)


def test_signs_without_words_are_read_aloud_in_the_language_of_the_screen(window: Callable[[Panel], Window]) -> None:
    kiosk = window(COMBINATIONS[0][0]).kiosk
    for scene, words in SPOKEN.items():
        kiosk.put(frame(table_of(scene).controller.inputs(), SPANISH))
        laid_out(kiosk.view)
        told = {_name(item) for item in items(kiosk.view.contentItem())}
        assert words <= told, scene
        assert not {name for name in told if name in {"face down", "chip 25"} or name.endswith((" todo", " done"))}


def _name(item: QQuickItem) -> str:
    context = QQmlEngine.contextForObject(item)
    told = QQmlExpression(context, item, "Accessible.name").evaluate() if context is not None else ""
    return str(told[0] if isinstance(told, tuple) else told)


@cache
def looked_at() -> tuple[AnySheet, ...]:
    return tuple(table_of(scene).controller.desk.sheet for scene in SCENES)


def kinds(of: type[AnySheet]) -> Iterator[type[AnySheet]]:
    """Yield those that are not the base of others; the bare table and the approval are each one by itself."""
    derived = of.__subclasses__()
    if of in (BareTable, ApprovalForm) or (not derived and of is not Nothing):
        yield of
    for each in derived:
        yield from kinds(each)


def test_every_sheet_page_subject_and_phase_has_a_scene() -> None:
    """Of the kiosk: what a replay lays over it stands in no table of a dealer's."""
    own = {each for each in kinds(Sheet) if each.__module__.startswith("dealer_terminal.ui.kiosk.")}
    assert set(SHEETS.values()) == own
    assert own - {type(sheet) for sheet in looked_at()} == set()
    assert {sheet.page for sheet in looked_at() if isinstance(sheet, TableTerms)} == set(TermsPageKey)
    assert {sheet.subject for sheet in looked_at() if isinstance(sheet, TextEntry)} == set(TextSubject)
    assert set(Phase) - {table_of(scene).controller.state.phase for scene in SCENES} == set()


def key_faults(scene: str) -> Iterator[str]:
    """Two keys say the same, or a key is not one of the sheet's own, or is not taken there."""
    table = table_of(scene)
    sheet, props = type(table.controller.desk.sheet), table.props
    told = [token(each.key) for each in pressables((props.table.primary, props.table.secondary, props.over))]
    keys = [each.key for each in pressables((props.table.secondary, props.over)) if not isinstance(each.key, BarKey)]
    if len(told) != len(set(told)):
        yield f"{scene}: two keys say the same"
    if keys and sheet.pressed is Sheet.pressed:
        yield f"{scene}: no key of the sheet is taken"
    own = (*key_types(sheet), *taken(sheet))
    yield from (f"{scene}: {key} is no key of the sheet" for key in keys if not isinstance(key, own))


def key_types(sheet: type[AnySheet]) -> tuple[type, ...]:
    """Return what stands in its `Sheet[…]`, or in that of what it is derived from."""
    for kind in sheet.__mro__:
        for base in tuple(vars(kind).get("__orig_bases__", ())):
            declared = [each for each in get_args(base) if not isinstance(each, TypeVar)]
            if declared:
                return tuple(chain.from_iterable(get_args(each) or (each,) for each in declared))
    return ()


def taken(sheet: type[AnySheet]) -> tuple[type, ...]:
    """Return what its own `pressed` takes: a sheet may add keys to those of what it is derived from."""
    key = get_type_hints(sheet.pressed).get("key")
    return tuple(each for each in get_args(key) or (key,) if isinstance(each, type))
