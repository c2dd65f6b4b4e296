"""A rulebook: one edition of a game's manual, as data. Words, citations, positions and pay tables; no code."""

from enum import Enum

from msgspec import Struct, field

from dealer_terminal.rules.paytable import PayTable, SpotTable


class Need(Enum):
    """When a wager is placed."""

    REQUIRED = "required"
    OPTIONAL = "optional"
    EQUALS_ANTE = "equals-ante"
    AWARD = "award"


_PLACED = (Need.REQUIRED, Need.OPTIONAL)


class OnFold(Enum):
    """What happens to a wager when its player folds."""

    FORFEITS = "forfeits"
    STAYS = "stays"
    STAYS_IF_TOLD_16 = "stays-if-told-16"


class OnForfeit(Enum):
    """What happens to a wager when its hand is forfeited; what is written of none was written before there were two."""

    FORFEITS = "forfeits"
    STAYS = "stays"


class StepKind(Enum):
    """A sensed step ticks itself where a device reports it; a confirmed one waits for the dealer."""

    SENSED = "sensed"
    CONFIRMED = "confirmed"


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    need: Need
    on_fold: OnFold
    citation: str
    fold_citation: str
    on_forfeit: OnForfeit = OnForfeit.FORFEITS


class ManualStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the dealer does; `within` names the step it is part of."""

    id: str
    title: str
    prompt: str
    citation: str
    kind: StepKind = StepKind.CONFIRMED
    within: str = ""


class Irregularity(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    prompt: str
    citation: str


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the paper contradicts itself, is silent or leaves a case open: what it says, what we do, why."""

    id: str
    text: str
    reading: str
    why: str


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Another answer than the reading's: `pays` are the lines that it changes, by spot and event, option by option;
    `on_fold` the wagers that a fold leaves, or takes, by spot."""

    says: str
    pays: dict[str, dict[str, tuple[str, ...]]] = {}
    on_fold: dict[str, OnFold] = {}
    meters_hold_the_wager: bool = False


class ManufacturerQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What only the manufacturer can answer; until then `reading` holds."""

    reading: str
    asks: str
    answers: tuple[Answer, ...] = ()


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    title: str
    revision: str
    dated: str


class Meter(Struct, frozen=True, forbid_unknown_fields=True):
    """A progressive meter: its reset level in cents and its increment in parts of the wager (`5%` is 5 of 100)."""

    id: str
    name: str
    reset: int
    increment_percent: int
    citation: str


class Progressive(Struct, frozen=True, forbid_unknown_fields=True):
    spot: str
    wager: int
    citation: str
    meters: tuple[Meter, ...]

    def reset_level(self, meter: str, wager: int) -> int:
        """In proportion to the table's wager (3 Card, STAX, note *); a part of a cent is not set."""
        return next(each.reset for each in self.meters if each.id == meter) * wager // self.wager


class Rulebook(Struct, frozen=True):
    id: str
    game: str
    title: str
    source: Source
    positions: tuple[int, ...]
    spots: tuple[Spot, ...]
    tables: tuple[SpotTable, ...]
    steps: tuple[ManualStep, ...]
    irregularities: tuple[Irregularity, ...]
    citations: dict[str, str]
    readings: tuple[Reading, ...] = ()
    questions: tuple[ManufacturerQuestion, ...] = ()
    progressive: Progressive | None = None
    hash: str = field(default="")

    def spot(self, wanted: str) -> Spot:
        return next(spot for spot in self.spots if spot.id == wanted)

    def wager_name(self, wanted: str) -> str:
        """A wager that this paper does not have, by its id."""
        return next((spot.name for spot in self.spots if spot.id == wanted), wanted)

    def spot_ids(self) -> tuple[str, ...]:
        return tuple(spot.id for spot in self.spots)

    def placed_spots(self) -> tuple[Spot, ...]:
        """Those that a player places; the others follow from them."""
        return tuple(spot for spot in self.spots if spot.need in _PLACED)

    def awards(self) -> tuple[str, ...]:
        """What comes with the Ante and is no wager."""
        return tuple(spot.id for spot in self.spots if spot.need is Need.AWARD)

    def table(self, spot: str) -> SpotTable:
        return next(table for table in self.tables if table.spot == spot)

    def step(self, wanted: str) -> ManualStep:
        return next(step for step in self.steps if step.id == wanted)

    def meter(self, wanted: str) -> Meter:
        meters = self.progressive.meters if self.progressive else ()
        return next(meter for meter in meters if meter.id == wanted)

    def reset_level(self, meter: str, wager: int) -> int:
        """What a meter starts from at a table whose progressive wager this is."""
        assert self.progressive is not None, f"{self.id} has no meters"
        return self.progressive.reset_level(meter, wager)

    def usual_tables(self) -> "PayTables":
        """What the paper suggests, else the first option that it prints."""
        usual = {table.spot: table.suggested() or table.option_ids()[0] for table in self.tables}
        return PayTables({spot: self.table(spot).option(option) for spot, option in usual.items()})

    def seats(self) -> int:
        """The most positions that this edition knows."""
        return max(self.positions)


class PayTables(Struct, frozen=True):
    """The pay tables in force, one a spot."""

    tables: dict[str, PayTable]

    def __getitem__(self, spot: str) -> PayTable:
        return self.tables[spot]
