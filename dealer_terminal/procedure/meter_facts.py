"""What happened to meters and jackpots. Amounts on meters are hundredths of a cent, payments whole cents."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Approval
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line


class Adjustment(Enum):
    """Why a supervisor changes a meter; all but the last may lower it (WAC 230-15-685, 230-15-695)."""

    MALFUNCTION = "malfunction"
    ABOVE_MAXIMUM = "above-maximum"
    SEED_RECOVERED = "seed-recovered"
    ADDED = "added"


class JackpotVerification(Enum):
    """What a locked jackpot waits for (House Procedure 22; WAC 230-15-320(4))."""

    NONE = "none"
    SUPERVISOR = "supervisor"
    CAMERA = "camera"


class LinkTrouble(Enum):
    """Why a table whose meters are linked takes no progressive wagers."""

    NONE = "none"
    AWAY = "away"
    TOTALS_DIFFER = "totals-differ"
    OTHER_TERMS = "other-terms"
    NOT_ON_METERS = "not-on-meters"


class MeterLink(Struct, frozen=True):
    """Whose meters these are besides this table's; none where they are its own."""

    source: str = ""
    trouble: LinkTrouble = LinkTrouble.NONE


NO_LINK = MeterLink()


class MetersOpened(Struct, frozen=True):
    """What each meter opens with: carried over from before, and seeded up to its reset level for this wager."""

    wager: int
    carried: dict[str, int]
    seeded: dict[str, int]
    rule: str


class ChipsCounted(Struct, frozen=True):
    """Progressive chips that the dealer collected after no more bets, against the wagers accepted."""

    chips: int
    wagers: dict[int, int]


class WagersReopened(Struct, frozen=True):
    """The wagers were not what lies on the table: they are put right before a card is dealt."""

    irregularity: str


class MetersGrew(Struct, frozen=True):
    """The wagers are locked: each meter grows by its rate of every wager."""

    wagers: dict[int, int]
    grown: dict[str, int]
    rule: str


class MetersMoved(Struct, frozen=True):
    """What other tables of a linked set did to the meters meanwhile; `source` names the set."""

    moved: dict[str, int]
    source: str


class MeterLinkLost(Struct, frozen=True):
    """From here on no progressive wager is taken at this table."""

    source: str
    why: LinkTrouble
    detail: str


class MetersCompared(Struct, frozen=True):
    """All that this table ever added to each meter, by its own journal and by what the set has of it."""

    source: str
    here: dict[str, int]
    there: dict[str, int]


class MeterLinkBack(Struct, frozen=True):
    """The totals are the same: progressive wagers are taken again."""

    source: str


class MeterAdjusted(Struct, frozen=True):
    meter: str
    by: int
    why: Adjustment
    rule: str
    approval: Approval


class JackpotOpened(Struct, frozen=True):
    """The dealer touched the seat (STAX Jackpot Approval Process 1)."""

    seat: int


class JackpotChosen(Struct, frozen=True):
    """The hand achieved, as the dealer chose it, and as the cards have it (2)."""

    seat: int
    event: str
    held: str


class JackpotDismissed(Struct, frozen=True):
    """“None”: the process is undone (2), whatever prize the cards held; empty where they hold none."""

    seat: int
    held: str = ""


class JackpotProceeded(Struct, frozen=True):
    """“Pending Jackpot” was touched (3)."""

    seat: int
    event: str


class JackpotCancelled(Struct, frozen=True):
    """“Cancel Jackpot” (4), whatever prize the cards held."""

    seat: int
    event: str
    held: str = ""


class JackpotLocked(Struct, frozen=True):
    """“Pay Jackpot” (4): from here on the amount is fixed. `order` counts the hits on one meter in this round;
    `reseeded` is what the meter starts from again, in cents."""

    seat: int
    line: Line
    order: int
    reseeded: int
    waits_for: JackpotVerification
    rule: str


class JackpotVerified(Struct, frozen=True):
    seat: int
    event: str
    pays: int
    camera: str
    approval: Approval


class JackpotReversed(Struct, frozen=True):
    """A locked jackpot is not paid after all; the meter has its amount back, less what it was reseeded with."""

    seat: int
    line: Line
    reseeded: int
    irregularity: str


class JackpotChanged(Struct, frozen=True):
    """A locked prize is another one now, or none: its cards were put right, it was refused, or another prize on its
    meter was. The old amount is back on its meter, less what that was reseeded with (`back`); the rest as where a prize
    is locked. `why` is the irregularity."""

    seat: int
    was: Line
    line: Line
    order: int
    back: int
    reseeded: int
    waits_for: JackpotVerification
    rule: str
    why: str


class EventCorrected(Struct, frozen=True):
    """A supervisor named anew what a hand achieved on the progressive; `was` was named before, and nothing is empty.
    The lines of a hand of this round are those that stand with it: a prize that is not locked yet is claimed anew. Of
    the round before `cards` are those that lay there, where its cards are on record."""

    round: int
    seat: int
    spot: str
    was: str
    event: str
    approval: Approval
    lines: tuple[Line, ...] = ()
    cards: dict[str, tuple[Card, ...]] = {}


class PrizePutRight(Struct, frozen=True):
    """Of the round before: a prize is another one now, or none. What its meter gave is back on it, less what that was
    reseeded with (`back`); the rest as where a prize is locked."""

    round: int
    seat: int
    was: Line
    line: Line
    order: int
    back: int
    reseeded: int


MeterFact = (
    MetersOpened
    | ChipsCounted
    | WagersReopened
    | MetersGrew
    | MetersMoved
    | MeterLinkLost
    | MetersCompared
    | MeterLinkBack
    | MeterAdjusted
    | JackpotOpened
    | JackpotChosen
    | JackpotDismissed
    | JackpotProceeded
    | JackpotCancelled
    | JackpotLocked
    | JackpotVerified
    | JackpotReversed
    | JackpotChanged
    | EventCorrected
    | PrizePutRight
)
