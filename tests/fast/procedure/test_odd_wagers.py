"""“$5.00 Wager, if a different wager is used, the values will adjust accordingly”: every prize, reset and increment."""

from fractions import Fraction

from dealer_terminal.rules.meter_money import PARTS
from tests.fast.procedure.stax import HANDS, METERS, StaxWalk, screens, terms
from tests.helpers.every import every

CONFIGURATION = {"star": (1_000, 5), "spade": (500, 5), "heart": (400, 7), "diamond": (250, 6)}
"""As the paper prints it, for a $5 wager: dollars, percent."""
ON_TOP = {"Three of a Kind": 19, "Straight": 5, "Flush": 3}
"""20 for 1 and 6 for 1 hold the wager; 3 to 1 does not."""
WAGERS = (100, 250, 500, 750, 2_500)
EVERY_WAGER = every("wager", WAGERS)


def level(meter: str, wager: int) -> Fraction:
    """In cents."""
    dollars, _ = CONFIGURATION[meter]
    return Fraction(dollars * 100 * wager, 500)


def grown(meter: str, wager: int, wagers: int) -> Fraction:
    _, percent = CONFIGURATION[meter]
    return level(meter, wager) + Fraction(wager * wagers * percent, 100)


@EVERY_WAGER
@every("event", [event for event in HANDS if event])
def test_every_prize_is_in_proportion_to_the_wager(event: str, wager: int) -> None:
    walk = StaxWalk(terms(wager)).dealt((1,), wager=wager)
    seat = walk.turned_over(event)
    for command in screens(seat, event)[:4]:
        walk.do(command)
    pays = walk.state.jackpots[seat].pays
    if event in METERS:
        assert pays == grown(METERS[event], wager, 1) // 1
    else:
        assert pays == wager * ON_TOP[event]


@EVERY_WAGER
def test_every_meter_starts_and_grows_exactly_in_proportion(wager: int) -> None:
    walk = StaxWalk(terms(wager))
    assert {meter: Fraction(kept, PARTS) for meter, kept in walk.state.meters.items()} == {
        meter: level(meter, wager) for meter in CONFIGURATION
    }
    walk.dealt((1, 2, 3), wager=wager)
    assert {meter: Fraction(kept, PARTS) for meter, kept in walk.state.meters.items()} == {
        meter: grown(meter, wager, 3) for meter in CONFIGURATION
    }


@EVERY_WAGER
def test_a_meter_that_was_won_starts_again_in_proportion_and_keeps_its_part_of_a_cent(wager: int) -> None:
    walk = StaxWalk(terms(wager)).dealt((1,), wager=wager)
    seat = walk.turned_over("Royal Flush in Diamonds")
    for command in screens(seat, "Royal Flush in Diamonds"):
        walk.do(command)
    left = grown("star", wager, 1) % 1
    assert Fraction(walk.state.meters["star"], PARTS) == level("star", wager) + left
