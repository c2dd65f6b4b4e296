"""Rows of the replay: each is read aloud by what it shows, and nothing of it is cut off or lies on something else."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.review.finder import Ready
from dealer_terminal.ui.replay.sheet import Speaks
from tests.fast.ui.person import Held, Key, visible
from tests.fast.ui.replay.conftest import ROUNDS, Desks
from tests.fast.ui.replay.sitting import Sitting, answered

BEGINS, AIR = 60, 0.95
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SIZES_AND_LANGUAGES = [*zip(cycle(SIZES), LANGUAGES, strict=False)]
ROWS = ("FoundRow", "FactRow", "CameraRow", "FactsPanel")
UNSAID = ("QMLTYPE", "QQuick", "(0x", "undefined", "[object", "null")


@contextmanager
def seated(db: str, folder: Path) -> Iterator[Sitting]:
    """With two cameras, one of them by another day's clock."""
    desks = Desks(db, folder)
    made = Sitting(desks, folder)
    for camera, shows in (("Cam 12", "2026-01-05 23:59:50.5"), ("Entrance, high bay, north side", "")):
        made.strikes(Key.Key_T)
        made.fills(camera=camera, shows=shows or made.window.props.clock.time, how="by eye", margin="0.25")
        made.presses("key set")
    answered(made.replay)
    yield made
    desks.close()
    made.close()


@pytest.fixture
def sits(db: str, tmp_path: Path, fonts: None) -> Iterator[Sitting]:
    with seated(db, tmp_path) as made:
        yield made


@pytest.fixture(scope="module")
def resized(db: str, tmp_path_factory: pytest.TempPathFactory, fonts: None) -> Iterator[Sitting]:
    """One for all sizes and languages, as an officer has one window."""
    with seated(db, tmp_path_factory.mktemp("resized")) as made:
        yield made


def rows(sits: Sitting, kind: str) -> list[QQuickItem]:
    sits.window.view.grabWindow()
    QGuiApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return [each for each in visible(sits.window.view.rootObject()) if each.metaObject().className().startswith(kind)]


def in_sight(sits: Sitting, item: QQuickItem) -> bool:
    """What a list keeps ready beyond its edge is not laid out yet."""
    view = sits.window.view
    return item.mapRectToScene(item.boundingRect()).intersects(QRectF(0, 0, view.width(), view.height()))


def read_aloud(item: QQuickItem) -> str:
    context = QQmlEngine.contextForObject(item)
    told = QQmlExpression(context, item, "Accessible.name").evaluate() if context is not None else ""
    return str(told[0] if isinstance(told, tuple) else told)


def texts(item: QQuickItem) -> list[QQuickItem]:
    return [each for each in visible(item) if each.inherits("QQuickText") and each.property("text")]


def painted(text: QQuickItem) -> QRectF:
    """Where its letters are, whichever way they are aligned."""
    box = text.mapRectToScene(text.boundingRect())
    return box.adjusted(1, 1, -1, -1)


def test_every_row_is_read_aloud_by_what_it_shows(sits: Sitting) -> None:
    props = sits.window.props
    found = {read_aloud(each) for each in rows(sits, "FoundRow")}
    cameras = {read_aloud(each) for each in rows(sits, "CameraRow")}
    facts = {read_aloud(each) for each in rows(sits, "FactRow")}
    told = {" · ".join(filter(None, (each.time, each.round, each.text, each.money))) for each in props.find.found}
    assert found and found <= told
    assert cameras == {f"{each.name} {each.time} {each.margin}" for each in props.clock.cameras}
    spoken = {
        " · ".join(filter(None, (each.time, each.camera, each.text, each.source, each.money))) for each in props.facts
    }
    assert facts and facts <= spoken


def test_nothing_is_read_aloud_by_the_name_of_its_type(sits: Sitting) -> None:
    for press in ("felt", "screen", "menu", "marks", "camera", "check", "verdict", "help"):
        if press != "felt":
            sits.replay.press(press)
        sits.window.view.grabWindow()
        told = {read_aloud(each) for each in visible(sits.window.view.rootObject())}
        assert not [each for each in told if any(part in each for part in UNSAID)], press


@pytest.mark.parametrize(("size", "language"), SIZES_AND_LANGUAGES)
def test_no_row_is_cut_off_and_nothing_in_it_lies_on_something_else(
    resized: Sitting, size: tuple[int, int], language: str
) -> None:
    """Rounds are gone through until each fact has been in sight with its paragraph, its money and a camera's time."""
    resized.window.view.resize(*size)
    resized.replay.go(BEGINS)
    resized.replay._do(lambda: resized.replay._sheeted(Speaks(language)))
    answered(resized.replay)
    seen = set()
    for _ in range(8):
        for kind in ROWS:
            for row in (each for each in rows(resized, kind) if in_sight(resized, each)):
                _require_whole(row, whole=kind != "FactsPanel")
                seen.add(kind)
        resized.strikes(Key.Key_Right, Held.ShiftModifier)
    assert seen == set(ROWS)
    present = next(each for each in resized.window.props.facts if each.present)
    (row,) = [each for each in rows(resized, "FactRow") if each.property("present")]
    shown = {str(each.property("text")) for each in texts(row)}
    assert {present.text, present.time, present.camera} <= shown
    assert present.source in ({*shown, ""})


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_the_dealers_screen_all_that_is_said_is_in_sight(resized: Sitting, language: str) -> None:
    """Also where a touch wrote several facts."""
    resized.window.view.resize(*SIZES[0])
    resized.replay._do(lambda: resized.replay._sheeted(Speaks(language)))
    resized.replay.go(resized.replay.showing.facts[-1].position)
    resized.replay.press("screen")
    (screen,) = rows(resized, "DealersScreen")
    told = resized.window.props.caption
    (caption,) = [each for each in texts(screen) if each.property("text") == told]
    inside = screen.mapRectToScene(screen.boundingRect()).adjusted(-1, -1, 1, 1)
    assert inside.contains(caption.mapRectToScene(caption.boundingRect()))
    assert caption.property("contentWidth") <= screen.width()
    resized.replay.press("screen")


@pytest.mark.parametrize("language", ["en", "vi"])
def test_no_paragraph_of_a_fact_is_squeezed_beside_its_money(resized: Sitting, language: str) -> None:
    resized.window.view.resize(*SIZES[0])
    resized.replay._do(lambda: resized.replay._sheeted(Speaks(language)))
    resized.replay.press("home")
    wide = 0
    for _ in range(ROUNDS):
        resized.replay.press("round-on")
        for position in [each.position for each in resized.window.props.facts if " · " in each.money]:
            resized.replay.go(position)
            (row,) = [each for each in rows(resized, "FactRow") if each.property("present")]
            (rule,) = [each for each in texts(row) if each.property("text") == row.property("source")]
            assert rule.property("lineCount") <= 2, row.property("source")
            wide += 1
    assert wide, "no fact paid and took"


@pytest.mark.parametrize(("size", "language"), SIZES_AND_LANGUAGES)
def test_no_words_of_a_button_touch_its_edge(resized: Sitting, size: tuple[int, int], language: str) -> None:
    """Also where they are two lines."""
    resized.window.view.resize(*size)
    resized.replay._do(lambda: resized.replay._sheeted(Speaks(language)))
    buttons = rows(resized, "PlainButton")
    assert len(buttons) >= len(Ready)
    for each in buttons:
        (words,) = texts(each)
        told = str(words.property("text"))
        assert words.property("contentHeight") <= each.height() * AIR, told
        assert words.property("contentWidth") <= each.width() * AIR, told


def _require_whole(row: QQuickItem, *, whole: bool) -> None:
    for text in texts(row):
        told = str(text.property("text"))
        assert not text.property("truncated"), told
        assert text.property("contentWidth") <= text.width() * 1.05 + 1, told
        assert text.property("contentHeight") <= text.height() + 1, told
    if whole:
        for one, other in combinations(texts(row), 2):
            pair = one.property("text"), other.property("text")
            assert not painted(one).intersects(painted(other)), pair
            assert row.mapRectToScene(row.boundingRect()).adjusted(-1, -1, 1, 1).contains(painted(one)), pair
