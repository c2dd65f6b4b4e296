"""High Card, a game made for tests: two cards, paid by the higher one, or as a pair."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import CardPlace, Events, Game, Printed, Settling, Stage, TableShape
from dealer_terminal.rules.hand import ANTE, PLAY, Hand, Line, lost, settled
from dealer_terminal.rules.paytable import Event, PayTable
from dealer_terminal.rules.rulebook import Need, PayTables, Rulebook

TWO, PAIR = "two", "pair"
LEAST, MOST = 11, 14


class HighCard(Game):
    """Both cards of a packet are the hand (Rules of High Card 2)."""

    id = "high-card"
    packet = 2
    dealer_packet = 0
    places = (CardPlace(TWO, (0, 1)),)
    stages = (Stage(TWO, TWO, (ANTE, PLAY)),)
    layout: ClassVar = {ANTE: Printed("BET", 0, 1), PLAY: Printed("PLAY", 0, 0)}
    needs: ClassVar = {ANTE: Need.REQUIRED, PLAY: Need.EQUALS_ANTE}
    ante_needed = True
    shapes: ClassVar = dict.fromkeys((ANTE, PLAY), TableShape(frozenset({PAIR}), (LEAST, MOST)))
    citations: ClassVar[frozenset[str]] = frozenset()

    def settle(self, settling: Settling, hand: Hand, stage: Stage, live: Sequence[str]) -> tuple[Line, ...]:
        return tuple(_line(settling, hand, spot) for spot in stage.settles if spot in live)

    def tucks(self, book: Rulebook, live: Sequence[str]) -> tuple[str, ...]:
        return ()

    def says(self, tables: PayTables, cards: Mapping[str, tuple[Card, ...]]) -> str:
        return _called(cards[TWO]) if TWO in cards else ""

    def can_come_to(self, settling: Settling, hand: Hand, left: Sequence[Card]) -> tuple[Events, ...]:
        hands = [hand.cards[TWO]] if TWO in hand.cards else combinations(left, 2)
        ways = {tuple((spot, _label(settling.tables[spot], cards)) for spot in (ANTE, PLAY)) for cards in hands}
        return tuple(dict(way) for way in sorted(ways))

    def plays(self, cards: Sequence[Card]) -> bool:
        return _is_pair(cards) or _high(cards) >= LEAST

    def evaluate(self, book: Rulebook, cards: Sequence[Card], dealer: Sequence[Card]) -> dict[str, Any]:
        event = _event(book.usual_tables()[PLAY], cards)
        return {TWO: {"event": event and event.label, "total": _high(cards)}}


def _high(cards: Sequence[Card]) -> int:
    return max(card.rank.value for card in cards)


def _is_pair(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) == 1


def _called(cards: Sequence[Card]) -> str:
    highest = max(cards, key=lambda card: card.rank.value).rank.label
    return f"Pair of {highest}" if _is_pair(cards) else f"{highest} high"


def _event(table: PayTable, cards: Sequence[Card]) -> Event | None:
    return table.best(_high(cards), frozenset({PAIR}) if _is_pair(cards) else frozenset())


def _label(table: PayTable, cards: Sequence[Card]) -> str:
    event = _event(table, cards)
    return event.label if event else ""


def _line(settling: Settling, hand: Hand, spot: str) -> Line:
    event, rule = _event(settling.tables[spot], hand.cards[TWO]), settling.book.spot(spot).citation
    return settled(hand, spot, rule, event.label, event.odds) if event else lost(hand, spot, rule)


GAME = HighCard()
