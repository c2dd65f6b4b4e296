"""Rulebook: one edition of a game's manual as data. It contains texts, citations, positions and pay tables, but no
code."""

from enum import Enum

from msgspec import Struct, field

from dealer_terminal.rules.paytable import PayTable, SpotTable


class Need(Enum):
    """Condition under which a wager is placed."""

    REQUIRED = "required"
    OPTIONAL = "optional"
    EQUALS_ANTE = "equals-ante"
    AWARD = "award"


_PLACED = (Need.REQUIRED, Need.OPTIONAL)


class OnFold(Enum):
    """Effect of a fold on a wager."""

    FORFEITS = "forfeits"
    STAYS = "stays"
    STAYS_IF_TOLD_16 = "stays-if-told-16"


class OnForfeit(Enum):
    """Effect of a forfeited hand on a wager. A rulebook that does not state it means FORFEITS."""

    FORFEITS = "forfeits"
    STAYS = "stays"


class StepKind(Enum):
    """Confirmation of a step: a device report confirms a sensed step, the dealer a confirmed one."""

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
    """One action of the dealer. `within` names the step that it is part of."""

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
    """An interpretation of an unclear rule: its text, our behavior, and the reason."""

    id: str
    text: str
    reading: str
    why: str


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """An alternative to the reading. `pays` are the changed lines by spot and event, option by option; `on_fold` are
    the changed fold effects by spot."""

    says: str
    pays: dict[str, dict[str, tuple[str, ...]]] = {}
    on_fold: dict[str, OnFold] = {}
    meters_hold_the_wager: bool = False


class ManufacturerQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that only the manufacturer can answer. Until then `reading` applies."""

    reading: str
    asks: str
    answers: tuple[Answer, ...] = ()


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    title: str
    revision: str
    dated: str


class Meter(Struct, frozen=True, forbid_unknown_fields=True):
    """A progressive meter: its reset level in cents, and its increment in percent of the wager (`5%` is 5 of 100)."""

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
        """Return the reset level in proportion to the table's wager (3 Card, STAX, note *), rounded down to a cent."""
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
        """Return the wager's name, or its id if this manual does not have it."""
        return next((spot.name for spot in self.spots if spot.id == wanted), wanted)

    def spot_ids(self) -> tuple[str, ...]:
        return tuple(spot.id for spot in self.spots)

    def placed_spots(self) -> tuple[Spot, ...]:
        """Return the spots on which a player places wagers; the others follow from them."""
        return tuple(spot for spot in self.spots if spot.need in _PLACED)

    def awards(self) -> tuple[str, ...]:
        """Return the awards that come with the Ante and are not wagers."""
        return tuple(spot.id for spot in self.spots if spot.need is Need.AWARD)

    def table(self, spot: str) -> SpotTable:
        return next(table for table in self.tables if table.spot == spot)

    def step(self, wanted: str) -> ManualStep:
        return next(step for step in self.steps if step.id == wanted)

    def meter(self, wanted: str) -> Meter:
        meters = self.progressive.meters if self.progressive else ()
        return next(meter for meter in meters if meter.id == wanted)

    def reset_level(self, meter: str, wager: int) -> int:
        """Return a meter's start value at a table with this progressive wager."""
        assert self.progressive is not None, f"{self.id} has no meters"
        return self.progressive.reset_level(meter, wager)

    def usual_tables(self) -> "PayTables":
        """Return the pay tables that the manual suggests, else the first option that it prints."""
        usual = {table.spot: table.suggested() or table.option_ids()[0] for table in self.tables}
        return PayTables({spot: self.table(spot).option(option) for spot, option in usual.items()})

    def seats(self) -> int:
        """Return the largest number of positions in this edition."""
        return max(self.positions)


class PayTables(Struct, frozen=True):
    """Pay tables in force, one for each spot."""

    tables: dict[str, PayTable]

    def __getitem__(self, spot: str) -> PayTable:
        return self.tables[spot]
