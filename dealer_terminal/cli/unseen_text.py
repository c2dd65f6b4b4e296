"""A round in words for a file that leaves the house: which of its cards nobody saw at the table."""

from collections.abc import Iterable

from msgspec.structs import replace

from dealer_terminal.review.evidence_file import Told, ToldTable
from dealer_terminal.review.unseen import Unseen

NOT_SEEN = "not seen at the table"
_DEALT, _NEVER = "dealt", "Never dealt: "


def with_unseen(told: Told, found: Iterable[Unseen]) -> Told:
    """Folded and undealt cards, which lay on record sealed until the round had closed."""
    cards = frozenset(str(card) for each in found for card in each.cards)
    after = tuple(f"{line} ({NOT_SEEN})" if line.startswith(_NEVER) else line for line in told.after)
    return replace(told, tables=tuple(_table(each, cards) for each in told.tables), after=after)


def _table(table: ToldTable, cards: frozenset[str]) -> ToldTable:
    if _DEALT not in table.columns:
        return table
    at = table.columns.index(_DEALT)
    return replace(table, rows=tuple((*row[:at], _cell(row[at], cards), *row[at + 1 :]) for row in table.rows))


def _cell(dealt: str, cards: frozenset[str]) -> str:
    unseen = [card for card in dealt.split() if card in cards]
    return f"{dealt}\n{NOT_SEEN}: {' '.join(unseen)}" if unseen else dealt
