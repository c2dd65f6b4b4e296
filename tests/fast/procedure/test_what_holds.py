"""Every command that turns over, pays, collects or closes, against everything that holds."""

from collections.abc import Callable
from itertools import product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import parse_cards
from tests.fast.procedure.mishaps import happens
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.thresholds import HANDS, settling, table
from tests.fast.procedure.walk import Walk, approval
from tests.helpers.every import every

TWO = {seat: {"ante": 500, "natural-31": 10_000} for seat in (5, 1)}
DRAWN = {"draw": parse_cards(["5h"])}
CAMERA, LIMIT = "waits for verification", "over the posted limit"


def held() -> Walk:
    """Position 5 won more than a camera lets pass."""
    walk = settling(table(), TWO)
    walk.expose(HANDS[5][0])
    return walk


def over() -> Walk:
    walk = settling(table(deal=20_000, camera=1_000_000), TWO)
    walk.expose(HANDS[5][0])
    return walk


def forfeited(walk: Walk) -> Walk:
    """The hand that won is collected next."""
    happens(walk, "draw-card-handled", "forfeit", 5)
    assert walk.state.phase is Phase.FOLDS
    return walk


def drawn(waits: Callable[[], Walk]) -> Callable[[], Walk]:
    """The last wager of the last hand was put right above what may be paid."""

    def walked() -> Walk:
        walk = settling(table(deal=900_000), {5: {"ante": 500}})
        walk.settle({5: HANDS[5]})
        pays = 300_001 if waits is held else 900_001
        walk.do(commands.CorrectPayment(5, "ante", pays, approval("as it was posted")))
        if waits is over:
            walk.do(commands.VerifyPayout(5, "ante", "camera 4", approval("seen")))
        return walk

    return walked


WAITS = {CAMERA: held, LIMIT: over}
DRAW = commands.Expose(5, "draw", DRAWN, CardsFrom.DEALER)
PLACES: dict[str, tuple[Command, Callable[[Callable[[], Walk]], Walk]]] = {
    "turned over": (DRAW, lambda waits: waits()),
    "to the rack": (commands.RackHand(5), lambda waits: drawn(waits)()),
    "collected": (commands.CollectHand(5), lambda waits: forfeited(waits())),
}


@every(("place", "why"), list(product(PLACES, WAITS)))
def test_nothing_leaves_the_table_while_money_waits(place: str, why: str) -> None:
    command, walk = PLACES[place]
    assert why in str(walk(WAITS[why]).refusal(command).why)


@every("why", WAITS)
def test_decided_it_goes_on(why: str) -> None:
    walk = forfeited(WAITS[why]())
    for hold in walk.state.holds:
        walk.do(commands.VerifyPayout(hold.seat, hold.spot, "camera 4", approval("seen")))
    if walk.state.over_limit:
        walk.do(commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, approval("as posted")))
    walk.collect()
    assert walk.state.seat(5).collected


@every("at", ["chosen", "confirming", "pay"])
def test_no_hand_is_racked_while_its_jackpot_is_open_or_pending(at: str) -> None:
    walk = StaxWalk().dealt()
    getattr(walk, at)("Flush" if at != "pay" else "Royal Flush in Diamonds")
    refusal = walk.refusal(commands.RackHand(1))
    assert "is not resolved yet" in str(refusal.why) or "is pending" in str(refusal.why)
