"""The meters on the dealer's screen while the link to the floor is lost."""

import pytest
from msgspec.structs import replace

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.link_words import LINK_LOST
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView, ProgressiveView
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import frame
from dealer_terminal.ui.kiosk.regions.progressive import meter_signs
from dealer_terminal.ui.shared.languages import spoken
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.panels import combination_of, windows

SAY = spoken("en")
WON = JackpotView(1, JackpotStage.PENDING, "Royal Flush, Other Suit", pays=50_025, meter="Spade")
METERS = MeterView("star", "Star", 100_025), MeterView("spade", "Spade", 50_000)
AWAY = LINK_LOST[LinkTrouble.AWAY][0]


def test_a_prize_that_is_locked_stays_and_no_meter_beside_it_shows_what_may_be_old() -> None:
    spade, closed = meter_signs(ProgressiveView("stax", METERS, (WON,), closed=AWAY), SAY)
    assert (spade.note, spade.locked, spade.again) == ("PENDING", "$500.25", "CLOSED")
    assert "$" not in spade.amount
    assert (closed.name, closed.amount) == ("CLOSED", "The floor's meters are not reached")


def test_without_a_prize_there_is_the_reason_alone() -> None:
    (closed,) = meter_signs(ProgressiveView("stax", METERS, (), closed=AWAY), SAY)
    assert (closed.name, closed.amount) == ("CLOSED", "The floor's meters are not reached")


def test_with_the_link_each_shows_what_it_stands_at() -> None:
    star, spade = meter_signs(ProgressiveView("stax", METERS, (WON,)), SAY)
    assert (star.amount, spade.locked, spade.again) == ("$1,000.25", "$500.25", "Now $500.00")


def test_where_much_was_won_each_meter_says_it_for_itself() -> None:
    names = "star", "spade", "heart", "diamond"
    meters = tuple(MeterView(each, each, 50_000) for each in names)
    won = tuple(replace(WON, seat=seat, meter=each) for seat, each in enumerate(names[:3], 1))
    signs = meter_signs(ProgressiveView("stax", meters, won, closed=AWAY), SAY)
    assert [each.note or each.amount for each in signs] == ["PENDING", "PENDING", "PENDING", "CLOSED"]


def test_prize_and_reason_fit_their_panel(fonts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    with windows() as window:
        for trouble in [each for each in LinkTrouble if each is not LinkTrouble.NONE]:
            panel, language = combination_of(trouble.value)
            found += window(panel).faults(trouble.value, props_without_link(monkeypatch, trouble, language), language)
    assert not found, "\n".join(found)


def props_without_link(monkeypatch: pytest.MonkeyPatch, trouble: LinkTrouble, language: str) -> frame.FrameProps:
    view, controller = frame.progressive_view, approving.pending().controller

    def closed(state: State) -> ProgressiveView:
        seen = view(state)
        return replace(seen, closed=LINK_LOST[trouble][0]) if seen.meters else seen

    controller.desk = replace(controller.desk, language=language)
    with monkeypatch.context() as patched:
        patched.setattr(frame, "progressive_view", closed)
        return controller.props()
