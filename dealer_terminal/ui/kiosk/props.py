"""Props of the table, one struct per region. Texts are ready to display; an empty text shows nothing."""

from enum import Enum

from dealer_terminal.rules.game import Shape
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kit.props import Leaf, Pressable, Props, Row


class ReaderMark(Enum):
    READY = "ready"
    BUSY = "busy"
    CONNECTING = "connecting"
    LOST = "lost"


class ItemKind(Enum):
    SENSED = "sensed"
    CONFIRMED = "confirmed"


class ItemStatus(Enum):
    TO_DO = "to-do"
    CURRENT = "current"
    DONE = "done"
    OVERRIDDEN = "overridden"
    NOT_APPLICABLE = "not-applicable"
    DEFERRED = "deferred"


class SpotStatus(Enum):
    EMPTY = "empty"
    WAGERED = "wagered"
    WON = "won"
    LOST = "lost"
    PUSH = "push"
    FORFEITED = "forfeited"
    RETURNED = "returned"
    LIMIT = "limit"


class DecisionMark(Enum):
    """Mark of a position's decision. `BONUS` means that there is no Ante, so nothing is decided."""

    NONE = "none"
    BONUS = "bonus"
    LATE = "late"
    OPEN = "open"
    PLAY = "play"
    FOLD = "fold"


class ResultMark(Enum):
    WIN = "win"
    PUSH = "push"
    LOSE = "lose"
    FORFEIT = "forfeit"
    RETURNED = "returned"
    HELD = "held"
    LIMIT = "limit"


class CardMark(Enum):
    """Mark of a card in a hand chosen from several cards: whether it counts."""

    NONE = "none"
    COUNTS = "counts"
    SPARE = "spare"


class CardProps(Leaf, frozen=True):
    """A card. Without a rank it is face down and `called` so; unexposed cards are never included."""

    rank: str = ""
    suit: str = ""
    simulated: bool = False
    mark: CardMark = CardMark.NONE
    called: str = ""


class ChipProps(Leaf, frozen=True):
    count: int
    colour: str
    denomination: str


class StatusProps(Props, frozen=True):
    table: str
    rulebook: str
    revision: str
    round: str
    dealer: str
    reader: ReaderMark
    reader_text: str
    checkpoint: str
    clock: str
    simulated: str = ""


class ItemProps(Row, frozen=True):
    """An item of the checklist. `level` 0 is a step, 1 a part of the step above it, and 2 a part of that part. `told`
    is its condition as text. If there is little room, only items `near` the current step are shown."""

    text: str
    kind: ItemKind
    standing: ItemStatus
    told: str = ""
    note: str = ""
    level: int = 0
    near: bool = True


class ChecklistProps(Props, frozen=True):
    """The checklist. `steps` counts the steps among the items; the others are parts of the current step."""

    title: str
    items: tuple[ItemProps, ...]
    standing: str = ""
    steps: int = 0


class InstructionProps(Props, frozen=True):
    """The instruction: `verb` is the step in one or two words, `result` the result if chips move, `text` the manual's
    sentence, and `printed` the manual's original wording beneath a translation."""

    text: str
    citation: str
    printed: str = ""
    verb: str = ""
    result: str = ""


class SpotProps(Props, frozen=True):
    """A circle of a position. `column` and `row` place it in its seat as the dealer sees the layout; row 0 is nearest
    the player. Fractions place it in the middle of four circles, where it is not a touch target. A folded hand goes
    under a circle that `awaits_hand`. `pile` lists the chips of the wager from the bottom, `made_of` describes them,
    and `paid` lists the payout next to them. `counts` is the number of chips of each kind, if there are several."""

    spot: str
    label: str
    column: float
    row: float
    shape: Shape = Shape.CIRCLE
    standing: SpotStatus = SpotStatus.EMPTY
    amount: str = ""
    pile: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    counts: tuple[ChipProps, ...] = ()
    made_of: str = ""
    current: bool = False
    tucked: bool = False
    awaits_hand: bool = False


class SeatProps(Row, frozen=True):
    """A position. `called` is its spoken name and `number_called` the name of its number if that is a separate key. A
    position that is `asked` is outlined; `why_not` says why another one cannot be tapped. If it `rests`, it ignores
    taps for a moment after each one."""

    position: int
    occupied: bool
    spots: tuple[SpotProps, ...]
    current: bool = False
    decision: DecisionMark = DecisionMark.NONE
    decision_label: str = ""
    hand: tuple[CardProps, ...] = ()
    draw_card: tuple[CardProps, ...] = ()
    draw_label: str = "DRAW"
    total: str = ""
    pending: str = ""
    achieved: str = ""
    pays: str = ""
    called: str = ""
    number_called: str = ""
    asked: bool = False
    why_not: str = ""
    rests: bool = True


class FeltProps(Props, frozen=True):
    """The felt. `middle` is True if a bet is on a circle in the middle of four; otherwise that circle may be left out
    for lack of room."""

    seats: tuple[SeatProps, ...]
    seats_touchable: bool = False
    spots_touchable: bool = False
    middle: bool = True


class DealerProps(Props, frozen=True):
    """The dealer's hand. An empty label means that the game has none."""

    label: str = ""
    cards: tuple[CardProps, ...] = ()
    total: str = ""
    qualifies: str = ""


class MeterCondition(Enum):
    OPEN = "open"
    PENDING = "pending"
    HIT = "hit"


class MeterProps(Row, frozen=True):
    """A meter. `amount` is its current amount; while `note` says PENDING or HIT, `locked` is the amount won and `again`
    the new amount. `share` is its part of the strip's width."""

    meter: str
    name: str
    amount: str
    share: float
    standing: MeterCondition = MeterCondition.OPEN
    note: str = ""
    locked: str = ""
    again: str = ""


class PayLineProps(Row, frozen=True):
    """A settled wager, or several with the same result. `done` says how the dealer moves the chips. A `tall` row has
    two lines: the second shows the event, or with several wagers those in `also`. A `corrected` row shows its previous
    amount in place of the event."""

    spot: str
    event: str
    odds: str
    result: ResultMark
    amount: str
    chips: tuple[ChipProps, ...] = ()
    coin: str = ""
    words: str = ""
    current: bool = False
    label: str = ""
    also: str = ""
    done: str = ""
    tall: bool = False
    corrected: bool = False


class SettlementProps(Props, frozen=True):
    """The hand being settled: its exposed cards, its `sum`, its total as the dealer announces it, and its wagers.
    `whose` names the hand if the dealer's is shown too. `beside` lists amounts paid earlier or later, and `corrected`
    the corrections. The two hands are `stacked` if the rows need the width."""

    hand: tuple[CardProps, ...] = ()
    draw_card: tuple[CardProps, ...] = ()
    draw_label: str = "DRAW"
    total: str = ""
    whose: str = ""
    sum: str = ""
    beside: str = ""
    corrected: str = ""
    lines: tuple[PayLineProps, ...] = ()
    stacked: bool = False


class RefusalProps(Props, frozen=True):
    text: str = ""
    remedy: str = ""
    citation: str = ""


class FigureProps(Leaf, frozen=True):
    label: str
    amount: str
    result: str = ""
    note: str = ""


class SummaryProps(Props, frozen=True):
    """The finished round. An empty round number means that no summary is shown."""

    round: str = ""
    figures: tuple[FigureProps, ...] = ()


class ActionProps(Pressable, frozen=True):
    text: str
    sign: str = ""
    note: str = ""
    possible: bool = True


class KioskProps(Props, frozen=True):
    """Props of the table. `manual` is the key that opens the cited paragraph."""

    status: StatusProps
    checklist: ChecklistProps
    instruction: InstructionProps
    felt: FeltProps
    primary: ActionProps
    secondary: tuple[ActionProps, ...]
    dealer: DealerProps = DealerProps()
    meters: tuple[MeterProps, ...] = ()
    settlement: SettlementProps = SettlementProps()
    summary: SummaryProps = SummaryProps()
    manual: ActionProps = ActionProps(BarKey.MANUAL, "", possible=False)
