"""What happened. Each fact is written before anything shows it; `audit.codec` names and numbers them."""

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
    """On its way to a seat. What a reader saw is sealed; of one that lies unread `told` holds what was told of it."""

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
    """Between rounds, by a supervisor; `changes` are (what, old, new) in words."""

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
    """Nothing (0) clears the spot."""

    seat: int
    spot: str
    cents: int


class WagersRepeated(Struct, frozen=True):
    wagers: dict[int, dict[str, int]]


class WagersSet(Struct, frozen=True):
    """All wagers of a seat at once: what is not named went back."""

    seat: int
    wagers: dict[str, int]


class PlayerLeft(Struct, frozen=True):
    """While wagers are placed: what lay there goes back, and is not placed again in the next round."""

    seat: int


class PlayerSatOut(Struct, frozen=True):
    """The player is there, but plays no part in this round: what lay there goes back, the last wagers are kept."""

    seat: int


class PlayerSatIn(Struct, frozen=True):
    """The player who sat out is asked for wagers like any other."""

    seat: int


class WagersClosed(Struct, frozen=True):
    """These seats are dealt, in this order, 0 for the dealer's hand. The commitment fixes the key before any card."""

    deal: tuple[int, ...]
    commitment: bytes = b""


class PacketDealt(Struct, frozen=True):
    seat: int
    packet: Packet


class RestRacked(Struct, frozen=True):
    """The remaining cards went to the discard rack; a reader's view of them is sealed."""

    cards_from: CardsFrom
    sealed: bytes = b""


class Decided(Struct, frozen=True):
    seat: int
    decision: Decision
    claims: tuple[str, ...] = ()


class DecisionsLocked(Struct, frozen=True):
    """The decision of every seat; a Play wager stands beside each ante that plays."""

    decisions: dict[int, Decision]


class HandCollected(Struct, frozen=True):
    """A folded or forfeited seat: what the dealer took, under which wagers the hand was tucked, and which of its wagers
    are settled with that, those that its cards decided before among them."""

    seat: int
    lines: tuple[Line, ...]
    tucked: tuple[str, ...]
    settled: tuple[str, ...] = ()


class CardsExposed(Struct, frozen=True):
    """Cards lie open on the table, and what they decide is settled."""

    seat: int
    stage: str
    cards: dict[str, tuple[Card, ...]]
    cards_from: CardsFrom
    lines: tuple[Line, ...] = ()


class EventDeclared(Struct, frozen=True):
    """The dealer named the event; the terminal has not seen the cards."""

    seat: int
    stage: str
    events: dict[str, str]
    lines: tuple[Line, ...] = ()


class HandRacked(Struct, frozen=True):
    seat: int


class PayoutHeld(Struct, frozen=True):
    """A payment over the threshold waits for a camera and a supervisor."""

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
    """A payment that came to be, or that is higher by so much than before."""

    seat: int
    spot: str
    more: int


class DealLimitReached(Struct, frozen=True):
    """`payments` went over the limit and wait for a supervisor's decision."""

    total: int
    limit: int
    rule: str
    payments: tuple[Raised, ...] = ()


class LimitChoice(Enum):
    """What a supervisor decides where one deal pays more than the posted limit."""

    PAY_IN_FULL = "pay-in-full"
    PAY_TO_LIMIT = "pay-to-limit"


class DealLimitDecided(Struct, frozen=True):
    choice: LimitChoice
    approval: Approval


class Difference(Enum):
    """What a corrected payment leaves to settle: nothing, because it was still due; the difference, in its own round;
    or the difference, after the round is over."""

    NONE = "none"
    OWED = "owed"
    LATER = "later"


class PaymentCorrected(Struct, frozen=True):
    """The original stays in the log; this line counts from now on."""

    round: int
    was: Line
    line: Line
    approval: Approval
    difference: Difference = Difference.NONE


class DifferenceSettled(Struct, frozen=True):
    """The chips of a payment that was put right after its round are moved: what the house paid on top, what it returned
    of what it had collected, what the player gave back."""

    round: int
    seat: int
    spot: str
    pays: int
    returns: int
    back: int


class RaisedBy(Enum):
    """A dealer's report can be withdrawn; what the terminal found must be answered."""

    DEALER = "dealer"
    TERMINAL = "terminal"


class IrregularityReported(Struct, frozen=True):
    """`seats` and `note` say where and what; `cards` are only cards that lie open."""

    irregularity: str
    citation: str
    raised_by: RaisedBy
    seats: tuple[int, ...] = ()
    note: str = ""
    cards: tuple[Card, ...] = ()


class IrregularityResolved(Struct, frozen=True):
    """An approval where the dealer may not decide. `hands` is how they are taken from now on."""

    irregularity: str
    choice: str
    approvals: tuple[Approval, ...] = ()
    hands: ReportedHands = ReportedHands.TOLD


class RoundMisdealt(Struct, frozen=True):
    """Every wager goes back; what was already paid or taken is reversed."""

    irregularity: str
    lines: tuple[Line, ...]


class HandsShifted(Struct, frozen=True):
    """Dealt hands moved forward, in the order in which the dealer moves them: (from, to)."""

    moves: tuple[tuple[int, int], ...]


class SeatForfeited(Struct, frozen=True):
    seat: int
    irregularity: str


class SeatWithdrawn(Struct, frozen=True):
    """A player left before the deal, perhaps after no more bets: the wagers go back, and no hand is dealt there."""

    seat: int


class CardsCorrected(Struct, frozen=True):
    """A supervisor decided which cards stand; the seat's lines are settled anew on them."""

    seat: int
    cards: dict[str, tuple[Card, ...]]
    lines: tuple[Line, ...]


class CardSourceChanged(Struct, frozen=True):
    """For the rest of the round (the reader was lost, or is back)."""

    cards_from: CardsFrom


class DeckRetired(Struct, frozen=True):
    irregularity: str


class DeckReplaced(Struct, frozen=True):
    approval: Approval


class RoundClosed(Struct, frozen=True):
    """The deck is back. The round's key opens every sealed card to everyone from now on."""

    round: int
    key: bytes
    staked: int
    paid: int
    taken: int


class StepUndone(Struct, frozen=True):
    """The last step is taken back; its fact stays in the log."""

    step: str


class DeviceFaultRaised(Struct, frozen=True):
    fault: str
    detail: str


class DeviceFaultCleared(Struct, frozen=True):
    """No approval: the device took it back by itself."""

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
