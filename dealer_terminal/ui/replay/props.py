"""Props of the replay's window, by region. Texts are ready to display; an empty text shows nothing."""

from dealer_terminal.ui.console.props import ConsoleSheetProps, KeyLineProps, TipProps
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kit.props import Props, Row


class ButtonProps(Row, frozen=True):
    """A button. `arrow` is -1 for back and 1 for forward. `key` is shown below."""

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
    """A tick on the strip. `at` is a fraction of the strip's width, `high` of its lane's height."""

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
    """The strip of the day. `now` is the position of the playhead as a fraction of the width, `times` the times along
    it."""

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
    """The search panel. `more` is the text of the key for the next page. `told` is the number of results, or why there
    are none."""

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
    """The whole window. `felt` is in the reviewer's language, `screen` in the dealer's. `caption` describes the screen.
    `damaged` says what cannot be shown or is not verified. `lit` are the positions that a sheet highlights."""

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
