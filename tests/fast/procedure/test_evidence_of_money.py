"""What a sheet says was paid: while a payment waits, beside a meter, and where it is unmade."""

from collections.abc import Callable

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.signing_preview import evidence
from dealer_terminal.procedure.state import State, paid
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.evidence_cases import written
from tests.fast.procedure.prizes import SHARES, two_on_one
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.thresholds import settling, table
from tests.fast.procedure.walk import HOUSE, Walk, approval
from tests.helpers.cases import every

BY = approval()
SHORT = commands.CorrectPayment(5, "natural-31", 40_000, BY)
SEEN = commands.VerifyPayout(5, "natural-31", "camera 4", BY)
IN_FULL = commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, BY)


def over_both() -> Walk:
    """The Natural of $250 is paid; Ante, Play and Royal Family wait together."""
    walk = settling(table(camera=20_000, deal=50_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(SEEN)
    walk.expose("Qs")
    return walk


def racked() -> Walk:
    walk = settling(table(camera=20_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    walk.do(SEEN)
    walk.expose("5h")
    walk.rack()
    return walk


def over() -> Walk:
    walk = racked()
    walk.deck_back()
    return walk


def after(walk: Walk, *done: commands.Command) -> Walk:
    for command in done:
        walk.do(command)
    return walk


def natural_shown() -> Walk:
    """The screen says what the Natural pays; nobody has pressed that it is paid."""
    walk = settling(table(camera=200_000), {5: {"ante": 500, "natural-31": 500, "royal-family": 500}})
    walk.expose("As Ks 10s")
    return walk


def all_shown() -> Walk:
    """Ante and Play go with the Royal Family, which alone is asked about."""
    walk = natural_shown()
    walk.expose("Qs")
    return walk


ROYAL = commands.VerifyPayout(5, "royal-family", "camera 4", BY)
HANDLED = commands.ReportIrregularity(IrregularityId.DRAW_CARD_HANDLED, seats=(5,))
CASES: dict[str, tuple[Callable[[], Walk], commands.Command, tuple[str, ...]]] = {
    "by the camera": (over_both, ROYAL, (
        "ante $5 · Mini-Royal: $5 waits → $5 waits", "royal-family $5 · 41: waits → pays $2,500",
        "play $5 · Mini-Royal: $100 waits → $100 waits", "House: −$250 → −$2,750",
    )),
    "in full": (over_both, IN_FULL, (
        "ante $5 · Mini-Royal: waits → pays $5", "royal-family $5 · 41: $2,500 waits → $2,500 waits",
        "play $5 · Mini-Royal: waits → pays $100", "House: −$250 → −$355",
    )),
    "in full, once seen": (lambda: after(over_both(), ROYAL), IN_FULL, (
        "ante $5 · Mini-Royal: waits → pays $5", "royal-family $5 · 41: waits → pays $2,500",
        "play $5 · Mini-Royal: waits → pays $100", "House: −$250 → −$2,855",
    )),
    "more": (racked, SHORT, ("natural-31 $5 · 31: pays $250 → $400 waits", "House so far: −$300 → −$300")),
    "more, seen": (
        lambda: after(racked(), SHORT), SEEN, ("natural-31 $5 · 31: waits → pays $400", "House: −$300 → −$450")
    ),
    "more, later": (over, SHORT, ("natural-31 $5 · 31: pays $250 → $400 waits", "House so far: −$300 → −$300")),
    "more, later, seen": (
        lambda: after(over(), SHORT), SEEN, ("natural-31 $5 · 31: waits → pays $400", "House: −$300 → −$450")
    ),
    "put right while it is shown": (natural_shown, SHORT, ("House: $0 → −$400",)),
    "forfeited while it is shown": (
        lambda: after(natural_shown(), HANDLED),
        commands.ResolveIrregularity(Choice.FORFEIT, (BY,)),
        ("House: $0 → +$10",),
    ),
    "one of three by the camera": (
        all_shown, ROYAL, ("royal-family $5 · 41: waits → pays $2,500", "House: −$250 → −$2,750")
    ),
}  # fmt: skip
"""By hand: what is paid so far is what the chips were moved for."""


@every(("prepared", "command", "told"), CASES.values())
def test_the_house_has_what_it_paid_and_no_more(
    prepared: Callable[[], Walk], command: commands.Command, told: tuple[str, ...]
) -> None:
    lines = [line.removeprefix("5 ") for line in written(evidence(prepared().state, command))]
    assert [line for line in lines if " waits" in line or ("House" in line and "→" in line)] == list(told)


# -- prizes ------------------------------------------------------------------------------------------------------------


PRIZES = {
    "the first, in seat order": (
        HOUSE, 6, "As Ks Qs", "$500.50", ("Spade: $500.50 → $500", "Spade, in seat order: – → 6: $500.50 · 1: $500")
    ),
    "the second": (
        HOUSE, 1, "Ah Kh Qh", "$500", ("Spade: $500 → $500", "Spade, in seat order: – → 6: $500.50 · 1: $500")
    ),
    "one of two who share it": (
        SHARES, 1, "Ah Kh Qh", "$250.25",
        ("Spade: $500.50 → $500", "Spade, in equal parts: – → 6: $250.25 · 1: $250.25"),
    ),
}  # fmt: skip


@every(("house", "seat", "cards", "pays", "meter"), PRIZES.values())
def test_of_two_prizes_on_one_meter_each_shows_what_the_meter_gave(
    house: str, seat: int, cards: str, pays: str, meter: tuple[str, ...]
) -> None:
    command = meter_commands.VerifyJackpot(seat, "camera 4", approval())
    assert tuple(written(evidence(two_on_one(house, 6, 1).state, command))) == (
        "House Procedure 22",
        "0 dealer 2c 7d 9h +",
        f"{seat} dealer {cards} +",
        f"{seat} stax $5 · Royal Flush, Other Suit: waits → pays {pays}",
        f"{seat} House: $0 → −{pays}",
        *meter,
    )


# -- refused prizes and void rounds ------------------------------------------------------------------------------------


REFUSED = {
    "the first, in seat order": (HOUSE, 6, "Spade, in seat order: 6: $500.50 · 1: $500 → 1: $500.50"),
    "the second": (HOUSE, 1, "Spade, in seat order: 6: $500.50 · 1: $500 → 6: $500.50"),
    "one of two who share it": (SHARES, 1, "Spade, in equal parts: 6: $250.25 · 1: $250.25 → 6: $500.50"),
}


def shown_of(state: State, choice: Choice) -> SigningPreview:
    return evidence(state, commands.ResolveIrregularity(choice))


@every(("house", "seat", "told"), REFUSED.values())
def test_who_refuses_one_of_two_prizes_sees_their_meter(house: str, seat: int, told: str) -> None:
    walk = two_on_one(house, 6, 1)
    walk.do(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(seat,)))
    assert tuple(written(shown_of(walk.state, Choice.REFUSED)))[-2:] == ("Spade: $500 → $500", told)


def test_who_voids_a_round_sees_what_comes_back_of_a_payment_that_was_put_right() -> None:
    walk = Walk()
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.settle({5: ("As Ks 10s", "5h")})
    walk.do(commands.CorrectPayment(5, "natural-31", 5_000, approval("overpaid")))
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    (hand,) = shown_of(walk.state, Choice.VOID).hands
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
    assert "1 ante-bonus · Straight: $25 waits → void" in written(shown_of(walk.state, Choice.VOID))


def test_who_voids_a_round_sees_that_a_payment_which_was_only_shown_is_still_in_the_tray() -> None:
    walk = Walk()
    walk.wagers({5: {"ante": 500, "natural-31": 500}})
    walk.deal()
    walk.lock()
    walk.expose("As Ks 10s")
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    (hand,) = shown_of(walk.state, Choice.VOID).hands
    natural = next(each for each in hand.wagers if each.spot == "natural-31")
    assert (natural.before.waits, hand.before, hand.after) == (True, 0, 0)


def test_fixed_prize_has_no_meter() -> None:
    walk = StaxWalk().dealt()
    walk.pay("Flush")
    shown = evidence(walk.state, meter_commands.VerifyJackpot(1, "camera 4", approval()))
    assert (shown.amounts, shown.changes) == ((), ())


def test_supervisor_who_cancels_a_prize_sees_the_meter_change() -> None:
    walk = two_on_one(HOUSE, 6, 1)
    lying = parse_cards(["Kd", "Jd", "6s"])
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(6,), cards=lying))
    told = tuple(written(shown_of(walk.state, Choice.TABLE_STANDS)))
    assert told[-2:] == ("Spade: $500 → $500", "Spade, in seat order: 6: $500.50 · 1: $500 → 1: $500.50")
