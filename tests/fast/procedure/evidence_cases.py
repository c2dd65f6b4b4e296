"""Commands that a second person signs, each at a table that asks for it, and what is then shown."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.preview_words import amount_told, change_told, hand_lines
from dealer_terminal.procedure.terms import Limit, Thresholds
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.prizes import two_on_one
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import EDITIONS, HOUSE, Walk, approval, book, book_text, usual_terms

WA = EDITIONS[0]
TERMS = usual_terms(book(WA), thresholds=Thresholds(camera=4_000, deal=6_000))
BY = approval()
Case = tuple[Walk, Command]


def written(card: SigningPreview) -> Iterator[str]:
    """What is signed, line by line."""
    which = " ".join(part for part in (card.irregularity, card.choice) if part)
    yield from (text for text in (which, f"note {card.note}" if card.note else "", card.rule) if text)
    for hand in card.hands:
        for each in hand.sets:
            cards = " ".join(str(card) for held in each.cards.values() for card in held)
            yield f"{hand.seat} {each.told_by} {cards} {'+' if each.stands else '-'}"
        for told in hand_lines(hand, str):
            yield f"{hand.seat} {told.named()}: {told.before} → {told.after}"
    for told in (*map(amount_told, card.amounts), *(change_told(each, str) for each in card.changes)):
        yield f"{told.named()}: {told.before} → {told.after}"


def dealt() -> Walk:
    walk = Walk(WA, TERMS)
    walk.wagers({1: {"ante": 2_500}, 2: {"ante": 500, "natural-31": 500}})
    walk.deal()
    return walk


def shown() -> Walk:
    walk = dealt()
    walk.lock()
    walk.expose("As 10s 8s")
    return walk


def settled(walk: Walk) -> Walk:
    for hold in walk.state.holds:
        walk.do(commands.VerifyPayout(hold.seat, hold.spot, "camera 4", BY))
    in_full(walk)
    walk.expose("5h")
    in_full(walk)
    walk.rack()
    walk.settle({1: ("2c 3h 4d", "5s")})
    walk.deck_back()
    return walk


def in_full(walk: Walk) -> None:
    if walk.state.over_limit:
        walk.do(commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, BY))


def forfeited() -> Case:
    return reported(dealt(), IrregularityId.DRAW_CARD_HANDLED, Choice.FORFEIT, 2, note="touched it")


def mismatch(choice: Choice) -> Callable[[], Case]:
    return lambda: reported(shown(), IrregularityId.CARD_MISMATCH, choice, 2, cards="As 10s 2d")


def over_the_camera() -> Case:
    return shown(), commands.VerifyPayout(2, "natural-31", "camera 4", BY)


def over_the_deal() -> Case:
    return shown(), commands.DecideDealLimit(LimitChoice.PAY_TO_LIMIT, BY)


def corrected_later() -> Case:
    return settled(shown()), commands.CorrectPayment(1, "ante", 3_000, BY, Result.WIN)


def opened() -> Case:
    walk = Walk(WA, TERMS)
    walk.do(commands.CloseTable(BY))
    dearer = replace(TERMS, limits={**TERMS.limits, "ante": Limit(1_000, 50_000, 500)})
    return walk, commands.OpenTable("7", book_text(WA), HOUSE, dearer, BY)


def changed() -> Case:
    dearer = replace(TERMS, thresholds=replace(TERMS.thresholds, camera=100_000))
    return Walk(WA, TERMS), commands.ChangeTerms(dearer, BY)


def retired() -> Case:
    walk, retire = out_of_use(Walk(WA, TERMS))
    walk.do(retire)
    return walk, commands.ReplaceDeck(BY)


def out_of_use(walk: Walk) -> Case:
    return reported(walk, IrregularityId.DECK_OUT_OF_USE, Choice.RETIRE_DECK)


def counted(choice: Choice) -> Callable[[], Case]:
    def case() -> Case:
        walk = StaxWalk()
        walk.wagers({1: {"ante": 500, "stax": 500}, 3: {"ante": 500}})
        walk.do(commands.CloseWagers())
        walk.do(meter_commands.CountChips(0))
        return walk, commands.ResolveIrregularity(choice, (BY,))

    return case


def faulty() -> Case:
    walk = Walk(WA, TERMS)
    walk.do(commands.RaiseFault(FaultId.JAM, "stuck"))
    return walk, commands.ClearFault(FaultId.JAM, (BY,))


def reported(walk: Walk, name: str, choice: Choice, *seats: int, note: str = "", cards: str = "") -> Case:
    walk.do(commands.ReportIrregularity(name, seats=seats, note=note, cards=parse_cards(cards.split())))
    return walk, commands.ResolveIrregularity(choice, (BY,))


def misdealt() -> Case:
    return reported(dealt(), IrregularityId.WRONG_COUNT, Choice.MISDEAL, 1)


def confirming() -> Case:
    walk = StaxWalk().dealt()
    return walk, meter_commands.PayJackpot(walk.confirming("Royal Flush, Other Suit"))


def pending() -> Case:
    walk = StaxWalk().dealt()
    walk.pay("Royal Flush, Other Suit")
    return walk, meter_commands.VerifyJackpot(1, "camera 4", BY)


def disputed() -> Case:
    return reported(pending()[0], IrregularityId.JACKPOT_DISPUTED, Choice.REFUSED, 1)


def shared_less() -> Case:
    """One of two prizes on a meter is another hand; the other was verified and is in the rack."""
    walk = two_on_one(HOUSE, 6, 1)
    walk.verify(1)
    walk.rack()
    return reported(walk, IrregularityId.CARD_MISMATCH, Choice.TABLE_STANDS, 6, cards="Kc 9c 3c")


CASES: dict[str, tuple[Callable[[], Case], tuple[str, ...]]] = {
    "a forfeit": (
        forfeited,
        ("draw-card-handled forfeit", "note touched it", "Irregularities B1", "2 ante $5: open → forfeited",
         "2 natural-31 $5: open → forfeited", "2 House: $0 → +$10"),
    ),
    "the cards on the table stand": (
        mismatch(Choice.TABLE_STANDS),
        ("card-mismatch table-stands", "House Procedure 12", "2 dealer As 10s 8s -", "2 table As 10s 2d +",
         "2 ante $5: open → open", "2 natural-31 $5: $75 waits · 29 & 30 → pays $20 · 21 - 25",
         "2 play $5: open → open", "2 House: $0 → −$20"),
    ),
    "the recorded cards stand": (
        mismatch(Choice.RECORD_STANDS),
        ("card-mismatch record-stands", "House Procedure 12", "2 dealer As 10s 8s +", "2 table As 10s 2d -",
         "2 ante $5: open → open", "2 natural-31 $5 · 29 & 30: $75 waits → $75 waits",
         "2 play $5: open → open",
         "2 House: $0 → $0"),
    ),
    "a payment over the camera's threshold": (
        over_the_camera,
        ("WAC 230-15-320(4)", "2 dealer As 10s 8s +", "2 ante $5: open → open",
         "2 natural-31 $5 · 29 & 30: waits → pays $75", "2 play $5: open → open", "2 House: $0 → −$75"),
    ),
    "a deal over its limit, paid up to it": (
        over_the_deal,
        ("pay-to-limit", "WAC 230-15-490", "2 dealer As 10s 8s +", "2 ante $5: open → open",
         "2 natural-31 $5 · 29 & 30: $75 waits → $60 waits", "2 play $5: open → open", "2 House so far: $0 → $0",
         "Posted limit: $60 → $60", "Left of the limit: $60 → $0", "All payments of the deal: $75 → $60"),
    ),
    "a payment of the last round": (
        corrected_later,
        ("win", "House Procedure 17", "1 dealer 2c 3h 4d 5s +", "1 ante $25: loses → pays $30",
         "1 play $25: loses → loses", "1 House: +$50 → −$5"),
    ),
    "a deck out of use before the decisions": (
        lambda: out_of_use(dealt()),
        ("deck-out-of-use retire-deck", "House Procedure 18", "1 ante $25: open → returned", "1 House: $0 → $0",
         "2 ante $5: open → returned", "2 natural-31 $5: open → returned", "2 House: $0 → $0",
         "Deck: in play → out of use", "Round 1: in play → void",
         "Next: – → a new deck, counted and checked, before the next deal"),
    ),
    "a deck out of use once the decisions are locked": (
        lambda: out_of_use(shown()),
        ("deck-out-of-use retire-deck", "House Procedure 18", "Deck: in play → out of use",
         "Round 1: in play → is finished with this deck",
         "Next: – → a new deck, counted and checked, before the next deal"),
    ),
    "progressive wagers that stand": (
        counted(Choice.WAGERS_STAND),
        ("chips-differ wagers-stand", "note 0 counted against 1 accepted", "House Procedure 24",
         "1 ante $5: open → open", "1 stax $5: open → open", "1 House: $0 → $0",
         "Diamond: $250 → $250.30", "Heart: $400 → $400.35", "Spade: $500 → $500.25", "Star: $1,000 → $1,000.25",
         "STAX chips: 1 accepted → 0 counted", "Next: – → the deal, as recorded"),
    ),
    "wagers opened again": (
        counted(Choice.REOPEN_WAGERS),
        ("chips-differ reopen-wagers", "note 0 counted against 1 accepted", "House Procedure 24",
         "1 ante $5: open → open", "1 stax $5: open → open", "1 House: $0 → $0",
         "STAX chips: 1 accepted → 0 counted", "Wagers: closed → open",
         "Next: – → the wagers are put right, the chips counted again"),
    ),
    "a deck put in play": (retired, ("House procedures, People", "Deck: out of use → in play")),
    "a fault put right": (
        faulty, ("note stuck", "House procedures, People", "Cards are stuck in the machine: out of order → put right")
    ),
    "a threshold": (changed, ("House procedures, People", "Camera above: $40 → $1,000")),
    "a misdeal": (
        misdealt,
        ("wrong-count misdeal", "House Procedure 10", "1 ante $25: open → returned", "1 House: $0 → $0",
         "2 ante $5: open → returned", "2 natural-31 $5: open → returned", "2 House: $0 → $0"),
    ),
    "“Pay Jackpot”": (
        confirming,
        ("STAX Jackpot Approval Process 4", "0 dealer 2c 7d 9h +", "1 dealer As Ks Qs +",
         "1 stax $5 · Royal Flush, Other Suit: open → $500.25 waits",
         "1 House so far: $0 → $0", "Spade: $500.25 → $500"),
    ),
    "a jackpot verified": (
        pending,
        ("House Procedure 22", "0 dealer 2c 7d 9h +", "1 dealer As Ks Qs +",
         "1 stax $5 · Royal Flush, Other Suit: waits → pays $500.25", "1 House: $0 → −$500.25",
         "Spade: $500.25 → $500"),
    ),
    "a jackpot that is not paid": (
        disputed,
        ("jackpot-disputed refused", "House Procedure 26", "0 dealer 2c 7d 9h +", "1 dealer As Ks Qs +",
         "1 stax $5 · Royal Flush, Other Suit: $500.25 waits → returned", "1 House: $0 → $0", "Spade: $500 → $500.25"),
    ),
    "cards that make another prize, and the prize beside it": (
        shared_less,
        ("card-mismatch table-stands", "House Procedure 12", "0 dealer 2c 7d 9h +", "1 dealer Ah Kh Qh +",
         "1 stax $5 · Royal Flush, Other Suit: pays $500 → $500.50 waits", "1 House so far: −$500 → −$500",
         "6 dealer As Ks Qs -", "6 table Kc 9c 3c +",
         "6 stax $5: $500.50 waits · Royal Flush, Other Suit → $15 waits · Flush", "6 House so far: $0 → $0",
         "Spade: $500 → $500", "Spade, in seat order: 6: $500.50 · 1: $500 → 1: $500.50"),
    ),
    "a meter": (
        lambda: (StaxWalk(), meter_commands.AdjustMeter("star", 1_500, Adjustment.ADDED, BY)),
        ("added", "WAC 230-15-685; WAC 230-15-695", "Star: $1,000 → $1,015")
    ),
    "a table closed": (
        lambda: (Walk(WA, TERMS), commands.CloseTable(BY)), ("House procedures, People", "Table: open → closed")
    ),
}  # fmt: skip
"""By hand, from the pay tables of the papers: what is signed, its paragraph, cards, wagers and money."""

APPROVED = [case for name, (case, _) in CASES.items() if name != "“Pay Jackpot”"] + [opened]
