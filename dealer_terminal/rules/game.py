"""Interface of a game: its places for cards, its stages of settlement, and the payments of its wagers."""

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
"""The event of each wager by its label; empty if nothing pays."""


class CardPlace(Struct, frozen=True):
    """Place of cards from a packet. `at` are their indexes in the packet, top card first. Cards `apart` from the hand
    have their own space with the printed label `called`. `asked` is the text that asks the dealer to enter them."""

    id: str
    at: tuple[int, ...]
    apart: bool = False
    called: str = ""
    asked: str = ""


class Shape(Enum):
    """Outline drawn around a wager's place."""

    CIRCLE = "circle"
    GOLDEN_31 = "golden-31"
    ROYAL_FAMILY = "royal-family"
    STAX = "stax"


class Printed(Struct, frozen=True):
    """A wager's place on the layout as the dealer sees it. Row 0 is nearest the player."""

    label: str
    column: float
    row: float
    shape: Shape = Shape.CIRCLE


class Stage(Struct, frozen=True):
    """One turn in settling a seat: the place that it exposes (empty if all cards are exposed), then the wagers that it
    settles."""

    id: str
    exposes: str
    settles: tuple[str, ...]


class TableShape(Struct, frozen=True):
    """Required content of a pay table: every named hand, and a band for each total from low to high."""

    hands: frozenset[str]
    totals: tuple[int, int] | None = None


class Settling(Struct, frozen=True):
    """Values shared by all seats of a round during settlement. Meters are in cents."""

    book: Rulebook
    tables: PayTables
    dealer: tuple[Card, ...] = ()
    meters: dict[str, int] = {}


class Game(Protocol):
    """Interface of a game. Each file in `games/` contains one instance named `GAME`. A player who plays on the Ante
    places a Play wager of the same size."""

    @property
    def id(self) -> str: ...

    @property
    def packet(self) -> int:
        """Number of cards in a packet."""
        ...

    @property
    def dealer_packet(self) -> int:
        """Number of cards in the dealer's hand; 0 if the dealer has none."""
        ...

    @property
    def places(self) -> tuple[CardPlace, ...]: ...

    @property
    def stages(self) -> tuple[Stage, ...]: ...

    @property
    def layout(self) -> Mapping[str, Printed]:
        """Place of each wager, in display order."""
        ...

    @property
    def needs(self) -> dict[str, Need]:
        """Condition under which each wager is placed."""
        ...

    @property
    def shapes(self) -> dict[str, TableShape]: ...

    @property
    def citations(self) -> frozenset[str]:
        """Keys of a rulebook's citations that this game uses in addition to the common ones."""
        ...

    @property
    def ante_needed(self) -> bool:
        """True if a seat needs an Ante to be dealt in; False if it may play bonus wagers alone."""
        ...

    def settle(self, settling: Settling, hand: Hand, stage: Stage, live: Sequence[str]) -> tuple[Line, ...]:
        """Return the lines of one stage for one seat; `live` are the spots still in action."""
        ...

    def tucks(self, book: Rulebook, live: Sequence[str]) -> tuple[str, ...]:
        """Return the spots under which a folded hand is tucked while these wagers are in action."""
        ...

    def says(self, tables: PayTables, cards: Mapping[str, tuple[Card, ...]]) -> str:
        """Return the spoken name of the exposed cards; empty while the hand is not exposed."""
        ...

    def dealer_says(self, tables: PayTables, cards: Sequence[Card]) -> str:
        """Return the spoken name of the dealer's exposed hand; empty if the dealer has none."""
        return ""

    @property
    def verdicts(self) -> tuple[str, ...]:
        """All texts about the dealer's qualification and about a player hand compared with it."""
        return ()

    def qualifies(self, cards: Sequence[Card]) -> str:
        """Return the verdict on the dealer's exposed hand; empty if no hand has to qualify."""
        return ""

    def counting(self, settling: Settling, hand: Hand, lines: Sequence[Line]) -> tuple[Card, ...]:
        """Return the exposed cards that make the named hand or win by themselves; empty if none are highlighted."""
        return ()

    def sum_of(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """Return the points of the counting cards in the order in which they are added; empty if the game has no
        points."""
        return ()

    @property
    def folds(self) -> Mapping[str, str]:
        """Claims that a player may announce with a fold, each with the screen's name for such a fold."""
        return {}

    def claims(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """Return the claims of a player who folds these cards, for simulated tables."""
        return ()

    def counts(self, book: Rulebook, meters: Mapping[str, int]) -> Iterator["Count"]:
        """Yield the uncounted return of each pay table; `meters` are in cents, else at their reset levels."""
        return iter(())

    def fold_counts(self, book: Rulebook) -> Iterator["Count"]:
        """Yield the uncounted return of wagers that some fold forfeits, if hands are folded by best play of the
        Ante."""
        return iter(())

    def meter_lines(self, book: Rulebook) -> tuple["EdgeLine", ...]:
        """Return the edge of a progressive wager as a function of each meter."""
        return ()

    def deals(self, book: Rulebook, tables: PayTables) -> tuple["HandDeals", ...]:
        """Return every deal of one hand by the pay tables in force; empty if the game does not count them."""
        return ()

    def can_come_to(self, settling: Settling, hand: Hand, left: Sequence[Card]) -> tuple[Events, ...]:
        """Return every possible combination of events, given the exposed cards and the rest of the deck."""
        ...

    def plays(self, cards: Sequence[Card]) -> bool:
        """Return True if a sensible player plays these cards, for simulated tables."""
        ...

    def evaluate(self, book: Rulebook, cards: Sequence[Card], dealer: Sequence[Card]) -> dict[str, Any]:
        """Return the value of cards by the suggested pay tables, for the `evaluate` command."""
        ...


def stage_named(game: Game, wanted: str) -> Stage:
    return next(stage for stage in game.stages if stage.id == wanted)


def place_named(game: Game, wanted: str) -> CardPlace:
    return next(place for place in game.places if place.id == wanted)


def place_at(game: Game, stage: str) -> CardPlace | None:
    """Return the place whose cards a stage turns over, or None if all are exposed."""
    exposes = stage_named(game, stage).exposes
    return place_named(game, exposes) if exposes else None


def turned_over(game: Game, stages: Sequence[str]) -> frozenset[str]:
    """Return the places whose cards these stages turn over."""
    return frozenset(stage.exposes for stage in game.stages if stage.id in stages and stage.exposes)


def hand_places(game: Game) -> tuple[CardPlace, ...]:
    """Return the places of the hand itself."""
    return tuple(place for place in game.places if not place.apart)


def apart_places(game: Game) -> tuple[CardPlace, ...]:
    return tuple(place for place in game.places if place.apart)
