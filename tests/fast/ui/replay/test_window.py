"""The window itself: real keys, real presses, at every size."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dealer_terminal.app.replay import room
from dealer_terminal.review.playhead import Motion
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.kit.window import tokens
from dealer_terminal.ui.replay.bindings import BINDINGS
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle, ReplayOverlay
from dealer_terminal.ui.replay.view import ReplayView
from tests.fast.ui.person import visible
from tests.fast.ui.replay.sitting import answered

Key, Held = Qt.Key, Qt.KeyboardModifier
Replays = Callable[..., ReplayController]


@pytest.fixture
def window(replays: Replays, fonts: None) -> Iterator[ReplayView]:
    replay = replays()
    replay.seek("2")
    made = ReplayView(replay, room(), parse_panel("1280x720"))
    made.view.show()
    QGuiApplication.processEvents()
    yield made
    made.close()


def replay_of(window: ReplayView) -> ReplayController:
    return window._controller


def strike(window: ReplayView, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
    QTest.keyClick(window.view, key, held)
    QGuiApplication.processEvents()


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_what_led_to_the_fact_it_opens_at_stands_above_it(replays: Replays, fonts: None, size: str) -> None:
    made = ReplayView(replays(60), room(), parse_panel(size))
    made.view.show()
    QGuiApplication.processEvents()
    made.view.grabWindow()
    lit = next(each for each in visible(made.view.rootObject()) if each.property("says") == "present")
    panel = lit.parentItem().parentItem()
    above = lit.mapToItem(panel, QPointF(0, 0)).y()
    assert panel.height() * 0.2 < above < panel.height() * 0.8
    made.view.resize(1280, 1000)
    QGuiApplication.processEvents()
    made.view.grabWindow()
    assert panel.height() * 0.2 < lit.mapToItem(panel, QPointF(0, 0)).y() < panel.height() * 0.8
    made.close()


def test_the_playhead_on_the_strip_goes_with_the_replay(window: ReplayView) -> None:
    strip = next(each for each in visible(window.view.rootObject()) if each.property("name") == "strip")
    *_, playhead = strip.childItems()
    places = list[float]()
    for round_ in ("1", "5"):
        replay_of(window).seek(round_)
        QGuiApplication.processEvents()
        places.append(window.props.strip.now)
        middle = playhead.x() + playhead.width() / 2
        assert middle == pytest.approx(window.props.strip.now * strip.width(), abs=1)
    assert places[0] < places[1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_however_long_a_table_is_called_round_fact_and_verdict_stand_whole(
    window: ReplayView, size: tuple[int, int]
) -> None:
    window.view.resize(*size)
    called = {"table": "High Limit Room, Table Seventeen " * 3, "dealer": "A Dealer With Many Names " * 3}
    head = replace(window.props.head, **called, verdict="VERIFIED up to fact 1234567", simulated="SIMULATED")
    window._shown.put(replace(window.props, head=head))
    window.view.grabWindow()
    seen = [each for each in visible(window.view.rootObject()) if each.property("text")]
    texts = {str(each.property("text")): each for each in seen if each.mapToScene(QPointF(0, 0)).y() < size[1] / 20}
    ends = texts[head.verdict].mapToScene(QPointF(0, 0)).x()
    for told in (head.table, head.dealer, head.round, head.fact):
        assert texts[told].mapRectToScene(texts[told].boundingRect()).right() <= ends, told
        assert texts[told].width() > 60, told
    for told in (head.round, head.fact):
        assert texts[told].width() >= texts[told].implicitWidth()


PLACES = {
    "Right": (Key.Key_Right, Held.NoModifier),
    "Left": (Key.Key_Left, Held.NoModifier),
    "Shift+Right": (Key.Key_Right, Held.ShiftModifier),
    "Ctrl+Right": (Key.Key_Right, Held.ControlModifier),
    "Ctrl+Left": (Key.Key_Left, Held.ControlModifier),
    "Home": (Key.Key_Home, Held.NoModifier),
    "End": (Key.Key_End, Held.NoModifier),
    "5": (Key.Key_5, Held.NoModifier),
    "j": (Key.Key_J, Held.NoModifier),
    "l": (Key.Key_L, Held.NoModifier),
}


@pytest.mark.parametrize("name", PLACES)
def test_a_key_does_what_its_binding_does(window: ReplayView, replays: Replays, name: str) -> None:
    by_name = replays()
    by_name.seek("2")
    by_name.press(next(each.name for each in BINDINGS if name in each.keys))
    before = replay_of(window).showing.head
    strike(window, *PLACES[name])
    assert replay_of(window).showing.head == by_name.showing.head != before


def test_space_plays_and_pauses_in_the_same_place(window: ReplayView) -> None:
    places = [replay_of(window).showing.head.position]
    for motion in (Motion.PLAYING, Motion.PAUSED):
        strike(window, Key.Key_Space)
        assert replay_of(window).showing.head.motion is motion
        places.append(replay_of(window).showing.head.position)
    assert len(set(places)) == 1


def test_the_screen_the_help_page_and_escape(window: ReplayView) -> None:
    strike(window, Key.Key_D)
    strike(window, Key.Key_Question, Held.ShiftModifier)
    desk = replay_of(window).showing.desk
    assert (desk.middle, desk.over) == (ReplayMiddle.SCREEN, ReplayOverlay.HELP)
    strike(window, Key.Key_Escape)
    desk = replay_of(window).showing.desk
    assert (desk.middle, desk.over) == (ReplayMiddle.FELT, ReplayOverlay.NOTHING)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 900), (1920, 1080), (1600, 1600), (2560, 1080)])
def test_every_key_of_the_help_page_is_in_sight(window: ReplayView, size: tuple[int, int]) -> None:
    window.view.resize(*size)
    strike(window, Key.Key_Question, Held.ShiftModifier)
    window.view.grabWindow()
    page = Finger(window.view).find("help page")
    lain = page.mapRectToScene(page.boundingRect())
    assert QRectF(0, 0, window.view.width(), window.view.height()).contains(lain)
    assert lain.contains(page.mapRectToScene(page.childrenRect()))


def test_nothing_on_the_dealers_screen_can_be_pressed(window: ReplayView) -> None:
    """The frame over all of it leads back to the felt."""
    before = replay_of(window).showing.head
    strike(window, Key.Key_D)
    item = Finger(window.view).find("dealer's screen")
    QTest.mouseClick(
        window.view, Qt.MouseButton.LeftButton, Held.NoModifier, item.mapToScene(item.boundingRect().center()).toPoint()
    )
    assert replay_of(window).showing.desk.middle is ReplayMiddle.FELT
    assert replay_of(window).showing.head == before


def test_what_is_written_in_the_box_is_no_key(window: ReplayView) -> None:
    strike(window, Key.Key_Slash)
    box = window.view.rootObject().findChild(QQuickItem, "search")
    assert isinstance(box, QQuickItem)
    for key in (Key.Key_F, Key.Key_5, Key.Key_0):
        strike(window, key)
    assert box.property("text") == "f50"
    strike(window, Key.Key_Return)
    assert replay_of(window).showing.head.position == 50
    strike(window, Key.Key_Right)
    assert replay_of(window).showing.head.position == 51


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024)])
def test_what_is_said_hides_nothing_of_the_table(window: ReplayView, size: tuple[int, int]) -> None:
    window.view.resize(*size)
    replay_of(window).seek("nonsense")
    window.view.grabWindow()
    (said,) = (each for each in visible(window.view.rootObject()) if each.metaObject().className().startswith("Said_"))
    felt = Finger(window.view).find("felt")
    assert said.width() > 0
    assert not said.mapRectToScene(said.boundingRect()).intersects(felt.mapRectToScene(felt.boundingRect()))


def test_a_press_on_a_fact_on_a_find_and_on_the_strip_goes_there(window: ReplayView) -> None:
    finger, replay = Finger(window.view), replay_of(window)
    wanted = window.props.facts[2].position
    finger.press(f"fact {wanted}")
    assert replay.showing.head.position == wanted
    answered(replay)
    window.view.grabWindow()
    found = window.props.find.found[1].position
    finger.press(f"found {found}")
    assert replay.showing.head.position == found
    assert replay.showing.moment.state.seats
    finger.press("strip")
    assert replay.showing.head.position not in (wanted, found)
    finger.press("round-back")
    finger.press("play")
    assert replay.showing.head.motion is Motion.PLAYING


def test_a_fact_is_read_aloud_with_its_time_and_its_money(window: ReplayView) -> None:
    wanted = next(each for each in window.props.facts if each.money)
    strike(window, Key.Key_D)
    replay_of(window).go(wanted.position)
    QGuiApplication.processEvents()
    spoken = Finger(window.view).find(f"fact {wanted.position}").property("spoken")
    assert spoken == " · ".join((wanted.time, wanted.text, wanted.source, wanted.money))


def test_every_button_says_its_key(window: ReplayView) -> None:
    keys = {each.name: each.keys[0] for each in BINDINGS}
    for name in ("play", "fact-on", "round-back", "follow", "screen"):
        assert Finger(window.view).find(name).property("says") == key_text(keys[name])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1280, 1024)])
def test_the_window_grows_with_its_size(window: ReplayView, size: tuple[int, int]) -> None:
    window.view.resize(*size)
    QGuiApplication.processEvents()
    assert tokens(window.view.engine()).property("pxPerMm") == pytest.approx(0.64 * min(size[0] / 218, size[1] / 125.5))
    root = window.view.rootObject()
    assert (root.width(), root.height()) == size
    for item in Finger(window.view).targets():
        corner = item.mapToScene(item.boundingRect().bottomRight())
        if str(item.property("name")) in {each.name for each in BINDINGS}:
            assert corner.x() <= size[0] and corner.y() <= size[1]
