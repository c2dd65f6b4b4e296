"""What the window speaks: chosen by a key, kept over a sign-off; nothing is cut off in any language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import LANGUAGES
from tests.fast.ui.surveillance.sitting import Sitting, visible
from tests.helpers.consoles import PIN
from tests.helpers.languages import TRANSLATED

FORMS = (
    "mark",
    "marks",
    "camera",
    "hold",
    "export",
    "sign",
    "check",
    "compare",
    "unseen",
    "verdict",
    "menu",
    "language",
)


def speaks(sits: Sitting, language: str) -> None:
    sits.strikes(Qt.Key.Key_G)
    sits.presses(f"line {language}")


def test_a_key_lists_the_languages_and_a_press_speaks_one(sits: Sitting) -> None:
    sits.strikes(Qt.Key.Key_G)
    assert [line.text for line in sits.window.props.sheet.lines] == [*LANGUAGES.values()]
    sits.presses("line es")
    assert not sits.replay.showing.desk.sheets
    assert sits.window.view.title().startswith("Repetición")
    assert sits.window.props.facts_title == "Hechos de la ronda 2: 30"
    assert sits.window.props.felt.table.status.table.startswith("Mesa")
    sits.strikes(Qt.Key.Key_D)
    assert sits.window.props.screen.table.status.table.startswith("Table")


def test_signing_off_leaves_the_language(sits: Sitting) -> None:
    speaks(sits, "es")
    sits.strikes(Qt.Key.Key_O)
    sits.presses("key sign-off")
    assert sits.replay.showing.locked
    assert sits.window.props.sheet.told.startswith("Entre para ver lo pasado.")


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_cut_off_in_a_form(sits: Sitting, language: str) -> None:
    speaks(sits, language)
    for form in FORMS:
        sits.replay.press(form)
        QGuiApplication.processEvents()
        sits.window.view.grabWindow()
        cut = [item.property("text") for item in visible(sits.window.view.contentItem()) if item.property("truncated")]
        assert cut == [], form
        sits.strikes(Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_whoever_signs_on_sees_both_fields_whatever_was_said(sits: Sitting, language: str) -> None:
    speaks(sits, language)
    sits.strikes(Qt.Key.Key_O)
    sits.presses("key sign-off")
    assert unseen_fields(sits) == []
    for number, pin in (("4001", "9999"), ("2001", PIN)):
        sits.fills(number=number, pin=pin)
        sits.strikes(Qt.Key.Key_Return)
        sits.window.view.grabWindow()
        assert sits.replay.showing.locked
        assert unseen_fields(sits) == []


def unseen_fields(sits: Sitting) -> list[str]:
    """Those that don't lie wholly in the part of a form that is seen."""
    found = [each for each in visible(sits.window.view.rootObject()) if each.objectName().startswith("field ")]
    assert len(found) == 2
    return [each.objectName() for each in found if not in_sight(each)]


def in_sight(line: QQuickItem) -> bool:
    box = within = line.parentItem()
    while within.property("contentHeight") is None:
        within = within.parentItem()
    return within.boundingRect().contains(box.mapRectToItem(within, box.boundingRect()))
