"""Facts: what happened at a table. Each is written before anything shows it; `audit.codec` names and numbers them."""

from enum import Enum

from msgspec import UNSET, Struct, UnsetType

from dealer_terminal.procedure.meter_facts import MeterFact
from dealer_terminal.procedure.people import Approval, Operator
from dealer_terminal.procedure.terms import CardsFrom, ReportedHands, Terms
from dealer_terminal.procedure.tray_facts import TrayFact
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision, Line

DEALER_SEAT, DEALER_STAGE = 0, "dealer"


class Packet(Struct, frozen=True):
    """A packet dealt to a seat. `sealed` holds the encrypted cards that a reader saw. `told` holds the encrypted
    partial report of a packet that the reader did not read in full."""

    number: int
    cards_from: CardsFrom
    sealed: bytes = b""
    told: bytes | UnsetType = UNSET


class TableOpened(Struct, frozen=True):
    table: str
    rulebook: str
    rulebook_hash: str
    rulebook_text: str
    house_text: str
    terms: Terms
    approval: Approval


class TermsChanged(Struct, frozen=True):
    """Change of terms by a supervisor between rounds. `changes` are (what, old, new) as text."""

    terms: Terms
    rulebook_hash: str
    changes: tuple[tuple[str, str, str], ...]
    approval: Approval


class TableClosed(Struct, frozen=True):
    approval: Approval


class DealerSignedOn(Struct, frozen=True):
    dealer: Operator


class DealerSignedOff(Struct, frozen=True):
    dealer: Operator


class RoundOpened(Struct, frozen=True):
    round: int


class WagerPlaced(Struct, frozen=True):
    """A wager placed at a spot; 0 cents clears the spot."""

    seat: int
    spot: str
    cents: int


class WagersRepeated(Struct, frozen=True):
    wagers: dict[int, dict[str, int]]


class WagersSet(Struct, frozen=True):
    """All wagers of a seat at once. Wagers that are not named were returned."""

    seat: int
    wagers: dict[str, int]


class PlayerLeft(Struct, frozen=True):
    """A player who left during betting. The wagers are returned, and the next round does not repeat them."""

    seat: int


class PlayerSatOut(Struct, frozen=True):
    """A player who is present but sits this round out. The wagers are returned; the last wagers are kept for
    repeating."""

    seat: int


class PlayerSatIn(Struct, frozen=True):
    """End of sitting out: the player can place wagers again."""

    seat: int


class WagersClosed(Struct, frozen=True):
    """Close of betting. `deal` is the order of the seats, 0 for the dealer's hand. `commitment` fixes the round's key
    before any card is dealt."""

    deal: tuple[int, ...]
    commitment: bytes = b""


class PacketDealt(Struct, frozen=True):
    seat: int
    packet: Packet


class RestRacked(Struct, frozen=True):
    """Remaining cards placed in the discard rack. `sealed` holds the encrypted cards if a reader saw them."""

    cards_from: CardsFrom
    sealed: bytes = b""


class Decided(Struct, frozen=True):
    seat: int
    decision: Decision
    claims: tuple[str, ...] = ()


class DecisionsLocked(Struct, frozen=True):
    """The decision of every seat. A Play wager is placed for each Ante that plays."""

    decisions: dict[int, Decision]


class HandCollected(Struct, frozen=True):
    """A folded or forfeited hand that the dealer collected. `lines` are the wagers taken, `tucked` the wagers under
    which the hand was tucked, and `settled` all wagers settled by then, including those that its cards decided
    before."""

    seat: int
    lines: tuple[Line, ...]
    tucked: tuple[str, ...]
    settled: tuple[str, ...] = ()


class CardsExposed(Struct, frozen=True):
    """Cards exposed on the table, and the lines settled by them."""

    seat: int
    stage: str
    cards: dict[str, tuple[Card, ...]]
    cards_from: CardsFrom
    lines: tuple[Line, ...] = ()


class EventDeclared(Struct, frozen=True):
    """Event named by the dealer; the terminal has not seen the cards."""

    seat: int
    stage: str
    events: dict[str, str]
    lines: tuple[Line, ...] = ()


class HandRacked(Struct, frozen=True):
    seat: int


class PayoutHeld(Struct, frozen=True):
    """A payment over the threshold that waits for surveillance and a supervisor."""

    seat: int
    spot: str
    pays: int
    rule: str


class PayoutVerified(Struct, frozen=True):
    seat: int
    spot: str
    camera: str
    approval: Approval


class Raised(Struct, frozen=True):
    """A new payment, or the increase of an existing one, by `more` cents."""

    seat: int
    spot: str
    more: int


class DealLimitReached(Struct, frozen=True):
    """Payments that exceeded the limit of the deal and wait for a supervisor's decision."""

    total: int
    limit: int
    rule: str
    payments: tuple[Raised, ...] = ()


class LimitChoice(Enum):
    """A supervisor's decision if one deal pays more than the posted limit."""

    PAY_IN_FULL = "pay-in-full"
    PAY_TO_LIMIT = "pay-to-limit"


class DealLimitDecided(Struct, frozen=True):
    choice: LimitChoice
    approval: Approval


class Difference(Enum):
    """Settlement that a corrected payment leaves open: none, because it was not paid yet; the difference in its own
    round; or the difference after the round is over."""

    NONE = "none"
    OWED = "owed"
    LATER = "later"


class PaymentCorrected(Struct, frozen=True):
    """Correction of a payment. The original stays in the journal; `line` counts from now on."""

    round: int
    was: Line
    line: Line
    approval: Approval
    difference: Difference = Difference.NONE


class DifferenceSettled(Struct, frozen=True):
    """Chips moved for a payment that was corrected after its round: the casino `pays` an additional amount and
    `returns` wagers that it collected, and the player gives `back` an amount."""

    round: int
    seat: int
    spot: str
    pays: int
    returns: int
    back: int


class RaisedBy(Enum):
    """Source of a report. A dealer's report can be withdrawn; a terminal's finding must be answered."""

    DEALER = "dealer"
    TERMINAL = "terminal"


class IrregularityReported(Struct, frozen=True):
    """Report of an irregularity. `seats` and `note` describe it; `cards` contains exposed cards only."""

    irregularity: str
    citation: str
    raised_by: RaisedBy
    seats: tuple[int, ...] = ()
    note: str = ""
    cards: tuple[Card, ...] = ()


class IrregularityResolved(Struct, frozen=True):
    """Answer to an irregularity, with approvals if the dealer may not decide. `hands` tells how reported hands count
    from now on."""

    irregularity: str
    choice: str
    approvals: tuple[Approval, ...] = ()
    hands: ReportedHands = ReportedHands.TOLD


class RoundMisdealt(Struct, frozen=True):
    """Misdeal: every wager is returned, and payments and collections are reversed."""

    irregularity: str
    lines: tuple[Line, ...]


class HandsShifted(Struct, frozen=True):
    """Dealt hands moved forward, as (from, to) in the order of the dealer's moves."""

    moves: tuple[tuple[int, int], ...]


class SeatForfeited(Struct, frozen=True):
    seat: int
    irregularity: str


class SeatWithdrawn(Struct, frozen=True):
    """A player who left before the deal, possibly after no more bets. The wagers are returned, and no hand is dealt
    there."""

    seat: int


class CardsCorrected(Struct, frozen=True):
    """Correction of cards by a supervisor. The seat's lines are settled again on the new cards."""

    seat: int
    cards: dict[str, tuple[Card, ...]]
    lines: tuple[Line, ...]


class CardSourceChanged(Struct, frozen=True):
    """Change of the card source for the rest of the round, because the reader was lost or is back."""

    cards_from: CardsFrom


class DeckRetired(Struct, frozen=True):
    irregularity: str


class DeckReplaced(Struct, frozen=True):
    approval: Approval


class RoundClosed(Struct, frozen=True):
    """End of the round: the deck was returned. `key` decrypts every sealed card of the round from now on."""

    round: int
    key: bytes
    staked: int
    paid: int
    taken: int


class StepUndone(Struct, frozen=True):
    """Undo of the last step. Its fact stays in the journal."""

    step: str


class DeviceFaultRaised(Struct, frozen=True):
    fault: str
    detail: str


class DeviceFaultCleared(Struct, frozen=True):
    """End of a device fault. It has no approvals if the device cleared it by itself."""

    fault: str
    approvals: tuple[Approval, ...] = ()


Fact = (
    TableOpened
    | TermsChanged
    | TableClosed
    | DealerSignedOn
    | DealerSignedOff
    | RoundOpened
    | WagerPlaced
    | WagersRepeated
    | WagersSet
    | PlayerLeft
    | PlayerSatOut
    | PlayerSatIn
    | WagersClosed
    | PacketDealt
    | RestRacked
    | Decided
    | DecisionsLocked
    | HandCollected
    | CardsExposed
    | EventDeclared
    | HandRacked
    | PayoutHeld
    | PayoutVerified
    | DealLimitReached
    | DealLimitDecided
    | PaymentCorrected
    | DifferenceSettled
    | IrregularityReported
    | IrregularityResolved
    | RoundMisdealt
    | HandsShifted
    | SeatForfeited
    | SeatWithdrawn
    | CardsCorrected
    | CardSourceChanged
    | DeckRetired
    | DeckReplaced
    | RoundClosed
    | StepUndone
    | DeviceFaultRaised
    | DeviceFaultCleared
    | MeterFact
    | TrayFact
)
