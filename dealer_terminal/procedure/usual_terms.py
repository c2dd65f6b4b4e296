"""Terms to begin with: the suggested pay tables and limits of a Washington card room, for a supervisor to change."""

from dealer_terminal.procedure.terms import CardsFrom, Limit, Terms, Thresholds
from dealer_terminal.rules.hand import ANTE
from dealer_terminal.rules.rulebook import Rulebook, Spot

ANTE_LIMIT = Limit(500, 30_000, 500)
BONUS_LIMIT = Limit(500, 10_000, 500)


def usual_terms(book: Rulebook, cards_from: CardsFrom) -> Terms:
    return Terms(
        positions=min(book.positions),
        pay_tables={table.spot: table.suggested() or table.option_ids()[0] for table in book.tables},
        limits={spot.id: _limit(book, spot) for spot in book.placed_spots()},
        thresholds=Thresholds(),
        cards_from=cards_from,
    )


def _limit(book: Rulebook, spot: Spot) -> Limit:
    if book.progressive is not None and book.progressive.spot == spot.id:
        return Limit(book.progressive.wager, book.progressive.wager, book.progressive.wager)
    return ANTE_LIMIT if spot.id == ANTE else BONUS_LIMIT
