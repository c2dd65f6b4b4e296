"""Six real cards for every pattern that can matter: each rank pattern without a flush, each flush pattern."""

from collections.abc import Iterator

from dealer_terminal.rules.cards import Card, parse_card
from tests.fast.rules.six_card_naive import flush_patterns, rank_patterns


def every_pattern() -> Iterator[tuple[Card, ...]]:
    for ranks in rank_patterns():
        yield tuple(parse_card(rank + "cdhs"[place % 4]) for place, rank in enumerate(sorted(ranks.elements())))
    for suited, sixth in flush_patterns():
        yield tuple(parse_card(text) for text in [*(rank + "h" for rank in suited), *(rank + "s" for rank in sixth)])
