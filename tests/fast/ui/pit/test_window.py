"""The window of a pit: real keys, real presses, at every size, in every language; it locks itself."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.journal import review_facts
from dealer_terminal.languages import LANGUAGES
from dealer_terminal.review.queue.items import KEPT
from dealer_terminal.review.table_snapshot import by_need
from dealer_terminal.ui.kit.window import tokens
from dealer_terminal.ui.pit.bindings import BINDINGS
from dealer_terminal.ui.pit.pit_view_state import PitMiddle, PitOverlay, PitPage
from tests.fast.ui.person import Held, Key, visible
from tests.fast.ui.pit.conftest import Sits
from tests.fast.ui.pit.journals import ROUNDS, table
from tests.fast.ui.pit.sitting import ADMINISTRATOR, SUPERVISOR, Sitting
from tests.helpers.languages import TRANSLATED
from tests.helpers.playing import THREE_CARD

SHEETS = ("changes", "shift", "alarm", "load", "sign", "language", "menu")


def test_all_tables_are_there_and_each_says_how_it_stands(sits: Sitting) -> None:
    tiles = sits.window.props.tiles
    assert sorted(each.table for each in tiles) == ["Table 7", "Table 8", "Table 9"]
    for each in tiles:
        assert (each.round, each.simulated, each.game) == (f"Round {ROUNDS + 1}", "SIMULATED", "31 Classic WA 2019")
        assert each.dealer.startswith("Simulated dealer")
        assert "rounds an hour" in each.told


def test_the_table_that_needs_somebody_most_comes_first(sits: Sitting) -> None:
    showing = sits.showing
    assert showing.sights == by_need(showing.sights, showing.rows)


def test_two_tables_of_one_name_are_told_apart(sitting: Sits, tmp_path: Path) -> None:
    sits = sitting(table(tmp_path, "7", 5))
    names = [each.table for each in sits.window.props.tiles if each.table.startswith("Table 7")]
    assert len({*names}) == 2


def test_a_table_is_opened_live_and_its_dealers_screen_seen(sits: Sitting) -> None:
    journal = sits.showing.sights[1].journal
    sits.presses(f"table {journal}")
    assert sits.window.props.live.journal == journal
    assert len(sits.window.props.live.rounds) == KEPT
    sits.strikes(Key.Key_D)
    assert sits.showing.desk.middle is PitMiddle.SCREEN
    sits.presses("dealer's screen")
    assert sits.showing.desk.middle is PitMiddle.FELT
    sits.strikes(Key.Key_Escape)
    assert sits.showing.desk.page is PitPage.TABLES


def test_a_press_that_comes_to_mean_another_table_is_none(sits: Sitting) -> None:
    item = sits.finger.find(f"table {sits.showing.sights[0].journal}")
    middle = item.mapToScene(item.boundingRect().center()).toPoint()
    QTest.mousePress(sits.window.view, Qt.MouseButton.LeftButton, Held.NoModifier, middle)
    item.setProperty("journal", "another")
    QTest.mouseRelease(sits.window.view, Qt.MouseButton.LeftButton, Held.NoModifier, middle)
    assert sits.showing.desk.page is PitPage.TABLES


def test_each_binding_has_a_key_that_does_something(sits: Sitting) -> None:
    assert len({key for each in BINDINGS for key in each.keys}) == sum(len(each.keys) for each in BINDINGS)
    sits.strikes(Key.Key_Question, Held.ShiftModifier)
    assert sits.showing.desk.over is PitOverlay.HELP
    assert len([line for line in sits.window.props.lines if line.keys]) == len(BINDINGS)
    sits.strikes(Key.Key_Escape)
    for each in SHEETS:
        sits.pit.press(each)
        assert len(sits.showing.desk.sheets) == 1, each
        sits.strikes(Key.Key_Escape)


def test_the_menu_does_what_the_keys_do(sits: Sitting) -> None:
    sits.strikes(Key.Key_F10)
    sits.presses("line queue")
    assert (sits.showing.desk.page, sits.showing.desk.sheets) == (PitPage.QUEUE, ())


def test_nothing_is_shown_to_nobody(sitting: Sits) -> None:
    sits = sitting(number="")
    sits.strikes(Key.Key_Q)
    sits.strikes(Key.Key_Escape)
    assert sits.showing.locked
    assert [each for each in sits.finger.targets() if str(each.property("name")).startswith("table ")] == []
    sits.signs_on(ADMINISTRATOR, "0000")
    assert sits.showing.locked
    assert sits.said
    sits.fills(number=ADMINISTRATOR, pin="2580")
    sits.strikes(Key.Key_Return)
    assert len(sits.showing.sights) == 3


def test_a_window_that_is_left_alone_locks_itself(sits: Sitting) -> None:
    sits.waits(200)
    sits.strikes(Key.Key_Q)
    sits.waits(200)
    assert not sits.showing.locked
    sits.waits(200)
    assert sits.showing.locked
    assert "nobody was here" in sits.said
    assert isinstance(sits.facts()[-1], review_facts.ReviewerSignedOff)


def test_without_a_console_it_shows_all_and_writes_nothing(sitting: Sits, tmp_path: Path) -> None:
    sits = sitting(console="")
    assert len(sits.showing.sights) == 3
    sits.strikes(Key.Key_O)
    assert "start the pit with --console" in sits.said
    sits.strikes(Key.Key_Q)
    first = sits.showing.queue[0]
    sits.presses(f"item {first.journal} {first.item.position}")
    assert sits.keys() == ["replay"]
    assert not [*tmp_path.glob("console*")]


def test_a_journal_that_goes_away_is_told_and_the_others_go_on(sitting: Sits, tmp_path: Path) -> None:
    gone = Path(table(tmp_path, "4", 4))
    sits = sitting(str(gone))
    gone.rename(gone.with_suffix(".away"))
    showing = sits.until(lambda showing: any(each.alarm.id == "log-unfit" for each in showing.rows))
    (row,) = [each for each in showing.rows if each.alarm.id == "log-unfit"]
    assert row.table == "4"
    assert len(showing.sights) == 4


def test_window_grows_with_its_size(sits: Sitting) -> None:
    for wide, high in ((1280, 720), (1920, 1080), (3840, 2160), (1280, 1024)):
        sits.window.view.resize(wide, high)
        QGuiApplication.processEvents()
        sits.window.view.grabWindow()
        unit = 0.64 * min(wide / 218, high / 125.5)
        assert tokens(sits.window.view.engine()).property("pxPerMm") == pytest.approx(unit)
        for item in sits.finger.targets():
            corner = item.mapToScene(item.boundingRect().bottomRight())
            assert corner.x() <= wide, (wide, high, item.property("name"))


def test_meters_stay_on_their_tile_however_narrow_it_is(sitting: Sits, tmp_path: Path) -> None:
    sits = sitting(table(tmp_path, "10", 4, rulebook=THREE_CARD))
    shown = visible(sits.window.view.rootObject())
    row = next(each for each in shown if "TileMeters" in each.metaObject().className() and each.property("count"))
    for width in (row.width(), row.width() / 1.5, row.width() / 2):
        row.setWidth(width)
        sits.window.view.grabWindow()
        meters = [each for each in row.childItems() if each.width()]
        assert len(meters) == 4
        assert max(each.x() + each.width() for each in meters) <= row.width() + 0.01
        assert all(each.childItems()[1].property("paintedWidth") <= each.width() for each in meters)


def test_nothing_is_cut_off_in_a_sheet_in_any_language(sits: Sitting) -> None:
    found = {}
    for language in TRANSLATED:
        sits.strikes(Key.Key_G)
        assert sits.lines() == [*LANGUAGES.values()]
        sits.presses(f"line {language}")
        for sheet in SHEETS:
            sits.pit.press(sheet)
            QGuiApplication.processEvents()
            sits.window.view.grabWindow()
            seen = visible(sits.window.view.contentItem())
            found[language, sheet] = [item.property("text") for item in seen if item.property("truncated")]
            sits.strikes(Key.Key_Escape)
    assert {at: cut for at, cut in found.items() if cut} == {}


def test_what_is_refused_is_told_in_the_readers_language(sitting: Sits) -> None:
    sits = sitting(number="")
    sits.pit.showing = replace(sits.showing, desk=replace(sits.showing.desk, language="es"))
    sits.signs_on(SUPERVISOR, "1111")
    assert sits.window.props.sheet.said.startswith("El número y el PIN no concuerdan")
    fields = [
        each for each in visible(sits.window.view.rootObject()) if each.objectName() in ("field number", "field pin")
    ]
    assert len(fields) == 2 and all(each.height() > 20 for each in fields)
    sits.signs_on(SUPERVISOR)
    assert not sits.showing.locked, "both are gone, and are typed again"
