"""What the table shows, region by region. Texts arrive ready to read; an empty text means nothing to show."""

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


class ItemStanding(Enum):
    TO_DO = "to-do"
    CURRENT = "current"
    DONE = "done"
    OVERRIDDEN = "overridden"
    NOT_APPLICABLE = "not-applicable"
    DEFERRED = "deferred"


class SpotStanding(Enum):
    EMPTY = "empty"
    WAGERED = "wagered"
    WON = "won"
    LOST = "lost"
    PUSH = "push"
    FORFEITED = "forfeited"
    RETURNED = "returned"
    LIMIT = "limit"


class DecisionMark(Enum):
    """`BONUS`: no Ante lies there, so nothing is decided."""

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
    """Whether a card counts in the hand that is shown made of several."""

    NONE = "none"
    COUNTS = "counts"
    SPARE = "spare"


class CardProps(Leaf, frozen=True):
    """No rank is a card face down, and `called` so: what is not exposed is not here."""

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
    """`level` 0 is a step, 1 a part of the step above it, 2 a part of that part; `told` is its standing in words. Where
    there is little room, those `near` the current step are shown."""

    text: str
    kind: ItemKind
    standing: ItemStanding
    told: str = ""
    note: str = ""
    level: int = 0
    near: bool = True


class ChecklistProps(Props, frozen=True):
    """So many of its items are `steps`; the others are parts of the current one."""

    title: str
    items: tuple[ItemProps, ...]
    standing: str = ""
    steps: int = 0


class InstructionProps(Props, frozen=True):
    """The step in a word or two, its `result` where chips move, then the manual's sentence; `printed` is its own
    wording, shown beside a translation."""

    text: str
    citation: str
    printed: str = ""
    verb: str = ""
    result: str = ""


class SpotProps(Props, frozen=True):
    """`column` and `row` place it in its seat as the dealer sees the layout: row 0 is nearest the player. Halves lie in
    the middle of four; such a spot is not touched by itself. A folded hand goes under the one that `awaits_hand`.
    `pile` is the wager chip by chip, the lowest first, `made_of` tells it in words; `paid` is the house's beside it;
    `counts` are how many of each kind lie there, where it is more than one chip."""

    spot: str
    label: str
    column: float
    row: float
    shape: Shape = Shape.CIRCLE
    standing: SpotStanding = SpotStanding.EMPTY
    amount: str = ""
    pile: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    counts: tuple[ChipProps, ...] = ()
    made_of: str = ""
    current: bool = False
    tucked: bool = False
    awaits_hand: bool = False


class SeatProps(Row, frozen=True):
    """`called` is how it is called aloud, where its number alone is no name; `number_called` how its number is, where
    that is a key of its own. One that is `asked` is outlined; `why_not` says why a touch of another is not taken. One
    that `rests` takes one touch at a time."""

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
    """`middle` where a wager lies in the middle of four: else its circle may be left out for want of room."""

    seats: tuple[SeatProps, ...]
    seats_touchable: bool = False
    spots_touchable: bool = False
    middle: bool = True


class DealerProps(Props, frozen=True):
    """The dealer's own hand; no label means that the game has none."""

    label: str = ""
    cards: tuple[CardProps, ...] = ()
    total: str = ""
    qualifies: str = ""


class MeterStanding(Enum):
    OPEN = "open"
    PENDING = "pending"
    HIT = "hit"


class MeterProps(Row, frozen=True):
    """`amount` as it stands; while `note` says PENDING or HIT, `locked` is what was won, and `again` the new start.
    `share` is its part of the strip's width."""

    meter: str
    name: str
    amount: str
    share: float
    standing: MeterStanding = MeterStanding.OPEN
    note: str = ""
    locked: str = ""
    again: str = ""


class PayLineProps(Row, frozen=True):
    """What became of a wager, or of several alike: `done` is what the dealer does with it, in a word. A tall one has
    two lines: what happened stands on the second, or of many wagers alike what `also` they are; what was `corrected`
    says by whom where its event stands."""

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
    """The seat being settled: `whose` hand it is where another lies beside it, its cards as far as they are exposed,
    the `sum` and the total as the dealer says it, its wagers; `beside` is what was paid before, or is still to be paid,
    `corrected` who changed what. Where the rows need the width, the dealer's hand and the player's are `stacked`."""

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
    """The round that ended; no round is no summary."""

    round: str = ""
    figures: tuple[FigureProps, ...] = ()


class ActionProps(Pressable, frozen=True):
    text: str
    sign: str = ""
    note: str = ""
    possible: bool = True


class KioskProps(Props, frozen=True):
    """`manual` is what the cited paragraph opens."""

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
