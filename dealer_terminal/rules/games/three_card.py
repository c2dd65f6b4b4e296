"""3 Card: three cards against the dealer's three, with bonuses on the player's, on all six, and a progressive."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import CardPlace, Events, Game, Printed, Settling, Shape, Stage, TableShape
from dealer_terminal.rules.hand import ANTE, PLAY, Hand, Line, Result, lost
from dealer_terminal.rules.hands.six_card import SixCardCategory, six_card_hand, six_card_met
from dealer_terminal.rules.hands.three_card import StaxCategory, ThreeCardCategory, stax_category, three_card_hand
from dealer_terminal.rules.paytable import Event
from dealer_terminal.rules.rulebook import Need, PayTables, Rulebook
from dealer_terminal.rules.settlement import event_line
from dealer_terminal.rules.showdown import HIGHER, NOT_QUALIFIED, TIE, showdown

if TYPE_CHECKING:
    from dealer_terminal.rules.returns.entry import Count
    from dealer_terminal.rules.returns.hand_deals import HandDeals
    from dealer_terminal.rules.returns.progressive import EdgeLine

ANTE_BONUS, PLAYER_BONUS, BOUNTY, STAX = "ante-bonus", "player-bonus", "six-card-bounty", "stax"
HAND = "hand"


def mark(category: IntEnum) -> str:
    """Return a rulebook's name of a hand, such as `three-of-a-kind`."""
    return category.name.lower().replace("_", "-")


def _marks(categories: Iterable[IntEnum]) -> frozenset[str]:
    return frozenset(map(mark, categories))


_UNSEEN = "dealer_terminal.rules.possible.three_card"
_RETURNS = "dealer_terminal.rules.returns.three_card_deals"
_DEALS = "dealer_terminal.rules.returns.three_card_deals"
QUALIFIES = "Dealer qualifies"
_NAMES = {
    ThreeCardCategory.HIGH_CARD: "High Card",
    ThreeCardCategory.PAIR: "Pair",
    ThreeCardCategory.FLUSH: "Flush",
    ThreeCardCategory.STRAIGHT: "Straight",
    ThreeCardCategory.THREE_OF_A_KIND: "Three of a Kind",
    ThreeCardCategory.STRAIGHT_FLUSH: "Straight Flush",
    ThreeCardCategory.AKQ_SUITED: "AKQ Suited",
}
_LEAST_PLAYED = three_card_hand((Card.CQ, Card.D6, Card.H4))
_NOTHING = _marks([ThreeCardCategory.HIGH_CARD, SixCardCategory.NOTHING])
_THREE = _marks(ThreeCardCategory) - _NOTHING


class ThreeCard(Game):
    """The game 3 Card. All three cards are the hand; the dealer's three are the second half of the six (Rules of Play,
    2 and 7)."""

    id = "3-card"
    packet = 3
    dealer_packet = 3
    places = (CardPlace(HAND, (0, 1, 2)),)
    stages = (
        Stage(HAND, HAND, (ANTE, PLAY, ANTE_BONUS, PLAYER_BONUS, BOUNTY)),
        Stage(STAX, "", (STAX,)),
    )
    layout: ClassVar = {
        ANTE: Printed("ANTE", 1, 1),
        PLAY: Printed("PLAY", 0.5, 0.5),
        PLAYER_BONUS: Printed("BONUS", 0, 0),
        BOUNTY: Printed("6 CARD", 1, 0),
        STAX: Printed("STAX", 0, 1, Shape.STAX),
    }
    needs: ClassVar = {
        ANTE: Need.OPTIONAL,
        PLAY: Need.EQUALS_ANTE,
        ANTE_BONUS: Need.AWARD,
        **dict.fromkeys((PLAYER_BONUS, BOUNTY, STAX), Need.OPTIONAL),
    }
    ante_needed = needs[ANTE] is Need.REQUIRED
    shapes: ClassVar = {
        ANTE_BONUS: TableShape(frozenset({"straight-flush", "three-of-a-kind", "straight"})),
        PLAYER_BONUS: TableShape(_THREE),
        BOUNTY: TableShape(_marks(SixCardCategory) - _NOTHING),
        STAX: TableShape(_marks(StaxCategory) - _NOTHING),
    }
    citations = frozenset({"not-qualified", "higher-hand", "tie"})
    verdicts = (QUALIFIES, NOT_QUALIFIED.event, HIGHER.event, TIE.event)

    def settle(self, settling: Settling, hand: Hand, stage: Stage, live: Sequence[str]) -> tuple[Line, ...]:
        """Settle a. to f. in the order of the list (Winning and Losing Hands)."""
        return tuple(line for spot in stage.settles for line in _lines(settling, hand, spot, live))

    def tucks(self, book: Rulebook, live: Sequence[str]) -> tuple[str, ...]:
        """Return the place of the 6 Card Bounty if any bonus is in action (Rules of Play, paragraph 9)."""
        return (BOUNTY,) if live else ()

    def says(self, tables: PayTables, cards: Mapping[str, tuple[Card, ...]]) -> str:
        return _called(cards[HAND]) if HAND in cards else ""

    def dealer_says(self, tables: PayTables, cards: Sequence[Card]) -> str:
        return _called(cards) if cards else ""

    def qualifies(self, cards: Sequence[Card]) -> str:
        """Return the verdict: the dealer qualifies with a Queen high or better (Rules of Play, paragraph 4)."""
        if not cards:
            return ""
        return QUALIFIES if three_card_hand(cards).qualifies else NOT_QUALIFIED.event

    def counting(self, settling: Settling, hand: Hand, lines: Sequence[Line]) -> tuple[Card, ...]:
        """Return the cards, of the player's three and the dealer's three, that win the 6 Card Bounty."""
        won = any(line.spot == BOUNTY and line.result is Result.WIN for line in lines)
        open_all = HAND in hand.cards and bool(settling.dealer)
        return tuple(_shown((*hand.cards[HAND], *settling.dealer))) if won and open_all else ()

    def counts(self, book: Rulebook, meters: Mapping[str, int]) -> Iterator["Count"]:
        counted: Iterator[Count] = import_module(_RETURNS).counts(book, meters)
        return counted

    def meter_lines(self, book: Rulebook) -> tuple["EdgeLine", ...]:
        found: tuple[EdgeLine, ...] = import_module(_RETURNS).meter_lines(book)
        return found

    def can_come_to(self, settling: Settling, hand: Hand, left: Sequence[Card]) -> tuple[Events, ...]:
        seen = [hand.cards[HAND]] if HAND in hand.cards else []
        hands = seen or import_module(_UNSEEN).unlike(settling.dealer, left)
        spots = settling.tables.tables
        return tuple({spot: _came_to(settling, spot, cards) for spot in spots} for cards in hands)

    def plays(self, cards: Sequence[Card]) -> bool:
        """Return True for queen, six, four and better."""
        return three_card_hand(cards) >= _LEAST_PLAYED

    def deals(self, book: Rulebook, tables: PayTables) -> tuple["HandDeals", ...]:
        return (import_module(_DEALS).hand_deals(book, tables),)

    def evaluate(self, book: Rulebook, cards: Sequence[Card], dealer: Sequence[Card]) -> dict[str, Any]:
        tables = book.usual_tables()
        answer: dict[str, Any] = {HAND: {"event": _name(cards)}}
        for spot in (ANTE_BONUS, PLAYER_BONUS):
            answer[spot] = {"event": _label(_event(tables, spot, cards, dealer))}
        if dealer:
            event = _event(tables, BOUNTY, cards, dealer)
            answer[BOUNTY] = {"event": _label(event), "cards": _shown((*cards, *dealer))}
        event = _event(tables, STAX, cards, dealer)
        answer[STAX] = {"event": _label(event), "meter": (event.meter or None) if event else None}
        return {**answer, **_against(cards, dealer)} if dealer else answer


def _lines(settling: Settling, hand: Hand, spot: str, live: Sequence[str]) -> Iterator[Line]:
    if spot == ANTE_BONUS:
        if ANTE in live:
            yield from _ante_bonus(settling, hand)
    elif spot in live and spot in (ANTE, PLAY):
        yield showdown(hand.cards[HAND], settling.dealer).line(settling.book, hand, spot)
    elif spot in live:
        yield _bonus(settling, hand, spot)


def _ante_bonus(settling: Settling, hand: Hand) -> Iterator[Line]:
    """Yield the award on the Ante, regardless of the dealer's hand (c.); it has no stake of its own."""
    event = _event(settling.tables, ANTE_BONUS, hand.cards[HAND], ())
    if event:
        rule, pays = settling.book.spot(ANTE_BONUS).citation, event.odds.pays(hand.stake(ANTE))
        yield Line(hand.seat, ANTE_BONUS, event.label, Result.WIN, event.odds.printed, 0, pays, rule)


def _bonus(settling: Settling, hand: Hand, spot: str) -> Line:
    """Return the line of a wager paid by its own pay table, played or folded (d. to f.)."""
    event = _event(settling.tables, spot, hand.cards[HAND], settling.dealer)
    if event is None:
        return lost(hand, spot, settling.book.spot(spot).citation)
    return event_line(settling, hand, spot, event)


def _event(tables: PayTables, spot: str, cards: Sequence[Card], dealer: Sequence[Card]) -> Event | None:
    return tables[spot].best(0, _held(spot, cards, dealer))


def _came_to(settling: Settling, spot: str, cards: Sequence[Card]) -> str:
    return _label(_event(settling.tables, spot, cards, settling.dealer)) or ""


def _held(spot: str, cards: Sequence[Card], dealer: Sequence[Card]) -> frozenset[str]:
    if spot == BOUNTY:
        return _marks(six_card_met((*cards, *dealer)))
    return _marks([stax_category(cards)] if spot == STAX else three_card_hand(cards).category.met)


def _shown(six: Sequence[Card]) -> list[Card]:
    """Return the five cards that count; all six of a six-card royal."""
    hand = six_card_hand(six)
    if hand.category is SixCardCategory.SIX_CARD_ROYAL:
        return sorted(six, key=lambda card: -card.rank)
    return list(hand.best)


def _against(cards: Sequence[Card], dealer: Sequence[Card]) -> dict[str, Any]:
    dealers = {"qualifies": three_card_hand(dealer).qualifies, "event": _name(dealer)}
    return {"dealer": dealers, "result": showdown(cards, dealer).result.value}


def _name(cards: Sequence[Card]) -> str:
    return _NAMES[three_card_hand(cards).category]


def _called(cards: Sequence[Card]) -> str:
    """Return the hand's name; a hand without a category is named by its highest card."""
    if three_card_hand(cards).category is not ThreeCardCategory.HIGH_CARD:
        return _name(cards)
    return f"{max(card.rank for card in cards).name.capitalize()} High"


def _label(event: Event | None) -> str | None:
    return event.label if event else None


GAME = ThreeCard()
