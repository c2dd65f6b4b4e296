"""The posted limit of a deal: what goes over it is asked about, and what is signed goes for that (WAC 230-15-490)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.checklist import ItemCondition, checklist
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.deal_limit import asked, at_limit, cut_by_limit, left, pays_asked, seats_asked
from dealer_terminal.procedure.facts import DealLimitReached, Difference, LimitChoice
from dealer_terminal.procedure.state import State, counted, lines_of, paid
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.stax import HANDS as EVENTS
from tests.fast.procedure.stax import METERS, StaxWalk, screens, terms
from tests.fast.procedure.thresholds import HANDS, settling, table
from tests.fast.procedure.walk import Walk, approval
from tests.helpers.cases import every

TWO_NATURALS = {5: {"ante": 500, "natural-31": 500}, 1: {"ante": 500, "natural-31": 500}}
FULL, TO_LIMIT = LimitChoice


def two_hands(limit: int = 20_000) -> Walk:
    """Position 5 wins $250 on its Natural, then $55; position 1 $125, then $30."""
    walk = settling(table(deal=limit), TWO_NATURALS)
    walk.expose(HANDS[5][0])
    return walk


def decided(walk: Walk, choice: LimitChoice) -> facts.DealLimitDecided:
    fact = walk.do(commands.DecideDealLimit(choice, approval("as posted")))[0]
    assert isinstance(fact, facts.DealLimitDecided)
    return fact


def pays(state: State, seat: int) -> dict[str, int]:
    return {line.spot: line.pays for line in state.seat(seat).lines}


def amounts(fact: facts.DealLimitDecided) -> dict[str, tuple[int, int]]:
    return {each.what: (each.before, each.after) for each in fact.approval.shown.amounts}


TURNS = ((5, 1), (1, 0), (1, 1))
"""The position in turn, and which of its cards: those that come after the first."""


def next_turn(walk: Walk, seat: int, at: int) -> None:
    if seat != 5 and not walk.state.seat(5).racked:
        walk.rack()
    walk.expose(HANDS[seat][at])


@every("choice", LimitChoice)
def test_each_turn_that_goes_over_is_a_question_of_its_own_with_its_own_sheet(choice: LimitChoice) -> None:
    walk = two_hands()
    shown = [decided(walk, choice)]
    for turn in TURNS:
        next_turn(walk, *turn)
        shown.append(decided(walk, choice))
    assert [[hand.seat for hand in each.approval.shown.hands] for each in shown] == [[5], [5], [1], [1]]
    walk.rack()
    walk.deck_back()
    assert not walk.state.over_limit


def test_nothing_is_cut_before_somebody_signed_for_it() -> None:
    walk = two_hands()
    decided(walk, TO_LIMIT)
    next_turn(walk, *TURNS[0])
    assert pays(walk.state, 5) == {"natural-31": 20_000, "ante": 500, "play": 5_000}
    assert "over the posted limit" in str(walk.refusal(commands.RackHand(5)).why)
    assert walk.refusal(commands.RackHand(5)).rule == "WAC 230-15-490"


def test_a_deal_that_is_paid_to_its_limit_never_pays_more() -> None:
    walk = two_hands()
    cuts = decided(walk, TO_LIMIT)
    for turn in TURNS:
        next_turn(walk, *turn)
        decided(walk, TO_LIMIT)
        assert paid(lines_of(walk.state)) == 20_000
    corrected = [fact for fact in walk.facts if isinstance(fact, facts.PaymentCorrected)]
    assert {each.line.rule.partition("; ")[2] for each in corrected} == {"WAC 230-15-490"}
    assert {each.approval.reason for each in corrected} == {cuts.approval.reason}
    assert all(each.approval.shown.hands[0].seat == each.line.seat for each in corrected)
    assert [line.spot for line in walk.state.seat(1).lines if at_limit(line)] == ["natural-31", "ante", "play"]


def test_what_was_paid_in_full_is_not_cut_by_what_is_signed_for_another_hand() -> None:
    walk = two_hands()
    decided(walk, FULL)
    for turn in TURNS[:2]:
        next_turn(walk, *turn)
        decided(walk, TO_LIMIT)
    assert pays(walk.state, 5) == {"natural-31": 25_000, "ante": 0, "play": 0}
    assert pays(walk.state, 1) == {"natural-31": 0}


def test_a_deal_within_its_limit_asks_nobody() -> None:
    assert not two_hands(limit=25_000).state.over_limit
    walk = two_hands(limit=0)
    assert not walk.state.over_limit
    assert "within its limit" in str(walk.refusal(commands.DecideDealLimit(FULL, approval())).why)


def test_a_payment_put_right_upward_is_asked_about_by_its_difference() -> None:
    """What was paid of it stays."""
    walk = two_hands(limit=30_000)
    walk.do(commands.CorrectPayment(5, "natural-31", 27_000, approval("a stack was short")))
    next_turn(walk, *TURNS[0])
    decided(walk, FULL)
    walk.do(commands.CorrectPayment(5, "natural-31", 28_000, approval("another was")))
    assert asked(walk.state) == {(5, "natural-31"): 1_000}
    decided(walk, TO_LIMIT)
    assert pays(walk.state, 5)["natural-31"] == 27_000


def test_a_payment_put_right_downward_asks_nobody_and_may_end_the_question() -> None:
    walk = two_hands()
    walk.do(commands.CorrectPayment(5, "natural-31", 19_000, approval("a stack too many")))
    assert not walk.state.over_limit
    walk.do(commands.CorrectPayment(5, "natural-31", 21_000, approval("it was not")))
    decided(walk, FULL)
    (fact,) = walk.do(commands.CorrectPayment(5, "natural-31", 20_500, approval("it was")))
    assert isinstance(fact, facts.PaymentCorrected) and fact.difference is Difference.NONE


# -- what a meter pays is not counted, fixed odds are ------------------------------------------------------------------


FIXED = {"Three of a Kind": 9_500, "Straight": 2_500, "Flush": 1_500}
BONUS = "player-bonus"


def stax_table(limit: int, *bonus: int, stax: tuple[int, ...] = (2,)) -> StaxWalk:
    """Up to the first hand of the settlement; player bonuses of $5 at some positions."""
    walk = StaxWalk(terms(deal=limit))
    walk.wagers({seat: {"stax": 500} for seat in stax})
    walk.wagers({seat: {BONUS: 500} for seat in bonus})
    return walk.up_to_the_dealer()


def prize(walk: StaxWalk, event: str) -> int:
    seat = walk.turned_over(event)
    for command in screens(seat, event)[:4]:
        walk.do(command)
    return seat


def question(state: State) -> dict[tuple[int, str], int]:
    return asked(state) if state.over_limit else {}


@every("event", METERS)
def test_a_prize_of_a_meter_asks_nobody_and_leaves_the_limit_whole(event: str) -> None:
    walk = stax_table(2_000, 1)
    seat = prize(walk, event)
    assert not walk.state.over_limit
    assert (counted(lines_of(walk.state)), left(walk.state)) == (0, 2_000)
    walk.verify(seat)
    walk.rack()
    walk.turned_over("", cards="8c 8d 3h")
    assert not walk.state.over_limit
    assert left(walk.state) == 2_000 - walk.state.seat(1).lines[0].pays
    walk.rest_of_round()


@every(("event", "pays"), FIXED.items())
def test_a_prize_of_the_pay_table_is_counted(event: str, pays: int) -> None:
    walk = stax_table(pays)
    prize(walk, event)
    assert not walk.state.over_limit and left(walk.state) == 0
    walk = stax_table(pays - 1)
    seat = prize(walk, event)
    assert question(walk.state) == {(seat, "stax"): pays}
    assert "what was locked for it" in str(walk.refusal(commands.DecideDealLimit(TO_LIMIT, approval())).why)
    walk.do(commands.DecideDealLimit(FULL, approval()))
    assert not walk.state.over_limit


def test_random_walks_pay_a_prize_above_the_limit_in_full() -> None:
    walk = stax_table(2_000)
    prize(walk, "Straight")
    assert walk.state.over_limit
    while walk.state.over_limit:
        walk.do(way_on(walk.state))
    assert {each.choice for each in walk.facts if isinstance(each, facts.DealLimitDecided)} == {FULL}


def test_beside_a_meter_only_what_is_paid_by_odds_is_asked_about_and_cut() -> None:
    """Position 2 has both wagers: the bonus goes over, the meter does not."""
    walk = stax_table(10_000, 2)
    walk.turned_over("Royal Flush, Other Suit")
    bonus = walk.state.seat(2).lines[0].pays
    assert question(walk.state) == {(2, BONUS): bonus}
    walk.do(commands.DecideDealLimit(TO_LIMIT, approval()))
    assert walk.state.seat(2).lines[0].pays == 10_000
    for command in screens(2, "Royal Flush, Other Suit")[:4]:
        walk.do(command)
    assert not walk.state.over_limit
    assert paid(lines_of(walk.state)) > counted(lines_of(walk.state)) == 10_000


def test_checklist_shows_one_step_while_a_payment_is_over_the_limit_before_a_jackpot() -> None:
    walk = stax_table(10_000, 2)
    walk.turned_over("Royal Flush, Other Suit")
    assert current_steps(walk.state) == [(0, "settle"), (1, "hand")]
    walk.do(commands.DecideDealLimit(TO_LIMIT, approval()))
    assert current_steps(walk.state) == [(0, "settle"), (1, "stax"), (2, "jackpot-seat")]


def current_steps(state: State) -> list[tuple[int, str]]:
    return [(item.level, item.step) for item in checklist(state) if item.condition is ItemCondition.CURRENT]


def test_what_is_signed_says_the_limit_without_the_meter() -> None:
    walk = stax_table(10_000, 1)
    walk.verify(prize(walk, "Royal Flush, Other Suit"))
    walk.rack()
    walk.turned_over("", cards="5s 4s 3s")
    assert walk.state.over_limit
    bonus = walk.state.seat(1).lines[0].pays
    assert (pays_asked(walk.state), cut_by_limit(walk.state)) == ({1: bonus}, {1: bonus - 10_000})
    decided = walk.do(commands.DecideDealLimit(TO_LIMIT, approval()))[0]
    amounts = {each.what: (each.before, each.after) for each in decided.approval.shown.amounts}
    limit = {"deal-limit": (10_000, 10_000), "deal-limit-left": (10_000, 0), "deal": (bonus, 10_000)}
    assert amounts == {**limit, "deal-meters": (50_025, 50_025)}


def test_a_prize_that_comes_to_be_of_the_pay_table_is_asked_about() -> None:
    """Its cards were put right: what its meter gave did not count, what the pay table gives does."""
    walk = stax_table(1_000)
    seat = prize(walk, "Royal Flush, Other Suit")
    cards = tuple(parse_cards(EVENTS["Flush"].split()))
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(seat,), cards=cards))
    facts = walk.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),)))
    assert [fact.total for fact in facts if isinstance(fact, DealLimitReached)] == [1_500]


LEFT = {
    "nothing was paid before it": (20_000, (20_000, 0), {"natural-31": 20_000}),
    "a part is left": (40_000, (9_500, 0), {"natural-31": 9_500}),
    "all of it": (43_000, None, {"natural-31": 12_500}),
}


@every(("limit", "told", "paid_to"), LEFT.values())
def test_sheet_shows_what_is_left_of_the_deal_limit(
    limit: int, told: tuple[int, int] | None, paid_to: dict[str, int]
) -> None:
    walk = two_hands(limit)
    while not walk.state.over_limit and not walk.state.seat(1).cards:
        next_turn(walk, *(TURNS[0] if len(walk.state.seat(5).cards) == 1 else TURNS[1]))
    assert bool(walk.state.over_limit) == (told is not None)
    seat = 1 if walk.state.seat(5).racked else 5
    if told is not None:
        assert (seats_asked(walk.state), left(walk.state)) == ((seat,), told[0])
        shown = amounts(decided(walk, TO_LIMIT))
        assert (shown["deal-limit"], shown["deal-limit-left"]) == ((limit, limit), told)
    assert pays(walk.state, seat) == paid_to
