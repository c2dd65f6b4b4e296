"""Configuration of a kiosk: its settings and the installed rulebooks."""

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.languages import ENGLISH, LANGUAGES
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Limit, ReadAt, Terms, Thresholds, usual_terms
from dealer_terminal.rules.chips import HOUSE_CHIPS, Denomination
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.manual import NO_MANUAL, Manual
from dealer_terminal.rules.rulebook import Rulebook


class Installed(Struct, frozen=True):
    book: Rulebook
    text: str


class Library(Struct, frozen=True):
    books: tuple[Installed, ...]
    house_text: str
    manuals: tuple[Manual, ...] = ()

    def named(self, wanted: str) -> Installed:
        return next(each for each in self.books if each.book.id == wanted)

    def ids(self) -> tuple[str, ...]:
        return tuple(each.book.id for each in self.books)

    def manual(self, book: Rulebook) -> Manual:
        """Return the manual of the rulebook's revision."""
        named = (each for each in self.manuals if (each.rulebook, each.revision) == (book.id, book.source.revision))
        return next(named, NO_MANUAL)

    def appendix(self, wanted: str) -> Manual:
        return next((each for each in self.manuals if each.rulebook == wanted), NO_MANUAL)


class KioskSettings(Struct, frozen=True):
    table: str
    rulebook: str
    cards_from: tuple[CardsFrom, ...] = (CardsFrom.SIMULATED, CardsFrom.DEALER)
    shuffled_pad: bool = False
    number_digits: int = 4
    pin_digits: int = 4
    dim_after_s: int = 600
    drift_every_s: int = 180
    drift_px: int = 3
    theme: str = "felt"
    motion: bool = True
    language: str = ENGLISH
    languages: tuple[str, ...] = tuple(LANGUAGES)
    sound: bool = True
    chips: tuple[Denomination, ...] = HOUSE_CHIPS
    limits: dict[str, Limit] = {}
    thresholds: Thresholds = Thresholds()
    maxima: dict[str, int] = {}
    event_entries: tuple[EventEntry, ...] = tuple(EventEntry)
    read_at: ReadAt = ReadAt.DEAL
    """The time at which the reader of this table reads the cards."""
    senses: frozenset[Phase] = frozenset({Phase.DEAL, Phase.REST, Phase.DECK_BACK})
    """The steps that the reader reports by itself."""

    def terms(self, book: Rulebook, cards_from: CardsFrom) -> Terms:
        """Return the default terms of a table in this casino. A supervisor can change them."""
        usual = usual_terms(book, cards_from)
        limits = {spot: self.limits.get(spot, limit) for spot, limit in usual.limits.items()}
        meters = {meter.id for meter in book.progressive.meters} if book.progressive else set()
        maxima = {meter: most for meter, most in self.maxima.items() if meter in meters}
        ours = replace(usual, limits=limits, thresholds=self.thresholds, maxima=maxima)
        return self.dealt_from(ours, cards_from)

    def dealt_from(self, terms: Terms, cards_from: CardsFrom) -> Terms:
        by_hand = cards_from is CardsFrom.DEALER
        return replace(terms, cards_from=cards_from, read_at=ReadAt.DEAL if by_hand else self.read_at)


class KioskContext(Struct, frozen=True):
    settings: KioskSettings
    library: Library


def spot_name(book: Rulebook, spot: str) -> str:
    """Return the name of a wager on the screen: as printed on its circle, else as in the rulebook."""
    place = GAMES[book.game].layout.get(spot)
    return place.label if place is not None and place.label else book.spot(spot).name
