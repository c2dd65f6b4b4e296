"""Commands to the table. The dealer gives them, unless an approval names a second person."""

from msgspec import Struct

from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import LimitChoice, Packet, RaisedBy
from dealer_terminal.procedure.meter_commands import MeterCommand
from dealer_terminal.procedure.people import Approval, Operator
from dealer_terminal.procedure.terms import CardsFrom, Terms
from dealer_terminal.procedure.tray_facts import Counted, Form
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision, Result
from dealer_terminal.rules.irregularity import IrregularityId


class SignForm(Struct, frozen=True):
    """Signature of a chip tray form. `again` is the second count of a drop, made before the first was shown. If `stay`
    is 0, a drop belongs to the oldest stay without one, and any other form to the present stay."""

    form: Form
    counted: Counted
    approval: Approval
    again: Counted = {}
    paper: str = ""
    stay: int = 0


class VoidForm(Struct, frozen=True):
    form: Form
    number: int
    approval: Approval


TrayCommand = SignForm | VoidForm


class OpenTable(Struct, frozen=True):
    table: str
    rulebook_text: str
    house_text: str
    terms: Terms
    approval: Approval


class ChangeTerms(Struct, frozen=True):
    terms: Terms
    approval: Approval


class CloseTable(Struct, frozen=True):
    approval: Approval


class SignOn(Struct, frozen=True):
    dealer: Operator


class SignOff(Struct, frozen=True):
    pass


class PlaceWager(Struct, frozen=True):
    seat: int
    spot: str
    cents: int


class RepeatWagers(Struct, frozen=True):
    """Request to repeat the last round's wagers for these seats; for all seats if none is named."""

    seats: tuple[int, ...] = ()


class DoubleWagers(Struct, frozen=True):
    """Request to double every wager of the seat, except a wager of fixed size."""

    seat: int


class ClearWagers(Struct, frozen=True):
    """Request to return all wagers of the seat."""

    seat: int


class LeaveSeat(Struct, frozen=True):
    """Report that the player leaves before the deal."""

    seat: int


class SitOut(Struct, frozen=True):
    """Report that the player is present but sits this round out."""

    seat: int


class SitIn(Struct, frozen=True):
    """Cancellation of `SitOut`."""

    seat: int


SeatCommand = DoubleWagers | ClearWagers | LeaveSeat | SitOut | SitIn


class CloseWagers(Struct, frozen=True):
    """Close of betting. `commitment` commits the session to the round's key."""

    commitment: bytes = b""


class DealPacket(Struct, frozen=True):
    """Deal of the next packet to the next seat in order, reported by a device or confirmed by the dealer."""

    packet: Packet


class RackRest(Struct, frozen=True):
    cards_from: CardsFrom
    sealed: bytes = b""


class Decide(Struct, frozen=True):
    seat: int
    decision: Decision
    claims: tuple[str, ...] = ()


class LockDecisions(Struct, frozen=True):
    pass


class CollectHand(Struct, frozen=True):
    seat: int


class Expose(Struct, frozen=True):
    """Cards exposed at a stage, by their place. Seat 0 is the dealer's hand. `told` are the cards that a reader
    reported for this place if it reported only some; the session decrypts them."""

    seat: int
    stage: str
    cards: dict[str, tuple[Card, ...]]
    cards_from: CardsFrom
    told: tuple[Card, ...] = ()


class DeclareEvent(Struct, frozen=True):
    """Event of each wager by its label; an empty label pays nothing."""

    seat: int
    stage: str
    events: dict[str, str]


class RackHand(Struct, frozen=True):
    seat: int


class VerifyPayout(Struct, frozen=True):
    seat: int
    spot: str
    camera: str
    approval: Approval


class DecideDealLimit(Struct, frozen=True):
    choice: LimitChoice
    approval: Approval


class CorrectPayment(Struct, frozen=True):
    """Corrected result of a wager: a win with its payment, or a push or loss that pays nothing. If `round` is 0, the
    current round is meant if the wager is settled there, else the last one."""

    seat: int
    spot: str
    pays: int
    approval: Approval
    result: Result = Result.WIN
    round: int = 0


class CorrectEvent(Struct, frozen=True):
    """Corrected progressive event of a hand. If `round` is 0, the current round is meant. If the previous round has
    cards on record, `cards` determine the event."""

    seat: int
    event: str
    approval: Approval
    round: int = 0
    cards: tuple[Card, ...] = ()


class SettleDifference(Struct, frozen=True):
    """Confirmation that the chips of a corrected payment of a finished round were moved."""

    round: int
    seat: int
    spot: str


class ReportIrregularity(Struct, frozen=True):
    irregularity: IrregularityId
    raised_by: RaisedBy = RaisedBy.DEALER
    seats: tuple[int, ...] = ()
    note: str = ""
    cards: tuple[Card, ...] = ()


class ResolveIrregularity(Struct, frozen=True):
    choice: Choice
    approvals: tuple[Approval, ...] = ()


class ReplaceDeck(Struct, frozen=True):
    approval: Approval


class ReturnDeck(Struct, frozen=True):
    """Return of the deck. The session supplies the key that sealed the round's cards."""

    key: bytes = b""


class Undo(Struct, frozen=True):
    pass


class RaiseFault(Struct, frozen=True):
    fault: FaultId
    detail: str


class ClearFault(Struct, frozen=True):
    """End of a fault, reported by the device itself or approved by the people who corrected it."""

    fault: FaultId
    approvals: tuple[Approval, ...] = ()


Command = (
    OpenTable
    | ChangeTerms
    | CloseTable
    | SignOn
    | SignOff
    | PlaceWager
    | RepeatWagers
    | SeatCommand
    | CloseWagers
    | DealPacket
    | RackRest
    | Decide
    | LockDecisions
    | CollectHand
    | Expose
    | DeclareEvent
    | RackHand
    | VerifyPayout
    | DecideDealLimit
    | CorrectPayment
    | CorrectEvent
    | SettleDifference
    | ReportIrregularity
    | ResolveIrregularity
    | ReplaceDeck
    | ReturnDeck
    | Undo
    | RaiseFault
    | ClearFault
    | MeterCommand
    | TrayCommand
)
