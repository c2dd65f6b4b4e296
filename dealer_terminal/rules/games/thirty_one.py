"""31 Classic: four-card packets, the natural, the draw, and the four-card bonus."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import CardPlace, Events, Game, Printed, Settling, Shape, Stage, TableShape
from dealer_terminal.rules.hand import ANTE, PLAY, TOLD_16, Decision, Hand, Line, lost, settled
from dealer_terminal.rules.hands import points
from dealer_terminal.rules.hands.points import HandValue
from dealer_terminal.rules.paytable import Event, PayTable
from dealer_terminal.rules.rulebook import Need, PayTables, Rulebook

if TYPE_CHECKING:
    from dealer_terminal.rules.returns.entry import Count
    from dealer_terminal.rules.returns.hand_deals import HandDeals

NATURAL_31, ROYAL_FAMILY = "natural-31", "royal-family"
NATURAL, DRAW = "natural", "draw"

_UNSEEN = "dealer_terminal.rules.possible.thirty_one"
_RETURNS = "dealer_terminal.rules.returns.thirty_one"
_DEALS = "dealer_terminal.rules.returns.thirty_one_deals"
_NAMES = {points.TRIPS: "Trips", points.MINI_ROYAL: "Mini-Royal"}
_THREE = frozenset({points.TRIPS, points.MINI_ROYAL})
_FOUR = frozenset({points.RAINBOW, points.FOUR_FLUSH, points.QUADS, points.ROYAL_FAMILY})


class ThirtyOne(Game):
    """The game 31 Classic. The top card of a packet is the draw; the other three are the natural (Dealer Protocol
    2)."""

    id = "31-classic"
    packet = 4
    dealer_packet = 0
    places = (CardPlace(NATURAL, (1, 2, 3)), CardPlace(DRAW, (0,), apart=True, called="DRAW", asked="The Draw card"))
    stages = (
        Stage(NATURAL, NATURAL, (NATURAL_31,)),
        Stage(DRAW, DRAW, (ANTE, PLAY)),
        Stage(ROYAL_FAMILY, "", (ROYAL_FAMILY,)),
    )
    layout: ClassVar = {
        ANTE: Printed("ANTE", 1, 1),
        PLAY: Printed("PLAY", 0, 1),
        NATURAL_31: Printed("31", 1, 0, Shape.GOLDEN_31),
        ROYAL_FAMILY: Printed("ROYAL", 0, 0, Shape.ROYAL_FAMILY),
    }
    needs: ClassVar = {
        ANTE: Need.REQUIRED,
        PLAY: Need.EQUALS_ANTE,
        NATURAL_31: Need.OPTIONAL,
        ROYAL_FAMILY: Need.OPTIONAL,
    }
    ante_needed = needs[ANTE] is Need.REQUIRED
    shapes: ClassVar = {
        ANTE: TableShape(_THREE, (17, 31)),
        PLAY: TableShape(_THREE, (17, 31)),
        NATURAL_31: TableShape(_THREE, (16, 31)),
        ROYAL_FAMILY: TableShape(_FOUR, (32, 41)),
    }
    citations: ClassVar[frozenset[str]] = frozenset()
    folds: ClassVar = {TOLD_16: "FOLD 16"}

    def settle(self, settling: Settling, hand: Hand, stage: Stage, live: Sequence[str]) -> tuple[Line, ...]:
        """Settle A the natural, B Ante and Play on the best three of four, C all four (Dealer Protocol 6)."""
        return tuple(_line(settling, hand, spot) for spot in stage.settles if spot in live)

    def tucks(self, book: Rulebook, live: Sequence[str]) -> tuple[str, ...]:
        """Return every bonus wager that is still in action (Dealer Protocol 5, notes)."""
        return tuple(live)

    def says(self, tables: PayTables, cards: Mapping[str, tuple[Card, ...]]) -> str:
        """Return `29 in spades`, Trips or Mini-Royal, for the natural and then for the best three with the draw."""
        if NATURAL not in cards:
            return ""
        value = _shown(tables, cards)
        named = [_NAMES[mark] for mark in (points.MINI_ROYAL, points.TRIPS) if mark in value.marks]
        return named[0] if named else f"{value.total} in {value.suit.name.lower()}"

    def counting(self, settling: Settling, hand: Hand, lines: Sequence[Line]) -> tuple[Card, ...]:
        """Return the cards of the suit that makes the total, of the natural or the best three of four (Getting Started
        3, 7); all three of Trips and Mini-Royal (4, 8). A hand that was given up and drawn has only the 4 Card Royal
        Family Bonus left, which takes all four (9), so no cards are highlighted."""
        gave_up = hand.decision is Decision.FOLD or bool(hand.forfeit)
        if NATURAL not in hand.cards or (DRAW in hand.cards and gave_up):
            return ()
        value = _shown(settling.tables, hand.cards)
        return value.cards if value.marks else tuple(card for card in value.cards if card.suit is value.suit)

    def sum_of(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """Return the points, highest first (Getting Started 2). Trips and Mini-Royal have no sum (4, 8)."""
        named = len(cards) == 3 and points.natural(cards).marks
        return () if named else tuple(sorted((points.points(card) for card in cards), reverse=True))

    def can_come_to(self, settling: Settling, hand: Hand, left: Sequence[Card]) -> tuple[Events, ...]:
        if NATURAL not in hand.cards:
            unseen: tuple[Events, ...] = import_module(_UNSEEN).events(settling.tables, left)
            return unseen
        drawn = [hand.cards[DRAW]] if DRAW in hand.cards else [(card,) for card in left]
        hands = [replace(hand, cards={**hand.cards, DRAW: draw}) for draw in drawn]
        return tuple({spot: _label(settling, each, spot) for spot in settling.tables.tables} for each in hands)

    def plays(self, cards: Sequence[Card]) -> bool:
        """Return True if the cards are worth playing, close to best play: three of a suit from 17, two from 11, else an
        ace, a paired ten or trips."""
        suits, ranks = {card.suit for card in cards}, {card.rank for card in cards}
        least = {1: 17, 2: 11, 3: 11 if len(ranks) == 3 else 10}[len(suits)]
        return points.natural(cards).total >= least or len(ranks) == 1

    def claims(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """Return the claim of a natural 16 (Betting Protocol 4)."""
        return (TOLD_16,) if points.natural(cards).total == 16 else ()

    def counts(self, book: Rulebook, meters: Mapping[str, int]) -> Iterator["Count"]:
        counted: Iterator[Count] = import_module(_RETURNS).counts(book, meters)
        return counted

    def fold_counts(self, book: Rulebook) -> Iterator["Count"]:
        counted: Iterator[Count] = import_module(_RETURNS).fold_counts(book)
        return counted

    def deals(self, book: Rulebook, tables: PayTables) -> tuple["HandDeals", ...]:
        return (import_module(_DEALS).hand_deals(book, tables),)

    def evaluate(self, book: Rulebook, cards: Sequence[Card], dealer: Sequence[Card]) -> dict[str, Any]:
        tables = book.usual_tables()
        first = points.natural(cards[:3])
        event = tables[NATURAL_31].best(first.total, first.marks)
        answer: dict[str, Any] = {NATURAL: {"event": event and event.label, "total": _total(first)}}
        if len(cards) == 3:
            return answer
        best = best_three(tables[PLAY], cards)
        event = tables[PLAY].best(best.total, best.marks)
        answer["best"] = {"event": event and event.label, "total": _total(best), "cards": list(best.cards)}
        if ROYAL_FAMILY in book.spot_ids():
            four = points.all_four(cards)
            event = tables[ROYAL_FAMILY].best(four.total, four.marks)
            answer[ROYAL_FAMILY] = {"event": event and event.label}
        return answer


def _shown(tables: PayTables, cards: Mapping[str, tuple[Card, ...]]) -> HandValue:
    """Return the value of the exposed cards: the natural, or the best three after the draw."""
    drawn = cards.get(DRAW)
    return best_three(tables[PLAY], (*cards[NATURAL], *drawn)) if drawn else points.natural(cards[NATURAL])


def _total(value: HandValue) -> int | None:
    """Return the total, or None for Trips: no two of their cards are suited (Getting Started 3 and 4)."""
    return None if points.TRIPS in value.marks else value.total


def best_three(table: PayTable, cards: Sequence[Card]) -> HandValue:
    """Return the three of four cards that the Play wager's table pays best, with the higher total if the payment is
    equal."""
    return _best_three(table, tuple(cards))


@lru_cache(maxsize=64)
def _best_three(table: PayTable, cards: tuple[Card, ...]) -> HandValue:
    """Return the cached best three. Ante and Play ask for the same cards."""
    best, *others = points.three_of_four(cards)
    for value in others:
        if _worth_more(table, value, best):
            best = value
    return best


def _worth_more(table: PayTable, value: HandValue, than: HandValue) -> bool:
    event, best = (table.best(each.total, each.marks) for each in (value, than))
    if event is None or best is None:
        return best is None and (event is not None or value.total > than.total)
    if event.odds.better_than(best.odds):
        return True
    return not best.odds.better_than(event.odds) and value.total > than.total


def _value(settling: Settling, hand: Hand, spot: str) -> HandValue:
    natural = hand.cards[NATURAL]
    if spot == NATURAL_31:
        return points.natural(natural)
    four = (*natural, *hand.cards[DRAW])
    return points.all_four(four) if spot == ROYAL_FAMILY else best_three(settling.tables[PLAY], four)


def _event(settling: Settling, hand: Hand, spot: str) -> Event | None:
    value = _value(settling, hand, spot)
    return settling.tables[spot].best(value.total, value.marks)


def _label(settling: Settling, hand: Hand, spot: str) -> str:
    event = _event(settling, hand, spot)
    return event.label if event else ""


def _line(settling: Settling, hand: Hand, spot: str) -> Line:
    event = _event(settling, hand, spot)
    rule = settling.book.spot(spot).citation
    return settled(hand, spot, rule, event.label, event.odds) if event else lost(hand, spot, rule)


GAME = ThirtyOne()
