"""What the window speaks: chosen by a key, kept over a sign-off; nothing is cut off in any language."""

from itertools import product

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import LANGUAGES
from tests.fast.ui.person import visible
from tests.fast.ui.replay.sitting import Sitting
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
    sits.speaks("es")
    sits.strikes(Qt.Key.Key_O)
    sits.presses("key sign-off")
    assert sits.replay.showing.locked
    assert sits.window.props.sheet.told.startswith("Entre para ver lo pasado.")


def test_nothing_is_cut_off_in_a_form_in_any_language(sits: Sitting) -> None:
    found = {}
    for language, form in product(TRANSLATED, FORMS):
        sits.speaks(language)
        sits.replay.press(form)
        QGuiApplication.processEvents()
        sits.window.view.grabWindow()
        seen = visible(sits.window.view.contentItem())
        found[language, form] = [item.property("text") for item in seen if item.property("truncated")]
        sits.strikes(Qt.Key.Key_Escape)
    assert {at: cut for at, cut in found.items() if cut} == {}


def test_whoever_signs_on_sees_both_fields_whatever_was_said(sits: Sitting) -> None:
    for language in ("en", *TRANSLATED):
        sits.speaks(language)
        sits.strikes(Qt.Key.Key_O)
        sits.presses("key sign-off")
        assert unseen_fields(sits) == [], language
        for number, pin in (("4001", "9999"), ("2001", PIN)):
            sits.fills(number=number, pin=pin)
            sits.strikes(Qt.Key.Key_Return)
            sits.window.view.grabWindow()
            assert sits.replay.showing.locked
            assert unseen_fields(sits) == [], language
        sits.fills(number="4001", pin=PIN)
        sits.strikes(Qt.Key.Key_Return)


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
