"""What the seals of a round held: cards of one deck, each once."""

from collections.abc import Iterator, Sequence

from dealer_terminal.journal.findings import Finding
from dealer_terminal.rules.cards import DECK, Card


def not_one_deck(
    at: int, packets: Sequence[tuple[int, tuple[Card, ...]]], rest: Sequence[tuple[Card, ...]], *, whole: bool
) -> Iterator[Finding]:
    """`whole` where a reader saw every card that was dealt, and the rest."""
    every = [card for cards in (*(held for _, held in packets), *rest) for card in cards]
    if len({*every}) == len(every) and (len(every) == len(DECK) or not whole):
        return
    found: dict[Card, str] = {}
    sealed = [(f"packet {number}", cards) for number, cards in packets]
    for where, cards in (*sealed, *(("the rest", cards) for cards in rest)):
        for card in cards:
            if card in found:
                yield Finding(at, f"record {at}: the seals hold {card} twice, in {found[card]} and in {where}")
            found[card] = where
    if whole and len(found) != len(DECK):
        yield Finding(at, f"record {at}: the seals hold {len(found)} cards, and a deck has {len(DECK)}")
