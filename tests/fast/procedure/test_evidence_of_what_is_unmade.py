"""Who signs that a prize is refused, or a round void, sees its meter and what the chips were really moved for."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evidence import evidence
from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.state import State, paid
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.evidence_told import written
from tests.fast.procedure.prizes import SHARES, two_on_one
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import HOUSE, Walk, approval
from tests.helpers.every import every

REFUSED = {
    "the first, in seat order": (HOUSE, 6, "Spade, in seat order: 6: $500.50 · 1: $500 → 1: $500.50"),
    "the second": (HOUSE, 1, "Spade, in seat order: 6: $500.50 · 1: $500 → 6: $500.50"),
    "one of two who share it": (SHARES, 1, "Spade, in equal parts: 6: $250.25 · 1: $250.25 → 6: $500.50"),
}


def shown(state: State, choice: Choice) -> Evidence:
    return evidence(state, commands.ResolveIrregularity(choice))


@every(("house", "seat", "told"), REFUSED.values())
def test_who_refuses_one_of_two_prizes_sees_their_meter(house: str, seat: int, told: str) -> None:
    walk = two_on_one(house, 6, 1)
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    assert tuple(written(shown(walk.state, Choice.REFUSED)))[-2:] == ("Spade: $500 → $500", told)


def test_who_unmakes_one_by_its_cards_sees_it_too() -> None:
    walk = two_on_one(HOUSE, 6, 1)
    lying = parse_cards(["Kd", "Jd", "6s"])
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(6,), cards=lying))
    told = tuple(written(shown(walk.state, Choice.TABLE_STANDS)))
    assert told[-2:] == ("Spade: $500 → $500", "Spade, in seat order: 6: $500.50 · 1: $500 → 1: $500.50")


def test_who_voids_a_round_sees_what_comes_back_of_a_payment_that_was_put_right() -> None:
    walk = Walk()
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.do(commands.CorrectPayment(5, "natural-31", 5_000, approval("overpaid")))
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    (hand,) = shown(walk.state, Choice.VOID).hands
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert (hand.before, hand.after, paid(walk.state.take_back)) == (-30_500, 0, 30_500)


def test_an_award_without_a_wager_is_void_and_not_open_again() -> None:
    walk = StaxWalk()
    walk.wagers({1: {"ante": 2_500}})
    walk.deal()
    walk.lock()
    walk.do(commands.Expose(0, "dealer", {"dealer": parse_cards(["2c", "7d", "9h"])}, walk.state.cards_from))
    walk.expose("10c 9d 8d")
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    assert "1 ante-bonus · Straight: $25 waits → void" in written(shown(walk.state, Choice.VOID))


def test_who_voids_a_round_sees_that_a_payment_which_was_only_shown_is_still_in_the_tray() -> None:
    walk = Walk()
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.expose("As Ks 10s")
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    (hand,) = shown(walk.state, Choice.VOID).hands
    natural = next(each for each in hand.wagers if each.spot == "natural-31")
    assert (natural.before.waits, hand.before, hand.after) == (True, 0, 0)
