"""An event is taken at its word only where a card is left that makes it."""

from dataclasses import dataclass, field
from itertools import combinations, product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.rules.cards import DECK, Card, parse_cards
from dealer_terminal.rules.games.three_card import GAME as THREE_CARD_GAME
from dealer_terminal.rules.hand import Hand, Result
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, usual_terms
from tests.helpers.every import every
from tests.helpers.legal import legal

WA = EDITIONS[0]
BOTH = {"ante": 500, "natural-31": 500}
HAND = THREE_CARD_GAME.stages[0]
ALL = {**BOTH, "royal-family": 500}


def table(wagers: dict[int, dict[str, int]], rulebook: str = WA) -> Walk:
    terms = usual_terms(book(rulebook), cards_from=CardsFrom.DEALER, event_entry=EventEntry.EVENT_ALLOWED)
    walk = Walk(rulebook, terms)
    walk.wagers(wagers)
    walk.deal()
    walk.lock()
    return walk


def draw(seat: int, event: str, royal_family: str | None = None) -> commands.DeclareEvent:
    events = {"ante": event, "play": event}
    return commands.DeclareEvent(
        seat, "draw", events if royal_family is None else {**events, "royal-family": royal_family}
    )


def natural(seat: int, event: str) -> commands.DeclareEvent:
    return commands.DeclareEvent(seat, "natural", {"natural-31": event})


@dataclass
class Case:
    """A natural of position 5 by its cards or by its event, then the event that is named."""

    natural: str
    named: commands.DeclareEvent
    choose: str = ""
    elsewhere: tuple[str, str] = ("", "")
    wagers: dict[str, int] = field(default_factory=lambda: BOTH)


AFTER_CARDS = {
    "29, then 17": Case("As 10s 8s", draw(5, "17"), "27 - 30, 31"),
    "29, then nothing": Case("As 10s 8s", draw(5, ""), "27 - 30, 31"),
    "29, then the same": Case("As 10s 8s", draw(5, "27 - 30")),
    "29, then 31 by a king": Case("As 10s 8s", draw(5, "31")),
    "29, then a Mini-Royal of two cards": Case("As 10s 8s", draw(5, "Mini-Royal"), "27 - 30, 31"),
    "A-K, then a Mini-Royal by the queen": Case("As Ks 8h", draw(5, "Mini-Royal")),
    "A-K, the queen lies in the rack": Case(
        "As Ks 8h", draw(5, "Mini-Royal"), "18 - 21, 22 - 26, 27 - 30, 31", ("Qs 2h 3d", "4c")
    ),
    "trips stay trips": Case("7c 7d 7h", draw(5, "18 - 21"), "Trips"),
    "a pair, then trips": Case("7c 7d Ah", draw(5, "Trips")),
    "a pair whose fellows lie in the rack": Case(
        "7c 7d Ah", draw(5, "Trips"), "17, 18 - 21 or nothing", ("7h 7s 2d", "3c")
    ),
    "three of a suit, then a Rainbow": Case(
        "As 10s 8s", draw(5, "27 - 30", "Rainbow"), "4 Card Flush, 32 - 39 or nothing", wagers=ALL
    ),
    "three of a suit, then a flush that its total denies": Case(
        "As 10s 8s", draw(5, "27 - 30", "40"), "4 Card Flush, 32 - 39 or nothing", wagers=ALL
    ),
    "three of a suit, then four": Case("As 10s 8s", draw(5, "27 - 30", "32 - 39"), wagers=ALL),
}


def after_cards(case: Case) -> Walk:
    other = {6: {"ante": 500}} if case.elsewhere[0] else {}
    walk = table({**other, 5: case.wagers})
    for seat, cards in ((6, case.elsewhere[0]), (6, case.elsewhere[1]), (5, case.natural)):
        if cards:
            walk.expose(cards)
        if seat == 6 and cards == case.elsewhere[1] and cards:
            walk.rack()
    return walk


@every("case", AFTER_CARDS.values())
def test_an_event_after_the_cards_of_the_natural(case: Case) -> None:
    _taken_or_refused(after_cards(case), case)


AFTER_EVENT = {
    "29 & 30, then 17": Case("29 & 30", draw(5, "17"), "27 - 30, 31, Mini-Royal"),
    "29 & 30, then 27 - 30": Case("29 & 30", draw(5, "27 - 30")),
    "nothing, then trips by the draw card": Case("", draw(5, "Trips")),
    "nothing, then 27 - 30": Case("", draw(5, "27 - 30"), "17, 18 - 21, 22 - 26, Trips or nothing"),
    "Trips, then 17": Case("Trips", draw(5, "17"), "Trips"),
    "Mini-Royal, then Mini-Royal": Case("Mini-Royal", draw(5, "Mini-Royal")),
    "Mini-Royal, then 31": Case("Mini-Royal", draw(5, "31"), "Mini-Royal"),
    "Trips, then the Royal Family": Case(
        "Trips", draw(5, "Trips", "Royal Family"), "Rainbow, Quads or nothing", wagers=ALL
    ),
}


@every("case", AFTER_EVENT.values())
def test_an_event_after_the_event_of_the_natural(case: Case) -> None:
    walk = table({5: case.wagers})
    walk.do(natural(5, case.natural))
    _taken_or_refused(walk, case)


def _taken_or_refused(walk: Walk, case: Case) -> None:
    outcome = walk.ask(case.named)
    if not case.choose:
        assert not isinstance(outcome, Refusal), outcome
        return
    assert isinstance(outcome, Refusal)
    assert outcome.rule == walk.book.citations["cards"]
    assert "card that is left makes" in str(outcome.why)
    assert str(outcome.instead) == f"Choose {case.choose}, or call a supervisor where the record is wrong."


def test_the_last_ace_elsewhere_leaves_no_mini_royal() -> None:
    walk = table({6: BOTH, 5: BOTH})
    walk.expose("As Ah Ad")
    walk.expose("Ac")
    walk.rack()
    assert str(walk.refusal(natural(5, "Mini-Royal")).instead) == (
        "Choose 16 - 20, 21 - 25, 26 - 28, 29 & 30, Trips or nothing, or call a supervisor where the record is wrong."
    )


NATURALS = ("As 10s 8s", "7c 7d 7h", "2c 5d 9h", "Ad Jd 4d", "8c 8d 3s", "Kc 6c 3h")


@every("cards", NATURALS)
@every("rulebook", EDITIONS)
def test_after_a_natural_an_event_is_taken_if_and_only_if_a_card_makes_it(rulebook: str, cards: str) -> None:
    walk = table({6: {"ante": 500}, 5: _every_wager(rulebook)}, rulebook)
    walk.expose("Ac Qd 9s")
    walk.expose("Kd")
    walk.rack()
    walk.expose(cards)
    gone = {*parse_cards(["Ac", "Qd", "9s", "Kd"]), *parse_cards(cards.split())}
    made = {_made(walk, cards, card) for card in DECK if card not in gone}
    assert {each for each in _all_events(walk) if not isinstance(walk.ask(_named(walk, each)), Refusal)} == made


def _every_wager(rulebook: str) -> dict[str, int]:
    return dict.fromkeys([spot for spot in book(rulebook).spot_ids() if spot != "play"], 500)


def _all_events(walk: Walk) -> list[tuple[str, ...]]:
    """One for Ante and Play, and one for the bonus on four cards where the edition has it."""
    spots = [spot for spot in ("play", "royal-family") if spot in walk.book.spot_ids()]
    return list(product(*([*(event.label for event in walk.state.tables()[spot].events), ""] for spot in spots)))


def _named(walk: Walk, events: tuple[str, ...]) -> commands.DeclareEvent:
    return draw(5, *events)


def _made(walk: Walk, natural: str, card: Card) -> tuple[str, ...]:
    state = walk.state
    cards = {"natural": parse_cards(natural.split()), "draw": (card,)}
    hand = Hand(5, state.hand(5).wagers, cards=cards)
    stages = state.game().stages[1:]
    lines = [line for stage in stages for line in state.game().settle(state.settling(), hand, stage, state.live(5))]
    return tuple(line.event or "" for line in lines if line.spot != "ante")


def test_an_event_whose_payment_a_supervisor_put_right_binds_no_longer() -> None:
    walk = table({5: BOTH})
    walk.do(natural(5, "31"))
    walk.refusal(draw(5, "22 - 26"))
    walk.do(commands.CorrectPayment(5, "natural-31", 0, approval("it was a 12"), Result.LOSE))
    walk.do(draw(5, "22 - 26"))


def test_what_may_be_asked_for_is_an_event_that_a_card_makes() -> None:
    walk = table({5: ALL})
    walk.expose("As 10s 8s")
    offered = [each for each in legal(walk.state) if isinstance(each, commands.DeclareEvent)]
    assert offered and all("" not in (each.events["ante"], each.events["play"]) for each in offered)


THREE_CARD = {
    "a pair may be three of a kind with the dealer's": ({"player-bonus": "Pair", "six-card-bounty": "3 of a kind"}, ""),
    "a straight flush with nothing beside it": ({"player-bonus": "Straight Flush", "six-card-bounty": ""}, ""),
    "three of a kind are three of a kind of six too": (
        {"player-bonus": "3 of a Kind", "six-card-bounty": ""},
        "Four of a Kind, 3 of a kind",
    ),
    "a hand without a pair is no four of a kind": (
        {"player-bonus": "", "six-card-bounty": "Four of a Kind"},
        "5-Card Straight or nothing",
    ),
    "a royal of six cards with such a dealer": (
        {"player-bonus": "Straight Flush", "six-card-bounty": "6-Card Royal"},
        "nothing",
    ),
}


@every(("events", "choose"), THREE_CARD.values())
def test_an_event_of_3_card_stands_beside_the_dealer_s_cards(events: dict[str, str], choose: str) -> None:
    walk = three_card("2c 7d 9h", dict.fromkeys(events, 500))
    outcome = walk.ask(commands.DeclareEvent(1, "hand", events))
    if choose:
        assert isinstance(outcome, Refusal)
        assert str(outcome.instead) == f"Choose {choose}, or call a supervisor where the record is wrong."
    else:
        assert not isinstance(outcome, Refusal), outcome


@every("dealer", ["2c 7d 9h", "10s Js Qs", "8c 8d 8h", "Ad Kd 3c"])
def test_events_of_3_card_are_taken_if_and_only_if_three_cards_make_them(dealer: str) -> None:
    walk = three_card(dealer, {"player-bonus": 500, "six-card-bounty": 500})
    tables = walk.state.tables()
    spots = ("player-bonus", "six-card-bounty")
    every = product(*([*(event.label for event in tables[spot].events), ""] for spot in spots))
    taken = {each for each in every if _takes(walk, dict(zip(spots, each, strict=True)))}
    left = [card for card in DECK if card not in walk.state.dealer_cards]
    hands = (
        walk.state.game().settle(
            walk.state.settling(), Hand(1, walk.state.hand(1).wagers, cards={"hand": held}), HAND, spots
        )
        for held in combinations(left, 3)
    )
    assert taken == {tuple(line.event or "" for line in lines) for lines in hands}


def _takes(walk: Walk, events: dict[str, str]) -> bool:
    return not isinstance(walk.ask(commands.DeclareEvent(1, "hand", events)), Refusal)


def three_card(dealer: str, wagers: dict[str, int]) -> Walk:
    walk = StaxWalk()
    walk.wagers({1: wagers})
    walk.deal()
    walk.lock()
    walk.do(commands.Expose(0, "dealer", {"dealer": parse_cards(dealer.split())}, CardsFrom.DEALER))
    return walk
