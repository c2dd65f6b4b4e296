"""Terms of a table: the supervisor's choices within the rulebook."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.rules.hand import ANTE
from dealer_terminal.rules.rulebook import Rulebook, Spot


class CardsFrom(Enum):
    """Source from which the terminal learns the cards."""

    READER = "reader"
    SIMULATED = "simulated"
    DEALER = "dealer"


class ReportedHands(Enum):
    """Validity of the reader's reports on this round's hands: valid, valid until contradicted, or no longer valid, so
    that each hand is entered."""

    TOLD = "told"
    IN_DOUBT = "in-doubt"
    ENTERED = "entered"


class ReadAt(Enum):
    """Time at which a reader sees cards: as they are dealt, or as they are turned over."""

    DEAL = "deal"
    EXPOSURE = "exposure"


class EventEntry(Enum):
    """Permission for a dealer to enter an event without cards that the terminal has seen."""

    CARDS_ONLY = "cards-only"
    EVENT_ALLOWED = "event-allowed"


class Limit(Struct, frozen=True):
    """Smallest and largest wager at a spot and the step between, in cents."""

    least: int
    most: int
    step: int


class Thresholds(Struct, frozen=True):
    """Amounts in cents that require approval. Above `camera`, a payment waits for verification (WAC 230-15-320(4)).
    Above `deal`, all payments of one deal together wait for a supervisor (WAC 230-15-490); 0 sets no limit. Above
    `jackpot`, a progressive prize waits for a supervisor; at 0 every prize does."""

    camera: int = 300_000
    deal: int = 0
    jackpot: int = 0


class Terms(Struct, frozen=True):
    """Terms of a table. `maxima` are the amounts in cents above which a meter's display may be lowered (WAC
    230-15-695); most meters have none."""

    positions: int
    pay_tables: dict[str, str]
    limits: dict[str, Limit]
    thresholds: Thresholds
    cards_from: CardsFrom
    read_at: ReadAt = ReadAt.DEAL
    event_entry: EventEntry = EventEntry.CARDS_ONLY
    maxima: dict[str, int] = {}


ANTE_LIMIT = Limit(500, 30_000, 500)
BONUS_LIMIT = Limit(500, 10_000, 500)


def usual_terms(book: Rulebook, cards_from: CardsFrom) -> Terms:
    """Return the suggested pay tables and limits of a Washington card room, for a supervisor to change."""
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
