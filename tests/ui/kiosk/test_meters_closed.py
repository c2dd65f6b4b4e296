"""The meters on the dealer's screen while the link to the floor is lost."""

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.link_words import LINK_LOST
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView, ProgressiveView
from dealer_terminal.ui.kiosk.regions.progressive import meter_signs
from dealer_terminal.ui.shared.languages import spoken

ENGLISH = spoken("en")
WON = JackpotView(1, JackpotStage.PENDING, "Royal Flush, Other Suit", pays=50_025, meter="Spade")
METERS = MeterView("star", "Star", 100_025), MeterView("spade", "Spade", 50_000)
AWAY = LINK_LOST[LinkTrouble.AWAY][0]


def test_a_prize_that_is_locked_stays_and_no_meter_beside_it_shows_what_may_be_old() -> None:
    star, spade = meter_signs(ProgressiveView("stax", METERS, (WON,), closed=AWAY), ENGLISH)
    assert (star.name, star.amount) == ("Star", "CLOSED")
    assert (spade.note, spade.locked, spade.again) == ("PENDING", "$500.25", "CLOSED")
    assert "$" not in spade.amount


def test_with_the_link_each_shows_what_it_stands_at() -> None:
    star, spade = meter_signs(ProgressiveView("stax", METERS, (WON,)), ENGLISH)
    assert (star.amount, spade.locked, spade.again) == ("$1,000.25", "$500.25", "Now $500.00")
