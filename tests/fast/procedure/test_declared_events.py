"""An event is taken at its word only where a card is left that makes it."""

from itertools import product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.rules.cards import DECK, Card, parse_cards
from dealer_terminal.rules.hand import Hand, Result
from tests.fast.procedure.named_events import taken_and_made, three_card
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, usual_terms
from tests.helpers.cases import every
from tests.helpers.legal import legal

WA = EDITIONS[0]
BOTH = {"ante": 500, "natural-31": 500}
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


# What lies open of position 5 (its natural or its event), what lies in the rack, what is named, what may be chosen.
AFTER_CARDS = [
    ("As 10s 8s", "", draw(5, ""), "27 - 30, 31"),
    ("As 10s 8s", "", draw(5, "31"), ""),
    ("As Ks 8h", "", draw(5, "Mini-Royal"), ""),
    ("As Ks 8h", "Qs 2h 3d 4c", draw(5, "Mini-Royal"), "18 - 21, 22 - 26, 27 - 30, 31"),
    ("7c 7d Ah", "7h 7s 2d 3c", draw(5, "Trips"), "17, 18 - 21 or nothing"),
    ("As 10s 8s", "", draw(5, "27 - 30", "Rainbow"), "4 Card Flush, 32 - 39 or nothing"),
    ("As 10s 8s", "", draw(5, "27 - 30", "40"), "4 Card Flush, 32 - 39 or nothing"),
    ("As 10s 8s", "", draw(5, "27 - 30", "32 - 39"), ""),
]
AFTER_EVENT = [
    ("29 & 30", draw(5, "17"), "27 - 30, 31, Mini-Royal"),
    ("29 & 30", draw(5, "27 - 30"), ""),
    ("", draw(5, "Trips"), ""),
    ("", draw(5, "27 - 30"), "17, 18 - 21, 22 - 26, Trips or nothing"),
    ("Trips", draw(5, "17"), "Trips"),
    ("Mini-Royal", draw(5, "Mini-Royal"), ""),
    ("Mini-Royal", draw(5, "31"), "Mini-Royal"),
    ("Trips", draw(5, "Trips", "Royal Family"), "Rainbow, Quads or nothing"),
]


def wagers(named: commands.DeclareEvent) -> dict[str, int]:
    return ALL if "royal-family" in named.events else BOTH


@every(("held", "racked", "named", "choose"), AFTER_CARDS)
def test_an_event_after_the_cards_of_the_natural(
    held: str, racked: str, named: commands.DeclareEvent, choose: str
) -> None:
    walk = table({**({6: {"ante": 500}} if racked else {}), 5: wagers(named)})
    if racked:
        walk.expose(" ".join(racked.split()[:3]))
        walk.expose(racked.split()[3])
        walk.rack()
    walk.expose(held)
    _taken_or_refused(walk, named, choose)


@every(("event", "named", "choose"), AFTER_EVENT)
def test_an_event_after_the_event_of_the_natural(event: str, named: commands.DeclareEvent, choose: str) -> None:
    walk = table({5: wagers(named)})
    walk.do(natural(5, event))
    _taken_or_refused(walk, named, choose)


def _taken_or_refused(walk: Walk, named: commands.DeclareEvent, choose: str) -> None:
    outcome = walk.ask(named)
    if not choose:
        assert not isinstance(outcome, Refusal), outcome
        return
    assert isinstance(outcome, Refusal)
    assert outcome.rule == walk.book.citations["cards"]
    assert "card that is left makes" in str(outcome.why)
    assert str(outcome.instead) == f"Choose {choose}, or call a supervisor where the record is wrong."


NATURALS = ("As 10s 8s", "7c 7d 7h", "2c 5d 9h", "8c 8d 3s")


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


def test_an_event_is_named_for_each_wager_of_the_turn_and_for_no_other() -> None:
    walk = table({5: BOTH})
    assert "needs its event" in str(walk.refusal(commands.DeclareEvent(5, "natural", {})).why)
    both = commands.DeclareEvent(5, "natural", {"natural-31": "31", "play": "31"})
    assert "not resolved now" in str(walk.refusal(both).why)
    walk.do(natural(5, "31"))
    two = commands.DeclareEvent(5, "draw", {"ante": "17", "play": "31"})
    assert "the same three cards" in str(walk.refusal(two).why)
    entered = commands.Expose(5, "draw", {"draw": parse_cards(["5h"])}, CardsFrom.DEALER)
    assert "were not entered before" in str(walk.refusal(entered).why)


def test_an_event_whose_payment_a_supervisor_put_right_binds_no_longer() -> None:
    walk = table({5: BOTH})
    walk.do(natural(5, "31"))
    walk.refusal(draw(5, "22 - 26"))
    walk.do(commands.CorrectPayment(5, "natural-31", 0, approval("it was a 12"), Result.LOSE))
    walk.do(draw(5, "22 - 26"))


THREE_CARD = [
    ({"player-bonus": "Pair", "six-card-bounty": "3 of a kind"}, ""),
    ({"player-bonus": "3 of a Kind", "six-card-bounty": ""}, "Four of a Kind, 3 of a kind"),
    ({"player-bonus": "", "six-card-bounty": "Four of a Kind"}, "5-Card Straight or nothing"),
    ({"player-bonus": "Straight Flush", "six-card-bounty": "6-Card Royal"}, "nothing"),
]


@every(("events", "choose"), THREE_CARD)
def test_an_event_of_3_card_stands_beside_the_dealer_s_cards(events: dict[str, str], choose: str) -> None:
    walk = three_card("2c 7d 9h", dict.fromkeys(events, 500))
    outcome = walk.ask(commands.DeclareEvent(1, "hand", events))
    assert isinstance(outcome, Refusal) == bool(choose), outcome
    if isinstance(outcome, Refusal):
        assert str(outcome.instead) == f"Choose {choose}, or call a supervisor where the record is wrong."


def test_events_of_3_card_are_taken_if_and_only_if_three_cards_make_them() -> None:
    """`tests/long/rounds` has other hands of the dealer."""
    taken, made = taken_and_made("8c 8d 8h")
    assert taken == made


def test_only_events_that_a_card_makes_can_be_declared() -> None:
    walk = table({5: ALL})
    walk.expose("As 10s 8s")
    offered = [each for each in legal(walk.state) if isinstance(each, commands.DeclareEvent)]
    assert offered and all("" not in (each.events["ante"], each.events["play"]) for each in offered)
