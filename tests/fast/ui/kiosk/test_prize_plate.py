"""While a jackpot is chosen, pending, verified and paid, its seat shows each of its circles, and what became of it."""

import pytest
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import ENGLISH
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, laid_out, number, scene_rect, seen, texts
from tests.fast.ui.kiosk.measured import is_a
from tests.fast.ui.kiosk.scenes import props_of
from tests.helpers.languages import TRANSLATED

SCENES = ("jackpot-at-a-full-seat", "jackpot-at-a-full-seat-verified", "jackpot-at-a-full-seat-paid")
CIRCLES = {"BONUS", "6 CARD", "PLAY", "STAX", "ANTE"}


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_the_plate_of_a_prize_covers_no_circle_and_no_mark(opened: Opened, panel: Panel) -> None:
    kiosk = KioskView(props_of(SCENES[0]), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in SCENES:
        kiosk.put(props_of(scene))
        laid_out(kiosk.view)
        shown = list(seen(kiosk.view.contentItem()))
        plates = [item for item in shown if is_a(item, "AchievedHand_")]
        seat = next(item for item in shown if is_a(item, "SeatView_") and item.property("achieved"))
        circles = [item for item in shown if is_a(item, "SpotPlace_") and seat.isAncestorOf(item)]
        marks = [
            item for item in shown if is_a(item, "SpotBadge_") and seat.isAncestorOf(item) and item.property("active")
        ]
        assert {circle.property("label") for circle in circles} == CIRCLES, scene
        assert len(marks) >= len(CIRCLES) - 1, scene
        assert plates or scene == SCENES[1], scene
        assert not [each for each in (*circles, *marks) for plate in plates if meets(each, plate)], scene


def meets(one: QQuickItem, other: QQuickItem) -> bool:
    common = scene_rect(one).intersected(scene_rect(other))
    return common.width() > 1 and common.height() > 1


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_the_amount_of_a_prize_stands_within_its_frame(opened: Opened, panel: Panel) -> None:
    kiosk = KioskView(props_of("sign-on"), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in ("jackpot-pending", "jackpot-at-a-full-seat"):
        kiosk.put(props_of(scene))
        laid_out(kiosk.view)
        (plate,) = (item for item in seen(kiosk.view.contentItem()) if is_a(item, "AchievedHand_"))
        (amount,) = (item for item in texts(kiosk.view) if item.parentItem() is plate and "$" in item.property("text"))
        foot = amount.y() + number(amount, "baselineOffset")
        assert foot < plate.height() - number(plate, "border.width") - 1, (scene, foot, plate.height())


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_the_cards_of_a_pending_hand_lie_on_the_felt_in_every_language(opened: Opened, panel: Panel) -> None:
    kiosk = KioskView(props_of("sign-on"), lambda touch: None, panel)
    opened(kiosk.view)
    for scene in ("jackpot-beside-another-hand", "jackpot-two-on-one", "jackpot-every-seat"):
        for language in (ENGLISH, *TRANSLATED):
            kiosk.put(props_of(scene, language))
            laid_out(kiosk.view)
            shown = list(seen(kiosk.view.contentItem()))
            pending = [item for item in shown if is_a(item, "SeatView_") and item.property("pending")]
            cards = [item for item in shown if is_a(item, "PlayingCard_")]
            for seat in pending:
                lying = [card for card in cards if seat.isAncestorOf(card)]
                assert len(lying) == 3, (scene, language, seat.property("position"))
                assert all(scene_rect(card).height() > 20 for card in lying), (scene, language)
