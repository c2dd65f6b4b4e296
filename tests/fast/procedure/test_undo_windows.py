"""How far back a dealer can go, and what holds a round where it is."""

from collections.abc import Callable
from itertools import product

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import LimitChoice, Packet
from dealer_terminal.procedure.jackpot import Jackpot, JackpotStage
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.steps import can_undo
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import parse_cards
from tests.fast.procedure.mishaps import happens
from tests.fast.procedure.stax import StaxWalk, screens
from tests.fast.procedure.thresholds import HANDS, settling, table
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, usual_terms
from tests.helpers.cases import every

UNDO = commands.Undo()


@every("rulebook", EDITIONS)
def test_a_lock_is_taken_back_at_a_hand_dealt_table_until_a_card_is_entered(rulebook: str) -> None:
    walk = Walk(rulebook)
    walk.wagers({seat: {"ante": 500} for seat in (1, 3)})
    walk.deal()
    walk.fold(1)
    before = walk.state
    walk.lock()
    walk.collect()
    walk.do(UNDO)
    walk.do(UNDO)
    assert walk.state == before
    walk.lock()
    walk.collect()
    walk.expose("As Ks Qs")
    assert not can_undo(walk.state)
    walk.refusal(UNDO)


def test_a_lock_is_taken_back_in_3_card_until_the_dealers_hand_is_entered() -> None:
    walk = Walk("3-card-ags")
    walk.wagers({1: {"ante": 500}})
    walk.deal()
    before = walk.state
    walk.lock()
    assert walk.state.phase is Phase.DEALER
    walk.do(UNDO)
    assert walk.state == before
    walk.lock()
    walk.do(commands.Expose(0, "dealer", {"dealer": parse_cards(["2c", "7d", "9h"])}, CardsFrom.DEALER))
    walk.refusal(UNDO)


def claimed(touches: int) -> StaxWalk:
    walk = StaxWalk().dealt((6,))
    walk.turned_over("Flush")
    for command in screens(6, "Flush")[:touches]:
        walk.do(command)
    return walk


@every("touches", [1, 2, 3])
def test_each_touch_of_a_claim_is_taken_back_before_its_amount_is_locked(touches: int) -> None:
    walk, before = claimed(touches), claimed(0)
    for _ in range(touches):
        walk.do(UNDO)
    assert walk.state == before.state
    walk.refusal(UNDO)


def test_what_is_locked_is_not_taken_back() -> None:
    walk = claimed(4)
    walk.refusal(UNDO)


def test_a_slip_on_the_hands_is_chosen_again_by_the_dealer_before_a_supervisor_is_called() -> None:
    walk = claimed(1)
    walk.do(meter_commands.ChooseJackpot(6, "Straight"))
    assert walk.state.issue is not None and walk.state.jackpots[6].event == "Straight"
    walk.refusal(UNDO)
    walk.do(commands.ResolveIrregularity(Choice.CHOOSE_AGAIN))
    assert (walk.state.issue, walk.state.jackpots) == (None, {6: Jackpot()})
    walk.refusal(UNDO)
    walk.do(meter_commands.ChooseJackpot(6, "Flush"))
    walk.do(UNDO)
    assert walk.state.jackpots[6].stage is JackpotStage.TOUCHED


def test_the_other_answers_still_need_a_supervisor() -> None:
    walk = claimed(1)
    walk.do(meter_commands.ChooseJackpot(6, "Straight"))
    walk.refusal(commands.ResolveIrregularity(Choice.CARDS_STAND))
    walk.do(commands.ResolveIrregularity(Choice.CARDS_STAND, (approval(),)))
    assert walk.state.jackpots == {}


@every("source", [CardsFrom.READER, CardsFrom.SIMULATED])
def test_a_packet_that_a_reader_delivered_is_not_taken_back(source: CardsFrom) -> None:
    walk = Walk(EDITIONS[0], usual_terms(book(EDITIONS[0]), cards_from=source))
    walk.wagers({seat: {"ante": 500} for seat in (1, 3)})
    walk.do(commands.CloseWagers())
    assert can_undo(walk.state)
    walk.do(commands.DealPacket(Packet(1, source, b"sealed")))
    walk.refusal(UNDO)
    assert not can_undo(walk.state)


def test_a_step_back_leaves_a_linked_meter_where_other_tables_moved_it() -> None:
    walk = StaxWalk()
    walk.wagers({1: {"stax": 500}})
    before = walk.shows("spade")
    walk.do(meter_commands.MoveMeters({"spade": 2_500}, "pit"))
    walk.do(UNDO)
    assert (walk.state.playing(), walk.shows("spade")) == ((), before + 25)


# -- what turns over, pays, collects or closes, against everything that holds ------------------------------------------


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
def test_round_continues_after_each_decision(why: str) -> None:
    walk = forfeited(WAITS[why]())
    for hold in walk.state.holds:
        walk.do(commands.VerifyPayout(hold.seat, hold.spot, "camera 4", approval("seen")))
    if walk.state.over_limit:
        walk.do(commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, approval("as posted")))
    walk.collect()
    assert walk.state.seat(5).collected
