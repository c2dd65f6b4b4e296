"""What a game is: its places for cards, its stages of settlement, and what its wagers pay."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Hand, Line
from dealer_terminal.rules.rulebook import Need, PayTables, Rulebook

if TYPE_CHECKING:
    from dealer_terminal.rules.returns.entry import Count
    from dealer_terminal.rules.returns.hand_deals import HandDeals
    from dealer_terminal.rules.returns.progressive import EdgeLine

Events = Mapping[str, str]
"""The event of each wager by its label, empty where nothing pays."""


class CardPlace(Struct, frozen=True):
    """Where cards of a packet lie: `at` are their places in the packet, top card first. Cards that lie `apart` from the
    hand have a space of their own, `called` as it is printed there; `asked` is how a dealer is asked to enter them."""

    id: str
    at: tuple[int, ...]
    apart: bool = False
    called: str = ""
    asked: str = ""


class Shape(Enum):
    """What is drawn around the place of a wager."""

    CIRCLE = "circle"
    GOLDEN_31 = "golden-31"
    ROYAL_FAMILY = "royal-family"
    STAX = "stax"


class Printed(Struct, frozen=True):
    """A wager's place on the layout as the dealer sees it: row 0 is nearest the player."""

    label: str
    column: float
    row: float
    shape: Shape = Shape.CIRCLE


class Stage(Struct, frozen=True):
    """One turn in settling a seat: the place that is exposed (none where all lies open), then its wagers."""

    id: str
    exposes: str
    settles: tuple[str, ...]


class TableShape(Struct, frozen=True):
    """What a pay table of this game must hold: every named hand, and a band for each total from low to high."""

    hands: frozenset[str]
    totals: tuple[int, int] | None = None


class Settling(Struct, frozen=True):
    """What stands the same for every seat of a round while it is settled; meters in cents."""

    book: Rulebook
    tables: PayTables
    dealer: tuple[Card, ...] = ()
    meters: dict[str, int] = {}


class Game(Protocol):
    """One file in `games/` holds one of these as `GAME`. Who plays on the Ante places Play, as large."""

    @property
    def id(self) -> str: ...

    @property
    def packet(self) -> int:
        """Cards in a packet."""
        ...

    @property
    def dealer_packet(self) -> int:
        """Cards of the dealer's own hand; 0 where the dealer has none."""
        ...

    @property
    def places(self) -> tuple[CardPlace, ...]: ...

    @property
    def stages(self) -> tuple[Stage, ...]: ...

    @property
    def layout(self) -> Mapping[str, Printed]:
        """Where each wager lies, in the order in which they are shown."""
        ...

    @property
    def needs(self) -> dict[str, Need]:
        """When each wager of this game is placed."""
        ...

    @property
    def shapes(self) -> dict[str, TableShape]: ...

    @property
    def citations(self) -> frozenset[str]:
        """Keys of a rulebook's citations that this game quotes, besides those that every game does."""
        ...

    @property
    def ante_needed(self) -> bool:
        """Whether a seat must place the ante to be dealt in, or may play bonus wagers alone."""
        ...

    def settle(self, settling: Settling, hand: Hand, stage: Stage, live: Sequence[str]) -> tuple[Line, ...]:
        """The lines of one stage for one seat; `live` are the spots still in action."""
        ...

    def tucks(self, book: Rulebook, live: Sequence[str]) -> tuple[str, ...]:
        """The spots under which a folded hand is laid while those wagers are in action."""
        ...

    def says(self, tables: PayTables, cards: Mapping[str, tuple[Card, ...]]) -> str:
        """What the open cards are called, as the dealer would say it; nothing while a hand is not open."""
        ...

    def dealer_says(self, tables: PayTables, cards: Sequence[Card]) -> str:
        """What the dealer's open hand is called; nothing where the dealer has none."""
        return ""

    @property
    def verdicts(self) -> tuple[str, ...]:
        """All that may be said of whether the dealer's hand qualifies, and of a hand beside it."""
        return ()

    def qualifies(self, cards: Sequence[Card]) -> str:
        """The verdict on the dealer's open hand; nothing where no hand has to qualify."""
        return ""

    def counting(self, settling: Settling, hand: Hand, lines: Sequence[Line]) -> tuple[Card, ...]:
        """The open cards that make what the hand is called, or win by themselves; none where none is set apart."""
        return ()

    def sum_of(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """The points of cards that count, as they add up to the total; none where no points are counted."""
        return ()

    @property
    def folds(self) -> Mapping[str, str]:
        """What a player may tell with a fold, and how such a fold is called on the screen."""
        return {}

    def claims(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """What a player who folds these cards tells the dealer: for simulated tables."""
        return ()

    def counts(self, book: Rulebook, meters: Mapping[str, int]) -> Iterator["Count"]:
        """What each pay table gives back, yet to be counted; `meters` in cents, else at their reset levels."""
        return iter(())

    def fold_counts(self, book: Rulebook) -> Iterator["Count"]:
        """What the wagers give back that some fold forfeits, where hands are folded as best play of the Ante does."""
        return iter(())

    def meter_lines(self, book: Rulebook) -> tuple["EdgeLine", ...]:
        """How the edge of a progressive wager falls as each of its meters rises."""
        return ()

    def deals(self, book: Rulebook, tables: PayTables) -> tuple["HandDeals", ...]:
        """Every deal of one hand, by the pay tables in force; none where a game does not count them."""
        return ()

    def can_come_to(self, settling: Settling, hand: Hand, left: Sequence[Card]) -> tuple[Events, ...]:
        """Every way in which the wagers with a pay table can end on the open cards and what is left of the deck."""
        ...

    def plays(self, cards: Sequence[Card]) -> bool:
        """Whether a sensible player, seeing these cards, plays them: for simulated tables."""
        ...

    def evaluate(self, book: Rulebook, cards: Sequence[Card], dealer: Sequence[Card]) -> dict[str, Any]:
        """What cards are worth, by the suggested pay tables: the `evaluate` command's answer."""
        ...


def stage_named(game: Game, wanted: str) -> Stage:
    return next(stage for stage in game.stages if stage.id == wanted)


def place_named(game: Game, wanted: str) -> CardPlace:
    return next(place for place in game.places if place.id == wanted)


def place_at(game: Game, stage: str) -> CardPlace | None:
    """Where the cards lie that a stage turns over; none where all of them lie open."""
    exposes = stage_named(game, stage).exposes
    return place_named(game, exposes) if exposes else None


def turned_over(game: Game, stages: Sequence[str]) -> frozenset[str]:
    """The places whose cards those stages turn over."""
    return frozenset(stage.exposes for stage in game.stages if stage.id in stages and stage.exposes)


def hand_places(game: Game) -> tuple[CardPlace, ...]:
    """Where the hand itself lies."""
    return tuple(place for place in game.places if not place.apart)


def apart_places(game: Game) -> tuple[CardPlace, ...]:
    return tuple(place for place in game.places if place.apart)
