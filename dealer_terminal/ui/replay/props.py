"""What the replay's window shows, region by region. Texts arrive ready to read; an empty text is nothing to show."""

from dealer_terminal.ui.console.props import ConsoleSheetProps, KeyLineProps, TipProps
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kit.props import Props, Row


class ButtonProps(Row, frozen=True):
    """`arrow` is -1 where it leads back, 1 where on; `key` is told beneath."""

    name: str
    text: str
    key: str
    arrow: int = 0
    chosen: bool = False
    possible: bool = True


class FactProps(Row, frozen=True):
    position: int
    time: str
    camera: str
    text: str
    source: str
    money: str
    weight: str
    present: bool


class FoundProps(Row, frozen=True):
    position: int
    time: str
    round: str
    text: str
    money: str
    lit: bool


class TickProps(Row, frozen=True):
    """`at` is its part of the strip's width, `high` of its lane's height."""

    position: int
    at: float
    lane: int
    high: float
    text: str


class LaneProps(Row, frozen=True):
    name: str


class CameraProps(Row, frozen=True):
    name: str
    time: str
    margin: str


class ReplayHeadProps(Props, frozen=True):
    table: str
    rulebook: str
    revision: str
    round: str
    dealer: str
    fact: str
    simulated: str
    verdict: str
    verdict_tone: str


class ClockProps(Props, frozen=True):
    time: str
    date: str
    cameras: tuple[CameraProps, ...] = ()


class StripProps(Props, frozen=True):
    """`now` is the part of its width where the playhead stands, `times` the clock along it."""

    begin: str
    end: str
    times: tuple[str, ...]
    now: float
    heights: tuple[int, ...]
    lanes: tuple[LaneProps, ...]
    ticks: tuple[TickProps, ...]


class PlayProps(Props, frozen=True):
    speed: str
    standing: str
    skipped: str
    buttons: tuple[ButtonProps, ...]


class FindProps(Props, frozen=True):
    """`more` is on the key for the next page; `told` says how much was found, or why nothing."""

    hint: str
    tabs: tuple[ButtonProps, ...]
    conditions: str
    told: str
    found: tuple[FoundProps, ...]
    lit: int
    more: str


class LitProps(Row, frozen=True):
    position: int
    text: str
    spots: tuple[str, ...]


class ReplayProps(Props, frozen=True):
    """`felt` is said in the reviewer's language, `screen` in the dealer's; `caption` tells what the middle shows,
    `damaged` what cannot be shown or is not proven, `lit` the positions on the felt that a sheet tells of."""

    title: str
    head: ReplayHeadProps
    felt: FrameProps
    lit: tuple[LitProps, ...]
    screen: FrameProps
    screened: bool
    caption: str
    damaged: str
    facts_title: str
    facts_camera: str
    facts: tuple[FactProps, ...]
    present: int
    clock: ClockProps
    strip: StripProps
    play: PlayProps
    find: FindProps
    sheet: ConsoleSheetProps
    locked: bool
    said: str
    helps: str
    lines: tuple[KeyLineProps, ...]
    tips: tuple[TipProps, ...]
