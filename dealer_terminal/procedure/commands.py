"""What someone asks for. The dealer at the table asks, unless an approval names a second person."""

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
    """`again` is the second count of a drop, made before the first was seen. With no `stay` named it belongs to the
    present count of the tray, a drop to the oldest one that has none."""

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
    """As in the last round, for these seats (none named: for all)."""

    seats: tuple[int, ...] = ()


class DoubleWagers(Struct, frozen=True):
    """Every wager of the seat twice; one that has one size stays as it is."""

    seat: int


class ClearWagers(Struct, frozen=True):
    """All wagers of the seat go back."""

    seat: int


class LeaveSeat(Struct, frozen=True):
    """The player goes before the deal."""

    seat: int


class SitOut(Struct, frozen=True):
    """The player is there, but late for this round."""

    seat: int


class SitIn(Struct, frozen=True):
    """Not late after all."""

    seat: int


SeatCommand = DoubleWagers | ClearWagers | LeaveSeat | SitOut | SitIn


class CloseWagers(Struct, frozen=True):
    """The session commits to the round's key."""

    commitment: bytes = b""


class DealPacket(Struct, frozen=True):
    """The next packet, to the next seat in order: a device reports it, or the dealer confirms it."""

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
    """Cards turned over at a stage, by the place where they lie; seat 0 is the dealer's hand. `told` are those that a
    reader told of this place, where it told some only: the session opens their seal."""

    seat: int
    stage: str
    cards: dict[str, tuple[Card, ...]]
    cards_from: CardsFrom
    told: tuple[Card, ...] = ()


class DeclareEvent(Struct, frozen=True):
    """The event of each wager by its label, an empty one where nothing pays."""

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
    """What the wager should have come to: a win with what it pays, or a push or a loss that pays nothing. With no
    round named, this one's where the wager is settled already, else the last one's."""

    seat: int
    spot: str
    pays: int
    approval: Approval
    result: Result = Result.WIN
    round: int = 0


class CorrectEvent(Struct, frozen=True):
    """What a hand achieved on the progressive where another event was named; with no round named, in this one. Where
    the round before has its cards on record, those that lay there tell the event."""

    seat: int
    event: str
    approval: Approval
    round: int = 0
    cards: tuple[Card, ...] = ()


class SettleDifference(Struct, frozen=True):
    """The dealer has moved what a payment of a round that is over comes to since."""

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
    """The deck goes back; the session hands over the key under which the round's cards were sealed."""

    key: bytes = b""


class Undo(Struct, frozen=True):
    pass


class RaiseFault(Struct, frozen=True):
    fault: FaultId
    detail: str


class ClearFault(Struct, frozen=True):
    """The device takes it back by itself, or whoever approves has put it right."""

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
