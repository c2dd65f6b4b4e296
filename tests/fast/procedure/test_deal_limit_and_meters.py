"""What a meter pays is not counted against the posted limit of a deal; fixed odds are (WAC 230-15-490)."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.deal_limit import asked, cut_by_limit, left, pays_asked
from dealer_terminal.procedure.facts import DealLimitReached, LimitChoice
from dealer_terminal.procedure.state import State, counted, lines_of, paid
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax import HANDS, METERS, StaxWalk, screens, terms
from tests.fast.procedure.walk import approval
from tests.helpers.every import every

FIXED = {"Three of a Kind": 9_500, "Straight": 2_500, "Flush": 1_500}
FULL, TO_LIMIT = LimitChoice
BONUS = "player-bonus"


def table(limit: int, *bonus: int, stax: tuple[int, ...] = (2,)) -> StaxWalk:
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
    walk = table(2_000, 1)
    seat = prize(walk, event)
    assert not walk.state.over_limit
    assert (counted(walk.state, lines_of(walk.state)), left(walk.state)) == (0, 2_000)
    walk.verify(seat)
    walk.rack()
    walk.turned_over("", cards="8c 8d 3h")
    assert not walk.state.over_limit
    assert left(walk.state) == 2_000 - walk.state.seat(1).lines[0].pays
    walk.rest_of_round()


@every(("event", "pays"), FIXED.items())
def test_a_prize_of_the_pay_table_is_counted(event: str, pays: int) -> None:
    walk = table(pays)
    prize(walk, event)
    assert not walk.state.over_limit and left(walk.state) == 0
    walk = table(pays - 1)
    seat = prize(walk, event)
    assert question(walk.state) == {(seat, "stax"): pays}
    assert "what was locked for it" in str(walk.refusal(commands.DecideDealLimit(TO_LIMIT, approval())).why)
    walk.do(commands.DecideDealLimit(FULL, approval()))
    assert not walk.state.over_limit


def test_beside_a_meter_only_what_is_paid_by_odds_is_asked_about_and_cut() -> None:
    """Position 2 has both wagers: the bonus goes over, the meter does not."""
    walk = table(10_000, 2)
    walk.turned_over("Royal Flush, Other Suit")
    bonus = walk.state.seat(2).lines[0].pays
    assert question(walk.state) == {(2, BONUS): bonus}
    walk.do(commands.DecideDealLimit(TO_LIMIT, approval()))
    assert walk.state.seat(2).lines[0].pays == 10_000
    for command in screens(2, "Royal Flush, Other Suit")[:4]:
        walk.do(command)
    assert not walk.state.over_limit
    assert paid(lines_of(walk.state)) > counted(walk.state, lines_of(walk.state)) == 10_000


def test_what_is_signed_says_the_limit_without_the_meter() -> None:
    walk = table(10_000, 1)
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


def test_a_question_ends_once_what_counts_is_within_the_limit() -> None:
    """Whatever a meter paid meanwhile."""
    walk = table(10_000, 2)
    walk.turned_over("Royal Flush, Other Suit")
    assert walk.state.over_limit
    walk.do(commands.CorrectPayment(2, BONUS, 9_000, approval("overpaid"), Result.WIN))
    assert not walk.state.over_limit


def test_a_prize_that_comes_to_be_of_the_pay_table_is_asked_about() -> None:
    """Its cards were put right: what its meter gave did not count, what the pay table gives does."""
    walk = table(1_000)
    seat = prize(walk, "Royal Flush, Other Suit")
    cards = tuple(parse_cards(HANDS["Flush"].split()))
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(seat,), cards=cards))
    facts = walk.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),)))
    assert [fact.total for fact in facts if isinstance(fact, DealLimitReached)] == [1_500]
