"""What is read aloud to whoever can't see the screen is in the dealer's language, too."""

from collections.abc import Callable

import pytest
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.frame import frame
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.languages import Language
from tests.fast.qml.screen import items, showing
from tests.fast.ui.kiosk import stories
from tests.fast.ui.kiosk.scenes import wager_pad
from tests.fast.ui.kiosk.table import Table

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
SPOKEN = [
    (stories.deciding, {"Wagers hecho", "Folds pendiente", "boca abajo"}),
    (stories.three_card, {"Deal hecho", "Deck back pendiente", "boca abajo"}),
    (wager_pad, {"ficha de 25", "ficha de 100"}),
]


@pytest.mark.parametrize(("scene", "spoken"), SPOKEN)
def test_signs_that_have_no_words_on_the_screen_are_spoken_in_its_language(
    fonts: None, scene: Callable[[], Table], spoken: set[str]
) -> None:
    with showing() as show:
        view = show(KioskView(frame(scene().controller.inputs(), SPANISH), lambda touch: None).view)
        told = {_name(item) for item in items(view.contentItem())}
    assert spoken <= told
    assert not {name for name in told if name in {"face down", "chip 25"} or name.endswith((" todo", " done"))}


def _name(item: QQuickItem) -> str:
    context = QQmlEngine.contextForObject(item)
    told = QQmlExpression(context, item, "Accessible.name").evaluate() if context is not None else ""
    return str(told[0] if isinstance(told, tuple) else told)
