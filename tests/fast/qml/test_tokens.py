"""The tokens themselves: what must be read can be read."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlEngine, QQmlProperty

from dealer_terminal.ui.kit.window import IMPORT_ROOT, THEMES, tokens
from tests.fast.qml.screen import Opened, items, texts, window_on

GROUNDS = ("screen", "panel", "raised", "plate", "seat", "seatCurrent", "feltTop", "feltEdge")
ON_THE_TABLE = ("screen", "panel", "plate", "seat", "seatCurrent")
SEVEN_TO_ONE = [
    *(("text", ground) for ground in GROUNDS),
    *((ink, ground) for ink in ("gold", "current", "muted") for ground in ON_THE_TABLE),
    *((ink, ground) for ink in ("won", "lost", "push", "returned") for ground in ("plate", "seatCurrent", "panel")),
    *((ink, "panel") for ink in ("done", "overridden", "pending", "primary", "refusalLine")),
    ("primaryInk", "primary"),
    ("primaryInk", "primaryPressed"),
    ("plate", "pressed"),
    ("plate", "pending"),
    ("plate", "done"),
    ("plate", "text"),
    ("refusalInk", "refusal"),
    ("simulatedInk", "simulated"),
    *((ink, "cardFace") for ink in ("inkBlack", "inkRed", "inkGreen", "inkBlue")),
]
SEEN = [
    ("printed", "seat", 4.5),
    ("printed", "feltTop", 4.5),
    ("gold", "feltTop", 4.5),
    ("line", "panel", 3.0),
    ("cardBackLine", "cardBack", 4.5),
]


@pytest.fixture
def look(qapp: object) -> Iterator[QObject]:
    engine = QQmlEngine()
    engine.addImportPath(str(IMPORT_ROOT))
    yield tokens(engine)
    engine.deleteLater()


def luminance(colour: QColor) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(look: QObject, first: str, second: str) -> float:
    return between(*(QQmlProperty(look, f"colour.{name}").read() for name in (first, second)))


def between(first: QColor, second: QColor) -> float:
    dark, light = sorted(map(luminance, (first, second)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_inks_stand_out_from_their_grounds(look: QObject, theme: str) -> None:
    look.setProperty("theme", theme)
    pairs = [*((ink, ground, 7.0) for ink, ground in SEVEN_TO_ONE), *SEEN]
    assert [pair for pair in pairs if contrast(look, *pair[:2]) < pair[2]] == []


@pytest.mark.parametrize("size", ["glanceMm", "titleMm", "displayMm"])
def test_a_capital_read_at_a_glance_is_four_millimetres_high(look: QObject, size: str) -> None:
    assert look.property(size) * look.property("capital") >= look.property("leastGlanceMm") >= 4


def test_nothing_moves_for_longer_than_150_ms(look: QObject) -> None:
    assert 0 < look.property("moveMs") < 150


def test_targets_are_as_the_design_says(look: QObject) -> None:
    assert (look.property("primaryMm"), look.property("targetMm"), look.property("refireMs")) == (20, 12, 300)


@pytest.mark.parametrize("kind", ["PrimaryButton", "SecondaryButton", "KeypadKey"])
def test_the_words_of_a_key_stand_out_seven_to_one_from_its_face(opened: Opened, kind: str) -> None:
    view = opened(window_on(f'{kind} {{ text: "Deal" }}'))
    (words,), faces = texts(view), [each.property("up") for each in items(view.contentItem())]
    (face,) = (each for each in faces if each is not None)
    assert between(words.property("color"), face) >= 7
