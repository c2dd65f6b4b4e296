"""Facts about meters and jackpots. Meter amounts are hundredths of a cent, payments whole cents."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.people import Approval
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line


class Adjustment(Enum):
    """Reason for a supervisor's change of a meter. All but the last may lower it (WAC 230-15-685, 230-15-695)."""

    MALFUNCTION = "malfunction"
    ABOVE_MAXIMUM = "above-maximum"
    SEED_RECOVERED = "seed-recovered"
    ADDED = "added"


class JackpotVerification(Enum):
    """Verification that a locked jackpot waits for (House Procedure 22; WAC 230-15-320(4))."""

    NONE = "none"
    SUPERVISOR = "supervisor"
    CAMERA = "camera"


class LinkTrouble(Enum):
    """Reason why a table with linked meters accepts no progressive wagers."""

    NONE = "none"
    AWAY = "away"
    TOTALS_DIFFER = "totals-differ"
    OTHER_TERMS = "other-terms"
    NOT_ON_METERS = "not-on-meters"


class MeterLink(Struct, frozen=True):
    """Linked set that owns the meters; `source` is empty if the meters are the table's own."""

    source: str = ""
    trouble: LinkTrouble = LinkTrouble.NONE


NO_LINK = MeterLink()


class MetersOpened(Struct, frozen=True):
    """Opening values of the meters: the amount carried over, and the seed up to the reset level for this wager."""

    wager: int
    carried: dict[str, int]
    seeded: dict[str, int]
    rule: str


class ChipsCounted(Struct, frozen=True):
    """Progressive chips that the dealer collected after no more bets, with the wagers accepted."""

    chips: int
    wagers: dict[int, int]


class WagersReopened(Struct, frozen=True):
    """Betting reopened because the wagers on record differed from the table. They are corrected before a card is
    dealt."""

    irregularity: str


class MetersGrew(Struct, frozen=True):
    """Lock of the progressive wagers. Each meter grows by its rate of every wager."""

    wagers: dict[int, int]
    grown: dict[str, int]
    rule: str


class MetersMoved(Struct, frozen=True):
    """Changes of the meters by other tables of a linked set; `source` names the set."""

    moved: dict[str, int]
    source: str


class MeterLinkLost(Struct, frozen=True):
    """Loss of the link. The table accepts no progressive wagers from now on."""

    source: str
    why: LinkTrouble
    detail: str


class MetersCompared(Struct, frozen=True):
    """Total growth that this table added to each meter, by its own journal (`here`) and by the set (`there`)."""

    source: str
    here: dict[str, int]
    there: dict[str, int]


class MeterLinkBack(Struct, frozen=True):
    """Link restored with equal totals. Progressive wagers are accepted again."""

    source: str


class MeterAdjusted(Struct, frozen=True):
    meter: str
    by: int
    why: Adjustment
    rule: str
    approval: Approval


class JackpotOpened(Struct, frozen=True):
    """Tap of the dealer on the seat (STAX Jackpot Approval Process 1)."""

    seat: int


class JackpotChosen(Struct, frozen=True):
    """Hand achieved as the dealer chose it (`event`) and as the cards show it (`held`) (2)."""

    seat: int
    event: str
    held: str


class JackpotDismissed(Struct, frozen=True):
    """Answer “None”: the process is undone (2). `held` is the prize that the cards showed, or empty."""

    seat: int
    held: str = ""


class JackpotProceeded(Struct, frozen=True):
    """Answer “Pending Jackpot” (3)."""

    seat: int
    event: str


class JackpotCancelled(Struct, frozen=True):
    """Answer “Cancel Jackpot” (4). `held` is the prize that the cards showed, or empty."""

    seat: int
    event: str
    held: str = ""


class JackpotLocked(Struct, frozen=True):
    """Answer “Pay Jackpot” (4): the amount is fixed from now on. `order` counts the hits on one meter in this round;
    `reseeded` is the meter's new start value in cents."""

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
    """A locked jackpot that is not paid. Its meter gets the amount back, less the amount with which it was reseeded."""

    seat: int
    line: Line
    reseeded: int
    irregularity: str


class JackpotChanged(Struct, frozen=True):
    """Change of a locked prize to another or none, because its cards were corrected, it was refused, or another prize
    on its meter changed. The old amount is returned to its meter, less the amount with which that was reseeded
    (`back`). The other fields are those of `JackpotLocked`. `why` is the irregularity."""

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
    """Correction of a hand's progressive event by a supervisor. `was` is the old event; empty means none. `lines` are
    the lines that apply to a hand of this round; a prize that is not locked yet is claimed again. `cards` are the
    corrected cards of the previous round, if its cards are on record."""

    round: int
    seat: int
    spot: str
    was: str
    event: str
    approval: Approval
    lines: tuple[Line, ...] = ()
    cards: dict[str, tuple[Card, ...]] = {}


class PrizePutRight(Struct, frozen=True):
    """Change of a prize of the previous round to another or none. Its meter gets the amount back, less the amount with
    which it was reseeded (`back`). The other fields are those of `JackpotLocked`."""

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
