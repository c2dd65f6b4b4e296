"""Readers and shufflers: where a person had to help, and whether the decks are as good as shuffled. None is called out
below a bound that holds at any time, over all machines that are looked at together."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from dealer_terminal.review.statistics.decks import SeenDeck
from dealer_terminal.review.statistics.floor import called_out
from dealer_terminal.review.statistics.shuffles import Shuffled, Trait, Tried, tried

ALPHA = 0.01
"""Of the traits that are called out, one in a hundred is so wrongly, at most."""


class Reader(Struct, frozen=True):
    """The machine of one table. `helped` are the records in which a card was entered beside it or put right; `called`
    the traits that mean something."""

    journal: str
    decks: tuple[SeenDeck, ...]
    helped: tuple[int, ...]
    faults: tuple[int, ...]
    tried: tuple[Tried, ...]
    called: tuple[Trait, ...]


def readers(decks: Iterable[SeenDeck], shuffled: Shuffled) -> tuple[Reader, ...]:
    by: dict[str, list[SeenDeck]] = defaultdict(list)
    for each in decks:
        by[each.journal].append(each)
    found = {journal: tried(own, shuffled) for journal, own in by.items()}
    grown = {(journal, each.trait): each.grown for journal, every in found.items() for each in every}
    called = called_out(grown, ALPHA)
    return tuple(
        Reader(
            journal=journal,
            decks=tuple(own),
            helped=tuple(record for each in own for record in each.helped),
            faults=tuple(record for each in own for record in each.faults),
            tried=found[journal],
            called=tuple(trait for whose, trait in called if whose == journal),
        )
        for journal, own in sorted(by.items())
    )
